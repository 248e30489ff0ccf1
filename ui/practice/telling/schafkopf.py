"""Schafkopf during and after a deal: units won and paid, the ledger, card points."""

from collections.abc import Iterable

from engine import Match, RuleSet
from engine.games.schafkopf.contracts import worth_of
from engine.games.schafkopf.settle import TOTAL, settle
from engine.games.schafkopf.state import SchafkopfState
from engine.settlement import Line
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import company
from lessons.wording.bids import bid_name

__all__ = [
    "cost", "count_answer", "count_question", "counted", "counts", "ended", "headline", "other_reading",
    "spotless", "standing", "stock_title", "sums", "target_name", "targets", "to_go", "uncounted", "worth",
]  # fmt: skip

_TARGETS = (0, 4, 8, 16)


def targets(_rules: RuleSet) -> tuple[int, ...]:
    """How many deals may be agreed on, the usual number first: none, the ledger simply runs on."""
    return _TARGETS


def target_name(t: Translator, target: int) -> str:
    """What a series of deals is called."""
    if not target:
        return t.gettext("No end: the ledger runs on")
    return t.ngettext("{number} deal", "{number} deals", target)


def to_go(match: Match) -> None:
    """What each side still needs: nobody has to reach anything (``schafkopf.ledger``)."""


def sums(match: Match) -> tuple[int, ...]:
    """What each seat has won or paid so far."""
    return match.score


def headline(t: Translator, state: SchafkopfState, seat: int) -> str:
    """How a deal has ended, told to a seat in a few words."""
    result = state.result
    assert result is not None
    if not result.winners:
        return t.gettext("All four pass: the deal is thrown in")
    units = result.score[seat]
    if units > 0:
        return t.ngettext("You win {number} unit", "You win {number} units", units)
    return t.ngettext("You pay {number} unit", "You pay {number} units", -units)


def ended(t: Translator, state: SchafkopfState, seat: int, names: CardNames) -> str:
    """Who has played what with whom, and the card points of both sides."""
    if state.contract is None:
        return ""
    table, contract = company(state.rules, seat), bid_name(state.contract.bid, t, names)
    who, with_whom = table.told(state.declarer, t), table.told(max(state.partner, 0), t)
    if state.partner < 0:
        told = (
            t.gettext("You play {contract}, alone against three.", contract=contract)
            if state.declarer == seat
            else t.gettext("{who} plays {contract}, alone against three.", who=who, contract=contract)
        )
    elif state.declarer == seat:
        told = t.gettext(
            "You play {contract}, and {partner} is your partner.", contract=contract, partner=with_whom
        )
    elif state.partner == seat:
        told = t.gettext("{who} plays {contract}, and you are the partner.", who=who, contract=contract)
    else:
        told = t.gettext(
            "{who} plays {contract}, and {partner} is the partner.",
            who=who,
            contract=contract,
            partner=with_whom,
        )
    if state.contract.is_tout or state.contract.kind == "sie":
        return told
    points = sum(state.points[each] for each in state.declarers)
    counted = t.gettext(
        "Card points: {points} against {others}.", points=t.number(points), others=t.number(TOTAL - points)
    )
    return f"{told} {counted}"


def uncounted(state: SchafkopfState) -> tuple[Line, ...]:  # noqa: ARG001
    """What was won and is not paid: here everything is."""
    return ()


def other_reading(t: Translator, state: SchafkopfState, seat: int) -> str | None:
    """What the deal is worth to a seat if Laufende are paid by the other reading (``C-42``).

    ``None`` where both readings pay alike.
    """
    by_letter = state.rules["laufende"] == "always"
    other = settle(state, "winners-held" if by_letter else "always").score[seat]
    if state.result is None or other == state.result.score[seat]:
        return None
    number = abs(other)
    if by_letter:
        won = t.ngettext(
            "Where Laufende are paid only to winners who held them, you would "
            "win {number} unit.",
            "Where Laufende are paid only to winners who held them, you would "
            "win {number} units.",
            number,
        )
        lost = t.ngettext(
            "Where Laufende are paid only to winners who held them, you would "
            "pay {number} unit.",
            "Where Laufende are paid only to winners who held them, you would "
            "pay {number} units.",
            number,
        )
    else:
        won = t.ngettext(
            "In Bavaria, where the winners are paid for Laufende whoever held them, you would win {number} "
            "unit.",
            "In Bavaria, where the winners are paid for Laufende whoever held them, you would win {number} "
            "units.",
            number,
        )
        lost = t.ngettext(
            "In Bavaria, where the winners are paid for Laufende whoever held them, you would pay {number} "
            "unit.",
            "In Bavaria, where the winners are paid for Laufende whoever held them, you would pay {number} "
            "units.",
            number,
        )
    return won if other > 0 else lost


def cost(t: Translator, amount: float) -> str:
    """What a move of the learner's cost against the best one, by the coach's count."""
    return t.ngettext(
        "It cost about {cost} unit.",
        "It cost about {cost} units.",
        1 if amount == 1 else 2,
        cost=t.number(amount),
    )


def spotless(t: Translator) -> str:
    """Praise for a deal in which no card of the learner's cost anything that counts."""
    return t.gettext("No card of yours cost you half a unit or more. Well played!")


def standing(t: Translator, match: Match, seat: int) -> str:
    """How the ledger stands after a deal, told to a seat."""
    played = sum(result.redeal is None for result in match.results)
    if not played:
        return t.gettext("The ledger is still empty.")
    if match.winner is None:
        if not match.target:
            return t.ngettext(
                "The ledger after {number} deal: together the four sums are always zero.",
                "The ledger after {number} deals: together the four sums are always zero.",
                played,
            )
        if played < match.target:
            return t.gettext(
                "{played} of {target} deals are played.",
                played=t.number(played),
                target=t.number(match.target),
            )
        return t.gettext("Two are equal in front: the next deal decides.")
    if match.winner == seat:
        return t.gettext("All deals are played, and you are in front.")
    table = company(match.rules, seat)
    return t.gettext("All deals are played: {player} is in front.", player=table.told(match.winner, t))


def worth(_rules: RuleSet, cards: Iterable[int]) -> int:
    """The card points of some cards."""
    return sum(worth_of(card) for card in cards)


def stock_title(t: Translator, _rules: RuleSet) -> str:
    """What stands above the stock of a finished deal: there is none."""
    return t.gettext("The rest of the pack")


def counts(state: SchafkopfState) -> bool:
    """Whether there is anything to count now."""
    return state.phase == "play"


def counted(state: SchafkopfState, seat: int) -> int:
    """What the learner should have counted."""
    return state.points[seat]


def count_question(t: Translator) -> str:
    """Ask for the learner's count."""
    return t.gettext("How many card points are in your own tricks?")


def count_answer(t: Translator, state: SchafkopfState, seat: int) -> str:
    """Tell the right count."""
    return t.gettext("Not quite: you have {points}.", points=t.number(state.points[seat]))

"""Schmier during and after a deal: the bid, the count for Game, the teams on their way to 21."""

from collections.abc import Iterable

from engine import GAMES, SUITS, Match, RuleSet
from engine.games.schmier.options import teams_of
from engine.games.schmier.points import awards
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import worth_of
from engine.settlement import Line
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import company

__all__ = [
    "cost", "count_answer", "count_question", "counted", "counts", "ended", "headline", "other_reading",
    "spotless", "standing", "stock_title", "sums", "target_name", "targets", "to_go", "uncounted", "worth",
]  # fmt: skip


def targets(rules: RuleSet) -> tuple[int, ...]:
    """The points a match may be played to."""
    return GAMES[rules.game].targets


def target_name(t: Translator, target: int) -> str:
    """What a match to a target is called."""
    return t.ngettext("To {number} point", "To {number} points", target)


def to_go(match: Match) -> None:
    """What each team still needs: the table shows what it has."""


def sums(match: Match) -> tuple[int, ...]:
    """What each team has scored so far."""
    return match.score


def ended(t: Translator, state: SchmierState, seat: int, names: CardNames) -> str:
    """Who has bid what with which trumps, and how many of the points they have won."""
    if state.declarer < 0 or state.trump is None:
        return ""
    table = company(state.rules, seat)
    side = state.declarer % teams_of(state.rules)
    won = sum(each.team == side for each in awards(state))
    facts = {"bid": t.number(state.bid), "suit": names.suit(SUITS[state.trump])}
    if side == table.your_side:
        return t.ngettext(
            "Your team bid {bid} with {suit} as trumps and has won {number} point.",
            "Your team bid {bid} with {suit} as trumps and has won {number} points.",
            won,
            **facts,
        )
    return t.ngettext(
        "{team} bid {bid} with {suit} as trumps and have won {number} point.",
        "{team} bid {bid} with {suit} as trumps and have won {number} points.",
        won,
        team=table.team(side, t),
        **facts,
    )


def uncounted(state: SchmierState) -> tuple[Line, ...]:
    """The points of a finished deal that nobody scores: what a failed bid forfeits, a tied Game (side -1).

    With the lines of the settlement they are all six of the deal.
    """
    assert state.result is not None
    scored = {line.rule for line in state.result.lines}
    return tuple(
        Line(each.rule, each.team, 0, each.facts) for each in awards(state) if each.rule not in scored
    )


def other_reading(t: Translator, state: SchmierState, seat: int) -> None:
    """What the deal pays by another reading of the rules: there is none."""


def cost(t: Translator, amount: float) -> str:
    """What a move of the learner's cost against the best one, by the coach's count."""
    return t.ngettext(
        "It cost about {cost} point.",
        "It cost about {cost} points.",
        1 if amount == 1 else 2,
        cost=t.number(amount),
    )


def spotless(t: Translator) -> str:
    """Praise for a deal in which no card of the learner's cost anything that counts."""
    return t.gettext("No card of yours cost you half a point or more. Well played!")


def headline(t: Translator, state: SchmierState, seat: int) -> str:
    """How a deal has ended, told to a seat in a few words."""
    result = state.result
    assert result is not None
    if not result.winners:
        return t.gettext("All six pass: the deal is thrown in")
    table = company(state.rules, seat)
    side = state.declarer % teams_of(state.rules)
    made = side in result.winners
    if side == table.your_side:
        return t.gettext("Your team makes its bid") if made else t.gettext("Your team fails its bid")
    team = table.team(side, t)
    if made:
        return t.gettext("{team} make their bid", team=team)
    return t.gettext("{team} fail their bid", team=team)


def standing(t: Translator, match: Match, seat: int) -> str:
    """How the match stands after a deal, told to a seat."""
    table = company(match.rules, seat)
    target = t.number(match.target)
    if not match.winners:
        if max(match.score) >= match.target:
            return t.gettext("Teams are equal in front: another deal decides.")
        return t.gettext("{target} points win the match.", target=target)
    if len(match.winners) > 1:
        teams = [table.team(side, t) for side in match.winners]
        return t.gettext("The match is shared by {teams}.", teams=t.join(teams))
    if match.winners[0] == table.your_side:
        return t.gettext("Your team wins the match.")
    return t.gettext("{team} win the match.", team=table.team(match.winners[0], t))


def worth(_rules: RuleSet, cards: Iterable[int]) -> int:
    """What some cards count for Game."""
    return sum(worth_of(card) for card in cards)


def stock_title(t: Translator, _rules: RuleSet) -> str:
    """What stands above the rest of the pack in a finished deal."""
    return t.gettext("The rest of the pack, in the order of drawing")


def counts(state: SchmierState) -> bool:
    """Whether there is anything to count now."""
    return state.phase == "play"


def counted(state: SchmierState, seat: int) -> int:
    """What the learner should have counted."""
    return state.points[seat % teams_of(state.rules)]


def count_question(t: Translator) -> str:
    """Ask for the learner's count."""
    return t.gettext("How much has your team for Game in its tricks?")


def count_answer(t: Translator, state: SchmierState, seat: int) -> str:
    """Tell the right count."""
    return t.gettext("Not quite: it has {points}.", points=t.number(counted(state, seat)))

"""Schnapsen during and after a deal: the Bummerl, card points, counting to 66."""

from collections.abc import Iterable

from engine import GAMES, Match, RuleSet
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import worth_of
from lessons.i18n import Translator
from lessons.names import CardNames
from ui.practice.paying import Item
from ui.practice.telling.duel import cost, counts, headline, other_reading, spotless, sums, target_name

__all__ = [
    "account", "cost", "count_answer", "count_question", "counted", "counts", "ended", "headline",
    "other_reading", "spotless", "standing", "stock_title", "sums", "target_name", "targets", "to_go",
    "worth",
]  # fmt: skip


def targets(rules: RuleSet) -> tuple[int, ...]:
    """The points a match may count down from, the usual number first."""
    return GAMES[rules.game].targets


def to_go(match: Match) -> tuple[int, ...]:
    """What each side still needs to win the match."""
    return match.score


_TOLD_BY_WHAT_IT_PAYS = (Clause.FALSE_CLAIM, Clause.FAILED_CLOSE, Clause.LAST_TRICK, Clause.TIE)
"""The clauses whose sentence in the settlement says already how the deal ended."""


def ended(t: Translator, state: SchnapsenState, seat: int, names: CardNames) -> str:  # noqa: ARG001
    """How a deal has ended, told to a seat; empty where the line of the settlement says it."""
    result = state.result
    assert result is not None
    if any(line.rule in _TOLD_BY_WHAT_IT_PAYS for line in result.lines):
        return ""
    assert state.ending is not None
    word, who = state.ending
    points = t.number(state.counted(who))
    closer = state.closed.seat if state.closed else -1
    if word == "claim":
        if who == seat == closer:
            return t.gettext("You closed the stock and claim with {points} points.", points=points)
        if who == seat:
            return t.gettext("You claim with {points} points.", points=points)
        if who == closer:
            return t.gettext("Your opponent closed the stock and claims with {points} points.", points=points)
        return t.gettext("Your opponent claims with {points} points.", points=points)
    if not result.winners:
        return t.gettext("Nobody claims, and both have {points} points in the end.", points=points)
    if closer >= 0:
        points = t.number(state.counted(closer))
        return t.gettext("Nobody claims; whoever closed the stock has {points} in the end.", points=points)
    if state.rules["endgame"] == "last-trick":
        if who == seat:
            return t.gettext("Nobody claims, and you win the last trick.")
        return t.gettext("Nobody claims, and your opponent wins the last trick.")
    return t.gettext("Nobody claims, and all the cards are played: the higher count wins.")


def account(t: Translator, state: SchnapsenState) -> list[Item]:
    """What both sides have counted; a marriage without a trick counts for nothing."""
    counted = (state.counted(0), state.counted(1))
    if not any(state.announced):
        return [Item(t.gettext("Points"), counted)]
    won = (state.tricks[0] > 0, state.tricks[1] > 0)
    return [
        Item(t.gettext("Points in tricks"), state.won),
        Item(t.gettext("Marriages"), state.announced, counts=won),
        Item(t.gettext("Points in all"), counted, is_sum=True),
    ]


def standing(t: Translator, match: Match, seat: int) -> str:
    """How the match stands after a deal, told to a seat."""
    mine, theirs = t.number(match.score[seat]), t.number(match.score[1 - seat])
    if match.winner is None:
        return t.gettext("Bummerl: you still need {mine}, your opponent {theirs}.", mine=mine, theirs=theirs)
    if match.winner == seat:
        return t.gettext("The Bummerl is yours: you are at zero. Your opponent gets the mark.")
    return t.gettext("Your opponent is at zero: the Bummerl goes to you, the mark of the loser.")


def worth(_rules: RuleSet, cards: Iterable[int]) -> int:
    """The card points of some cards."""
    return sum(worth_of(card) for card in cards)


def stock_title(t: Translator, _rules: RuleSet) -> str:
    """What stands above the stock of a finished deal."""
    return t.gettext("The stock, in the order of drawing; the turned card last")


def counted(state: SchnapsenState, seat: int) -> int:
    """What the learner should have counted."""
    return state.counted(seat)


def count_question(t: Translator) -> str:
    """Ask for the learner's count."""
    return t.gettext("How many points have you, tricks and counted marriages together?")


def count_answer(t: Translator, state: SchnapsenState, seat: int) -> str:
    """Tell the right count and what it is made of."""
    won = state.tricks[seat] > 0
    return t.gettext(
        "Not quite: you have {points}. {tricks} come from tricks, {marriages} from marriages.",
        points=t.number(state.counted(seat)),
        tricks=t.number(state.won[seat] if won else 0),
        marriages=t.number(state.announced[seat] if won else 0),
    )

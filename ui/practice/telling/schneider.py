"""Bohemian Schneider during and after a deal: honours, and points added up to the target."""

from collections.abc import Iterable

from engine import Match, RuleSet
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import honours_of, targets_for
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
    """The points a match may be played to, the usual number first."""
    return targets_for(rules)


def to_go(match: Match) -> tuple[int, ...]:
    """What each side still needs to win the match."""
    return tuple(max(0, match.target - points) for points in match.score)


def ended(t: Translator, state: SchneiderState, seat: int, names: CardNames) -> str:  # noqa: ARG001
    """How a deal has ended: always with the last card, so there is nothing to tell."""
    return ""


def account(t: Translator, state: SchneiderState) -> list[Item]:
    """What both sides have counted."""
    return [Item(t.gettext("Honours won"), state.honours)]


def standing(t: Translator, match: Match, seat: int) -> str:
    """How the match stands after a deal, told to a seat."""
    facts = {
        "mine": t.number(match.score[seat]),
        "theirs": t.number(match.score[1 - seat]),
        "target": t.number(match.target),
    }
    if match.winner is None:
        return t.gettext("The match stands at {mine} to {theirs}; {target} win it.", **facts)
    if match.winner == seat:
        return t.gettext("You win the match, {mine} to {theirs}.", mine=facts["mine"], theirs=facts["theirs"])
    return t.gettext(
        "Your opponent wins the match, {theirs} to {mine}.", mine=facts["mine"], theirs=facts["theirs"]
    )


def worth(rules: RuleSet, cards: Iterable[int]) -> int:
    """The honours among some cards."""
    honours = honours_of(rules)
    return sum(honours >> card & 1 for card in cards)


def stock_title(t: Translator, rules: RuleSet) -> str:
    """What stands above the stock of a finished deal."""
    if rules["trump"] == "yes":
        return t.gettext("The stock, in the order of drawing; the turned card last")
    return t.gettext("The stock, in the order of drawing")


def counted(state: SchneiderState, seat: int) -> int:
    """What the learner should have counted."""
    return state.honours[seat]


def count_question(t: Translator) -> str:
    """Ask for the learner's count."""
    return t.gettext("How many honours have you won?")


def count_answer(t: Translator, state: SchneiderState, seat: int) -> str:
    """Tell the right count."""
    return t.gettext("Not quite: you have {points}.", points=t.number(state.honours[seat]))

"""What all games of one against one tell alike: game points, and a match that somebody wins."""

from engine import Match, State
from lessons.i18n import Translator

__all__ = ["cost", "counts", "headline", "other_reading", "spotless", "sums", "target_name"]


def sums(match: Match) -> None:
    """What each side has won so far: here the table shows what is still needed."""


def target_name(t: Translator, target: int) -> str:
    """What a match to a target is called."""
    return t.ngettext("To {number} game point", "To {number} game points", target)


def headline(t: Translator, state: State, seat: int) -> str:
    """How a deal has ended, told to a seat in a few words."""
    result = state.result
    assert result is not None
    if not result.winners:
        return t.gettext("Nobody wins this deal")
    value = result.score[result.winners[0]]
    if result.winners[0] == seat:
        return t.ngettext("You win {number} game point", "You win {number} game points", value)
    return t.ngettext(
        "Your opponent wins {number} game point", "Your opponent wins {number} game points", value
    )


def other_reading(t: Translator, state: State, seat: int) -> None:
    """What the deal pays by another reading of the rules: there is none."""


def cost(t: Translator, amount: float) -> str:
    """What a move of the learner's cost against the best one, by the coach's count."""
    return t.ngettext(
        "It cost about {cost} game point.",
        "It cost about {cost} game points.",
        1 if amount == 1 else 2,
        cost=t.number(amount),
    )


def spotless(t: Translator) -> str:
    """Praise for a deal in which no card of the learner's cost anything that counts."""
    return t.gettext("No card of yours cost you half a game point or more. Well played!")


def counts(state: State) -> bool:  # noqa: ARG001
    """Whether there is anything to count now."""
    return True

"""What the drills of Schnapsen share: seats, numbers, moves and tricks in words; what is shown."""

from __future__ import annotations

from engine import SUITS, Move
from engine.games.schnapsen import SchnapsenState
from engine.games.schnapsen.words import SUIT_OF
from lessons.drills.common import (
    NOTHING,
    after,
    change_rules,
    flipped,
    leads_told,
    number_text,
    seat_text,
    seen,
    trick_cards,
    trick_told,
    yes_no,
    yes_no_text,
)
from lessons.drills.problem import Problem, Speaker, Unasked

__all__ = [
    "NOTHING",
    "after",
    "change_rules",
    "did",
    "flipped",
    "number_text",
    "player",
    "seat_text",
    "seen",
    "state_of",
    "trick_cards",
    "trick_told",
    "yes_no",
    "yes_no_text",
]


def state_of(problem: Problem) -> SchnapsenState:
    """The situation of a problem that has one."""
    assert isinstance(problem.state, SchnapsenState)
    return problem.state


def player(state: object) -> SchnapsenState:
    """A state in which somebody is to act; raises :class:`Unasked` for anything else."""
    if not isinstance(state, SchnapsenState) or state.to_act is None:
        raise Unasked(NOTHING)
    return state


def did(move: Move, of: Speaker, *, you: bool) -> str:
    """A move in one sentence, without its reason."""
    t = of.t
    if isinstance(move, int):
        return leads_told(move, of, you=you)
    if move in SUIT_OF:
        suit = of.names.suit(SUITS[SUIT_OF[move]])
        if you:
            return t.gettext("You announce the marriage of {suit}.", suit=suit)
        return t.gettext("Your opponent announces the marriage of {suit}.", suit=suit)
    if move == "exchange":
        return t.gettext("You exchange.") if you else t.gettext("Your opponent exchanges.")
    if move == "close":
        return t.gettext("You close the stock.") if you else t.gettext("Your opponent closes the stock.")
    if move == "claim":
        return t.gettext("You claim.") if you else t.gettext("Your opponent claims.")
    return t.gettext("You pass.") if you else t.gettext("Your opponent passes.")

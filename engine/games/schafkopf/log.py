"""What has happened in a deal, read off its tricks or by walking it again from its first state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import CardSet, mask_of

if TYPE_CHECKING:
    from engine.game import Move
    from engine.games.schafkopf.state import SchafkopfState

__all__ = ["dealt_sets", "played_by", "steps"]


def played_by(state: SchafkopfState) -> tuple[CardSet, ...]:
    """Return the cards each seat has played, those on the table included, as far as they are known."""
    played = list(map(mask_of, state.played_by_seat()))
    for place, card in enumerate(state.table):
        played[(state.leading + place) % 4] |= 1 << card
    return tuple(played)


def dealt_sets(state: SchafkopfState) -> tuple[CardSet, ...]:
    """Return the hands as they were dealt, as far as the tricks are known."""
    return tuple(hand | played for hand, played in zip(state.hands, played_by(state), strict=True))


def steps(state: SchafkopfState) -> Iterator[tuple[SchafkopfState, Move, SchafkopfState]]:
    """Walk a deal: the state before each move, the move, and the state after it.

    Raises :class:`ValueError` for a deal whose tricks are not all known.
    """
    if not state.deal.told:
        raise ValueError("the deal began in the middle")
    hands = dealt_sets(state)
    before = type(state).make(state.deal, (hands[0], hands[1], hands[2], hands[3]))
    for move in state.history:
        after = before.step(move)
        yield before, move, after
        before = after

"""What has happened in a deal, read off by walking it again from its first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.game import Trick
from engine.walk import steps

if TYPE_CHECKING:
    from engine.games.schneider.state import SchneiderState

__all__ = ["dealt_hands", "tricks_of"]


def tricks_of(state: SchneiderState) -> tuple[Trick, ...]:
    """Return the complete tricks since the first state, oldest first."""
    return tuple(
        Trick(1 - before.seat, (before.led, int(card)), after.seat)
        for before, card, after in steps(state.first or state, state.history)
        if before.led >= 0
    )


def dealt_hands(state: SchneiderState) -> tuple[tuple[Card, ...], ...]:
    """Return both hands in dealing order, drawn cards at the end."""
    hands = [list(hand) for hand in state.deal.order_of_hands]
    for before, card, after in steps(state.first or state, state.history):
        hands[before.seat].remove(int(card))
        if len(after.stock) < len(before.stock):
            hands[after.seat].append(before.stock[0])
            hands[1 - after.seat].append(before.stock[1])
    return tuple(tuple(hand) for hand in hands)

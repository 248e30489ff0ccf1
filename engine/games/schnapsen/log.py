"""What has happened in a deal, read off by walking it again from its first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.game import Trick
from engine.walk import steps

if TYPE_CHECKING:
    from engine.games.schnapsen.state import SchnapsenState

__all__ = ["dealt_hands", "tricks_of"]


def tricks_of(state: SchnapsenState) -> tuple[Trick, ...]:
    """Return the complete tricks since the first state, oldest first."""
    return tuple(
        Trick(1 - before.seat, (before.led, move), after.seat)
        for before, move, after in steps(state.first or state, state.history)
        if isinstance(move, int) and before.led >= 0
    )


def dealt_hands(state: SchnapsenState) -> tuple[tuple[Card, ...], ...]:
    """Return both hands in dealing order: drawn cards at the end, an exchanged card in the jack's place."""
    hands = [list(hand) for hand in state.deal.order_of_hands]
    for before, move, after in steps(state.first or state, state.history):
        if move == "exchange":
            hand = hands[before.seat]
            hand[hand.index(after.stock[-1])] = before.stock[-1]
        elif isinstance(move, int):
            hands[before.seat].remove(move)
            if len(after.stock) < len(before.stock):
                hands[after.seat].append(before.stock[0])
                hands[1 - after.seat].append(before.stock[1])
    return tuple(tuple(hand) for hand in hands)

"""What the holder of the called ace is bound to, until its suit has been led.

Each maker returns a duty in the sense of :mod:`engine.duties`, for one called ace and the ordinary cards
of its suit. A duty binds nobody who does not hold the ace.
"""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.duties import Duty
from engine.order import Order

__all__ = ["RUN_AWAY_WITH", "ace_falls", "ace_stays", "run_away"]

RUN_AWAY_WITH = 4
"""Ordinary cards of the called suit, the ace among them, that allow its holder to run away (G-32)."""


def ace_falls(ace: CardSet, suit: CardSet) -> Duty:
    """Play the ace when its suit is led, even after a trump (``schafkopf.ace-falls``)."""

    def duty(hand: CardSet, led: Card, _winning: Card, _order: Order) -> CardSet:
        return hand & ace if suit >> led & 1 else 0

    return duty


def ace_stays(ace: CardSet, suit: CardSet) -> Duty:
    """Do not throw the ace on another suit, unless it is the last card (``schafkopf.ace-stays``)."""

    def duty(hand: CardSet, led: Card, _winning: Card, _order: Order) -> CardSet:
        return hand & ~ace if hand & ace and not suit >> led & 1 else 0

    return duty


def run_away(ace: CardSet, suit: CardSet) -> Duty:
    """Lead no lower card of the suit than the ace with fewer than four (``schafkopf.run-away``)."""

    def duty(hand: CardSet, _led: Card, _winning: Card, _order: Order) -> CardSet:
        bound = hand & ace and (hand & suit).bit_count() < RUN_AWAY_WITH
        return hand & ~suit | ace if bound else 0

    return duty

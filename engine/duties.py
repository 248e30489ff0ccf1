"""What a player is bound to play: one small pure function per duty.

A duty takes the hand, the card led, the card winning the trick so far and the order, and returns
the cards of the hand that satisfy it, or 0 when it does not bind. Legality applies the duties of a
rule set one after the other; a card that drops out is refused by the duty that dropped it, so *why
not?* is never guessed afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card, CardSet
from engine.order import Order
from engine.reasons import RuleId

__all__ = ["Bound", "Duty", "dropped_by", "follow", "head", "narrow", "proves_absent", "ruff"]

Duty = Callable[[CardSet, Card, Card, Order], CardSet]
Bound = tuple[RuleId, Duty]


def follow(hand: CardSet, led: Card, _winning: Card, order: Order) -> CardSet:
    """Follow the effective suit of the card led, if able."""
    return hand & order.companions[led]


def ruff(hand: CardSet, led: Card, _winning: Card, order: Order) -> CardSet:
    """Play a trump, if void in the suit led."""
    return 0 if hand & order.companions[led] else hand & order.trumps


def head(hand: CardSet, _led: Card, winning: Card, order: Order) -> CardSet:
    """Beat the card that is winning the trick, if able."""
    return hand & order.beaters[winning]


def narrow(hand: CardSet, led: Card, winning: Card, order: Order, duties: Sequence[Bound]) -> CardSet:
    """Return the cards that may be played: the hand after every duty that binds."""
    for _, duty in duties:
        kept = duty(hand, led, winning, order)
        if kept:
            hand = kept
    return hand


def dropped_by(
    card: Card, hand: CardSet, led: Card, winning: Card, order: Order, duties: Sequence[Bound]
) -> tuple[RuleId, CardSet] | None:
    """Return the rule that drops a card from the hand and the cards it leaves, or ``None``.

    The walk is that of :func:`narrow`, so the two can never disagree.
    """
    for rule, duty in duties:
        kept = duty(hand, led, winning, order)
        if kept:
            if not kept >> card & 1:
                return rule, kept
            hand = kept
    return None


def proves_absent(
    card: Card, universe: CardSet, led: Card, winning: Card, order: Order, duties: Sequence[Bound]
) -> CardSet:
    """Return the cards that a player who answered with ``card`` is proved not to hold.

    ``universe`` is what he could hold at most. A duty that the answer does not meet bound nobody, so
    none of the cards that would have met it was in the hand.
    """
    missing = 0
    for _, duty in duties:
        kept = duty(universe, led, winning, order)
        if kept >> card & 1:
            universe = kept
        else:
            missing |= kept
            universe &= ~kept
    return missing

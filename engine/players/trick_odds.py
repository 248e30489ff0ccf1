"""How likely a card stands, from what a seat can see: odds for quick players who follow suit only.

A seat knows the cards that are out (not in its hand, not played) and which suits others have shown not to
hold. It takes every card that is out to lie with a seat in proportion to the cards that seat holds.
"""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.order import Order

__all__ = ["beats"]

_READINESS = 0.9  # who can beat mostly does


def beats(out: CardSet, share: float, led: Card, best: Card, order: Order) -> float:
    """Return the odds that a seat to come beats ``best`` in a trick that began with ``led``.

    ``out`` are the cards the seat may hold, ``share`` its part of all cards that are out.

    >>> from engine.cards import mask_of, parse_card as c, parse_cards
    >>> from engine.order import make_order
    >>> order = make_order([parse_cards("AS.TS.KS"), parse_cards("AH.TH.KH")], trump=1)
    >>> beats(mask_of(parse_cards("TS.KS")), 0.5, c("AS"), c("AS"), order)
    0.0
    >>> beats(mask_of(parse_cards("AS.TS")), 1.0, c("KS"), c("KS"), order)
    0.9
    """
    higher = out & order.beaters[best]
    if not higher:
        return 0.0
    miss = 1.0 - share
    suit = order.companions[led]
    within = (higher & suit).bit_count()
    chance = 1.0 - miss**within if within else 0.0
    ruffs = (higher & ~suit).bit_count()
    if ruffs:
        void = miss ** (out & suit).bit_count()
        chance += void * (1.0 - miss**ruffs)
    return _READINESS * chance

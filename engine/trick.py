"""Who is winning a trick, and who won it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.order import Order

__all__ = ["winning_place"]


def winning_place(cards: Sequence[Card], order: Order) -> int:
    """Return the place (0 = led) of the winning card of a complete or unfinished trick.

    Raises :class:`ValueError` for an empty trick.

    >>> from engine.cards import parse_cards
    >>> from engine.order import make_order
    >>> order = make_order([parse_cards("AS.TS.KS"), parse_cards("AH.TH.KH")], trump=1)
    >>> winning_place(parse_cards("AS.KH.TS"), order)
    1
    """
    if not cards:
        raise ValueError("a trick without cards has no winner")
    best = 0
    for place in range(1, len(cards)):
        if order.beaters[cards[best]] >> cards[place] & 1:
            best = place
    return best

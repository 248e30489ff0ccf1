"""Which suit a card counts as, and which cards beat it, under a trump or a contract.

This is the one idea all games share. ``Order`` knows no points: what a card is worth is a separate
table of each game, and so is what a deal pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, CardSet, mask_of, rank_of, suit_of

__all__ = ["Order", "make_order", "ranked_suits"]


@dataclass(frozen=True, slots=True)
class Order:
    """Effective suits and strength.

    ``companions[card]`` is the set of cards that count as the same suit as ``card`` (itself
    included); ``beaters[card]`` the cards that beat it while it is winning a trick; ``trumps`` the
    set of all trumps, empty without a trump. Both sequences have 53 places.
    """

    companions: tuple[CardSet, ...]
    beaters: tuple[CardSet, ...]
    trumps: CardSet

    def beats(self, card: Card, winning: Card) -> bool:
        """Tell whether ``card``, played later, takes the lead from ``winning``.

        >>> from engine.cards import parse_card as c, parse_cards
        >>> order = make_order([parse_cards("AS.TS.KS"), parse_cards("AH.TH.KH")], trump=1)
        >>> order.beats(c("KH"), c("AS")), order.beats(c("AS"), c("KH")), order.beats(c("AS"), c("TS"))
        (True, False, True)
        """
        return bool(self.beaters[winning] >> card & 1)


def make_order(suits: Sequence[Sequence[Card]], *, trump: int | None = None, next_only: int = 0) -> Order:
    """Build an order from effective suits, each a sequence of cards from strongest to weakest.

    ``trump`` is the index of the trump suit in ``suits``. With ``next_only=1`` a card is beaten,
    within its suit, only by the card directly above it (the tradition of Bohemian Schneider, C-40).
    """
    companions = [0] * 53
    beaters = [0] * 53
    trumps = mask_of(suits[trump]) if trump is not None else 0
    for suit in suits:
        members = mask_of(suit)
        higher = 0
        for place, card in enumerate(suit):
            companions[card] = members
            beaters[card] = higher if not next_only else (1 << suit[place - 1] if place else 0)
            if not trumps >> card & 1:
                beaters[card] |= trumps
            higher |= 1 << card
    return Order(tuple(companions), tuple(beaters), trumps)


def ranked_suits(pack: Sequence[Card], ranking: str) -> list[list[Card]]:
    """Return the four printed suits of a pack, each from strongest to weakest by its rank letters.

    >>> from engine.cards import cards_text, parse_cards
    >>> cards_text(ranked_suits(parse_cards("TS.KS.AS.KH"), "ATKQJ")[1])
    'AS.TS.KS'
    """
    cards = sorted(pack, key=lambda card: ranking.index(rank_of(card)))
    return [[card for card in cards if suit_of(card) == suit] for suit in range(4)]

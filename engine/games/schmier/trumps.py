"""The pack of Schmier under each trump: order, Bauers, what is never thrown, what counts for Game."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import (
    JOKER,
    RANKS,
    SUITS,
    Card,
    CardSet,
    make_card,
    mask_of,
    pack_of,
    rank_of,
    suit_set,
)
from engine.duties import Bound, follow
from engine.games.schmier.clauses import Clause
from engine.order import Order, make_order

__all__ = ["DUTIES", "HAND", "PACK", "PACK_SET", "SEATS", "TRUMPS", "WORTH", "Six", "Trumps", "worth_of"]

SEATS = 6
HAND = 6
PACK = pack_of(RANKS, joker=1)
PACK_SET = mask_of(PACK)
Six = tuple[int, int, int, int, int, int]

_WORTH = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "O": 1}
# What a card counts for Game, by card (``schmier.values``).
WORTH = tuple(_WORTH.get(rank_of(card), 0) for card in range(53))

DUTIES: tuple[Bound, ...] = ((Clause.FOLLOW, follow),)


def worth_of(card: Card) -> int:
    """Return what a card counts for Game.

    >>> worth_of(make_card("T", "D")), worth_of(JOKER), sum(map(worth_of, PACK))
    (10, 1, 81)
    """
    return WORTH[card]


@dataclass(frozen=True, slots=True)
class Trumps:
    """One suit as trumps: the order of the cards, the cards that score, and those never thrown.

    ``suits`` are the effective suits by letter, ``T`` for the trumps.

    >>> from engine.cards import cards_text
    >>> cards_text(TRUMPS[2].ranking)
    'AH.KH.QH.JH.JD.TH.9H.8H.7H.6H.5H.4H.3H.2H.JO'
    """

    suit: int
    ranking: tuple[Card, ...]
    order: Order
    ace: Card
    two: Card
    right: Card
    left: Card
    protected: CardSet
    suits: dict[str, CardSet]

    @property
    def all(self) -> CardSet:
        """The fifteen trumps."""
        return self.order.trumps


def _make(trump: int) -> Trumps:
    letter = SUITS[trump]
    other = SUITS[trump ^ 1]  # clubs and spades are black, hearts and diamonds red
    right, left = make_card("J", letter), make_card("J", other)
    high = [make_card(rank, letter) for rank in "AKQ"]
    low = [make_card(rank, letter) for rank in "T98765432"]
    ranking = (*high, right, left, *low, JOKER)
    suits = [
        ranking if suit == trump else [c for c in reversed(PACK) if suit_set(suit) >> c & 1 and c != left]
        for suit in range(4)
    ]
    order = make_order(suits, trump=trump)
    ace, two = high[0], low[-1]
    names = {"T": order.trumps} | {SUITS[s]: mask_of(suits[s]) for s in range(4) if s != trump}
    return Trumps(
        trump, ranking, order, ace, two, right, left, mask_of((ace, two, right, left, JOKER)), names
    )


TRUMPS = tuple(map(_make, range(4)))

"""Cards as small ints, hands as bitmasks, and their text.

A card is ``suit * 13 + rank`` with suits clubs, spades, hearts, diamonds = 0..3 (acorns, leaves,
hearts, bells) and ranks 2..A = 0..12; the joker is 52. A set of cards is an int with bit
``1 << card`` set. Nothing here knows which card is stronger or what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.errors import Unreadable

__all__ = [
    "JOKER",
    "RANKS",
    "SUITS",
    "Card",
    "CardSet",
    "card_text",
    "card_texts",
    "cards_of",
    "cards_text",
    "make_card",
    "mask_of",
    "pack_of",
    "parse_card",
    "parse_cards",
    "rank_of",
    "rank_set",
    "suit_of",
    "suit_set",
]

Card = int
CardSet = int

SUITS = "CSHD"
RANKS = "23456789TJQKA"
JOKER: Card = 52

_TEXT = (*(rank + suit for suit in SUITS for rank in RANKS), "JO")
_CARD = {text: card for card, text in enumerate(_TEXT)}
_SYMBOLS = str.maketrans("♣♠♥♦♧♤♡♢", "CSHDCSHD")
_SUIT_BITS = 0x1FFF
# Every subset of one suit, as a tuple of cards: taking a hand apart is four look-ups.
_PARTS = tuple(
    tuple(tuple(suit * 13 + r for r in range(13) if bits >> r & 1) for bits in range(1 << 13))
    for suit in range(4)
)


def make_card(rank: str, suit: str) -> Card:
    """Return the card of a rank letter and a suit letter.

    >>> make_card("A", "C")
    12
    """
    return _CARD[rank + suit]


def suit_of(card: Card) -> int:
    """Return the printed suit 0..3 of a card; 4 for the joker.

    >>> suit_of(parse_card("7D"))
    3
    """
    return card // 13


def rank_of(card: Card) -> str:
    """Return the rank letter of a card; ``"O"`` for the joker.

    >>> rank_of(parse_card("TS"))
    'T'
    """
    return RANKS[card % 13] if card != JOKER else "O"


def card_text(card: Card) -> str:
    """Return the canonical text of a card: rank, then suit.

    >>> card_text(0), card_text(JOKER)
    ('2C', 'JO')
    """
    return _TEXT[card]


def parse_card(text: str) -> Card:
    """Read a card; ``10``, lower case and suit symbols are understood.

    Raises :class:`Unreadable` for anything else.

    >>> parse_card("10♥") == parse_card("th") == parse_card("TH")
    True
    """
    plain = text.translate(_SYMBOLS)
    if not plain.isascii() or len(plain) > 3:
        raise Unreadable(f"'{text}' is not a card.")
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    plain = plain.upper()
    try:
        return _CARD[plain]
    except KeyError:
        raise Unreadable(f"'{text}' is not a card.") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards joined by ``.``; ``-`` is none.

    Raises :class:`Unreadable` for an unreadable card.

    >>> parse_cards("TS.JH"), parse_cards("-")
    ((21, 35), ())
    """
    if text == "-":
        return ()
    return tuple(parse_card(part) for part in text.split("."))


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards joined by ``.``, ``-`` for none, in the order given.

    >>> cards_text([21, 35]), cards_text([])
    ('TS.JH', '-')
    """
    return ".".join(_TEXT[card] for card in cards) or "-"


def card_texts(mask: CardSet) -> list[str]:
    """Return the texts of a set of cards, in ascending order.

    >>> card_texts(mask_of([35, 21]))
    ['TS', 'JH']
    """
    return [_TEXT[card] for card in cards_of(mask)]


@lru_cache(maxsize=1 << 15)  # hands come back often enough to pay for it three times over
def cards_of(mask: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order.

    >>> cards_of(mask_of([21, 35]))
    (21, 35)
    """
    cards = (
        _PARTS[0][mask & _SUIT_BITS]
        + _PARTS[1][mask >> 13 & _SUIT_BITS]
        + _PARTS[2][mask >> 26 & _SUIT_BITS]
        + _PARTS[3][mask >> 39 & _SUIT_BITS]
    )
    return (*cards, JOKER) if mask >> 52 else cards


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of some cards.

    >>> mask_of([0, 2])
    5
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def suit_set(suit: int) -> CardSet:
    """Return all thirteen cards of a printed suit 0..3.

    >>> len(cards_of(suit_set(0)))
    13
    """
    return _SUIT_BITS << 13 * suit


def rank_set(rank: str) -> CardSet:
    """Return the four cards of a rank letter.

    >>> cards_text(cards_of(rank_set("A")))
    'AC.AS.AH.AD'
    """
    return mask_of(make_card(rank, suit) for suit in SUITS)


def pack_of(ranks: str, *, joker: int = 0) -> tuple[Card, ...]:
    """Return a pack with the given ranks in all four suits, in ascending order.

    ``joker`` is 0 or 1.

    >>> len(pack_of("AKQJT")), len(pack_of(RANKS, joker=1))
    (20, 53)
    """
    mask = 0
    for rank in ranks:
        mask |= rank_set(rank)
    return cards_of(mask) + (JOKER,) * joker

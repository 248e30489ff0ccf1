"""Reading the fields of position texts: hands, stocks, pairs, suits and seats, for every game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.cards import SUITS, Card, card_text, parse_card
from engine.errors import Unreadable

__all__ = [
    "Hands",
    "Pair",
    "hand_text",
    "read_cards",
    "read_hands",
    "read_numbers",
    "read_pair",
    "read_seat",
    "read_stock",
    "read_suit",
    "stock_text",
]

Pair = tuple[int, int]
Hands = tuple[tuple[Card, ...], ...]

_COUNT = re.compile(r"\?[0-9]{1,2}\Z")
_NUMBER = re.compile(r"[0-9]{1,3}\Z")
_PAIR = re.compile(r"([0-9]{1,3})/([0-9]{1,3})\Z")


def read_hands(text: str, seats: int) -> tuple[Hands, tuple[int, ...]]:
    """Read hands split by ``/``: the known cards as written, and how many are unknown, per seat.

    >>> read_hands("AS.KS/KH.?4", 2)
    (((25, 24), (37,)), (0, 4))
    """
    parts = text.split("/")
    if len(parts) != seats:
        raise Unreadable(f"'hands=' needs the cards of {seats} seats, split by '/'.")
    hands = []
    unknown = []
    for part in parts:
        cards: list[Card] = []
        count = 0
        for item in part.split(".") if part != "-" else ():
            if item == "??":
                count += 1
            elif _COUNT.match(item):
                count += int(item[1:])
            else:
                cards.append(parse_card(item))
        hands.append(tuple(cards))
        unknown.append(count)
    return tuple(hands), tuple(unknown)


def hand_text(cards: Sequence[Card], unknown: int) -> str:
    """Return a hand as text: known cards, then ``?n``.

    >>> hand_text((25, 24), 3), hand_text((), 0)
    ('AS.KS.?3', '-')
    """
    return ".".join([card_text(card) for card in cards] + ([f"?{unknown}"] if unknown else [])) or "-"


def read_stock(text: str) -> tuple[Card, ...]:
    """Read a stock in draw order; a card face down is -1.

    >>> read_stock("??.KH"), read_stock("-")
    ((-1, 37), ())
    """
    cards: list[Card] = []
    for item in text.split(".") if text != "-" else ():
        if _COUNT.match(item):
            cards += [-1] * int(item[1:])
        else:
            cards.append(-1 if item == "??" else parse_card(item))
    return tuple(cards)


def stock_text(stock: Sequence[Card]) -> str:
    """Return a stock as text.

    >>> stock_text((-1, 37))
    '??.KH'
    """
    return ".".join("??" if card < 0 else card_text(card) for card in stock) or "-"


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards joined by dots; ``-`` is none."""
    return tuple(parse_card(item) for item in text.split(".")) if text != "-" else ()


def read_suit(text: str) -> int:
    """Read a suit letter as 0..3."""
    if len(text) != 1 or text.upper() not in SUITS:
        raise Unreadable(f"'{text}' is not a suit.")
    return SUITS.index(text.upper())


def read_seat(text: str, seats: int) -> int:
    """Read a seat number below ``seats``."""
    if len(text) != 1 or not text.isascii() or not text.isdigit() or int(text) >= seats:
        raise Unreadable(f"'{text}' is not one of the {seats} seats.")
    return int(text)


def read_pair(fields: Mapping[str, str], key: str) -> Pair:
    """Read ``first/second`` of a field; ``(0, 0)`` when it is missing."""
    found = _PAIR.match(fields.get(key, "0/0"))
    if not found:
        raise Unreadable(f"'{key}=' needs two numbers split by '/'.")
    return int(found[1]), int(found[2])


def read_numbers(fields: Mapping[str, str], key: str, seats: int) -> tuple[int, ...]:
    """Read one number for each seat, split by ``/``; zeros when the field is missing.

    >>> read_numbers({"points": "10/0/21/4"}, "points", 4)
    (10, 0, 21, 4)
    """
    parts = fields.get(key, "/".join("0" * seats)).split("/")
    if len(parts) != seats or not all(_NUMBER.match(part) for part in parts):
        raise Unreadable(f"'{key}=' needs {seats} numbers split by '/'.")
    return tuple(map(int, parts))

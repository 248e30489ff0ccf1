"""The moves of Schmier that are not plays: bids, trumps and discards.

A discard is one word: ``discard-2C-3D``, its cards in the order C, S, H, D, from 2 up to the ace, the joker
last; ``discard-none`` throws nothing.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import SUITS, Card, parse_card
from engine.choices import discard_text
from engine.errors import Unreadable

__all__ = ["BIDS", "bid_of", "canonical", "discarded_by", "is_discard", "is_word"]

BIDS = tuple(f"bid-{number}" for number in range(10))
_WORDS = frozenset(("pass", *BIDS, *(f"trump-{suit}" for suit in SUITS)))
_DISCARD = "discard-"
NONE = "discard-none"


def is_word(token: str) -> bool:
    """Tell whether a text is a move of Schmier other than a card.

    >>> [is_word(text) for text in ("PASS", "bid-9", "bid-10", "trump-h", "discard-10h-jo", "discard-")]
    [True, True, False, True, True, False]
    """
    word = canonical(token)
    return word in _WORDS or is_discard(word)


def canonical(token: str) -> str:
    """Return the one spelling of a word; a text that is none comes back as it may.

    >>> canonical("Discard-JO-3d-10C"), canonical("TRUMP-h")
    ('discard-TC-3D-JO', 'trump-H')
    """
    lower = token.lower()
    if lower.startswith(_DISCARD) and lower != NONE:
        try:
            return discard_text(sorted(map(parse_card, token[len(_DISCARD) :].split("-"))))
        except Unreadable:
            return token
    if not token.isascii():  # upper case makes an S of more letters than one
        return token
    if lower.startswith("trump-"):
        return lower[:6] + lower[6:].upper()
    return lower


def bid_of(word: str) -> int:
    """Return the number bid; 0 for ``pass``.

    >>> bid_of("bid-4"), bid_of("pass")
    (4, 0)
    """
    return 0 if word == "pass" else int(word[4:])


def is_discard(word: str) -> bool:
    """Tell whether a canonical word is a discard."""
    if not word.startswith(_DISCARD):
        return False
    try:
        discarded_by(word)
    except Unreadable:
        return False
    return True


@lru_cache(maxsize=1 << 12)
def discarded_by(word: str) -> tuple[Card, ...]:
    """Return the cards of a discard, in order, as written: one named twice is there twice.

    >>> from engine.cards import cards_text
    >>> cards_text(discarded_by("discard-2C-3D")), discarded_by("discard-none")
    ('2C.3D', ())
    """
    if word == NONE:
        return ()
    return tuple(parse_card(part) for part in word[len(_DISCARD) :].split("-"))

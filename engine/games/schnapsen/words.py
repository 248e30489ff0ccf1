"""The moves of Schnapsen that are not plays."""

from __future__ import annotations

from engine.cards import SUITS

__all__ = ["MARRIAGES", "SUIT_OF", "WORDS"]

MARRIAGES = tuple(f"marriage-{suit}" for suit in SUITS)
SUIT_OF = {token: suit for suit, token in enumerate(MARRIAGES)}
WORDS = frozenset(("exchange", "close", "claim", "pass", *MARRIAGES))

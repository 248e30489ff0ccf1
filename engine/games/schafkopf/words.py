"""The moves of Schafkopf that are not plays: the words of the auction."""

from __future__ import annotations

from engine.games.schafkopf.contracts import BIDS

__all__ = ["WORDS", "canonical"]

WORDS = frozenset(("pass", *BIDS))


def canonical(token: str) -> str:
    """Return the one spelling of a word: lower case, the letter of a suit in upper case.

    >>> canonical("Solo-Tout-h"), canonical("PASS")
    ('solo-tout-H', 'pass')
    """
    head, dash, last = token.rpartition("-")
    return f"{head.lower()}-{last.upper()}" if dash and len(last) == 1 else token.lower()

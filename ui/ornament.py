"""Cards that decorate a page: a fan of some of them. Who cannot see it misses nothing."""

from collections.abc import Sequence
from functools import lru_cache

from lessons.names import CardNames
from lessons.settings import Colours, Pattern
from ui.table.cards import card_img
from ui.table.cards.faces import RANKS

__all__ = ["fan"]


def fan(cards: Sequence[str], names: CardNames, colours: Colours) -> str:
    """HTML of some cards (the engine's texts) held as a fan, silent for a screen reader.

    How wide they are and how they lie is the style's.

    >>> from lessons.names import card_names
    >>> fan(["KH", "QH"], card_names("es", "german"), 2).count('alt=""')
    2
    """
    indices = tuple((rank, names.index(rank)) for rank in RANKS)
    drawn = "".join(_drawn(card, names.pattern, colours, indices) for card in cards)
    return f'<div class="baza-fan">{drawn}</div>'


@lru_cache(maxsize=256)
def _drawn(card: str, pattern: Pattern, colours: Colours, indices: tuple[tuple[str, str], ...]) -> str:
    """One card; kept, since the same few decorate every visit."""
    return card_img(card, pattern, colours, dict(indices), alt="", width="var(--baza-fan-card)")

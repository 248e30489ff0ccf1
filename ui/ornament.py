"""A fan of three cards for the start page. It decorates: who cannot see it misses nothing."""

from urllib.parse import quote

from lessons.names import card_names
from lessons.settings import Pattern

__all__ = ["fan"]

_SPADE = (
    "M0-11C5-4 10-1 10 5c0 5-6 6-8.5 2.5"
    "C1.5 10 2.5 12 4 13.5h-8c1.5-1.5 2.5-3.5 2.5-6C-4 11-10 10-10 5c0-6 5-9 10-16z"
)
_HEART = (
    "M0 12"
    "C-7 6-11 2-11-3.5c0-4 3-6.5 6-6.5 2.3 0 4 1.3 5 3.3 1-2 2.7-3.3 5-3.3 3 0 6 2.5 6 6.5C11 2 7 6 0 12z"
)
_CLUB = (
    "M0-11a5 5 0 0 1 4 8 5 5 0 1 1-2.8 7.4C1.4 8 2.2 11 4 13.5h-8"
    "C-2.2 11-1.4 8-1.2 4.4A5 5 0 1 1-4-3a5 5 0 0 1 4-8z"
)
_LEAF = "M0-12C7-7 11-2 9 3 7.5 7 3 7.5 1 5.5V14h-2V5.5C-3 7.5-7.5 7-9 3-11-2-7-7 0-12z"
_ACORN = "M-8-3C-8-9 8-9 8-3zM-7-1.5H7C7 6 3 10 0 14-3 10-7 6-7-1.5zM-1-8V-12H1V-8z"


def fan(language: str, pattern: Pattern) -> str:
    """Three cards as an image element in the reader's language and pattern, silent for a screen reader.

    >>> 'alt=""' in fan("es", "german")
    True
    """
    index = card_names(language, pattern).index
    black = (_CLUB, _SPADE) if pattern == "french" else (_ACORN, _LEAF)
    cards = (
        _card(-15, -62, index("K"), black[0], "black"),
        _card(0, 0, index("Q"), _HEART, "red"),
        _card(15, 62, index("A"), black[1], "black"),
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-165 -112 330 236">'
        "<style>rect{fill:#fffdf7;stroke:#b9a98c}.red{fill:#a3262a}.black{fill:#2a2019}"
        "text{font:600 27px Georgia,serif}"
        "@media(prefers-color-scheme:dark){rect{fill:#f6eedd;stroke:#8d8069}}</style>"
        f"{''.join(cards)}</svg>"
    )
    # An inline drawing would be taken out of the page; one behind an address is left alone.
    return f'<div class="baza-fan"><img alt="" src="data:image/svg+xml,{quote(svg)}"></div>'


def _card(turn: int, shift: int, index: str, sign: str, colour: str) -> str:
    return (
        f'<g class="{colour}" transform="translate({shift} {abs(shift) * 0.13:.1f}) rotate({turn})">'
        '<rect x="-52" y="-80" width="104" height="160" rx="10"/>'
        f'<text x="-38" y="-52">{index}</text>'
        f'<path d="{sign}" transform="translate(-31 -33) scale(.75)"/>'
        f'<path d="{sign}" transform="scale(2.7)"/>'
        f'<g transform="rotate(180)"><text x="-38" y="-52">{index}</text>'
        f'<path d="{sign}" transform="translate(-31 -33) scale(.75)"/></g></g>'
    )

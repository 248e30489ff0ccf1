"""Small drawings every card is made of: index glyphs and suit signs.

Each entry is a fragment of SVG around its own origin. Glyphs are strokes in a box 20 units high with
the origin at the middle of the top edge; signs fill about 20 by 20 units around the origin. What takes
the colour of the suit is drawn in ``currentColor``, so one drawing serves two and four colours.

>>> sorted(WIDTHS)[:3]
['0', '1', '2']
>>> SIGNS["f-H"].startswith("<path")
True
"""
# ruff: noqa: E501 - paths are data

from typing import Final

INK: Final = "#2b1c14"

_STROKES: Final = {
    "A": "M-6.6 20 0 2 6.6 20M-4.4 13.8H4.4",
    "K": "M-4.8 0V20M6.2 0-4.6 12M-.9 8.4 6.8 20",
    "Q": "M0 1.7A5.9 8.3 0 1 1 0 18.3 5.9 8.3 0 1 1 0 1.7ZM1 13.2 6.6 20.4",
    "J": "M-1.6 1.7H4.2V13.4A4.8 4.9 0 0 1-5.4 13.4V12",
    "R": "M-4.8 20V1.7H.2A4.7 4.8 0 0 1 .2 11.3H-4.8M.6 11.3 6.2 20",
    "D": "M-4.8 1.7H-1.2A6.4 8.3 0 0 1-1.2 18.3H-4.8Z",
    "O": "M0 1.7A6 8.3 0 1 1 0 18.3 6 8.3 0 1 1 0 1.7Z",
    "U": "M-5.4 0V12.6A5.4 5.7 0 0 0 5.4 12.6V0",
    "0": "M0 1.7A4.5 8.3 0 1 1 0 18.3 4.5 8.3 0 1 1 0 1.7Z",
    "1": "M-3.2 5.4 1 2.2V20",
    "2": "M-4.9 6.4A4.9 4.8 0 0 1 4.9 6.4C4.9 10.2-3.4 13.4-4.6 18.3H5.6",
    "3": "M-4.6 1.7H4.4L-.8 8.2A5.2 5.1 0 1 1-5.4 14.6",
    "4": "M2.8 20V2.2L-5.6 14.2H6.4",
    "5": "M4.5 1.7H-3.5L-4.3 9.4C-1.6 7.2 5.2 7.2 5.2 13A5.1 5.3 0 0 1-5.3 15.2",
    "6": "M0 8.1A5.1 5.1 0 1 1 0 18.3 5.1 5.1 0 1 1 0 8.1ZM3.6.9C-1.4 3.2-5.1 8-5.1 13.2",
    "7": "M-5.4 1.7H5C1.4 6.8-1.2 13-1.4 20",
    "8": "M0 1.7A4 4 0 1 1 0 9.7 4 4 0 1 1 0 1.7ZM0 9.7A5 4.3 0 1 1 0 18.3 5 4.3 0 1 1 0 9.7Z",
    "9": "M0 11.9A5.1 5.1 0 1 1 0 1.7 5.1 5.1 0 1 1 0 11.9ZM-3.6 19.1C1.4 16.8 5.1 12 5.1 6.8",
}

WIDTHS: Final = dict.fromkeys(_STROKES, 13.0) | {"1": 6.5, "0": 12.5}
"""Advance width of each glyph, in card units (a card is 100 wide)."""

GLYPHS: Final = {
    glyph: f'<path fill="none" stroke="currentColor" stroke-width="3.3" d="{d}"/>'
    for glyph, d in _STROKES.items()
}

STAR: Final = (
    '<path fill="currentColor" d="M0-10 2.5-3.3 9.5-3.1 3.9 1.2 5.9 8 0 4-5.9 8-3.9 1.2-9.5-3.1-2.5-3.3Z"/>'
)

_LINE = f'stroke="{INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"'
_HEART = "M0 9.6C-2.6 5.6-9.8 1.6-9.8-4C-9.8-7.6-7.4-9.4-5-9.4C-2.6-9.4-.8-8 0-5.6C.8-8 2.6-9.4 5-9.4C7.4-9.4 9.8-7.6 9.8-4C9.8 1.6 2.6 5.6 0 9.6Z"

SIGNS: Final = {
    "f-S": (
        '<path fill="currentColor" d="M0-10C2.6-6.2 9.4-2.2 9.4 2.8C9.4 5.8 7.2 7.4 5 7.4C3.2 7.4 1.8 6.6 1 5.2'
        'C1.1 7.4 2 8.9 3.8 10H-3.8C-2 8.9-1.1 7.4-1 5.2C-1.8 6.6-3.2 7.4-5 7.4C-7.2 7.4-9.4 5.8-9.4 2.8C-9.4-2.2-2.6-6.2 0-10Z"/>'
    ),
    "f-H": f'<path fill="currentColor" d="{_HEART}"/>',
    "f-D": '<path fill="currentColor" d="M0-10.6C2-6.8 4.8-3.2 8 0C4.8 3.2 2 6.8 0 10.6C-2 6.8-4.8 3.2-8 0C-4.8-3.2-2-6.8 0-10.6Z"/>',
    "f-C": (
        '<path fill="currentColor" d="M0-10A4.7 4.7 0 0 1 3.6-2.3 4.7 4.7 0 1 1 1.3 4.6C1.4 7.2 2.2 8.9 3.9 10H-3.9'
        'C-2.2 8.9-1.4 7.2-1.3 4.6A4.7 4.7 0 1 1-3.6-2.3 4.7 4.7 0 0 1 0-10Z"/>'
    ),
    "g-C": (
        f'<g {_LINE}><path fill="none" d="M0-6C-.3-8-1-9.4-2.4-10.2"/>'
        '<path fill="#c9922f" d="M-5.8-1C-5.8 4.6-3.2 7.6 0 10.2C3.2 7.6 5.8 4.6 5.8-1Z"/>'
        '<path fill="#2f7d3b" d="M-7.4-1.2C-7.8-4.8-4.2-7.4 0-7.4C4.2-7.4 7.8-4.8 7.4-1.2C5-.1-5-.1-7.4-1.2Z"/></g>'
        '<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round" d="M-3.4 1.6C-3.2 3.8-2.4 5.4-1.4 6.8"/>'
        '<path fill="none" stroke="#123d1a" stroke-opacity=".55" stroke-width=".8" d="M-4.6-1.3-1-7M-.6-.8 3-6.8M3.4-1 5.6-5.2M4.6-1.3 1-7M.6-.8-3-6.8M-3.4-1-5.6-5.2"/>'
    ),
    "g-S": (
        f'<g {_LINE}><path fill="#3b8f3f" d="M0-10C2.8-6 9-2.6 9 2.4C9 5.4 6.8 7 4.6 7C2.8 7 1 6.2 0 4.6'
        'C-1 6.2-2.8 7-4.6 7C-6.8 7-9 5.4-9 2.4C-9-2.6-2.8-6 0-10Z"/>'
        '<path fill="none" stroke-width="1.1" d="M0-6.4V6C0 8.2-.8 9.6-2.2 10.4"/>'
        '<path fill="none" stroke-width=".7" d="M0-2.2 3.6-4M0-2.2-3.6-4M0 1.2 5.4-1M0 1.2-5.4-1M0 4.4 4.8 3.4M0 4.4-4.8 3.4"/></g>'
    ),
    "g-H": f'<path fill="#cf2e2a" {_LINE} d="{_HEART}"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5" stroke-linecap="round" d="M-7-4.4C-7-6-6-6.9-4.8-6.9"/>',
    "g-D": (
        f'<g {_LINE}><circle cy="-8.8" r="1.6" fill="#e9b530"/><circle r="8.2" cy="1" fill="#e9b530"/>'
        '<path fill="#c0392b" d="M-8.2.1C-4-1.3 4-1.3 8.2.1V2.5C4 1.1-4 1.1-8.2 2.5Z"/>'
        '<path fill="none" stroke-width="1.2" d="M0 4V8.4"/><circle cy="4.4" r="1.3" fill="#2b1c14"/></g>'
        '<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4" stroke-linecap="round" d="M-5.4-2.6C-4.4-4.2-3-5-1.4-5.4"/>'
    ),
}
"""Suit signs by ``pattern-suit``: French ``f-``, German ``g-`` (C acorn, S leaf, H heart, D bell)."""

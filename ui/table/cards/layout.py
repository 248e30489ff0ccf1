"""Where things stand on a card of 100 by 140 units: pips, corners, the two halves of a court."""

from typing import Final

WIDTH: Final = 100
HEIGHT: Final = 140

_LEFT, _MID, _RIGHT = 34, 50, 66
_Y1, _Y2, _Y3, _Y4 = 27, 56, 84, 113
_EDGE = [(_LEFT, _Y1), (_RIGHT, _Y1), (_LEFT, _Y4), (_RIGHT, _Y4)]
_WAIST = [(_LEFT, 70), (_RIGHT, 70)]
_TALL = [*_EDGE, (_LEFT, _Y2), (_RIGHT, _Y2), (_LEFT, _Y3), (_RIGHT, _Y3)]

PIPS: Final[dict[str, list[tuple[int, int]]]] = {
    "2": [(_MID, _Y1), (_MID, _Y4)],
    "3": [(_MID, _Y1), (_MID, 70), (_MID, _Y4)],
    "4": _EDGE,
    "5": [*_EDGE, (_MID, 70)],
    "6": [*_EDGE, *_WAIST],
    "7": [*_EDGE, *_WAIST, (_MID, 48)],
    "8": [*_EDGE, *_WAIST, (_MID, 48), (_MID, 92)],
    "9": [*_TALL, (_MID, 70)],
    "T": [*_TALL, (_MID, 41), (_MID, 99)],
}
"""Centres of the pips by rank; those below the middle stand upside down."""


def use(part: str, *, x: float = 0, y: float = 0, scale: float = 1, turned: bool = False) -> str:
    """Return a reference to a part, moved, scaled and perhaps turned upside down.

    >>> use("f-S", x=50, y=113, scale=.8, turned=True)
    '<use href="#f-S" transform="translate(50 113)rotate(180)scale(0.8)"/>'
    """
    steps = f"translate({x:g} {y:g})" if x or y else ""
    steps += "rotate(180)" if turned else ""
    steps += f"scale({scale:g})" if scale != 1 else ""
    return f'<use href="#{part}" transform="{steps}"/>' if steps else f'<use href="#{part}"/>'


def pips(sign: str, rank: str, scale: float) -> str:
    """Return the pips of a number card."""
    return "".join(use(sign, x=x, y=y, scale=scale, turned=y > 70) for x, y in PIPS[rank])


def double(half: str) -> str:
    """Return a half and the same half turned upside down about the middle of the card."""
    return f'{half}<g transform="rotate(180 50 70)">{half}</g>'

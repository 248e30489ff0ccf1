"""An even grid of buttons: all of one question are equally wide, and as high as others in their row."""

from collections.abc import Sequence

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["columns", "even"]

_FIT = {4: 6, 3: 10, 2: 26}
"""How many letters fit on a button of a phone, by the number of columns; in two of them in two lines."""


def columns(lengths: Sequence[int]) -> tuple[int, bool]:
    """How many columns hold texts of these lengths in the fewest rows, with the fewest places left empty.

    The second tells whether the last text, longer than the others, has a row of its own.

    >>> columns([1, 2, 2, 2]), columns([2, 3, 5, 5, 5, 5]), columns([17, 9, 12, 22])
    ((4, False), (3, False), (2, False))
    >>> columns([2, 3, 5, 5, 30]), columns([30, 27, 28, 31])
    ((4, True), (1, False))
    """
    found = []
    for number, room in _FIT.items():
        fits = [length <= room for length in lengths]
        wide = not fits[-1] and len(fits) > number
        short = len(fits) - wide
        if all(fits[:short]) and number <= short:
            rows = -(-short // number)
            found.append((rows + wide, rows * number - short, number, wide))
    if not found:
        return 1, False
    *_, number, wide = min(found)
    return number, wide


def even(key: str, lengths: Sequence[int]) -> DeltaGenerator:
    """A grid for buttons with texts of these lengths, used with ``with``; ``key`` names it on the page."""
    number, wide = columns(lengths)
    return st.container(key=f"baza-even-{number}{'w' if wide else ''}-{key}")

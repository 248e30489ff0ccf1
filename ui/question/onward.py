"""The bar of a question or an exercise: the verdict in a line, help, and the way on.

It keeps its place and its height. On a phone it lies above the menu, so that the verdict and the way on are
in view at once however long the explanation below them is; nothing has to be scrolled to.
"""

from html import escape
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["WHY", "Verdict", "onward_bar"]

WHY = "baza-why"
"""The place on the page where it is said why an answer is wrong."""


class Verdict(NamedTuple):
    """A verdict in one short sentence; ``right`` is None where there is nothing to be right or wrong.

    ``why`` are the words of the way to what is said of it, if it leads there.
    """

    right: bool | None
    text: str
    why: str = ""


def onward_bar(verdict: Verdict | None) -> DeltaGenerator:
    """The bar, used with ``with``, once per page; it begins with the verdict if there is one."""
    bar = st.container(
        key=f"baza-onward-{'open' if verdict is None else 'answered'}",
        horizontal=True,
        vertical_alignment="center",
        gap="small",
    )
    if verdict is not None:
        bar.html(line(verdict))
    return bar


def line(verdict: Verdict) -> str:
    """HTML of a verdict for the eye; who listens hears it with its explanation.

    >>> line(Verdict(right=True, text="Right."))
    '<p class="baza-verdict-line" aria-hidden="true"><b class="right">✓</b> Right.</p>'
    >>> line(Verdict(right=False, text="No.", why="See why"))
    '<p class="baza-verdict-line"><a href="#baza-why"><span>... No.</span> <u>See why</u></a></p>'
    """
    sign = {
        True: '<b class="right">✓</b> ',
        False: '<b class="wrong">✗</b> ',
        None: "",
    }[verdict.right]
    said = f"{sign}{escape(verdict.text)}"
    if verdict.why:
        led = f'<a href="#{WHY}"><span>{said}</span> <u>{escape(verdict.why)}</u></a>'
        return f'<p class="baza-verdict-line">{led}</p>'
    return f'<p class="baza-verdict-line" aria-hidden="true">{said}</p>'

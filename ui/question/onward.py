"""The bar of a question or an exercise: the verdict in a line, help, and the way on.

It keeps its place and its height. On a phone it lies above the menu, so that the verdict and the way on are
in view at once however long the explanation below them is; nothing has to be scrolled to.
"""

from html import escape
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["Verdict", "onward_bar"]


class Verdict(NamedTuple):
    """A verdict in one short sentence; ``right`` is None where there is nothing to be right or wrong."""

    right: bool | None
    text: str


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
    """
    sign = {
        True: '<b class="right">✓</b> ',
        False: '<b class="wrong">✗</b> ',
        None: "",
    }[verdict.right]
    return f'<p class="baza-verdict-line" aria-hidden="true">{sign}{escape(verdict.text)}</p>'

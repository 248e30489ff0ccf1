"""The bar of a question: help before an answer, the verdict in a line after it, and the way on.

It keeps its place and its height. On a phone it lies above the menu, so that the verdict is in view at once
however long the explanation below the answers is.
"""

from collections.abc import Callable
from html import escape

import streamlit as st

from lessons.drills import Drill, Marking
from ui.context import Context
from ui.question import help_button

__all__ = ["onward"]


def onward(
    context: Context,
    drill: Drill,
    key: str,
    marking: Marking | None,
    turn: Callable[[dict[str, str]], None],
    choice: dict[str, str],
    *,
    hints: bool = True,
    skips: bool = False,
) -> None:
    """Draw the bar of the question in a place; ``turn`` is called with ``choice`` to go on.

    Before an answer it offers ``hints``, and to leave the question out if it ``skips``.
    """
    t, answered = context.t, marking is not None
    with st.container(
        key=f"baza-drill-on-{'answered' if answered else 'open'}",
        horizontal=True,
        vertical_alignment="center",
        gap="small",
    ):
        if marking is not None:
            st.html(_line(marking))
        elif hints:
            help_button(context, drill, key)
        if answered or skips:
            st.button(
                t.gettext("Next question") if answered else t.gettext("Skip this question"),
                key="baza-drill-next",
                type="primary" if answered else "secondary",
                icon=":material/arrow_forward:",
                icon_position="right",
                width="content",
                on_click=turn,
                args=(choice,),
            )


def _line(marking: Marking) -> str:
    """The verdict for the eye; who listens hears it with its explanation."""
    sign = '<b class="right">✓</b>' if marking.right else '<b class="wrong">✗</b>'
    return f'<p class="baza-verdict-line" aria-hidden="true">{sign} {escape(marking.short)}</p>'

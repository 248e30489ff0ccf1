"""The bar of a question: help before an answer, the verdict in a line after it, and the way on."""

from collections.abc import Callable

import streamlit as st

from lessons.drills import Drill, Marking
from ui.context import Context
from ui.question import help_button
from ui.question.onward import Verdict, onward_bar

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
    pattern: bool = False,
    leave: Callable[[], None] | None = None,
    confirm: Callable[[], None] | None = None,
) -> None:
    """Draw the bar of the question in a place; ``turn`` is called with ``choice`` to go on.

    Before an answer it offers ``hints``, what ``leave`` and ``confirm`` draw, and to leave the question out
    if it ``skips``. With a ``pattern`` the way to the explanation says that one and the same idea is behind
    several answers.
    """
    t, answered = context.t, marking is not None
    with onward_bar(None if marking is None else _verdict(context, marking, pattern=pattern)):
        if hints and not answered:
            help_button(context, drill, key)
        if leave is not None and not answered:
            leave()
        if confirm is not None and not answered:
            confirm()
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


def _verdict(context: Context, marking: Marking, *, pattern: bool) -> Verdict:
    """The verdict in a word: the options show the answer, and a wrong one is explained below."""
    t = context.t
    if marking.right:
        return Verdict(right=True, text=t.gettext("Right."))
    why = t.gettext("See the pattern") if pattern else t.gettext("See why")
    return Verdict(right=False, text=t.gettext("That is not it."), why=why)

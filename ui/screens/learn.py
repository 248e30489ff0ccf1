"""The lessons: the course of a game, and one step of a lesson at a time."""

import streamlit as st

from ui.context import Context
from ui.layout import column

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the course, or the lesson in `?lesson=schnapsen/020-trick&step=2`."""
    with column():
        st.title(context.t.gettext("Learn"), anchor=False)

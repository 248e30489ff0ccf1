"""Drills: one question at a time, answered and marked by the engine."""

import streamlit as st

from ui.context import Context
from ui.layout import column

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the kinds of drill, or the one in `?kind=...&game=...&seed=...`."""
    with column():
        st.title(context.t.gettext("Drill"), anchor=False)

"""The table: a guided deal against an opponent."""

import streamlit as st

from ui.context import Context

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the deal in `?deal=...`, or the one that the learner was playing."""
    st.title(context.t.gettext("Play"), anchor=False)

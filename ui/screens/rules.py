"""The rulebook: clauses under the chosen rule set, with examples that the engine ran."""

import streamlit as st

from ui.context import Context

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the rulebook in `?game=schnapsen(preset=bummerl)&clause=schnapsen.head`."""
    st.title(context.t.gettext("Rules"), anchor=False)

"""The rulebook: clauses under the chosen rule set, with examples that the engine ran."""

import streamlit as st

from ui.context import Context
from ui.layout import column

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the rulebook in `?game=schnapsen(preset=bummerl)&clause=schnapsen.head`."""
    with column():
        st.title(context.t.gettext("Rules"), anchor=False)

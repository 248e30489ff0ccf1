"""The glossary: every term in both languages and in the original."""

import streamlit as st

from ui.context import Context
from ui.layout import column

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw all terms, or the one in `?term=...`."""
    with column():
        st.title(context.t.gettext("Glossary"), anchor=False)

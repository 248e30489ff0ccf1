"""What has just happened, told where it was asked for: the page is long, and its top may be out of sight."""

import streamlit as st

from ui import session

__all__ = ["is_told", "show_told", "tell"]

_TOLD = "baza-progress-told"


def tell(place: str, text: str) -> None:
    """Remember a sentence for the next drawing of a section."""
    session.put(_TOLD, f"{place}\n{text}")


def is_told(place: str) -> bool:
    """Whether there is a sentence for a section."""
    return str(session.get(_TOLD, "")).startswith(f"{place}\n")


def show_told(place: str) -> None:
    """Draw the sentence of a section, once."""
    if is_told(place):
        st.success(str(session.take(_TOLD)).partition("\n")[2])

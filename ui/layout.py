"""Where things stand on a page."""

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["column"]


def column() -> DeltaGenerator:
    """A column of reading width in the middle of the page; once per page, used with `with`."""
    return st.container(key="baza-column")

"""The least that Streamlit can do: one button in a fragment. The screens of Baza are measured against it."""

import streamlit as st


def count() -> None:
    """One more press."""
    st.session_state["pressed"] = st.session_state.get("pressed", 0) + 1


@st.fragment
def button() -> None:
    """A button that counts how often it was pressed."""
    st.button(f"Pressed {st.session_state.get('pressed', 0)}", key="press", on_click=count)


button()

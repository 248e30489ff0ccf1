"""What lasts as long as one browser tab: texts, numbers and ids, never objects.

This is the only module that touches Streamlit's session state. Whatever must survive a reload belongs in
the store.
"""

import secrets
from collections.abc import Mapping

import streamlit as st

__all__ = ["Plain", "drop", "event", "get", "put", "tab_token", "take"]

Plain = str | int | bool | None
"""What a session may hold."""


def get(name: str, default: Plain = None) -> Plain:
    """The value of a name or of a widget's key, `default` if there is none."""
    value: Plain = st.session_state.get(name, default)
    return value


def put(name: str, value: Plain) -> None:
    """Remember a value for the rest of the tab's life."""
    st.session_state[name] = value


def take(name: str) -> Plain:
    """The value of a name, which is forgotten: for a message that is shown once."""
    value: Plain = st.session_state.pop(name, None)
    return value


def event(key: str, name: str) -> Mapping[str, object]:
    """What a component has just reported, empty if nothing: to be read in its callback."""
    state = st.session_state.get(key)
    said = state.get(name) if isinstance(state, Mapping) else None
    return said if isinstance(said, Mapping) else {}


def drop(*names: str) -> None:
    """Forget some names, known or not."""
    for name in names:
        st.session_state.pop(name, None)


def tab_token() -> str:
    """A learner's token for a browser that keeps no cookies: it lasts as long as the tab."""
    token = get("tab-token")
    if not isinstance(token, str):
        token = secrets.token_urlsafe(32)
        put("tab-token", token)
    return token

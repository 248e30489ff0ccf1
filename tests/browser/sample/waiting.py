"""A table at which the others are to move, and whose run was lost: it waits until somebody asks.

With `?deaf=1` it does not hear that it is asked, as a part of a page that the server no longer knows.
"""

import streamlit as st

import engine
from lessons.names import card_names
from lessons.settings import Settings
from ui.picture import Look, picture
from ui.table.table import Press, table

_STATE = engine.replay(engine.shuffled(engine.parse_setup("schnapsen"), seed=1))


def answer(press: Press) -> None:
    if "deaf" not in st.query_params:
        st.session_state["asked"] = press.token


@st.fragment
def play() -> None:
    asked = st.session_state.get("asked")
    look = Look(seq=2 if asked else 1, busy=not asked)
    table(picture(_STATE, 0, card_names("en"), Settings(), look), key="waiting", on_press=answer)
    st.write(f"Asked: {asked}.")


play()

"""Counting in the head: how many points have you? Asked when the table hides them."""

import streamlit as st

from engine import State
from engine.games.schnapsen.state import SchnapsenState
from ui.context import Context
from ui.practice.deals import SEAT

__all__ = ["ask_points"]

_KEY = "baza-count"


def ask_points(context: Context, state: State) -> None:
    """Ask for the learner's counted points, and tell how far off the answer was."""
    assert isinstance(state, SchnapsenState)
    t = context.t
    points = state.counted(SEAT)
    place = f"{_KEY}-{len(state.history)}"
    with (
        st.form(f"{_KEY}-form", border=False),
        st.container(horizontal=True, vertical_alignment="bottom", gap="small"),
    ):
        text = st.text_input(
            t.gettext("How many points have you, tricks and counted marriages together?"),
            key=place,
            max_chars=3,
            autocomplete="off",
        )
        asked = st.form_submit_button(t.gettext("Check my count"))
    if not asked:
        return
    said = text.strip()
    if not (said.isascii() and said.isdigit()):
        st.markdown(t.gettext("Write a whole number, please."))
    elif int(said) == points:
        st.markdown(t.gettext("Right: {points}.", points=t.number(points)))
    else:
        st.markdown(
            t.gettext(
                "Not quite: you have {points}. {tricks} come from tricks, {marriages} from marriages.",
                points=t.number(points),
                tricks=t.number(state.won[SEAT] if state.tricks[SEAT] else 0),
                marriages=t.number(state.announced[SEAT] if state.tricks[SEAT] else 0),
            )
        )

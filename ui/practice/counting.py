"""Counting in the head: how much have you won? Asked when the table hides it."""

import streamlit as st

from engine import State
from ui.context import Context
from ui.practice.deals import SEAT
from ui.practice.telling import telling_of

__all__ = ["ask_points"]

_KEY = "baza-count"


def ask_points(context: Context, state: State, place: int) -> None:
    """Ask for the learner's count after ``place`` moves, and tell how far off the answer was."""
    t = context.t
    telling = telling_of(state.rules.game)
    with (
        st.form(f"{_KEY}-form", border=False),
        st.container(horizontal=True, vertical_alignment="bottom", gap="small"),
    ):
        text = st.text_input(
            telling.count_question(t), key=f"{_KEY}-{place}", max_chars=3, autocomplete="off"
        )
        asked = st.form_submit_button(t.gettext("Check my count"))
    if not asked:
        return
    said = text.strip()
    points = telling.counted(state, SEAT)
    if not (said.isascii() and said.isdigit()):
        st.markdown(t.gettext("Write a whole number, please."))
    elif int(said) == points:
        st.markdown(t.gettext("Right: {points}.", points=t.number(points)))
    else:
        st.markdown(telling.count_answer(t, state, SEAT))

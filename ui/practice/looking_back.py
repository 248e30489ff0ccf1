"""Looking back at a deal: which of the learner's cards cost something. They come back as questions."""

import datetime as dt

import streamlit as st

import engine
from engine import Record
from lessons.learning.mistakes import costly_moves, keep_costly
from lessons.names import CardNames
from ui import session
from ui.context import Context
from ui.practice.deals import SEAT
from ui.practice.telling import telling_of

__all__ = ["look_back"]

_SAMPLES = 12
"""Worlds drawn for each card: enough for what costs half a game point, and over in a few seconds."""


def look_back(context: Context, deal_id: str, record: Record, names: CardNames) -> None:
    """Offer to count the deal again, and say what the count found."""
    t, key = context.t, f"baza-look-back-{deal_id}"
    st.markdown(
        t.gettext("The coach counts your cards again; what cost you something comes back as a question.")
    )
    if st.button(t.gettext("Count my cards again"), key=f"{key}-go", icon=":material/manage_search:"):
        with st.spinner(t.gettext("Counting...")):
            found = costly_moves(record, SEAT, samples=_SAMPLES)
        now = dt.datetime.now(dt.UTC)
        for costly in found:
            keep_costly(context.store.learnt, context.learner, costly, names, now)
        cards = [(engine.move_text(each.move), engine.move_text(each.best)) for each in found]
        session.put(key, "\n".join(f"{played} {best}" for played, best in cards))
    kept = session.get(key)
    if not isinstance(kept, str):
        return
    if not kept:
        st.markdown(telling_of(record.rules.game).spotless(t))
        return
    for line in kept.splitlines():
        played, best = line.split()
        facts = {"card": names.card(played), "best": names.card(best)}
        st.markdown(t.gettext("You played {card:the}; {best:the} was better.", **facts))
    context.link(t.gettext("For today"), "drill", icon=":material/today:", params={"run": "today"})

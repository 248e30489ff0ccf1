"""Looking back at a deal: which of the learner's moves cost something. They come back as questions."""

import datetime as dt

import streamlit as st

import engine
from engine import Record
from lessons.learning.mistakes import Costly, costly_moves, keep_costly
from lessons.names import CardNames
from lessons.wording.moves import move_name
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
        t.gettext("The coach counts your moves again; what cost you something comes back as a question.")
    )
    if st.button(t.gettext("Count my moves again"), key=f"{key}-go", icon=":material/manage_search:"):
        with st.spinner(t.gettext("Counting...")):
            found = costly_moves(record, SEAT, samples=_SAMPLES)
        now = dt.datetime.now(dt.UTC)
        for costly in found:
            keep_costly(context.store.learnt, context.learner, costly, names, now)
        session.put(key, "\n".join(_line(record, each, names) for each in found))
    kept = session.get(key)
    if not isinstance(kept, str):
        return
    if not kept:
        st.markdown(telling_of(record.rules.game).spotless(t))
        return
    for line in kept.splitlines():
        st.markdown(line)
    context.link(t.gettext("For today"), "drill", icon=":material/today:", params={"run": "today"})


def _line(record: Record, costly: Costly, names: CardNames) -> str:
    """What was done and what was better, in a sentence."""
    t, state = names.translator, engine.replay(record.prefix(costly.place))
    if isinstance(costly.move, int) and isinstance(costly.best, int):
        facts = {"card": names.card(costly.move), "best": names.card(costly.best)}
        return t.gettext("You played {card:the}; {best:the} was better.", **facts)
    told = {"move": move_name(costly.move, state, names), "better": move_name(costly.best, state, names)}
    return t.gettext("You chose “{move}”; “{better}” was better.", **told)

"""Looking back at a deal: which of the learner's moves cost something. They come back as questions."""

import datetime as dt
from html import escape

import streamlit as st

import engine
from engine import Record, card_text
from lessons import coach
from lessons.learning.mistakes import Costly, costly_moves, keep_costly
from lessons.names import CardNames
from lessons.wording.moves import move_name
from ui import session
from ui.cards import row
from ui.context import Context
from ui.practice.deals import SEAT
from ui.practice.telling import telling_of

__all__ = ["look_back", "told"]

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
        session.put(key, "".join(told(context, record, each, names) for each in found))
    kept = session.get(key)
    if not isinstance(kept, str):
        return
    if not kept:
        st.markdown(telling_of(record.rules.game).spotless(t))
        return
    st.html(kept)
    context.link(t.gettext("For today"), "drill", icon=":material/today:", params={"run": "today"})


def told(context: Context, record: Record, costly: Costly, names: CardNames) -> str:
    """HTML of a move that cost something: what was done and what was better, what it cost, and why."""
    t, state = context.t, engine.replay(record.prefix(costly.place))
    number = len(state.tricks_played()) + 1
    where = (
        t.gettext("Trick {number}", number=t.number(number))
        if state.phase == "play"
        else t.gettext("Before the first trick")
    )
    head = f"<b>{escape(where)}</b> · {escape(telling_of(record.rules.game).cost(t, round(costly.cost, 1)))}"
    if isinstance(costly.move, int) and isinstance(costly.best, int):
        under = [t.gettext("You played this"), t.gettext("This was better")]
        cards = [card_text(costly.move), card_text(costly.best)]
        compared = row(context, names, cards, best=1, under=under)
    else:
        done, better = (move_name(move, state, names) for move in (costly.move, costly.best))
        said = t.gettext("You chose “{move}”; “{better}” was better.", move=done, better=better)
        compared = f"<p>{escape(said)}</p>"
    view = engine.view(state, SEAT)
    why = [coach.idea(view, costly.best, t, names).advice]
    if costly.move == "claim":
        why.insert(0, coach.idea(view, costly.move, t, names).pointer)
    return f'<div class="baza-costly"><p>{head}</p>{compared}<p>{escape(" ".join(why))}</p></div>'

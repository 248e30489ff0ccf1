"""After a wrong answer: when it would have been right, in a sentence and on a small table."""

from dataclasses import replace

import streamlit as st

import engine
from lessons.drills import Drill
from lessons.learning.nearest import nearest
from ui.context import Context
from ui.picture import Look, picture
from ui.question.laid import bare, lay, situation
from ui.question.memory import Memory
from ui.table.table import table

__all__ = ["near"]


def near(context: Context, drill: Drill, key: str) -> None:
    """Draw it, if there is one; nothing before an answer or after a right one."""
    given = Memory(drill, key).given
    if given is None:
        return
    names = context.names(engine.parse_setup(drill.setup).game)
    found = nearest(drill, given, names)
    if found is None:
        return
    with st.expander(context.t.gettext("When would it have been right?"), icon=":material/compare_arrows:"):
        st.markdown(found.said)
        if found.link is not None:
            st.markdown(f"[{context.t.gettext('Link to this question')}]({found.link})")
        shown = situation(replace(drill, position=found.position, moves=found.moves))
        if shown is None:
            return
        state, laid = shown
        look = Look(seq=0, choose="none", dim=False, acts=False, tools=[])
        data = bare(lay(picture(state, drill.seat, names, context.settings, look), laid))
        for seat in data["seats"]:
            seat["turn"] = False
        with st.container(key="baza-near"):
            table(data, key=f"baza-near-{key}")

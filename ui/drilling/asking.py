"""A run on the screen: one question, its verdict, and the way to the next."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

import engine
from lessons.drills import Drill, Unasked
from lessons.learning.remedy import lately
from lessons.learning.variety import asked_lately
from ui.context import Context
from ui.drilling.address import MIXED, draw, following, game_of
from ui.drilling.keeping import drill_title, keep, pattern, shown
from ui.drilling.near import near
from ui.drilling.onward import onward
from ui.drilling.run import count, current
from ui.notice import notice
from ui.question import Outcome, explanations, question
from ui.question.stage import below
from ui.rulebook.bring import bring_into_view
from ui.rulebook.names import rules_name
from ui.setups import game_name

__all__ = ["asking"]

_PLACE = "drill"
_RUN = "run"


@st.fragment
def asking(context: Context) -> None:
    """Draw the question of the address; the next one replaces it in the same place."""
    t = context.t
    # The address, not what it was when the page was drawn: the next question changes it.
    params = dict(st.query_params)
    mixed = params.pop(_RUN, None) == MIXED or params.get("kind", MIXED) == MIXED
    try:
        setup = context.settings.setup
        game = game_of(params, setup)
        answers = context.store.learnt.answers(context.learner, 60)
        seen, asked = lately(answers, game), asked_lately(answers, game)
        drill, named = draw(params, setup, context.names(game), seen, asked)
    except Unasked as unasked:
        st.title(t.gettext("Practise"), anchor=False)
        notice(context, t.gettext(str(unasked)), t.gettext("Choose what to practise"), "drill")
        return
    if mixed:
        named[_RUN] = MIXED
    if dict(st.query_params) != named:
        st.query_params.from_dict(named)
    choice = following(named, mixed=mixed)
    with st.container(key="baza-drill", gap="small"):
        _heading(context, drill, choice)
        store = partial(_store, context, drill, named, choice)
        shown(drill)
        found = pattern(context, drill, _PLACE)
        marking = question(
            context,
            drill,
            _PLACE,
            on_answer=store,
            behind=found,
            bar=lambda given: onward(
                context,
                drill,
                _PLACE,
                given,
                _turn,
                dict(choice),
                skips=True,
                pattern=bool(found and found.said),
            ),
        )
        if marking is not None and not marking.right:
            near(context, drill, _PLACE)
        explanations(context, drill, _PLACE)
        with below(answered=marking is not None):
            _about(context, drill)
        bring_into_view("baza-drill", drill.link)


def _heading(context: Context, drill: Drill, choice: Mapping[str, str]) -> None:
    t = context.t
    with st.container(
        key="baza-drill-head", horizontal=True, vertical_alignment="center", gap="small", wrap=False
    ):
        st.title(drill_title(drill, context), anchor=False, width="stretch")
        # Until there is a score the game is named; below the question it always is.
        told = current(choice).told(t) or game_name(engine.parse_setup(drill.setup).game, t)
        st.caption(told, width="content")


def _store(
    context: Context, drill: Drill, named: Mapping[str, str], choice: Mapping[str, str], outcome: Outcome
) -> None:
    """Remember the first answer to a question, before anything is drawn."""
    if not outcome.first:
        return
    keep(context, drill, outcome, place="drill", seed=int(named.get("seed", "0")))
    count(choice, right=outcome.marking.right and not outcome.hints)


def _turn(choice: dict[str, str]) -> None:
    st.query_params.from_dict(choice)


def _about(context: Context, drill: Drill) -> None:
    t = context.t
    st.caption(f"{game_name(engine.parse_setup(drill.setup).game, t)} · {rules_name(drill.setup, t)}")
    with st.container(key="baza-drill-links", horizontal=True, gap="small"):
        label = t.gettext("Link to this question")
        st.markdown(f"[{label}]({drill.link})")
        context.link(t.gettext("Choose something else"), "drill", icon=":material/tune:")

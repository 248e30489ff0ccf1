"""Choosing what to practise: a kind of question or a rule, the rules in force, how hard."""

import streamlit as st

import engine
from lessons import drills, explain
from lessons.drills import KINDS
from lessons.learning.daily import due_today
from lessons.rulebook import rule_id
from ui import session
from ui.context import Context
from ui.drilling.address import MIXED
from ui.drilling.making_link import exam_for
from ui.drilling.today import TODAY
from ui.routes import PAGES
from ui.rulebook.sections import parts
from ui.setups import offered_setups

__all__ = ["choosing"]

_SETUP, _LEVEL, _RULE = "baza-drill-setup", "baza-drill-level", "baza-drill-rule"
_MIDDLE = 2


@st.fragment
def choosing(context: Context) -> None:
    """Draw the choice; every way on is a link."""
    t = context.t
    st.title(t.gettext("What do you want to practise?"), anchor=False)
    setup, level = _chosen(context), _chosen_level()
    params: dict[str, object] = {"game": setup, "level": None if level == _MIDDLE else level}
    with st.container(key="baza-next"):
        context.link(
            t.gettext("A bit of everything"),
            "drill",
            icon=":material/arrow_forward:",
            params={"kind": MIXED, **params},
        )
    with st.container(key="baza-drill-more", horizontal=True, gap="small"):
        due = len(due_today(context.store.learnt, context.learner, context.now))
        label = t.ngettext("For today: {number} question", "For today: {number} questions", due)
        label = label if due else t.gettext("For today")
        context.link(label, "drill", icon=":material/today:", params={"run": TODAY})
        exam: dict[str, object] = {**exam_for(setup).query}
        context.link(t.gettext("An exam"), "drill", icon=":material/assignment:", params=exam)
        context.link(
            t.gettext("Count in the head"),
            "drill",
            icon=":material/calculate:",
            params={"count": "", "game": setup},
        )
        context.link(
            t.gettext("A link for a class"), "drill", icon=":material/share:", params={"make": "link"}
        )
    _setting(context, setup)
    st.header(t.gettext("One kind of question"), anchor=False)
    with st.container(key="baza-kinds"):
        for kind in drills.kinds_for(engine.parse_setup(setup).game):
            with st.container(key=f"baza-kind-{kind}"):
                context.link(KINDS[kind].title(t), "drill", stretch=True, params={"kind": kind, **params})
    with st.container(key="baza-drill-compare"):
        context.link(t.gettext("One trick, all games"), "one-trick", icon=PAGES["one-trick"].icon)
    _by_rule(context, setup, params)


def _chosen(context: Context) -> str:
    chosen = session.get(_SETUP)
    known = offered_setups(context)
    return chosen if isinstance(chosen, str) and chosen in known else context.settings.setup


def _chosen_level() -> int:
    level = session.get(_LEVEL)
    return level if isinstance(level, int) else _MIDDLE


def _setting(context: Context, setup: str) -> None:
    t = context.t
    known = offered_setups(context)
    levels = {1: t.gettext("Easy"), 2: t.gettext("Medium"), 3: t.gettext("Hard")}
    with st.container(key="baza-drill-setting", gap="small"):
        st.selectbox(
            t.gettext("Rules"),
            list(known),
            index=list(known).index(setup),
            format_func=known.__getitem__,
            key=_SETUP,
        )
        st.segmented_control(
            t.gettext("How hard"),
            list(levels),
            default=_MIDDLE,
            required=True,
            format_func=levels.__getitem__,
            key=_LEVEL,
        )


def _by_rule(context: Context, setup: str, params: dict[str, object]) -> None:
    t = context.t
    game = engine.parse_setup(setup).game
    st.header(t.gettext("One rule"), anchor=False)
    for part in parts(game):
        asked = [rule for rule in part.rules if drills.kinds_for(game, rule)]
        if not asked:
            continue
        with st.expander(t.gettext(part.title)):
            for rule in asked:
                context.link(
                    explain.title(rule_id(game, rule), t),
                    "drill",
                    params={"rule": rule, **params},
                )

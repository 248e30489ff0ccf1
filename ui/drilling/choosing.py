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
from ui.drilling.subjects import folded, kinds_by_subject
from ui.drilling.today import TODAY
from ui.drilling.unfinished import go_on, unfinished
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
        left = unfinished(context)
        if left is not None:
            go_on(context, left)
    _setting(context, setup)
    st.header(t.gettext("One kind of question"), anchor=False)
    game = engine.parse_setup(setup).game
    st.html(
        folded(
            (
                t.gettext(title),
                [(KINDS[kind].title(t), context.url("drill", kind=kind, **params)) for kind in kinds],
            )
            for title, kinds in kinds_by_subject(game).items()
        )
    )
    st.header(t.gettext("One rule"), anchor=False)
    st.html(folded(_by_rule(context, game, params)))
    with st.container(key="baza-drill-foot", horizontal=True, gap="small"):
        counting: dict[str, object] = {"count": "", "game": setup}
        label = t.gettext("Count in your head")
        context.link(label, "drill", icon=":material/calculate:", params=counting)
        context.link(t.gettext("One trick, all games"), "one-trick", icon=PAGES["one-trick"].icon)
        link: dict[str, object] = {"make": "link"}
        context.link(t.gettext("A link for a class"), "drill", icon=":material/share:", params=link)


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
    with st.expander(t.gettext("Rules and difficulty"), icon=":material/tune:"):
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


def _by_rule(
    context: Context, game: str, params: dict[str, object]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules that are asked about, by the parts of the rulebook: (label, address) pairs."""
    t = context.t
    found = []
    for part in parts(game):
        asked = [rule for rule in part.rules if drills.kinds_for(game, rule)]
        ways = [
            (explain.title(rule_id(game, rule), t), context.url("drill", rule=rule, **params))
            for rule in asked
        ]
        if ways:
            found.append((t.gettext(part.title), ways))
    return found

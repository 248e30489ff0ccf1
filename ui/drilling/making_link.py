"""A page that makes a link to a sheet of questions: for a class, or an exam for oneself."""

import secrets
from urllib.parse import urlsplit

import streamlit as st

import engine
from lessons import drills
from lessons.drills import KINDS
from lessons.learning.sheet import MOST, Sheet
from ui import session
from ui.context import Context
from ui.copying import copyable
from ui.layout import column
from ui.setups import current_rules, follow_game, game_switch, offered_setups

__all__ = ["exam_for", "link_page"]

_SETUP, _KINDS, _TIMES, _LEVEL, _MODE, _FIRST = (
    f"baza-link-{name}" for name in ("setup", "kinds", "times", "level", "mode", "first")
)
_MIDDLE = 2
_EXAM_KINDS, _EXAM_TIMES = 6, 2


def exam_for(setup: str) -> Sheet:
    """An exam about a game, another one each time: some of its kinds of questions, twice each."""
    rules = engine.parse_setup(setup)
    kinds = list(drills.kinds_for(rules.game))
    secrets.SystemRandom().shuffle(kinds)
    first = secrets.randbelow(100_000)
    seeds = tuple(range(first, first + _EXAM_TIMES))
    return Sheet("exam", rules, seeds, tuple(sorted(kinds[:_EXAM_KINDS])), own=True)


def link_page(context: Context) -> None:
    """Draw the page; the game is the one that the address names, else the one on the table."""
    if not follow_game(context, "drill"):
        return
    with column():
        game_switch(context)
        _form(context)


@st.fragment
def _form(context: Context) -> None:
    t = context.t
    st.title(t.gettext("A link for a class"), anchor=False)
    st.markdown(
        t.gettext("Whoever opens the link gets the same questions as everybody else; no account is needed.")
    )
    game = current_rules(context).game
    known = offered_setups(context, game)
    own = current_rules(context).text
    setup = st.selectbox(
        t.gettext("Rules"),
        list(known),
        index=list(known).index(own) if own in known else 0,
        format_func=known.__getitem__,
        key=f"{_SETUP}-{game}",
    )
    with st.container(key="baza-link-kinds"):
        kinds = st.pills(
            t.gettext("Kinds of questions"),
            drills.kinds_for(game),
            selection_mode="multi",
            format_func=lambda kind: KINDS[kind].title(t),
            key=f"{_KINDS}-{game}",
        )
    times = st.slider(t.gettext("Questions of each kind"), 1, 10, 3, key=_TIMES)
    levels = {1: t.gettext("Easy"), 2: t.gettext("Medium"), 3: t.gettext("Hard")}
    level = st.segmented_control(
        t.gettext("How hard"),
        list(levels),
        default=_MIDDLE,
        required=True,
        format_func=levels.__getitem__,
        key=_LEVEL,
    )
    modes = {
        "teach": t.gettext("To practise: with hints, every answer explained"),
        "exam": t.gettext("Exam: no hints, the result at the end"),
    }
    mode = st.radio(t.gettext("How it is asked"), list(modes), format_func=modes.__getitem__, key=_MODE)
    if not kinds:
        st.markdown(t.gettext("Choose at least one kind of question."))
        return
    if len(kinds) * times > MOST:
        st.markdown(
            t.gettext("That is too much for one sitting: at most {most} questions.", most=t.number(MOST))
        )
        return
    first = _first()
    sheet = Sheet(
        str(mode),
        engine.parse_setup(str(setup)),
        tuple(range(first, first + times)),
        tuple(kinds),
        (),
        level or _MIDDLE,
    )
    st.subheader(t.gettext("The link"), anchor=False)
    copyable(context, f"{_site()}{sheet.link}", "link")
    with st.container(horizontal=True, gap="small"):
        context.link(t.gettext("Open it"), "drill", icon=":material/open_in_new:", params={**sheet.query})
        st.button(
            t.gettext("Other questions"), icon=":material/casino:", on_click=session.drop, args=(_FIRST,)
        )


def _first() -> int:
    """The number of the first question: the same until other questions are asked for."""
    first = session.get(_FIRST)
    if not isinstance(first, int):
        first = secrets.randbelow(100_000)
        session.put(_FIRST, first)
    return first


def _site() -> str:
    """Where the app is, as the reader's browser calls it, without a page."""
    parts = urlsplit(st.context.url or "")
    return (
        f"{parts.scheme}://{parts.netloc}{parts.path.removesuffix('/drill').rstrip('/')}"
        if parts.netloc
        else ""
    )

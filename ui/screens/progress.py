"""What the learner has done, the recovery code, and starting afresh."""

import streamlit as st

from lessons import explain
from lessons.progress import course_progress, overall, weakest
from lessons.rulebook import rule_id
from lessons.store import Tally, UnknownCode
from lessons.taught import taught_games
from ui import session
from ui.context import Context
from ui.course import outlines
from ui.layout import column
from ui.setups import game_name

__all__ = ["show"]

_CODE, _MESSAGE, _ASKING = "baza-new-code", "baza-progress-message", "baza-reset-asking"


def show(context: Context) -> None:
    """Draw the page of the learner's progress."""
    with column():
        st.title(context.t.gettext("Your progress"), anchor=False)
        message = session.take(_MESSAGE)
        if isinstance(message, str):
            st.success(message)
        _lessons(context)
        _drills(context)
        _recovery(context)
        _reset(context)


def _lessons(context: Context) -> None:
    t = context.t
    st.header(t.gettext("Lessons"), anchor=False)
    games = taught_games()
    for game in games:
        if len(games) > 1:
            st.subheader(game_name(game, t), anchor=False)
        _course(context, game)


def _course(context: Context, game: str) -> None:
    t = context.t
    course = course_progress(outlines(context, game), context.store.learnt.steps(context.learner))
    if not course:
        st.markdown(t.gettext("There are no lessons yet."))
        return
    finished, total = overall(course)
    st.markdown(
        t.ngettext(
            "You have finished {finished} of {number} lesson.",
            "You have finished {finished} of {number} lessons.",
            total,
            finished=t.number(finished),
        )
    )
    with st.container(key=f"baza-lessons-{game}", gap=None):
        for lesson in course:
            with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
                icon = ":material/check_circle:" if lesson.finished else ":material/circle:"
                if lesson.begun:
                    icon = ":material/clock_loader_40:"
                context.link(
                    lesson.title,
                    "learn",
                    icon=icon,
                    stretch=True,
                    params={"lesson": lesson.lesson, "step": lesson.next_step},
                )
                st.caption(
                    t.gettext(
                        "{done} of {total} steps", done=t.number(lesson.done), total=t.number(lesson.total)
                    ),
                    width="content",
                )


def _drills(context: Context) -> None:
    t = context.t
    st.header(t.gettext("Questions"), anchor=False)
    tallies = weakest(context.store.learnt.tallies(context.learner))
    if not tallies:
        st.markdown(t.gettext("You have not answered any questions yet."))
        context.link(t.gettext("Answer the first one"), "drill", icon=":material/arrow_forward:")
        return
    st.markdown(t.gettext("The rules that need you most come first; answers given with a hint do not count."))
    for tally in tallies:
        _tally(context, tally)


def _tally(context: Context, tally: Tally) -> None:
    t = context.t
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
        context.link(rule_name(context, tally.rule), "drill", stretch=True, params={"rule": tally.rule})
        st.caption(
            t.ngettext(
                "{right} of {number} answer right",
                "{right} of {number} answers right",
                tally.asked,
                right=t.number(tally.right),
            ),
            width="content",
        )


def rule_name(context: Context, rule: str) -> str:
    """The name of a rule in the reader's language; its id if no game has it any more."""
    game = rule.partition(".")[0]
    try:
        return explain.title(rule_id(game, rule), context.t)
    except (KeyError, ValueError):
        return rule


def _recovery(context: Context) -> None:
    t = context.t
    st.header(t.gettext("On another device"), anchor=False)
    st.markdown(
        t.gettext(
            "Your progress belongs to this browser. A recovery code brings it to another one, "
            "or back if this browser forgets you. Keep it as you keep a password."
        )
    )
    code = session.get(_CODE)
    if isinstance(code, str):
        st.markdown(t.gettext("Write your code down now: it is not shown again."))
        st.html(f'<p class="baza-code">{code}</p>')
    with st.container(horizontal=True, gap="small"):
        renew = context.store.learners.has_code(context.learner)
        label = t.gettext("Make a new code; the old one stops working") if renew else t.gettext("Make a code")
        st.button(label, key="baza-code-make", on_click=_make_code, args=(context,))
    with st.form("baza-code-form", border=False):
        entered = st.text_input(
            t.gettext("I have a code from another browser"), max_chars=60, autocomplete="off"
        )
        sent = st.form_submit_button(t.gettext("Use this code"))
    if sent:
        _attach(context, entered)


def _make_code(context: Context) -> None:
    session.put(_CODE, context.store.learners.new_code(context.learner))


def _attach(context: Context, entered: str) -> None:
    try:
        context.store.learners.attach(context.token, entered, context.now)
    except UnknownCode:
        st.error(context.t.gettext("Nobody has this code: please compare it sign by sign."))
        return
    session.drop(_CODE)
    session.put(_MESSAGE, context.t.gettext("Welcome back: here is all that you have learnt."))
    st.rerun()


def _reset(context: Context) -> None:
    t = context.t
    st.header(t.gettext("Start afresh"), anchor=False)
    if not session.get(_ASKING):
        st.markdown(t.gettext("This forgets your lessons, answers and deals. Your settings stay."))
        st.button(t.gettext("Forget my progress..."), key="baza-reset", on_click=_ask, args=(True,))
        return
    st.warning(t.gettext("All lessons, answers and deals will be gone for good. Do you want that?"))
    with st.container(horizontal=True, gap="small"):
        st.button(
            t.gettext("Yes, forget it all"),
            key="baza-reset-yes",
            type="primary",
            on_click=_forget,
            args=(context,),
        )
        st.button(t.gettext("No, keep it"), key="baza-reset-no", on_click=_ask, args=(False,))


def _ask(asking: bool) -> None:  # noqa: FBT001 - Streamlit hands callbacks positional arguments
    session.put(_ASKING, asking)


def _forget(context: Context) -> None:
    context.store.learnt.reset(context.learner)
    session.drop(_ASKING)
    session.put(_MESSAGE, context.t.gettext("Your progress is forgotten; you can begin again."))

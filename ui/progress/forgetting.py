"""Forgetting: one lesson, or all progress, each once it is confirmed."""

from collections.abc import Callable

import streamlit as st

from lessons.load import content
from ui import session
from ui.context import Context
from ui.progress.told import is_told, show_told, tell

__all__ = ["forgetting"]

_LESSON, _ALL = "lesson", "all"


def forgetting(context: Context) -> None:
    """Draw both sections; the first only if a lesson has been begun."""
    _one_lesson(context)
    _everything(context)


def _one_lesson(context: Context) -> None:
    """Forget one lesson, and what was answered about its rules."""
    t = context.t
    done = {lesson for lesson, _ in context.store.learnt.steps(context.learner)}
    lessons = {loaded.lesson.id: loaded for loaded in content().lessons.values() if loaded.lesson.id in done}
    if not lessons and not is_told(_LESSON):
        return
    st.header(t.gettext("Forget one lesson"), anchor=False)
    show_told(_LESSON)
    if not lessons:
        return
    chosen = st.selectbox(
        t.gettext("Lesson"),
        list(lessons),
        format_func=lambda name: lessons[name].pages[context.language].title,
        key="baza-forget-lesson",
    )
    _confirmed(
        context,
        "baza-forget",
        chosen,
        ask=t.gettext("Forget this lesson..."),
        warn=t.gettext("The steps of this lesson and your answers about its rules will be gone for good."),
        yes=t.gettext("Yes, forget this lesson"),
        forget=lambda: _forget_lesson(context, chosen),
    )


def _forget_lesson(context: Context, lesson: str) -> None:
    loaded = content().lessons[lesson]
    context.store.learnt.forget_rules(context.learner, loaded.lesson.rules, lesson)
    tell(_LESSON, context.t.gettext("That lesson is forgotten; you can begin it again."))


def _everything(context: Context) -> None:
    t = context.t
    st.header(t.gettext("Start afresh"), anchor=False)
    show_told(_ALL)
    _confirmed(
        context,
        "baza-reset",
        _ALL,
        ask=t.gettext("Forget my progress..."),
        warn=t.gettext("All lessons, answers and deals will be gone for good. Do you want that?"),
        yes=t.gettext("Yes, forget it all"),
        forget=lambda: _forget_all(context),
        about=t.gettext("This forgets your lessons, answers and deals. Your settings stay."),
    )


def _forget_all(context: Context) -> None:
    context.store.learnt.reset(context.learner)
    tell(_ALL, context.t.gettext("Your progress is forgotten; you can begin again."))


def _confirmed(
    context: Context,
    key: str,
    what: str,
    *,
    ask: str,
    warn: str,
    yes: str,
    forget: Callable[[], None],
    about: str = "",
) -> None:
    """A button that asks, then the question itself, and ``forget`` once it has been answered with *yes*.

    ``what`` is asked about: with another choice the question has not been asked.
    """
    asking = f"{key}-asking"
    if session.get(asking) != what:
        if about:
            st.markdown(about)
        st.button(ask, key=key, on_click=session.put, args=(asking, what))
        return

    def go() -> None:
        forget()
        session.drop(asking)

    st.warning(warn)
    with st.container(horizontal=True, gap="small"):
        st.button(yes, key=f"{key}-yes", type="primary", on_click=go)
        st.button(context.t.gettext("No, keep it"), key=f"{key}-no", on_click=session.drop, args=(asking,))

"""Forgetting: one lesson, or all progress, each once it is confirmed."""

import streamlit as st

from lessons.load import content
from ui import session
from ui.context import Context
from ui.progress.told import is_told, show_told, tell

__all__ = ["forgetting"]

_ASKING, _FORGET = "baza-reset-asking", "baza-forget-asking"
_LESSON, _ALL = "lesson", "all"


def forgetting(context: Context) -> None:
    """Draw both sections; the first only if a lesson has been begun."""
    _reset_lesson(context)
    _reset(context)


def _reset_lesson(context: Context) -> None:
    """Forget one lesson, and what was answered about its rules, once that is confirmed."""
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
    if session.get(_FORGET) != chosen:
        st.button(
            t.gettext("Forget this lesson..."),
            key="baza-forget",
            on_click=session.put,
            args=(_FORGET, chosen),
        )
        return
    st.warning(t.gettext("The steps of this lesson and your answers about its rules will be gone for good."))
    with st.container(horizontal=True, gap="small"):
        st.button(
            t.gettext("Yes, forget this lesson"),
            key="baza-forget-yes",
            type="primary",
            on_click=_forget_lesson,
            args=(context, chosen),
        )
        st.button(t.gettext("No, keep it"), key="baza-forget-no", on_click=session.drop, args=(_FORGET,))


def _forget_lesson(context: Context, lesson: str) -> None:
    loaded = content().lessons[lesson]
    context.store.learnt.forget_rules(context.learner, loaded.lesson.rules, lesson)
    session.drop(_FORGET)
    tell(_LESSON, context.t.gettext("That lesson is forgotten; you can begin it again."))


def _reset(context: Context) -> None:
    t = context.t
    st.header(t.gettext("Start afresh"), anchor=False)
    show_told(_ALL)
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
    tell(_ALL, context.t.gettext("Your progress is forgotten; you can begin again."))

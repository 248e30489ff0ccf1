"""The end of a lesson: what is done, what is left of it, and what comes next."""

import streamlit as st

from lessons.progress import course_progress, next_lesson
from ui.context import Context
from ui.course import outlines
from ui.layout import column
from ui.lesson.bar import bar
from ui.lesson.finding import Place

__all__ = ["end_page"]


def end_page(context: Context, place: Place) -> None:
    """Draw the end of a lesson, with one obvious next step."""
    t, loaded = context.t, place.loaded
    course = course_progress(outlines(context, loaded.game), context.store.learnt.steps(context.learner))
    here = next(each for each in course if each.lesson == loaded.lesson.id)
    following = next_lesson([each for each in course if each.lesson != here.lesson])
    with column(), st.container(key="baza-lesson-end", gap="small"):
        st.title(loaded.pages[context.language].title, anchor=False)
        text = t.gettext("{done} of {total} steps", done=t.number(here.done), total=t.number(here.total))
        st.html(bar(here.done, here.total, text, t))
        if not here.finished:
            st.markdown(t.gettext("Some steps are still open. They wait for you."))
            with st.container(key="baza-next", width="content"):
                params: dict[str, object] = {"lesson": here.lesson, "step": here.next_step}
                context.link(
                    t.gettext("Go to the open step"), "learn", icon=":material/arrow_forward:", params=params
                )
        elif following is not None:
            st.markdown(t.gettext("This lesson is done. Well played!"))
            with st.container(key="baza-next", width="content"):
                params = {"lesson": following.lesson, "step": following.next_step}
                label = t.gettext("Next lesson: {title}", title=following.title)
                context.link(label, "learn", icon=":material/arrow_forward:", params=params)
        else:
            st.markdown(t.gettext("This was the last open lesson: you know the whole game. Well played!"))
            with st.container(key="baza-next", width="content"):
                context.link(t.gettext("Play a guided deal"), "play", icon=":material/arrow_forward:")
        with st.container(key="baza-lesson-more", horizontal=True, gap="medium"):
            params = {"lesson": here.lesson}
            label = t.gettext("Once more from the start")
            context.link(label, "learn", icon=":material/replay:", params=params)
            context.link(t.gettext("Practise with questions"), "drill", icon=":material/quiz:")
            context.link(t.gettext("All lessons"), "learn", icon=":material/list:")

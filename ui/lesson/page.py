"""One step of a lesson on one screen: how far one is, the step itself, back and next."""

from pathlib import Path

import streamlit as st

from lessons.load import LoadedLesson
from lessons.model import Ask, Read, Tip, Try
from ui.context import Context
from ui.layout import column
from ui.lesson.asking import asking
from ui.lesson.bar import bar
from ui.lesson.finding import END, Place
from ui.lesson.reading import reading
from ui.lesson.scene import Drawn, scene
from ui.lesson.tipping import tipping
from ui.lesson.trying import trying

__all__ = ["step_page"]


_arrival = st.components.v2.component(
    "baza.lesson", js=Path(__file__).with_name("arrival.js").read_text(encoding="utf-8"), isolate_styles=False
)


def step_page(context: Context, place: Place) -> None:
    """Draw a step; one without a table stands in a column of reading width."""
    step = place.step
    _arrival(key="baza-arrival", data={"place": f"{place.loaded.lesson.id} {step.id}"}, height="content")
    if step.show is None:
        with column():
            _step(context, place)
    else:
        _step(context, place)


@st.fragment
def _step(context: Context, place: Place) -> None:
    """The step itself: what is done in it draws nothing else of the page again."""
    t, lesson = context.t, place.loaded.lesson
    total = len(lesson.steps)
    number = lesson.steps.index(place.step) + 1
    with st.container(key="baza-lesson", gap="small"):
        head = st.container(key="baza-lesson-head", gap=None)
        below = _draw(context, place)
        with head:
            st.title(place.loaded.pages[context.language].title, anchor=False)
            text = t.gettext("Step {number} of {total}", number=t.number(number), total=t.number(total))
            st.html(bar(len(_finished(context, place.loaded)), total, text, t))
        below()


def _draw(context: Context, place: Place) -> Drawn:
    step = place.step
    shown = scene(context, place.loaded, step)

    def foot(*, done: bool) -> None:
        _ways(context, place, done=done or step.id in _finished(context, place.loaded))

    if isinstance(step, Try):
        return trying(shown, step, foot)
    if isinstance(step, Ask):
        return asking(shown, step, foot)
    if isinstance(step, Tip):
        return tipping(shown, step, foot)
    assert isinstance(step, Read)
    return reading(shown, foot)


def _finished(context: Context, loaded: LoadedLesson) -> set[str]:
    steps = context.store.learnt.steps(context.learner)
    return {step.id for step in loaded.lesson.steps if (loaded.lesson.id, step.id) in steps}


def _ways(context: Context, place: Place, *, done: bool) -> None:
    t, lesson = context.t, place.loaded.lesson.id
    with st.container(key="baza-lesson-ways", horizontal=True, vertical_alignment="center", gap="small"):
        with st.container(key="baza-lesson-back", width="content"):
            if place.before is None:
                context.link(t.gettext("All lessons"), "learn", icon=":material/arrow_back:")
            else:
                params = {"lesson": lesson, "step": place.before}
                context.link(t.gettext("Back"), "learn", icon=":material/arrow_back:", params=params)
        last = place.after == END
        onward = {"lesson": lesson, "step": place.after}
        with st.container(key="baza-next" if done else "baza-lesson-skip", width="content"):
            if not done:
                label = t.gettext("Skip this step")
            else:
                label = t.gettext("Finish") if last else t.gettext("Next")
            context.link(label, "learn", icon=":material/arrow_forward:", params=onward)

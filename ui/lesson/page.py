"""One step of a lesson on one screen: how far one is, the step itself, back and next."""

from pathlib import Path

import streamlit as st

from lessons.load import LoadedLesson
from lessons.model import Ask, Read, Tip, Try
from ui.context import Context
from ui.lesson.asking import asking
from ui.lesson.bar import bar
from ui.lesson.finding import END, Place
from ui.lesson.reading import reading
from ui.lesson.scene import Drawn, scene
from ui.lesson.tipping import tipping
from ui.lesson.trying import trying
from ui.question.onward import Verdict, onward_bar

__all__ = ["step_page"]


_arrival = st.components.v2.component(
    "baza.lesson", js=Path(__file__).with_name("arrival.js").read_text(encoding="utf-8"), isolate_styles=False
)


def step_page(context: Context, place: Place) -> None:
    """Draw a step; one without a table is as wide as what is read, from the same edge as the others."""
    step = place.step
    _arrival(key="baza-arrival", data={"place": f"{place.loaded.lesson.id} {step.id}"}, height="content")
    if step.show is None:
        with st.container(key="baza-lesson-column"):
            _step(context, place)
    else:
        _step(context, place)


@st.fragment
def _step(context: Context, place: Place) -> None:
    """The step itself: what is done in it draws nothing else of the page again."""
    t, lesson = context.t, place.loaded.lesson
    total = len(lesson.steps)
    number = lesson.steps.index(place.step) + 1
    finished = _finished(context, place.loaded)
    with st.container(key="baza-lesson", gap="small"):
        head = st.container(key="baza-lesson-head", gap=None)
        below = _draw(context, place, finished)
        with head:
            st.title(place.loaded.pages[context.language].title, anchor=False)
            text = t.gettext("Step {number} of {total}", number=t.number(number), total=t.number(total))
            st.html(bar(len(finished), total, text, t))
        below()


def _draw(context: Context, place: Place, finished: set[str]) -> Drawn:
    """Draw the step, and count it among those that are ``finished`` when it is done."""
    step = place.step
    shown = scene(context, place.loaded, step, finished=step.id in finished)

    def foot(
        *,
        done: bool,
        verdict: Verdict | None = None,
        hint: Drawn | None = None,
        again: Drawn | None = None,
    ) -> None:
        if done:
            finished.add(step.id)
        with onward_bar(verdict):
            _back(context, place)
            if verdict is None and hint is not None:
                hint()
            if again is not None and step.id not in finished:
                again()
            else:
                _onward(context, place, done=step.id in finished)

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


def _back(context: Context, place: Place) -> None:
    t = context.t
    with st.container(key="baza-lesson-back", width="content"):
        if place.before is None:
            context.link(t.gettext("All lessons"), "learn", icon=":material/arrow_back:")
        else:
            params = {"lesson": place.loaded.lesson.id, "step": place.before}
            context.link(t.gettext("Back"), "learn", icon=":material/arrow_back:", params=params)


def _onward(context: Context, place: Place, *, done: bool) -> None:
    t = context.t
    with st.container(key="baza-next" if done else "baza-lesson-skip", width="content"):
        if not done:
            label = t.gettext("Skip this step")
        else:
            label = t.gettext("Finish") if place.after == END else t.gettext("Next")
        params = {"lesson": place.loaded.lesson.id, "step": place.after}
        context.link(label, "learn", icon=":material/arrow_forward:", params=params)

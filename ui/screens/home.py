"""The start page: what Baza is, and the one next step of this learner."""

from dataclasses import dataclass

import streamlit as st

from lessons.learning.daily import due_today
from lessons.progress import LessonProgress, course_progress, next_lesson
from ui.context import Context
from ui.course import outlines
from ui.game_choice import game_choice
from ui.ornament import fan
from ui.setups import current_rules

__all__ = ["show"]


@dataclass(frozen=True)
class Step:
    """A way on: where it leads, what its button says, and a sentence beside it."""

    page: str
    label: str
    sentence: str
    params: dict[str, object]


def show(context: Context) -> None:
    """Draw the start page."""
    t = context.t
    course = course_progress(
        outlines(context, current_rules(context).game), context.store.learnt.steps(context.learner)
    )
    step = next_step(context, course)
    with st.container(key="baza-hero", horizontal=True, vertical_alignment="center", gap="large"):
        with st.container(key="baza-hero-text", gap="small"):
            st.title(t.gettext("Learn the card games of Central Europe, trick by trick"), anchor=False)
            st.markdown(
                t.gettext(
                    "You play, ask and try things out; a rules engine answers every time "
                    "and tells you which rule decides."
                )
            )
            with st.container(key="baza-next"):
                context.link(step.label, step.page, icon=":material/arrow_forward:", params=step.params)
            st.caption(step.sentence)
        st.html(fan(context.language, context.names().pattern), width="content")
    st.header(t.gettext("Which game would you like to learn?"), anchor=False)
    game_choice(context)
    st.header(t.gettext("What else you can do"), anchor=False)
    with st.container(key="baza-ways", horizontal=True, gap="medium"):
        _way(
            context,
            "drill",
            t.gettext("Test yourself"),
            t.gettext("Short questions about one rule, with the reason for every answer."),
        )
        _way(
            context,
            "play",
            t.gettext("Play a guided deal"),
            t.gettext("A full deal against an opponent, with hints and as many take-backs as you like."),
        )
        _way(
            context,
            "rules",
            t.gettext("Look up a rule"),
            t.gettext("Every clause of the rule set you play, with its source and an example."),
        )
        _way(
            context,
            "glossary",
            t.gettext("Find a word"),
            t.gettext("The terms of the game in Spanish, English and the original language."),
        )


def next_step(context: Context, course: tuple[LessonProgress, ...]) -> Step:
    """The one thing to do next: the deal on the table, what is due today, the course, or questions."""
    t = context.t
    deal = context.store.deals.current(context.learner)
    if deal is not None:
        return Step(
            "play",
            t.gettext("Go on with your deal"),
            t.gettext("The cards lie as you left them."),
            {"deal": deal.id},
        )
    due = len(due_today(context.store.learnt, context.learner, context.now))
    if due:
        return Step(
            "drill",
            t.ngettext("For today: {number} question", "For today: {number} questions", due),
            t.gettext("Refreshed in time, what you have learnt stays."),
            {"run": "today"},
        )
    lesson = next_lesson(course)
    if lesson is None:
        sentence = t.gettext("The questions come again when it is time to refresh them.")
        return Step("drill", t.gettext("Practise with questions"), sentence, {})
    params: dict[str, object] = {"lesson": lesson.lesson, "step": lesson.next_step}
    if lesson.begun:
        sentence = t.gettext(
            "{title}: {done} of {total} steps done.",
            title=lesson.title,
            done=t.number(lesson.done),
            total=t.number(lesson.total),
        )
        return Step("learn", t.gettext("Go on with your lesson"), sentence, params)
    if any(other.done for other in course):
        return Step("learn", t.gettext("Go to the next lesson"), lesson.title, params)
    sentence = t.gettext("No card knowledge needed: it begins with the pack.")
    return Step("learn", t.gettext("Start with the first lesson"), sentence, params)


def _way(context: Context, page: str, label: str, sentence: str) -> None:
    with st.container(key=f"baza-way-{page}", gap=None):
        context.link(label, page, stretch=True)
        st.markdown(sentence)

"""The lessons: the course of a game, and one step of a lesson at a time."""

import logging
from pathlib import Path

import streamlit as st

import ui.lesson
from lessons.load import content
from lessons.problem import ContentError
from ui.context import Context
from ui.lesson.course import course_page
from ui.lesson.end import end_page
from ui.lesson.finding import Unknown, find
from ui.lesson.page import step_page
from ui.notice import notice
from ui.setups import current_rules, follow_game

__all__ = ["show"]

_STYLE = Path(ui.lesson.__file__).with_name("lesson.css")


def show(context: Context) -> None:
    """Draw the course, or the step in `?lesson=schnapsen-trick&step=who-wins` (see `ui.lesson.finding`)."""
    t = context.t
    st.html(_STYLE)
    try:
        loaded = content()
    except ContentError:
        logging.getLogger(__name__).exception("the content cannot be read")
        st.title(t.gettext("Learn"), anchor=False)
        sentence = t.gettext("The lessons cannot be read just now; everything else works.")
        notice(context, sentence, t.gettext("To the start page"), "home")
        return
    if "lesson" not in context.params:
        if not follow_game(context, "learn"):
            return
        course_page(context, loaded, current_rules(context).game)
        return
    try:
        place = find(loaded, context.params["lesson"], context.params.get("step"))
    except Unknown as unknown:
        st.title(t.gettext("Learn"), anchor=False)
        if unknown.lesson is None:
            sentence = t.gettext("There is no such lesson; perhaps the link is old.")
            notice(context, sentence, t.gettext("All lessons"), "learn")
        else:
            sentence = t.gettext("This lesson has no such step; perhaps the link is old.")
            notice(context, sentence, t.gettext("To the lesson"), "learn", lesson=unknown.lesson)
        return
    if place.at is None:
        end_page(context, place)
    else:
        step_page(context, place)

"""The course of a game: the lesson to go on with, open, and all of them in order, a line each."""

import secrets
from html import escape

import streamlit as st

from engine import parse_setup
from lessons.learning.sheet import lesson_test
from lessons.load import Content, LoadedLesson
from lessons.progress import LessonProgress, course_progress, next_lesson, overall
from lessons.render import render
from ui.context import Context
from ui.course import lesson_list, outlines
from ui.game_choice import game_fan
from ui.layout import column
from ui.lesson.bar import bar, progress
from ui.rule import linker, reader
from ui.setups import game_name, game_switch

__all__ = ["course_page"]


def course_page(context: Context, content: Content, game: str) -> None:
    """Draw the course."""
    t = context.t
    course = course_progress(outlines(context, game), context.store.learnt.steps(context.learner))
    done, total = overall(course)
    with column(), st.container(key="baza-course", gap="small"):
        game_switch(context)
        with st.container(key="baza-course-head", horizontal=True, vertical_alignment="center", gap="small"):
            st.title(t.gettext("Learn {game}", game=game_name(game, t)), anchor=False, width="stretch")
            st.html(game_fan(context, game), width="content")
        here = next_lesson(course)
        if here is None:
            st.markdown(t.gettext("**You have done the whole course.** The questions keep it fresh."))
            with st.container(key="baza-next", width="content"):
                context.link(t.gettext("Practise with questions"), "drill", icon=":material/arrow_forward:")
        else:
            _open(context, content, game, course, here)
        st.header(t.gettext("All lessons"), anchor=False)
        text = t.gettext("{done} of {total} lessons done", done=t.number(done), total=t.number(total))
        more = {lesson.lesson: _more(context, content, game, course, lesson) for lesson in course}
        st.html(progress(done, total, text, text) + lesson_list(context, course, more, here))


def _open(
    context: Context,
    content: Content,
    game: str,
    course: tuple[LessonProgress, ...],
    here: LessonProgress,
) -> None:
    """The lesson to go on with."""
    t, loaded = context.t, content.lessons[here.lesson]
    text = t.gettext("{done} of {total} steps", done=t.number(here.done), total=t.number(here.total))
    steps = t.ngettext("{number} step", "{number} steps", here.total)
    title = t.gettext("{number}. {title}", number=t.number(course.index(here) + 1), title=here.title)
    with st.container(key="baza-course-here", gap="small"):
        said = "".join(f"<p>{escape(line)}</p>" for line in _about(context, content, game, course, here))
        foot = bar(here.done, here.total, text, t) if here.begun else f"<p>{escape(steps)}</p>"
        st.html(f"<h2>{escape(title)}</h2>{said}{foot}")
        with st.container(key="baza-next", width="content"):
            context.link(
                t.gettext("Go on with step {number}", number=t.number(here.next_step))
                if here.begun
                else t.gettext("Begin the lesson"),
                "learn",
                icon=":material/arrow_forward:",
                params={"lesson": here.lesson, "step": here.next_step},
            )
        st.html(_test_out(context, loaded))


def _about(
    context: Context,
    content: Content,
    game: str,
    course: tuple[LessonProgress, ...],
    lesson: LessonProgress,
) -> list[str]:
    """What a lesson is about, and what it presupposes unless that is done or the lesson before it."""
    t, place = context.t, course.index(lesson)
    loaded = content.lessons[lesson.lesson]
    spoken = reader(context, parse_setup(loaded.lesson.setup).game)
    lines = [render(loaded.pages[context.language].summary, {}, spoken, linker(context))]
    entry = next(each for each in content.course[game] if each.lesson == lesson.lesson)
    expected = {other.lesson for other in course if other.finished}
    expected |= {course[place - 1].lesson} if place else set()
    before = [other.title for other in course if other.lesson in set(entry.after) - expected]
    if before and not lesson.finished:
        lines.append(t.gettext("Best after: {lessons}.", lessons=t.join(before)))
    return lines


def _more(
    context: Context,
    content: Content,
    game: str,
    course: tuple[LessonProgress, ...],
    lesson: LessonProgress,
) -> str:
    """HTML of what the line of a lesson opens."""
    said = "".join(f"<p>{escape(line)}</p>" for line in _about(context, content, game, course, lesson))
    return said if lesson.finished else said + _test_out(context, content.lessons[lesson.lesson])


def _test_out(context: Context, loaded: LoadedLesson) -> str:
    """HTML of the way to a test: whoever knows a lesson already shows so, and has done it."""
    lesson = loaded.lesson
    test = lesson_test(lesson.id, lesson.setup, lesson.rules, secrets.randbelow(100_000))
    if test is None:
        return ""
    label = context.t.gettext("You know this already? Take the test")
    address = escape(context.url("drill", **test.query))
    return f'<a class="baza-test-out" href="{address}" target="_self">{escape(label)}</a>'

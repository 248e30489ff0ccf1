"""The course of a game: its lessons in order, how far one is in each, and the one to go on with."""

import secrets

import streamlit as st

from engine import parse_setup
from lessons.learning.sheet import lesson_test
from lessons.load import Content, LoadedLesson
from lessons.progress import LessonProgress, course_progress, next_lesson, overall
from lessons.render import render
from ui.context import Context
from ui.course import outlines
from ui.layout import column
from ui.lesson.bar import bar
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
        st.title(t.gettext("Learn {game}", game=game_name(game, t)), anchor=False)
        st.markdown(t.gettext("Short lessons at the table: one idea a step, and you play it yourself."))
        onward = next_lesson(course)
        with st.container(key="baza-next", width="content"):
            if onward is None:
                context.link(t.gettext("Practise with questions"), "drill", icon=":material/arrow_forward:")
            else:
                params = {"lesson": onward.lesson, "step": onward.next_step}
                context.link(
                    _label(context, course, onward), "learn", icon=":material/arrow_forward:", params=params
                )
        text = t.gettext("{done} of {total} lessons done", done=t.number(done), total=t.number(total))
        st.caption(text)
        finished = {lesson.lesson for lesson in course if lesson.finished}
        for number, lesson in enumerate(course, 1):
            loaded = content.lessons[lesson.lesson]
            entry = next(each for each in content.course[game] if each.lesson == lesson.lesson)
            before = [
                content.lessons[name].pages[context.language].title
                for name in entry.after
                if name not in finished
            ]
            _lesson(context, number, loaded, lesson, before, here=onward == lesson)


def _label(context: Context, course: tuple[LessonProgress, ...], onward: LessonProgress) -> str:
    t = context.t
    if onward.begun:
        return t.gettext("Go on: {title}", title=onward.title)
    if any(lesson.done for lesson in course):
        return t.gettext("Next lesson: {title}", title=onward.title)
    return t.gettext("Start with the first lesson")


def _lesson(
    context: Context,
    number: int,
    loaded: LoadedLesson,
    progress: LessonProgress,
    before: list[str],
    *,
    here: bool,
) -> None:
    t = context.t
    page = loaded.pages[context.language]
    tone = "done" if progress.finished else "here" if here else "open"
    icon = ":material/check_circle:" if progress.finished else ""
    with st.container(key=f"baza-way-lesson-{tone}-{progress.lesson}", gap=None):
        params = {"lesson": progress.lesson, "step": progress.next_step}
        label = t.gettext("{number}. {title}", number=t.number(number), title=progress.title)
        context.link(label, "learn", icon=icon, stretch=True, params=params)
        game = parse_setup(loaded.lesson.setup).game
        st.markdown(render(page.summary, {}, reader(context, game), linker(context)))
        text = t.gettext(
            "{done} of {total} steps", done=t.number(progress.done), total=t.number(progress.total)
        )
        if progress.done:
            st.html(bar(progress.done, progress.total, text, t))
        else:
            steps = t.ngettext("{number} step", "{number} steps", progress.total)
            after = t.gettext("Best after: {lessons}.", lessons=t.join(before)) if before else ""
            st.caption(f"{steps}. {after}")
        if not progress.finished:
            _test_out(context, loaded)


def _test_out(context: Context, loaded: LoadedLesson) -> None:
    """Whoever knows it already shows so, and has done the lesson."""
    lesson = loaded.lesson
    test = lesson_test(lesson.id, lesson.setup, lesson.rules, secrets.randbelow(100_000))
    if test is not None:
        label = context.t.gettext("You know this already? Take the test")
        with st.container(key=f"baza-test-out-{lesson.id}"):
            st.markdown(f"[{label}]({context.url('drill', **test.query)})")

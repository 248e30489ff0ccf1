"""The end of a lesson: what has been learnt, what is left of it, and what comes next."""

import secrets
from dataclasses import replace

import streamlit as st

from engine import card_text, cards_of, parse_setup
from lessons.learning.sheet import lesson_test
from lessons.load import LoadedLesson, content
from lessons.model import Ask
from lessons.progress import LessonProgress, course_progress, next_lesson
from lessons.render import render
from lessons.rulebook import clause_page
from lessons.situation import open_situation
from ui.context import Context
from ui.course import outlines
from ui.layout import column
from ui.lesson.bar import bar
from ui.lesson.finding import Place
from ui.ornament import fan
from ui.rule import linker, reader

__all__ = ["end_page", "last_cards", "taught"]

_FEWEST, _MOST = 3, 5


def end_page(context: Context, place: Place) -> None:
    """Draw the end of a lesson, with one obvious next step."""
    t, loaded = context.t, place.loaded
    course = course_progress(outlines(context, loaded.game), context.store.learnt.steps(context.learner))
    here = next(each for each in course if each.lesson == loaded.lesson.id)
    following = next_lesson([each for each in course if each.lesson != here.lesson])
    with column(), st.container(key="baza-lesson-end", gap="small"):
        cards = last_cards(loaded)
        if cards:
            st.html(fan(cards, context.names(loaded.game), context.settings.colours))
        st.title(loaded.pages[context.language].title, anchor=False)
        if here.finished:
            if following is None:
                st.markdown(t.gettext("This was the last open lesson: you know the whole game. Well played!"))
            else:
                st.markdown(t.gettext("This lesson is done. Well played!"))
        else:
            text = t.gettext("{done} of {total} steps", done=t.number(here.done), total=t.number(here.total))
            st.html(bar(here.done, here.total, text, t))
            st.markdown(t.gettext("Some steps are still open. They wait for you."))
        _onward(context, here, following)
        _learnt(context, loaded)
        with st.container(key="baza-lesson-more", horizontal=True, gap="medium"):
            params = {"lesson": here.lesson}
            label = t.gettext("Once more from the start")
            context.link(label, "learn", icon=":material/replay:", params=params)
            questions = _questions(loaded)
            context.link(
                t.gettext("Practise with questions"), "drill", icon=":material/quiz:", params=questions
            )
            context.link(t.gettext("All lessons"), "learn", icon=":material/list:")


def _questions(loaded: LoadedLesson) -> dict[str, str]:
    """The parts of a link to questions about the lesson, others each time; to all of them if it has none."""
    lesson = loaded.lesson
    test = lesson_test(lesson.id, lesson.setup, lesson.rules, secrets.randbelow(100_000))
    return {} if test is None else replace(test, mode="teach", lesson=None).query


def _onward(context: Context, here: LessonProgress, following: LessonProgress | None) -> None:
    """The one obvious next step, and what it is about if it is another lesson."""
    t = context.t
    with st.container(key="baza-next", width="content"):
        if not here.finished:
            params: dict[str, object] = {"lesson": here.lesson, "step": here.next_step}
            label = t.gettext("Go to the open step")
            context.link(label, "learn", icon=":material/arrow_forward:", params=params)
        elif following is not None:
            params = {"lesson": following.lesson, "step": following.next_step}
            label = t.gettext("Next lesson: {title}", title=following.title)
            context.link(label, "learn", icon=":material/arrow_forward:", params=params)
        else:
            context.link(t.gettext("Play a guided deal"), "play", icon=":material/arrow_forward:")
    if here.finished and following is not None:
        loaded = content().lessons[following.lesson]
        summary = loaded.pages[context.language].summary
        st.markdown(render(summary, {}, reader(context, loaded.game), linker(context)))


def _learnt(context: Context, loaded: LoadedLesson) -> None:
    """The rules of the lesson, each a link to its clause."""
    t = context.t
    with st.container(key="baza-lesson-learnt", gap=None):
        st.subheader(t.gettext("The rules of this lesson"), anchor=False)
        st.markdown("\n".join(f"- [{title}]({url})" for title, url in taught(context, loaded)))


def taught(context: Context, loaded: LoadedLesson) -> list[tuple[str, str]]:
    """The rules that a lesson teaches: the title and the address of each clause, in the lesson's order."""
    rules = parse_setup(loaded.lesson.setup)
    link = linker(context, rules.text)
    pages = (clause_page(rule, rules, reader(context, rules.game), link) for rule in loaded.lesson.rules)
    return [
        (page.title, context.url("rules", game=rules.text, clause=rule))
        for rule, page in zip(loaded.lesson.rules, pages, strict=True)
    ]


def last_cards(loaded: LoadedLesson) -> list[str]:
    """Three to five cards of the last step that has some: asked about, or held; none if no step has so many.

    >>> last_cards(content().lessons["schnapsen-pack"])
    ['AS', 'TS', 'AH', 'TH', 'AD']
    """
    for step in reversed(loaded.lesson.steps):
        cards: list[str] = []
        if isinstance(step, Ask) and step.cards is not None:
            cards = step.cards.split(".")
        elif step.show is not None:
            held = open_situation(step.show, step.moves).hands[step.seat]
            cards = [card_text(card) for card in cards_of(held)][::-1]
        if len(cards) >= _FEWEST:
            return cards[:_MOST]
    return []

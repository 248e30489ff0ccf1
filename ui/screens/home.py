"""The start page: what Baza is, the next step of this learner, and the games."""

from dataclasses import dataclass
from html import escape

import streamlit as st

import engine
from lessons.learning.daily import due_today
from lessons.progress import course_progress, next_lesson
from lessons.taught import taught_games
from ui.context import Context
from ui.course import outlines
from ui.drilling.unfinished import SIGN, title_of, unfinished
from ui.game_choice import game_choice
from ui.ornament import fan
from ui.routes import PAGES
from ui.setups import current_rules, game_name

__all__ = ["show"]

_ICONS = {
    "deal": ":material/playing_cards:",
    "sheet": SIGN,
    "due": ":material/today:",
    "lesson": ":material/school:",
}
_OPEN = ("deal", "sheet")
_FAN = ("TD", "JC", "QH", "KS", "AC")


@dataclass(frozen=True)
class Step:
    """A way on: its name, where it leads, what its button says, and a sentence beside it."""

    name: str

    page: str
    label: str
    sentence: str
    params: dict[str, object]


def show(context: Context) -> None:
    """Draw the start page."""
    t = context.t
    first, *others = next_steps(context)
    with st.container(key="baza-hero", horizontal=True, vertical_alignment="center", gap="large"):
        with st.container(key="baza-hero-text", gap="small"):
            st.title(t.gettext("Learn the card games of Central Europe, trick by trick"), anchor=False)
            # Whoever has left something open knows how one learns here: the way back to it stands higher.
            if first.name not in _OPEN:
                st.markdown(
                    t.gettext(
                        "You learn with the cards in your hand: try whatever you like, and you see each time "
                        "what happens and which rule decides it."
                    )
                )
            with st.container(key="baza-next"):
                context.link(first.label, first.page, icon=":material/arrow_forward:", params=first.params)
            st.caption(first.sentence)
            for other in others:
                with st.container(key=f"baza-also-{other.name}", gap=None):
                    context.link(other.label, other.page, icon=_ICONS[other.name], params=other.params)
        st.html(fan(_FAN, context.names(), context.settings.colours), width="content")
    st.header(t.gettext("Which game would you like to learn?"), anchor=False)
    game_choice(context)
    st.header(t.gettext("What else you can do"), anchor=False)
    st.html(_ways(context))


def next_steps(context: Context) -> tuple[Step, ...]:
    """What to go on with, the first thing first: the deal on the table, an exam, what is due, the course.

    Questions where there is nothing else; so there is always one.
    """
    found = (_deal(context), _sheet(context), _due(context), _lesson(context))
    t = context.t
    sentence = t.gettext("The questions come again when it is time to refresh them.")
    practise = Step("practise", "drill", t.gettext("Practise with questions"), sentence, {})
    return tuple(step for step in found if step is not None) or (practise,)


def _deal(context: Context) -> Step | None:
    t, deal = context.t, context.store.deals.current(context.learner)
    if deal is None:
        return None
    game = game_name(engine.parse_record(deal.record).rules.game, t)
    sentence = t.gettext("{game}: pick up where you left off.", game=game)
    return Step("deal", "play", t.gettext("Continue your deal"), sentence, {"deal": deal.id})


def _sheet(context: Context) -> Step | None:
    """The exam, or other sheet of questions, that was left open."""
    left = unfinished(context)
    if left is None:
        return None
    return Step("sheet", "drill", left.label(context.t), title_of(context, left.sheet), {**left.query})


def _due(context: Context) -> Step | None:
    t, due = context.t, len(due_today(context.store.learnt, context.learner, context.now))
    if not due:
        return None
    label = t.ngettext("For today: {number} question", "For today: {number} questions", due)
    sentence = t.gettext("Refreshed in time, what you have learnt stays.")
    return Step("due", "drill", label, sentence, {"run": "today"})


def _lesson(context: Context) -> Step | None:
    """The lesson to go on with: one that was begun, in whichever game, else that of the game on the table.

    Its label names it, so that it may also stand in the second place.
    """
    t, steps = context.t, context.store.learnt.steps(context.learner)
    table = current_rules(context).game
    games = sorted(taught_games(), key=lambda game: game != table)
    courses = {game: course_progress(outlines(context, game), steps) for game in games}
    begun = (game for game in games if any(lesson.begun for lesson in courses[game]))
    chosen = next(begun, table)
    course = courses.get(chosen, ())
    lesson = next_lesson(course)
    if lesson is None:
        return None
    game = game_name(chosen, t)
    params: dict[str, object] = {"lesson": lesson.lesson, "step": lesson.next_step}
    if lesson.begun:
        sentence = t.gettext(
            "{game}: {done} of {total} steps done.",
            game=game,
            done=t.number(lesson.done),
            total=t.number(lesson.total),
        )
        label = t.gettext("Go on: {title}", title=lesson.title)
        return Step("lesson", "learn", label, sentence, params)
    if any(other.done for other in course):
        label = t.gettext("Next lesson: {title}", title=lesson.title)
        sentence = t.gettext("The course of {game} goes on here.", game=game)
        return Step("lesson", "learn", label, sentence, params)
    sentence = t.gettext("No card knowledge needed: it begins with the pack.")
    return Step("lesson", "learn", t.gettext("Begin with {game}", game=game), sentence, params)


def _ways(context: Context) -> str:
    """HTML of other ways on: the name of each, and on a wide screen what one finds there."""
    t = context.t
    ways = (
        (
            "drill",
            t.gettext("Test yourself"),
            t.gettext("Short questions about one rule, with the reason for every answer."),
        ),
        (
            "play",
            t.gettext("Play a guided deal"),
            t.gettext("A full deal, with hints and as many take-backs as you like."),
        ),
        (
            "rules",
            t.gettext("Look up a rule"),
            t.gettext("Every clause of the rule set you play, with its source and an example."),
        ),
        (
            "glossary",
            t.gettext("Find a word"),
            t.gettext("The terms of the game in Spanish, English and the original language."),
        ),
    )
    drawn = ""
    for page, label, sentence in ways:
        icon = PAGES[page].icon.strip(":").partition("/")[2]
        drawn += (
            f'<li><a href="{escape(context.url(page))}" target="_self">'
            f'<span class="baza-sign" aria-hidden="true">{icon}</span>'
            f"<b>{escape(label)}</b><small>{escape(sentence)}</small></a></li>"
        )
    return f'<ul class="baza-ways">{drawn}</ul>'

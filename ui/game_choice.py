"""The games on the start page: what each is like, how far one is in its course, and the way on."""

from html import escape

import streamlit as st

import engine
from lessons.i18n import N_
from lessons.progress import course_progress, next_lesson, overall
from lessons.taught import taught_games
from ui.context import Context
from ui.course import outlines
from ui.ornament import fan
from ui.setups import game_name

__all__ = ["game_choice", "game_fan"]

_LIKE = {
    "schnapsen": N_("Quick and sharp: count your points, announce marriages and stop in time."),
    "schneider": N_("A small and sly one: what counts is the honours you capture."),
    "schafkopf": N_("The Bavarian classic: call an ace and find your secret partner, or play alone."),
    "schmier": N_("Bid with your partner, win the points you promised, grease your team's tricks."),
}

_CARDS = {
    "schnapsen": ("KH", "QH"),
    "schneider": ("JD", "AS"),
    "schafkopf": ("QC", "AS"),
    "schmier": ("JS", "JO"),
}
"""Two cards that stand for a game: a marriage, honours, an Ober and the ace he calls, Bauer and joker."""


def game_choice(context: Context) -> None:
    """Draw a card for each game that is taught: its name leads to its course, the line below on in it."""
    with st.container(key="baza-four", horizontal=True, gap="medium"):
        for game in taught_games():
            with st.container(key=f"baza-way-game-{game}", gap=None):
                _card(context, game)


def game_fan(context: Context, game: str) -> str:
    """HTML of two cards that stand for a game, in the pictures the learner plays it with."""
    return fan(_CARDS[game], context.names(game), context.settings.colours)


def _card(context: Context, game: str) -> None:
    t = context.t
    rules = engine.parse_setup(context.settings.setups.get(game, game))
    course = course_progress(outlines(context, game), context.store.learnt.steps(context.learner))
    context.link(game_name(game, t), "learn", stretch=True, params={"game": game})
    facts = t.gettext(
        "{seats} players, {cards} cards",
        seats=t.number(engine.GAMES[game].seats),
        cards=t.number(len(engine.GAMES[game].pack(rules))),
    )
    done, total = overall(course)
    told = t.gettext("{done} of {total} lessons done", done=t.number(done), total=t.number(total))
    lines = [facts, t.gettext(_LIKE[game]), *([told] if done else [])]
    st.html(
        f'<div class="baza-like">{game_fan(context, game)}'
        f"<div>{''.join(f'<p>{escape(line)}</p>' for line in lines)}</div></div>"
    )
    onward = next_lesson(course)
    if onward is None:
        return
    params = {"lesson": onward.lesson, "step": onward.next_step}
    if onward.begun:
        label = t.gettext("Go on: {title}", title=onward.title)
    elif any(lesson.done for lesson in course):
        label = t.gettext("Next lesson: {title}", title=onward.title)
    else:
        label = t.gettext("Begin with {game}", game=game_name(game, t))
    with st.container(key=f"baza-on-{game}"):
        context.link(label, "learn", icon=":material/arrow_forward:", params=params)

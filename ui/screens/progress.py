"""What the learner has reached, what he can take along, the recovery code, and starting afresh."""

from collections.abc import Sequence

import streamlit as st

from lessons import explain
from lessons.learning.daily import due_today
from lessons.learning.mastery import NEEDED
from lessons.learning.overview import GameOverview, RuleOverview, days, overview, streak
from lessons.progress import LessonProgress, course_progress, overall
from lessons.rulebook import rule_id
from lessons.store import Answer, UnknownCode
from lessons.taught import taught_games
from ui import session
from ui.context import Context
from ui.course import lesson_list, outlines
from ui.drilling.unfinished import go_on, unfinished
from ui.layout import column
from ui.progress.charts import fortnight, standing
from ui.progress.forgetting import forgetting
from ui.progress.taking import taking
from ui.progress.told import show_told, tell
from ui.setups import game_name

__all__ = ["show"]

_CODE = "baza-new-code"
_RECOVERY = "recovery"


def show(context: Context) -> None:
    """Draw the page of the learner's progress."""
    with column():
        st.title(context.t.gettext("Your progress"), anchor=False)
        answers = context.store.learnt.answers(context.learner, None)
        _days(context, answers)
        _games(context, answers)
        _deals(context)
        taking(context)
        _recovery(context)
        forgetting(context)


def _days(context: Context, answers: list[Answer]) -> None:
    """The streak, and the last two weeks."""
    t, today = context.t, context.now.date()
    row = streak({answer.answered.date() for answer in answers}, today)
    due = len(due_today(context.store.learnt, context.learner, context.now, 100))
    if row:
        st.markdown(
            t.ngettext(
                "**{number} day of practice.** A day missed is forgiven, two are not.",
                "**{number} days in a row.** A day missed is forgiven, two are not.",
                row,
            )
        )
    if answers:
        st.html(fortnight(days(answers, today), t))
    left = unfinished(context)
    if left is not None:
        go_on(context, left)
    with st.container(key="baza-next", width="content"):
        label = t.ngettext("For today: {number} question", "For today: {number} questions", due)
        if due:
            context.link(label, "drill", icon=":material/arrow_forward:", params={"run": "today"})
        elif not answers:
            st.markdown(
                t.gettext("Every lesson and every answer will show here: what you know, what is due.")
            )
            context.link(t.gettext("Answer your first question"), "drill", icon=":material/arrow_forward:")


def _games(context: Context, answers: list[Answer]) -> None:
    """Every game that has been begun, then the way into the others."""
    t, steps = context.t, context.store.learnt.steps(context.learner)
    cards = context.store.learnt.cards(context.learner)
    waiting = []
    for game in taught_games():
        course = course_progress(outlines(context, game), steps)
        found = overview(game, answers, cards, context.now)
        if found.rules or any(lesson.done for lesson in course):
            _game(context, game, course, found)
        else:
            waiting.append(game)
    if waiting:
        st.header(t.gettext("Courses not begun yet"), anchor=False)
        with st.container(key="baza-not-begun", horizontal=True, gap="medium"):
            for game in waiting:
                context.link(game_name(game, t), "learn", icon=":material/school:", params={"game": game})


def _deals(context: Context) -> None:
    """How many deals of each game have been played to the end; nothing before the first."""
    t, played = context.t, context.store.deals.finished(context.learner)
    told = [f"{game_name(game, t)} {t.number(played[game])}" for game in taught_games() if played[game]]
    if told:
        st.header(t.gettext("Deals played to the end"), anchor=False)
        st.markdown(" · ".join(told))


def _game(context: Context, game: str, course: Sequence[LessonProgress], found: GameOverview) -> None:
    """One game: its rules, then its lessons."""
    t = context.t
    st.header(game_name(game, t), anchor=False)
    st.html(standing(found, t))
    with st.container(key=f"baza-on-with-{game}", width="content"):
        params: dict[str, object] = {"kind": "any", "game": context.settings.setups.get(game, game)}
        label = t.gettext("Practise {game}", game=game_name(game, t))
        context.link(label, "drill", icon=":material/arrow_forward:", params=params)
    finished, total = overall(course)
    told = {"finished": t.number(finished), "total": t.number(total)}
    with st.expander(t.gettext("Lessons: {finished} of {total} finished", **told)):
        st.html(lesson_list(context, course))
    if not found.rules:
        return
    with st.expander(t.gettext("Rule by rule")):
        st.markdown(
            t.gettext(
                "Mastered is what you knew on {number} different days, and not only in the kind of question "
                "in which you learnt it. Answers with a hint do not count.",
                number=t.number(NEEDED),
            )
        )
        for rule in found.rules:
            _rule(context, rule)


def _rule(context: Context, rule: RuleOverview) -> None:
    t = context.t
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
        icon = ":material/check_circle:" if rule.mastery.standing == "mastered" else ":material/circle:"
        if rule.due:
            icon = ":material/schedule:"
        name = rule_name(context, rule.rule)
        context.link(
            name, "drill", icon=icon, stretch=True, params={"rule": rule.rule, "game": _setup(context, rule)}
        )
        share = t.percent(rule.lately)
        if rule.due:
            said = t.gettext("{share} · due", share=share)
        elif rule.mastery.standing == "mastered":
            said = t.gettext("{share} · mastered", share=share)
        else:
            said = t.gettext("{share} · being learnt", share=share)
        st.caption(said, width="content")


def _setup(context: Context, rule: RuleOverview) -> str:
    game = rule.rule.partition(".")[0]
    return context.settings.setups.get(game, game)


def rule_name(context: Context, rule: str) -> str:
    """The name of a rule in the reader's language; its id if no game has it any more."""
    game = rule.partition(".")[0]
    try:
        return explain.title(rule_id(game, rule), context.t)
    except (KeyError, ValueError):
        return rule


def _recovery(context: Context) -> None:
    t = context.t
    st.header(t.gettext("On another device"), anchor=False)
    show_told(_RECOVERY)
    st.markdown(
        t.gettext(
            "Your progress belongs to this browser. A recovery code brings it to another one, "
            "or back if this browser forgets you. Keep it as you keep a password."
        )
    )
    code = session.get(_CODE)
    if isinstance(code, str):
        st.markdown(t.gettext("Write your code down now: it is not shown again."))
        st.html(f'<p class="baza-code">{code}</p>')
    with st.container(horizontal=True, gap="small"):
        renew = context.store.learners.has_code(context.learner)
        label = t.gettext("Make a new code; the old one stops working") if renew else t.gettext("Make a code")
        st.button(label, key="baza-code-make", on_click=_make_code, args=(context,))
    with st.form("baza-code-form", border=False):
        entered = st.text_input(
            t.gettext("I have a code from another browser"), max_chars=60, autocomplete="off"
        )
        sent = st.form_submit_button(t.gettext("Use this code"))
    if sent:
        _attach(context, entered)


def _make_code(context: Context) -> None:
    session.put(_CODE, context.store.learners.new_code(context.learner))


def _attach(context: Context, entered: str) -> None:
    try:
        context.store.learners.attach(context.token, entered, context.now)
    except UnknownCode:
        st.error(context.t.gettext("Nobody has this code: please compare it sign by sign."))
        return
    session.drop(_CODE)
    tell(_RECOVERY, context.t.gettext("Welcome back: here is all that you have learnt."))
    st.rerun()

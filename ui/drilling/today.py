"""The daily session: what is due, one question after the other, until nothing is."""

import datetime as dt
from collections.abc import Mapping
from functools import partial

import streamlit as st
from fsrs import Rating

import engine
from lessons import drills
from lessons.drills import Drill, Unasked
from lessons.learning.daily import LENGTH, Due, due_today, question_for
from lessons.learning.mistakes import question as mistake_question
from lessons.learning.schedule import mistake_key, schedule
from lessons.store import Mistake
from ui.context import Context
from ui.drilling.keeping import drill_title, keep, pattern, shown
from ui.drilling.near import near
from ui.drilling.onward import onward
from ui.drilling.run import count, current
from ui.layout import column
from ui.question import Outcome, explanations, question
from ui.question.stage import below
from ui.rulebook.bring import bring_into_view
from ui.rulebook.names import rules_name
from ui.setups import game_name

__all__ = ["TODAY", "today"]

TODAY = "today"
"""The run in an address that means the daily session."""

_RUN: Mapping[str, str] = {"run": TODAY}
_MISTAKE = "mistake"
_MORE = "more"
"""In an address: the learner goes on after a whole session."""


@st.fragment
def today(context: Context) -> None:
    """Draw the question of the session that the address names, else the next one that is due."""
    params = dict(st.query_params)
    run = current(_RUN)
    pauses = run.asked > 0 and run.asked % LENGTH == 0 and _MORE not in params
    asked = _asked(context, params) or (None if pauses else _next(context))
    if asked is None:
        _done(context)
        return
    drill, named, mistake = asked
    if dict(st.query_params) != named:
        st.query_params.from_dict(named)
    with st.container(key="baza-drill", gap="small"):
        _heading(context, drill)
        shown(drill)
        found = pattern(context, drill, "today")
        marking = question(
            context,
            drill,
            "today",
            on_answer=partial(_store, context, drill, named.get("seed", "0"), mistake),
            behind=found,
            bar=lambda given: onward(
                context,
                drill,
                "today",
                given,
                st.query_params.from_dict,
                dict(_RUN),
                pattern=bool(found and found.said),
            ),
        )
        if marking is not None and not marking.right:
            near(context, drill, "today")
        explanations(context, drill, "today")
        with below(answered=marking is not None):
            st.caption(context.t.gettext("Rules: {rules}", rules=rules_name(drill.setup, context.t)))
        bring_into_view("baza-drill", drill.link)


def _clock() -> dt.datetime:
    """The time now: a session stays open longer than a page load."""
    return dt.datetime.now(dt.UTC)


def _mistakes(context: Context) -> list[Mistake]:
    return context.store.learnt.mistakes(context.learner, 500)


def _when(context: Context, due: dt.datetime) -> str:
    left = due - _clock()
    days = (due.date() - _clock().date()).days
    if days <= 0:
        if left < dt.timedelta(hours=1):
            return context.t.gettext("within the hour")
        hours = round(left / dt.timedelta(hours=1))
        return context.t.ngettext("in about {number} hour", "in about {number} hours", hours)
    if days == 1:
        return context.t.gettext("tomorrow")
    return context.t.ngettext("in {number} day", "in {number} days", days)


_Asked = tuple[Drill, dict[str, str], Mistake | None]


def _asked(context: Context, params: Mapping[str, str]) -> _Asked | None:
    """The question that an address names exactly, so that a reload brings it back."""
    named = dict(params)
    try:
        if _MISTAKE in named:
            known = {mistake_key(each.situation, each.move): each for each in _mistakes(context)}
            mistake = known.get(named[_MISTAKE])
            return _about(context, mistake, named) if mistake else None
        if "seed" in named:
            game = engine.parse_setup(named.get("game", "")).game
            return drills.from_link(named, context.names(game)), named, None
    except (Unasked, engine.Unreadable):
        pass
    return None


def _about(context: Context, mistake: Mistake, named: dict[str, str]) -> _Asked:
    game = engine.parse_position(mistake.situation).rules.game
    return mistake_question(mistake, context.names(game)), named, mistake


def _next(context: Context) -> _Asked | None:
    """The first thing due that can be asked; what cannot be asked any more waits for a year."""
    answers = context.store.learnt.answers(context.learner, 200)
    last = answers[0].rule.partition(".")[0] if answers else ""
    for due in due_today(context.store.learnt, context.learner, _clock(), last=last):
        try:
            if due.mistake is not None:
                key = mistake_key(due.mistake.situation, due.mistake.move)
                return _about(context, due.mistake, {_MISTAKE: key, **_RUN})
            query = question_for(due, context.settings.setups, answers, _clock())
            if query is not None:
                return drills.from_link(query, context.names(due.game)), {**query, **_RUN}, None
        except (Unasked, engine.Unreadable):
            pass
        _put_off(context, due)
    return None


def _put_off(context: Context, due: Due) -> None:
    key = mistake_key(due.mistake.situation, due.mistake.move) if due.mistake else due.rule
    for _ in range(3):
        schedule(context.store.learnt, context.learner, key, Rating.Easy, _clock())


def _store(context: Context, drill: Drill, seed: str, mistake: Mistake | None, outcome: Outcome) -> None:
    now = keep(context, drill, outcome, place="daily", seed=int(seed))
    if now is None:
        return
    right = outcome.marking.right
    if mistake is not None:
        rate = Rating.Good if right and not outcome.hints else Rating.Hard if right else Rating.Again
        learnt = context.store.learnt
        schedule(learnt, context.learner, mistake_key(mistake.situation, mistake.move), rate, now)
        if right:
            learnt.mend(context.learner, mistake.situation, mistake.move, now)
    count(_RUN, right=right and not outcome.hints)


def _heading(context: Context, drill: Drill) -> None:
    t = context.t
    with st.container(
        key="baza-drill-head", horizontal=True, vertical_alignment="center", gap="small", wrap=False
    ):
        st.title(drill_title(drill, context), anchor=False, width="stretch")
        due = len(due_today(context.store.learnt, context.learner, _clock()))
        left = min(due, -current(_RUN).asked % LENGTH or LENGTH)
        game = game_name(engine.parse_setup(drill.setup).game, t)
        st.caption(t.gettext("{game} · {left} left", game=game, left=t.number(left)), width="content")


def _done(context: Context) -> None:
    t = context.t
    run = current(_RUN)
    cards = context.store.learnt.cards(context.learner)
    with column():
        st.title(t.gettext("For today"), anchor=False)
        due = len(due_today(context.store.learnt, context.learner, _clock(), limit=1000))
        if run.asked:
            st.markdown(t.gettext("**Done for today.** {score}.", score=run.told(t)))
        if due:
            _rest(context, due)
            return
        if cards and not run.asked:
            st.markdown(t.gettext("Nothing is due just now."))
        elif not cards:
            st.markdown(
                t.gettext("What you answer comes back here when it is time to refresh it. Begin anywhere.")
            )
        if cards:
            following = min(card.due for card in cards.values())
            st.markdown(t.gettext("The next questions are due {when}.", when=_when(context, following)))
        with st.container(key="baza-next", width="content"):
            context.link(t.gettext("Choose what to practise"), "drill", icon=":material/arrow_forward:")
        context.link(t.gettext("Play a new deal"), "play", icon=":material/playing_cards:", params={"new": 1})


def _rest(context: Context, due: int) -> None:
    """What is due beyond a session: it can wait, and the learner may go on all the same."""
    t = context.t
    st.markdown(
        t.ngettext(
            "{number} more question is due. It can wait until tomorrow.",
            "{number} more questions are due. They can wait until tomorrow.",
            due,
        )
    )
    with st.container(key="baza-next", width="content"):
        label = t.gettext("Go on all the same")
        context.link(label, "drill", icon=":material/arrow_forward:", params={**_RUN, _MORE: 1})

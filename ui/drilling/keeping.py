"""Keeping an answer: what was given, how long it took, when the rule comes back, what it gives away."""

import datetime as dt
from functools import partial

import streamlit as st

import engine
from lessons.drills import Drill
from lessons.learning.identify import Suspicion
from lessons.learning.remedy import is_news, lesson_step, named
from lessons.learning.schedule import remember
from lessons.learning.titles import kind_title
from lessons.misconceptions import Misconception
from ui import session
from ui.context import Context
from ui.question import Behind, Outcome
from ui.question.memory import Memory
from ui.rule import rule_popover

__all__ = ["drill_title", "keep", "pattern", "shown"]

_SHOWN = "baza-drill-shown"
_LONGEST = 600
"""Seconds after which the learner was elsewhere rather than thinking."""


def _now() -> dt.datetime:
    """The time of an answer: a page that stays open answers many questions."""
    return dt.datetime.now(dt.UTC)


def shown(drill: Drill) -> None:
    """Note when a question was first on the screen."""
    if not str(session.get(_SHOWN, "")).startswith(f"{drill.id}\n"):
        session.put(_SHOWN, f"{drill.id}\n{int(_now().timestamp())}")


def _seconds(drill: Drill, now: dt.datetime) -> int | None:
    owner, _, since = str(session.get(_SHOWN, "")).partition("\n")
    taken = int(now.timestamp()) - int(since) if owner == drill.id and since.isdigit() else -1
    return taken if 0 <= taken <= _LONGEST else None


def keep(
    context: Context, drill: Drill, outcome: Outcome, *, place: str, seed: int = 0
) -> dt.datetime | None:
    """Store the first answer to a question, before it is drawn; when that was, ``None`` for a later one."""
    if not outcome.first:
        return None
    now = _now()
    remember(
        context.store.learnt,
        context.learner,
        drill,
        outcome.given,
        now,
        place=place,
        seed=seed,
        hinted=outcome.hints > 0,
        seconds=_seconds(drill, now),
    )
    return now


def drill_title(drill: Drill, context: Context) -> str:
    """What a question's kind is called."""
    return kind_title(drill.kind, context.t)


def pattern(context: Context, drill: Drill, key: str) -> Behind | None:
    """The misconception that the last answers follow from, the wrong one in a place among them.

    ``None`` if there is none, before an answer and after a right one. What was told a few answers ago is not
    told again (``said`` is empty then): only the ways out of it are offered.
    """
    given = Memory(drill, key).given
    if given is None or drill.mark(given).right:
        return None
    rules, answers = engine.parse_setup(drill.setup), context.store.learnt.answers(context.learner, 60)
    found = named(rules, answers)
    about = {name for _, name, _ in drill.beliefs}
    if found is None or found.model.id not in about:
        return None
    if not is_news(found, rules, answers):
        return Behind("", "", partial(_ways, context, drill, found.model))
    said = context.t.gettext(found.model.belief)
    return Behind(said, found.model.rule.value, partial(_belief, context, drill, found))


def _belief(context: Context, drill: Drill, found: Suspicion) -> None:
    """Name a misconception, and the way out of it."""
    t, rules, model = context.t, engine.parse_setup(drill.setup), found.model
    with st.container(key="baza-belief", gap="small"):
        st.markdown(
            t.ngettext(
                "**There is a pattern.** One and the same idea is behind {number} answer. {belief}",
                "**There is a pattern.** One and the same idea is behind {number} answers. {belief}",
                found.telling,
                belief=t.gettext(model.belief),
            )
        )
        rule_popover(context, model.rule.value, rules, "belief-rule")
        _ways(context, drill, model)


def _ways(context: Context, drill: Drill, model: Misconception) -> None:
    """Offer what helps against a misconception."""
    t, rules = context.t, engine.parse_setup(drill.setup)
    with st.container(key="baza-belief-ways", horizontal=True, gap="small"):
        params: dict[str, object] = {"against": model.id, "game": rules.text}
        context.link(t.gettext("Practise just this"), "drill", icon=":material/target:", params=params)
        step = lesson_step(model, rules.game)
        if step is not None:
            params = {"lesson": step[0], "step": step[1]}
            context.link(t.gettext("See the lesson"), "learn", icon=":material/school:", params=params)

"""What helps against a misconception: the step of a lesson that teaches the rule it gets wrong."""

from __future__ import annotations

from collections.abc import Sequence

from engine import RuleSet
from lessons.learning.evidence import Evidence
from lessons.learning.identify import Suspicion, suspects
from lessons.load import Content, content
from lessons.misconceptions import Misconception
from lessons.model import Ask
from lessons.store import Answer

__all__ = ["PAUSE", "WINDOW", "is_news", "lately", "lesson_step", "named"]

WINDOW = 24
"""How many answers back a misconception is looked for: what was believed long ago may be gone."""

PAUSE = 6
"""Within how many answers a misconception that was told about is not told about once more."""

_TOLD_IN = ("drill", "daily")
"""The places of answers after which a misconception is told about."""


def lately(answers: Sequence[Answer], game: str) -> list[Evidence]:
    """What the latest answers about a game say, the oldest first; ``answers`` come the latest first.

    A question that was asked several times counts once, by its latest answer: the same mistake in the same
    place tells no more.
    """
    once: dict[str, Answer] = {}
    for place, answer in enumerate(answers):
        if answer.setup.partition("(")[0] == game:
            once.setdefault(answer.link or str(place), answer)
    latest = list(once.values())[:WINDOW]
    found = [Evidence.read(answer.evidence) for answer in reversed(latest)]
    return [seen for seen in found if seen is not None]


def named(rules: RuleSet, answers: Sequence[Answer]) -> Suspicion | None:
    """The misconception to tell the learner about, if his latest answers make one sure."""
    found = suspects(rules, lately(answers, rules.game))
    return found[0] if found and found[0].is_named else None


def is_news(found: Suspicion, rules: RuleSet, answers: Sequence[Answer]) -> bool:
    """Whether the latest answer points at a named misconception that was not told about just before.

    Who hears the same after every answer stops listening.
    """
    own = [answer for answer in answers if answer.setup.partition("(")[0] == rules.game][: PAUSE + WINDOW]
    pointing = [at for at, answer in enumerate(own[: PAUSE + 1]) if _points(answer, found.model)]
    if 0 not in pointing:
        return False
    before = (named(rules, own[at:]) for at in pointing if at and own[at].place in _TOLD_IN)
    return all(other is None or other.model != found.model for other in before)


def _points(answer: Answer, model: Misconception) -> bool:
    seen = Evidence.read(answer.evidence)
    return seen is not None and seen.is_telling(model.id)


def lesson_step(model: Misconception, game: str, loaded: Content | None = None) -> tuple[str, str] | None:
    """The lesson and the step that teach a misconception's rule; ``None`` if no lesson does.

    Of several steps one that asks in a kind in which the misconception shows comes first.

    >>> from lessons.learning.identify import model_of
    >>> lesson_step(model_of("schnapsen", "ten-by-face"), "schnapsen")[0]
    'schnapsen-pack'
    """
    for lesson in (loaded or content()).ordered(game):
        if model.rule.value in lesson.lesson.rules:
            steps = lesson.lesson.steps
            asks = [step.id for step in steps if isinstance(step, Ask) and step.drill in model.kinds]
            return lesson.lesson.id, asks[0] if asks else steps[0].id
    return None

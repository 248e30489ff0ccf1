"""How well a rule is known: spaced successes, and success out of the context where it was learned."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lessons import drills
from lessons.store import Answer

__all__ = ["NEEDED", "Mastery", "Standing", "by_rule", "mastery"]

NEEDED = 3
"""How many spaced successes mastery takes."""

_APART = dt.timedelta(hours=20)
"""How far apart successes must lie to count: about a day, so that twice in one evening is once."""

Standing = Literal["new", "learning", "mastered"]


@dataclass(frozen=True, slots=True)
class Mastery:
    """What a learner's answers about one rule come to.

    ``spaced`` are successes about a day or more apart (a wrong answer takes one away), ``elsewhere`` tells
    whether one of them was in another kind of question or another setting than the first answer.
    """

    asked: int = 0
    right: int = 0
    spaced: int = 0
    elsewhere: bool = False
    last: dt.datetime | None = None

    @property
    def standing(self) -> Standing:
        """``new`` before the first answer; ``mastered`` with enough successes, one of them elsewhere."""
        if not self.asked:
            return "new"
        return "mastered" if self.spaced >= NEEDED and self.elsewhere else "learning"


def mastery(answers: Iterable[Answer]) -> Mastery:
    """Sum up the answers about one rule, in any order.

    >>> mastery([]).standing
    'new'
    """
    ordered = sorted(answers, key=lambda answer: answer.answered)
    spaced, elsewhere, counted = 0, False, None
    for answer in ordered:
        if not answer.correct:
            spaced = max(0, min(spaced, NEEDED) - 1)
        elif answer.unaided:
            elsewhere = elsewhere or _is_elsewhere(answer, ordered[0])
            if counted is None or answer.answered - counted >= _APART:
                spaced, counted = spaced + 1, answer.answered
    last = ordered[-1].answered if ordered else None
    return Mastery(len(ordered), sum(answer.unaided for answer in ordered), spaced, elsewhere, last)


def _is_elsewhere(answer: Answer, first: Answer) -> bool:
    """Another kind of question; where a rule has one kind only, another setting or other rules will do."""
    if answer.kind != first.kind:
        return True
    if len(drills.kinds_for(answer.setup.partition("(")[0], answer.rule)) > 1:
        return False
    return (answer.place, answer.setup) != (first.place, first.setup)


def by_rule(answers: Sequence[Answer]) -> Mapping[str, Mastery]:
    """The mastery of each rule that was asked about."""
    found: dict[str, list[Answer]] = {}
    for answer in answers:
        found.setdefault(answer.rule, []).append(answer)
    return {rule: mastery(of_rule) for rule, of_rule in found.items()}

"""What a learner has reached: per game and rule, day by day, and the streak that forgives a missed day."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from fsrs import Card

from lessons import drills
from lessons.learning.mastery import Mastery, by_rule
from lessons.store import Answer

__all__ = ["Day", "GameOverview", "RuleOverview", "days", "overview", "streak"]

_LATELY = 12
"""How many of the last answers about a rule its accuracy is taken from."""


@dataclass(frozen=True, slots=True)
class RuleOverview:
    """One rule: how well it is known, how many of its last answers were right, whether it is due."""

    rule: str
    mastery: Mastery
    asked: int
    right: int
    due: bool

    @property
    def lately(self) -> float:
        """The share of the last answers that were right."""
        return self.right / self.asked


@dataclass(frozen=True, slots=True)
class GameOverview:
    """One game: how many of its rules can be asked about, and those asked so far, the neediest first."""

    game: str
    total: int
    rules: tuple[RuleOverview, ...]

    def count(self, standing: str) -> int:
        """How many rules stand so: ``new``, ``learning`` or ``mastered``."""
        met = sum(rule.mastery.standing == standing for rule in self.rules)
        return self.total - len(self.rules) if standing == "new" else met

    @property
    def lately(self) -> float | None:
        """The share of the last answers about its rules that were right; ``None`` before the first."""
        asked = sum(rule.asked for rule in self.rules)
        return sum(rule.right for rule in self.rules) / asked if asked else None

    @property
    def due(self) -> int:
        """How many rules are due."""
        return sum(rule.due for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Day:
    """One day's answers: how many, and how many of them right without a hint."""

    date: dt.date
    asked: int
    right: int


def overview(
    game: str, answers: Sequence[Answer], cards: Mapping[str, Card], now: dt.datetime
) -> GameOverview:
    """A game as a learner stands in it at ``now``; rules the game no longer has are left out.

    >>> overview("schnapsen", [], {}, dt.datetime(2026, 3, 1, tzinfo=dt.UTC)).count("mastered")
    0
    """
    known = {rule for kind in drills.kinds_for(game) for rule in drills.rules_of(kind, game)}
    found = []
    for rule, mastery in by_rule(answers).items():
        if rule in known:
            own = sorted((each for each in answers if each.rule == rule), key=lambda each: each.answered)
            last = own[-_LATELY:]
            right = sum(each.unaided for each in last)
            due = rule in cards and cards[rule].due <= now
            found.append(RuleOverview(rule, mastery, len(last), right, due))
    found.sort(key=lambda each: (not each.due, each.mastery.standing == "mastered", each.lately, each.rule))
    return GameOverview(game, len(known), tuple(found))


def days(answers: Iterable[Answer], today: dt.date, number: int = 14) -> tuple[Day, ...]:
    """The last days up to today, the earliest first; days without answers too."""
    asked: Counter[dt.date] = Counter()
    right: Counter[dt.date] = Counter()
    for answer in answers:
        asked[answer.answered.date()] += 1
        right[answer.answered.date()] += answer.unaided
    dates = [today - dt.timedelta(days=back) for back in reversed(range(number))]
    return tuple(Day(date, asked[date], right[date]) for date in dates)


def streak(dates: Iterable[dt.date], today: dt.date) -> int:
    """How many days in a row something was learned, up to today.

    A single day missed is forgiven, and so is today as long as it is not over: neither counts, neither
    breaks the row. Two missed days in a row do.

    >>> day = dt.date(2026, 3, 10)
    >>> streak([day, day - dt.timedelta(days=1), day - dt.timedelta(days=3)], day)
    3
    >>> streak([day - dt.timedelta(days=3)], day)
    0
    """
    learned = set(dates)
    at, missed, found = today, 0, 0
    while True:
        if at in learned:
            found, missed = found + 1, 0
        elif at != today:
            missed += 1
            if missed > 1:
                return found
        at -= dt.timedelta(days=1)

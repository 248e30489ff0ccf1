"""Problems about the trick that is just being completed: shared by who wins, who leads, who draws."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from engine import Card, RuleSet
from engine.games.schnapsen import SchnapsenState
from lessons.drills import play
from lessons.drills.play import posed
from lessons.drills.problem import Problem
from lessons.drills.schnapsen.reach import CAREFUL, Temper, deals

__all__ = ["completed", "posed"]

Wanted = Callable[[SchnapsenState, Card, Card], bool]


def completed(
    kind: str,
    aspect: str,
    rules: RuleSet,
    rng: random.Random,
    wanted: Wanted,
    temper: Temper = CAREFUL,
) -> Iterator[Problem]:
    """Situations with seat 0 to act and plays that complete a wanted trick, one from each deal."""
    return play.completed(kind, aspect, rules, rng, deals(rules, rng, temper), wanted)

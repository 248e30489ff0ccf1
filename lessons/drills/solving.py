"""Asking the engine: the right answers to a problem, and what each wrong belief makes of it."""

from __future__ import annotations

from dataclasses import dataclass

from engine import RuleId
from lessons.drills.problem import Maker, Problem
from lessons.misconceptions import Misconception, models_for

__all__ = ["Solved", "solve"]


@dataclass(frozen=True, slots=True)
class Solved:
    """A problem, its right answers, and the misconceptions that give others, each with its answers."""

    problem: Problem
    accepted: frozenset[str]
    misled: tuple[tuple[Misconception, frozenset[str]], ...]

    def tells(self, model: str) -> bool:
        """Whether a misconception, by its id, answers otherwise."""
        return any(found.id == model for found, _ in self.misled)

    def about(self, rule: RuleId) -> bool:
        """Whether a misconception about a clause answers otherwise."""
        return any(found.rule is rule for found, _ in self.misled)

    def alike(self, model: str) -> int:
        """How many other misconceptions answer just as one does; 0 if it answers as the rules do."""
        answers = {found.id: given for found, given in self.misled}
        return sum(given == answers.get(model) for given in answers.values()) - self.tells(model)


def solve(maker: Maker, problem: Problem) -> Solved:
    """Ask the engine, then the engine with one rule changed, for each misconception of the kind."""
    accepted = maker.solve(problem)
    misled = []
    for model in models_for(problem.rules, maker.kind):
        answers = maker.solve(problem.believing(model))
        if answers and answers != accepted:
            misled.append((model, answers))
    return Solved(problem, accepted, tuple(misled))

"""How many game points, and to whom: a positive number for the learner, a negative one for the opponent."""

from __future__ import annotations

from collections.abc import Iterable

from engine import RuleSet, Settlement
from lessons.drills import common
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Problem, Speaker
from lessons.i18n import N_

__all__ = ["GamePoints"]


class GamePoints(AskNumber):
    """What a deal is worth.

    A game adds its targets, the situations, the question and what is said about its answers.
    """

    kind = "game-points"

    def settled(self, problem: Problem) -> Settlement:
        """The settlement in the problem's world."""
        result: Settlement | None = problem.world.before(common.state_of(problem)).result
        assert result is not None
        return result

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same deal settled by other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The settlement, seen from the learner's seat."""
        score = self.settled(problem).score
        return frozenset((str(score[problem.seat] - score[1 - problem.seat]),))

    def amounts(self, problem: Problem) -> Iterable[int]:
        """Other amounts that a deal may be worth, the likeliest first."""
        return (2, 1, 3)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The other side, then every other value."""
        (right,) = (int(answer) for answer in self.solve(problem))
        if right:
            yield str(-right), N_("That gives the game points to the wrong player.")
        side = 1 if right >= 0 else -1
        for amount in self.amounts(problem):
            yield str(side * amount), N_("That is what another kind of win is worth.")
            yield str(-side * amount), N_("That gives the game points to the wrong player.")

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Who scores how many."""
        points = int(answer)
        if not points:
            return of.t.gettext("Nobody scores")
        if points > 0:
            return of.t.gettext("You score {points}", points=points)
        return of.t.gettext("Your opponent scores {points}", points=-points)

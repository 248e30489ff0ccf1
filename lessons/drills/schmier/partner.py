"""Who plays with whom: all the players of a team have to be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schmier import Clause
from engine.games.schmier.options import sides_of
from engine.games.schmier.trumps import SEATS
from lessons import explain
from lessons.drills import common
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schmier.table import seating_told
from lessons.i18n import N_

__all__ = ["Partner"]


class Partner:
    """The partners of a seat. The seats stand round the table, so no card is needed."""

    kind = "partner"
    targets: tuple[RuleId, ...] = (Clause.TEAMS,)
    multiple = True

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Every seat, yours seldom."""
        for seat in rng.sample(range(SEATS), SEATS):
            yield Problem(self.kind, target.value, rules, side=seat)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The learner's own partners."""
        return Problem(self.kind, "", rules, seat=given.seat, side=given.seat)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """How many teams there are is agreed on before."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """The others of the seat's team."""
        for side in problem.world.sides(problem.rules):
            if problem.side in side:
                return frozenset(str(seat) for seat in side if seat != problem.side)
        return frozenset()

    def options(self, problem: Problem) -> Sequence[str]:
        """The other five seats, clockwise."""
        seats = common.company_of(problem)
        return [str(seat) for seat in seats.clockwise if seat != problem.side]

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The seats are all there is."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """Nothing: the names tell who sits where."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who sits where, how many teams, and the question."""
        t, seats = of.t, common.company_of(problem)
        told = seating_told(seats, of)
        teams = t.gettext(
            "There are {teams} teams of {players}.",
            teams=len(sides_of(problem.rules)),
            players=self._size(problem),
        )
        says = (
            N_("Who plays with you? Choose all of them."),
            "",
            N_("Who plays with {who}? Choose all of them."),
        )
        return " ".join([told, teams, common.of_seat(problem.side, seats, of, *says)])

    @staticmethod
    def _size(problem: Problem) -> int:
        return len(sides_of(problem.rules)[0])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The name."""
        return common.seat_text(problem, answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """How many places apart partners sit."""
        t, seats = of.t, common.company_of(problem)
        teams = len(sides_of(problem.rules))
        apart = (
            t.gettext("Between two partners sit {number} others.", number=teams - 1)
            if teams > 2
            else (t.gettext("Between two partners sits one other."))
        )
        names = t.join(
            [seats.told(seat, t) for seat in seats.clockwise if seat % teams == problem.side % teams]
        )
        here = t.gettext("One team here: {names}.", names=names)
        return Clause.TEAMS, " ".join([explain.general(Clause.TEAMS, t), apart, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Count round the table."""
        return of.t.gettext(
            "The teams sit in turn round the table: count round by as many as there are teams."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()

"""Has the declarer's side won: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from engine import Card, RuleId, RuleSet, State
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.settle import GOAL, TOTAL, ended_of
from lessons import explain
from lessons.drills.kinds.forms import AskYesNo
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.ending import ending_told
from lessons.drills.schafkopf.reach import Plan, finished, plan_for

__all__ = ["BidMade"]

_FEW = 3
_EDGE = GOAL - 0.5  # between lost and won


class BidMade(AskYesNo):
    """Whether the declarer's side has won a finished deal."""

    kind = "bid-made"
    targets: tuple[RuleId, ...] = (Clause.GOAL, Clause.TOUT)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Deals that were won or lost, often by a card point or two; Touts to the end or cut short."""
        wish, near = rng.random() < 0.5, rng.choice(("points", "close", "tricks", ""))
        if target is Clause.TOUT:
            kind = rng.choice(("wenz-tout", "solo-tout"))
            plan = Plan(kind, trumps=7, tops=4 if kind == "wenz-tout" else 5, sense=0.9)
        else:
            plan = plan_for(rng, ("rufer", "wenz", "solo"))

        def wanted(state: SchafkopfState) -> bool:
            ended = ended_of(state)
            if ended.is_won != wish or (target is Clause.TOUT and not ended.won):
                return False
            if target is Clause.TOUT or not near:
                return True
            if near == "tricks":
                return (ended.won > ended.lost) != wish
            return abs(ended.points - _EDGE) < (1 if near == "points" else 5)

        for state in islice(finished(rules, rng, wanted, plan), _FEW):
            yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A finished deal."""
        if not isinstance(state, SchafkopfState) or state.result is None or state.contract is None:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, state=state)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same deal under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the settlement names the declarer among the winners."""
        state = problem.world.before(common.state_of(problem))
        assert state.result is not None
        return common.yes_no(state.declarer in state.result.winners)

    def shown(self, problem: Problem) -> Shown:
        """The finished deal as a record."""
        record = common.state_of(problem).record
        return Shown(record=record.text) if record else Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """How the deal ended, then the question."""
        told = ending_told(common.state_of(problem), common.company_of(problem), of, laufende=False)
        return " ".join([*told, of.t.gettext("Has the declarer's side won?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """What the side needed and what it has."""
        state = common.state_of(problem)
        ended = ended_of(state)
        if common.contract_in(state).is_tout:
            return Clause.TOUT, explain.general(Clause.TOUT, of.t)
        return Clause.GOAL, of.t.gettext(
            "Of the {total} card points the declarer's side needs {goal}; it has {points}.",
            total=TOTAL,
            goal=GOAL,
            points=ended.points,
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What the contract promises."""
        return of.t.gettext("What does this contract promise: card points, and how many, or tricks?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The story says it all."""
        return ()

"""Whose turn is it: after a trick, and after a lead."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import RuleId, RuleSet
from engine.games.schneider import Clause
from lessons.drills.kinds import who_acts
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schneider.reach import completed, situations

__all__ = ["WhoActs"]


class WhoActs(who_acts.WhoActs):
    """The seat that plays next."""

    targets: tuple[RuleId, ...] = (Clause.LEAD, Clause.TURN)
    leads = Clause.LEAD
    turn = Clause.TURN

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Complete tricks; leads of the learner."""
        if target is Clause.LEAD or rng.random() < 0.7:
            yield from completed(self.kind, target.value, rules, rng, lambda s, _l, _r: bool(s.stock))
            return
        for state in situations(rules, rng, lambda s: s.led < 0):
            moves = (rng.choice(state.moves()),)
            yield Problem(self.kind, target.value, rules, state=state, moves=moves, topic="turn")

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Whether the trick is complete."""
        return of.t.gettext(
            "Is the trick complete? If it is, its winner plays next; if not, the other player does."
        )

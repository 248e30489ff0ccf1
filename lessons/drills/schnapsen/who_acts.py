"""Whose turn is it: after a trick, and after an action or a lead."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import Move, RuleId, RuleSet
from engine.games.schnapsen import Clause, SchnapsenState
from lessons.drills.kinds import who_acts
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, situations
from lessons.drills.schnapsen.tricks import completed

__all__ = ["WhoActs"]


class WhoActs(who_acts.WhoActs):
    """The seat that plays next."""

    targets: tuple[RuleId, ...] = (Clause.LEAD, Clause.TURN)
    leads = Clause.LEAD
    turn = Clause.TURN

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Complete tricks; actions and leads of the learner."""
        if target is Clause.LEAD:
            yield from completed(self.kind, target.value, rules, rng, lambda s, _l, _r: len(s.stock) > 0)
            return
        wish = rng.random() < 0.6
        for state in situations(rules, rng, lambda s: bool(_moves(s, word=wish)), Temper(exchanges=0.2)):
            moves = (rng.choice(_moves(state, word=wish)),)
            yield Problem(self.kind, target.value, rules, state=state, moves=moves, topic="turn")

    def acted(self, problem: Problem, of: Speaker) -> str:
        """The lead or action of the learner, in one sentence."""
        you = common.state_of(problem).seat == problem.seat
        return common.did(problem.moves[0], of, you=you)


def _moves(state: SchnapsenState, *, word: bool) -> list[Move]:
    """Actions other than a claim, or cards that may be led."""
    if state.led >= 0 or not state.hands[state.seat]:
        return []
    return [move for move in state.moves() if isinstance(move, str) == word and move != "claim"]

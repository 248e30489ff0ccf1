"""Who deals, who begins; what becomes of the deal after four passes or a wrong deal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import RuleId, RuleSet
from engine.games.schafkopf import Clause
from engine.games.schafkopf.settle import misdeal
from lessons.drills.kinds import dealer
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schafkopf.match_score import scores_ledger, scores_told
from lessons.drills.schafkopf.reach import play_match
from lessons.drills.told import Ledger

__all__ = ["Dealer"]

_FEW = 4


class Dealer(dealer.Dealer):
    """The seat that begins or deals next."""

    targets: tuple[RuleId, ...] = (Clause.FOREHAND, Clause.DEALER, Clause.THROWN_IN, Clause.MISDEAL)
    leads = Clause.FOREHAND
    deals = Clause.DEALER
    misdeal = Clause.MISDEAL

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Some deals; for four passes, such whose last deal was thrown in."""
        last = "pass" if target is Clause.THROWN_IN else ""
        for _ in range(_FEW):
            length = 0 if self.is_fresh(target.value) else rng.randint(1, 3)
            match = play_match(rules, rng, length, last=last)
            yield self.about(target, rules, match, misdeal)

    def told(self, problem: Problem, of: Speaker) -> list[str]:
        """Who won how much in each deal, or that all passed."""
        return scores_told(problem, of)

    def ledger(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """Who won how much in each deal; nothing where one was passed out, since a table tells no passes."""
        return scores_ledger(problem, of)

"""Who deals, who cuts, who leads first; what becomes of the deal after a wrong one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import RuleId, RuleSet
from engine.games.schnapsen import Clause
from engine.games.schnapsen.settle import misdeal
from lessons.drills.kinds import dealer
from lessons.drills.problem import Problem
from lessons.drills.schnapsen.matches import play_match

__all__ = ["Dealer"]


class Dealer(dealer.Dealer):
    """The seat that leads first, cuts, or deals next."""

    targets: tuple[RuleId, ...] = (Clause.FOREHAND, Clause.DEALER, Clause.ALTERNATE, Clause.MISDEAL)
    leads = Clause.FOREHAND
    cuts = Clause.DEALER
    deals = Clause.ALTERNATE
    misdeal = Clause.MISDEAL

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches after a few deals."""
        while True:
            match = play_match(rules, rng, 0 if self.is_fresh(target.value) else rng.randint(1, 3))
            if match.winner is None:
                yield self.about(target, rules, match, misdeal)

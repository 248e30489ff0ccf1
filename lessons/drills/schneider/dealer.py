"""Who deals, who leads first; what becomes of the deal after a tie or a wrong one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import RuleId, RuleSet
from engine.games.schneider import Clause
from engine.games.schneider.settle import misdeal
from lessons.drills.kinds import dealer
from lessons.drills.problem import Problem
from lessons.drills.schneider.reach import play_match

__all__ = ["Dealer"]

_TRIES = 300


class Dealer(dealer.Dealer):
    """The seat that leads first or deals next."""

    targets: tuple[RuleId, ...] = (Clause.FOREHAND, Clause.DEALER, Clause.MISDEAL, Clause.TIE)
    leads = Clause.FOREHAND
    deals = Clause.DEALER
    misdeal = Clause.MISDEAL

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches after a few deals; for a tie, one whose last deal nobody won."""
        for _ in range(_TRIES):
            match = play_match(rules, rng, 0 if self.is_fresh(target.value) else rng.randint(1, 3))
            if target is Clause.TIE and not match.results[-1].redeal:
                continue
            if match.winner is None:
                yield self.about(target, rules, match, misdeal)

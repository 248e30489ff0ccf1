"""Who deals next: after a played deal, a wrong one, one that all pass; and who speaks first."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import RuleId, RuleSet
from engine.games.schmier import Clause
from engine.games.schmier.settle import misdeal
from lessons.drills import common
from lessons.drills.kinds import dealer
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schmier.reach import dealt_on, ledger, play_match
from lessons.drills.schmier.table import seating_told

__all__ = ["Dealer"]

_LOOKED_AT = 3


class Dealer(dealer.Dealer):
    """The seat that deals next."""

    targets: tuple[RuleId, ...] = (Clause.DEALER, Clause.MISDEAL, Clause.REDEAL)
    leads = Clause.BIDDER_LEADS
    deals = Clause.DEALER
    misdeal = Clause.MISDEAL

    def is_fresh(self, rule: str) -> bool:
        """Whose turn it is in a new deal is asked elsewhere."""
        return False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches after one to three deals; for a deal that all pass, one with such a deal."""
        passed = [end for end in ledger(rules) if end.declarer < 0]
        for _ in range(_LOOKED_AT):
            match = play_match(rules, rng, rng.randint(1, 2))
            if target is Clause.REDEAL:
                match = dealt_on(match, rng.choice(passed))
                if rng.random() < 0.4:
                    match = dealt_on(match, rng.choice([end for end in ledger(rules) if end.declarer >= 0]))
            yield self.about(target, rules, match, lambda: misdeal(rules))

    def told(self, problem: Problem, of: Speaker) -> list[str]:
        """The deals so far: played, or passed by all."""
        match = common.match_of(problem)
        said = [seating_told(common.company_of(problem), of)]
        for number, result in enumerate(match.results[: len(match.deals)], start=1):
            facts = {"number": number}
            if result.redeal:
                said.append(of.t.gettext("Deal {number}: all six pass.", **facts))
            else:
                said.append(of.t.gettext("Deal {number} is played to the end.", **facts))
        return said

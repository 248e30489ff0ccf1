"""Which bids are legal now: all of them have to be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.words import BIDS, bid_of
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schmier.reach import auctions
from lessons.drills.schmier.table import bids_told, dealer_told

__all__ = ["HandBids"]

_WORDS = ("pass", *BIDS[2:8])


class HandBids(OnTable):
    """The words a player may say when it is his turn to bid."""

    kind = "hand-bids"
    targets: tuple[RuleId, ...] = (Clause.BID_RANGE, Clause.HIGHER)
    multiple = True

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The turn of the learner, before or after the first bid; the dealer's as well."""
        highest = 0 if target is Clause.BID_RANGE else rng.choice((3, 3, 4, 4, 5))
        for states in auctions(rules, rng):
            for state in states:
                if state.phase == "bidding" and state.seat == 0 and state.bid == highest:
                    yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """What the seat to act may say."""
        found = common.player(state)
        if found.phase != "bidding":
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Every word that the engine allows."""
        state = problem.world.before(common.state_of(problem))
        return frozenset(word for word in _WORDS if state.judge(word).legal)

    def options(self, problem: Problem) -> Sequence[str]:
        """All words, and a number too few and too many."""
        return _WORDS

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The words are all there is."""
        return ()

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals, what has been said, then the question."""
        state, seats = common.state_of(problem), common.company_of(problem)
        parts = [dealer_told(state.dealer, seats, of), bids_told(state, seats, of)]
        parts.append(of.t.gettext("Now it is your turn. What may you say? Choose all of it."))
        return " ".join(filter(None, parts))

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The number, or pass."""
        return bid_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses a word."""
        state: SchmierState = common.state_of(problem)
        verdict = state.judge(answer)
        assert verdict.reason is not None
        said = explain.sentence(
            verdict.reason, of.t, of.names, legal=verdict.legal, company=common.company_of(problem)
        )
        return verdict.reason.rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Two limits and the last bid."""
        return of.t.gettext(
            "Which is the lowest bid at all, which the highest, and what has been bid already?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()


def bid_text(word: str, of: Speaker) -> str:
    """A word of the bidding as an option."""
    number = bid_of(word)
    return of.t.gettext("Bid {number}", number=of.t.number(number)) if number else of.t.gettext("Pass")

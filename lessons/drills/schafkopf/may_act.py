"""May this bid be made now: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import mask_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import BIDS, KINDS
from lessons import explain
from lessons.drills.kinds.forms import AskYesNo, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.bidding import TRIES, bid_reason, spoken, suit_clue
from lessons.drills.schafkopf.reach import Plan, legal_over, plan_for, situations
from lessons.wording.bids import bid_name

__all__ = ["MayAct"]

_LOW = ("rufer", "wenz", "solo")


class MayAct(AskYesNo, OnTable):
    """Whether one bid may be made now."""

    kind = "may-act"
    targets: tuple[RuleId, ...] = (
        Clause.BIDDING,
        Clause.HIGHER,
        Clause.CALL,
        Clause.CALL_ACE,
        Clause.CALL_SUIT,
        Clause.SOLO_SUIT,
        Clause.SIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Bids that the clause bars, and as often bids that it does not."""
        wish = rng.random() < 0.5
        if target is Clause.BIDDING and not wish:
            yield from self._too_late(rules, rng)
            return
        for _ in range(TRIES):
            state = spoken(rules, rng, target, after=target in (Clause.HIGHER, Clause.BIDDING))
            bids = [bid for bid in self._about(state, target) if state.judge(bid).legal == wish]
            if not wish:
                bids = [bid for bid in bids if state.judge(bid).rule is target]
            if bids:
                yield Problem(self.kind, target.value, rules, state=state, move=rng.choice(bids))

    def _about(self, state: SchafkopfState, target: RuleId) -> list[str]:
        """The bids that a clause may be about."""
        if target is Clause.SIE:
            return ["sie"]
        if target is Clause.SOLO_SUIT:
            return [bid for bid in BIDS if bid.startswith("solo-")]
        if target in (Clause.CALL, Clause.CALL_ACE, Clause.CALL_SUIT):
            return [bid for bid in BIDS if bid.startswith("rufer-")]
        return [bid for bid in BIDS if bid not in ("rufer-H", "sie")]

    def _too_late(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """All have spoken: the learner, who has bid before or not, would like to bid more."""
        plan = Plan("wenz", declarer="other", trumps=2) if rng.random() < 0.5 else plan_for(rng, _LOW)
        for state in situations(rules, rng, lambda s: s.contract is not None and not s.tricks, plan):
            hand = state.hands[0] | mask_of(state.table)
            bids = [bid for bid in legal_over(hand, state.highest, len(KINDS)) if bid != "sie"]
            if bids:
                problem = Problem(self.kind, Clause.BIDDING.value, rules, state=state, move=rng.choice(bids))
                yield problem

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A bid of the seat to act."""
        found = common.player(state)
        if given.move not in BIDS:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        assert problem.move is not None
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(problem.move).legal)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What was said before, then the bid."""
        state = common.state_of(problem)
        said = [common.bids_told(state, common.company_of(problem), of)]
        if state.contract is not None:
            said.append(of.t.gettext("All four have spoken."))
        elif not state.bids:
            said = [of.t.gettext("You bid first.")]
        ask = of.t.gettext("May you bid {bid} now?", bid=bid_name(_token(problem), of.t, of.names))
        return " ".join([*said, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the bid."""
        rule, said = bid_reason(common.state_of(problem), _token(problem), of)
        if rule is Clause.BIDDING:
            return rule, " ".join([said, explain.general(rule, of.t)])
        return rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """When, how high, with what."""
        return of.t.gettext(
            "Is it still your turn to speak? Is the bid higher than the last one? Do you hold what it needs?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of the hand that the bid asks about."""
        return suit_clue(common.state_of(problem), _token(problem))


def _token(problem: Problem) -> str:
    assert isinstance(problem.move, str)
    return problem.move

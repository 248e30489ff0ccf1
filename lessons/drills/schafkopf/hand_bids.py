"""Which of some bids may be made now? All of them have to be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import BIDS, COURTS, bar
from lessons.drills.kinds.forms import AskCards, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.bidding import TRIES, bid_reason, spoken
from lessons.wording.bids import bid_name

__all__ = ["HandBids"]


class HandBids(AskCards, OnTable):
    """Which of some bids may be made now; all of them have to be chosen."""

    kind = "hand-bids"
    targets: tuple[RuleId, ...] = (
        Clause.HIGHER,
        Clause.CALL,
        Clause.CALL_ACE,
        Clause.CALL_SUIT,
        Clause.SOLO_SUIT,
        Clause.SIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Hands that may make some of the bids and not others, over a bid or over none."""
        for _ in range(TRIES):
            state = spoken(rules, rng, target, after=target is Clause.HIGHER)
            bids = self._bids(state, rng, target)
            if bids:
                yield Problem(self.kind, target.value, rules, state=state, topic=".".join(bids))

    def _bids(self, state: SchafkopfState, rng: random.Random, target: RuleId) -> list[str]:
        """Six bids of which some may be made and some not; some of these because of the clause."""
        hand, highest = state.hands[0], state.highest
        barred = {bid: bar(bid, hand, highest) for bid in BIDS if bid != "rufer-H" or target is Clause.CALL}
        about = [bid for bid, rule in barred.items() if rule is target]
        free = [bid for bid, rule in barred.items() if rule is None]
        if target is Clause.SIE and barred["sie"] is None:
            about = [bid for bid, rule in barred.items() if rule is not None]
        if not about or not free:
            return []
        chosen = rng.sample(about, min(len(about), rng.randint(1, 3)))
        chosen += rng.sample(free, min(len(free), rng.randint(1, 3)))
        if target is Clause.SIE and "sie" not in chosen:
            chosen.append("sie")
        more = [bid for bid in barred if bid not in chosen]
        chosen += rng.sample(more, max(0, 6 - len(chosen)))
        return [bid for bid in BIDS if bid in chosen]

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """All bids in a position in which a seat is to speak."""
        found = common.player(state)
        if found.contract is not None or len(found.moves()) < 2:
            raise Unasked(common.NOTHING)
        bids = [bid for bid in BIDS if bid != "rufer-H"]
        return Problem(self.kind, "", rules, seat=found.seat, state=found, topic=".".join(bids))

    def solve(self, problem: Problem) -> frozenset[str]:
        """The bids that the engine allows."""
        state = problem.world.before(common.state_of(problem))
        return frozenset(bid for bid in self.options(problem) if state.judge(bid).legal)

    def options(self, problem: Problem) -> Sequence[str]:
        """The bids, from the lowest."""
        return problem.topic.split(".")

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The bid's name."""
        name = bid_name(answer, of.t, of.names)
        return name[:1].upper() + name[1:]

    def question(self, problem: Problem, of: Speaker) -> str:
        """What was said before, then the question."""
        told = common.bids_told(common.state_of(problem), common.company_of(problem), of)
        ask = of.t.gettext("Which of these bids may you make? Choose all of them.")
        if not told:
            told = of.t.gettext("You bid first.")
        return " ".join([told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the bid."""
        return bid_reason(common.state_of(problem), answer, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What a bid needs."""
        return of.t.gettext(
            "A bid has to be higher than the last one, and a suit can be named only with an ordinary card of "
            "it in hand."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The hand without its court cards."""
        hand = common.state_of(problem).hands[problem.seat]
        return cards_of(hand & ~COURTS) or cards_of(hand)

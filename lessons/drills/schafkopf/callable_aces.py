"""Which aces may be called? All of them have to be chosen, or that none can be."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import SUITS, Card, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schafkopf import Clause
from engine.games.schafkopf.contracts import COURTS, bar
from lessons.drills.kinds.forms import AskCards, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.bidding import TRIES, bid_reason, spoken

__all__ = ["CallableAces"]

NONE = "no"
"""The answer that no ace can be called."""


class CallableAces(AskCards, OnTable):
    """Which aces may be called; all of them have to be chosen, or that none can be."""

    kind = "callable-aces"
    targets: tuple[RuleId, ...] = (Clause.CALL, Clause.CALL_ACE, Clause.CALL_SUIT)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Hands of which the clause keeps an ace from being called."""
        for _ in range(TRIES):
            state = spoken(rules, rng, target, after=False)
            barred = [bar(f"rufer-{letter}", state.hands[0]) for letter in SUITS]
            if target in barred:
                yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A position in which a seat is to speak and nobody has bid."""
        found = common.player(state)
        if found.contract is not None or found.highest >= 0:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The aces of the Rufers that the engine allows."""
        state = problem.world.before(common.state_of(problem))
        found = [f"A{letter}" for letter in SUITS if state.judge(f"rufer-{letter}").legal]
        return frozenset(found or (NONE,))

    def options(self, problem: Problem) -> Sequence[str]:
        """The four aces, and none."""
        return (*(f"A{letter}" for letter in SUITS), NONE)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The ace, or none."""
        return of.t.gettext("Not one of these aces") if answer == NONE else super().text(problem, answer, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The question."""
        return of.t.gettext("You want to play Rufer. Which aces may you call? Choose all of them.")

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the ace."""
        if answer != NONE:
            return bid_reason(common.state_of(problem), f"rufer-{answer[1]}", of)
        right = self.solve(problem)
        if right == {NONE}:
            return Clause.CALL_SUIT, of.t.gettext(
                "No ace can be called with this hand: you cannot bid Rufer."
            )
        cards = of.names.cards(one for one in self.options(problem) if one in right)
        return Clause.CALL_SUIT, of.t.gettext("You may call {cards:or}.", cards=cards)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Suit by suit."""
        return of.t.gettext(
            "Go suit by suit: may this ace be called at all, do you hold it, do you hold another ordinary "
            "card of its suit?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The hand without its court cards."""
        hand = common.state_of(problem).hands[problem.seat]
        return cards_of(hand & ~COURTS) or cards_of(hand)

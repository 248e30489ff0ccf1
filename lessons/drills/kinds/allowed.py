"""Which cards may be played, and whether one card may."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of
from lessons.drills import common
from lessons.drills.kinds.forms import AskCards, AskYesNo, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.misconceptions import models_for
from lessons.seats import company

__all__ = ["IsLegal", "LegalCards", "card_asked"]


class LegalCards(AskCards, OnTable, ABC):
    """All the cards that may be played now; all of them have to be chosen.

    A game adds its targets, ``candidates``, ``idea``, ``clue`` and ``card_reason``.
    """

    kind = "legal-cards"

    @abstractmethod
    def card_reason(self, state: Any, card: Card, of: Speaker) -> tuple[RuleId, str]:
        """The clause that allows or refuses a card, and the sentence that says so."""

    def told(self, state: Any, of: Speaker) -> str:
        """What lies on the table, in one sentence; empty for an ordinary lead."""
        if len(state.hands) > 2:
            return common.plays_told(state.trick, state.leader, company(state.rules, state.seat), of)
        return common.leads_told(state.led, of, you=False) if state.led >= 0 else ""

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """What the seat to act may play."""
        found = common.player(state)
        if not found.hands[found.seat]:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Every card among the legal moves."""
        moves = problem.world.before(common.state_of(problem)).moves()
        return frozenset(engine.card_text(move) for move in moves if isinstance(move, int))

    def options(self, problem: Problem) -> Sequence[str]:
        """The hand, in the fixed order of the cards."""
        state = common.state_of(problem)
        return [engine.card_text(card) for card in cards_of(state.hands[state.seat])]

    def question(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table, then the question."""
        told = self.told(common.state_of(problem), of)
        ask = of.t.gettext("Which of your cards may you play? Choose them all.")
        return f"{told} {ask}".strip()

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses this card."""
        return self.card_reason(common.state_of(problem), engine.parse_card(answer), of)


class IsLegal(AskYesNo, OnTable):
    """Whether one card may be played now.

    A game adds its targets, ``candidates``, ``explain``, ``idea`` and ``clue``, and what its question tells.
    """

    kind = "is-legal"

    def told(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table or has just happened, in one sentence."""
        state = common.state_of(problem)
        if not state.trick:
            return of.t.gettext("It is your lead.")
        if len(state.hands) > 2:
            return common.plays_told(state.trick, state.leader, common.company_of(problem), of)
        return common.leads_told(state.led, of, you=False)

    def tempting(self, rules: RuleSet, state: Any, cards: Sequence[Card], target: RuleId) -> Problem:
        """Of some cards, one about which a misconception errs, if there is one."""
        problems = [Problem(self.kind, target.value, rules, state=state, move=card) for card in cards]
        for problem in problems:
            right = self.solve(problem)
            if any(
                model.rule is target and self.solve(problem.believing(model)) != right
                for model in models_for(rules, self.kind)
            ):
                return problem
        return problems[0]

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A card for the seat to act."""
        found = common.player(state)
        if not isinstance(given.move, int) or not found.hands[found.seat]:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(card_asked(problem)).legal)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table, then the card."""
        ask = of.t.gettext("May you play {card:the}?", card=of.names.card(card_asked(problem)))
        return " ".join([self.told(problem, of), ask])


def card_asked(problem: Problem) -> Card:
    """The card a problem asks about."""
    assert isinstance(problem.move, int)
    return problem.move

"""Which cards this hand may throw in the exchange, as a player and as the dealer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import HAND
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskCards, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schmier.reach import RICH, exchanges
from lessons.drills.schmier.table import trumps_told

__all__ = ["Discard"]

_FEW = 14


class Discard(AskCards, OnTable):
    """Every card that some legal discard contains."""

    kind = "discard"
    targets: tuple[RuleId, ...] = (
        Clause.DISCARD_TRUMP,
        Clause.BAUERS,
        Clause.DEALER_TRUMPS,
        Clause.PROTECTED,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Hands with trumps to keep; of the dealer, with up to six trumps and with more."""
        deals = target in (Clause.DEALER_TRUMPS, Clause.PROTECTED)
        dealer = 0 if deals else None
        temper = RICH if target is Clause.PROTECTED else None
        for state in exchanges(rules, rng, lambda state: _fits(target, state), dealer, temper):
            yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """What the seat to exchange may throw."""
        found = common.player(state)
        if found.discard is None or not found.discard.may:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The cards that the engine lets go."""
        discard = problem.world.before(common.state_of(problem)).discard
        return frozenset(map(engine.card_text, cards_of(discard.may)))

    def options(self, problem: Problem) -> Sequence[str]:
        """The hand, in the fixed order of the cards."""
        state = common.state_of(problem)
        return [engine.card_text(card) for card in cards_of(state.hands[state.seat])]

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trumps, who deals, the question."""
        state: SchmierState = common.state_of(problem)
        t, hand = of.t, state.hands[state.seat]
        if state.seat != state.dealer:
            told = t.gettext("You do not deal, and it is your turn to exchange.")
            ask = t.gettext("Which of your cards may you throw? Choose all that could go.")
        else:
            told = t.gettext(
                "You deal and have taken the rest of the pack: you hold {number} cards.",
                number=hand.bit_count(),
            )
            ask = t.gettext("Which of them may you throw? Choose all that could go.")
        return " ".join([trumps_told(state, of), told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why a card may go or stays."""
        state: SchmierState = common.state_of(problem)
        trumps, discard = state.trumps, state.discard
        assert trumps is not None
        assert discard is not None
        card = engine.parse_card(answer)
        reason = state.refused().get(card)
        if reason is not None:
            said = explain.sentence(reason, of.t, of.names, company=common.company_of(problem))
            return reason.rule, said
        facts = {"card": of.names.card(card)}
        if trumps.all >> card & 1:
            return Clause.DEALER_TRUMPS, of.t.gettext(
                "You hold {number} trumps, more than {hand}, and {card:the} is none of the five that stay.",
                number=(state.hands[state.seat] & trumps.all).bit_count(),
                hand=HAND,
                **facts,
            )
        if state.seat == state.dealer:
            return Clause.DEALER_TAKES, of.t.gettext("{card:The} is no trump, so it may go.", **facts)
        return Clause.DISCARD_TRUMP, of.t.gettext("{card:The} is no trump, so it may go.", **facts)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Who you are decides, and what is a trump."""
        return of.t.gettext(
            "Count your trumps first, the left Bauer and the joker too; then ask what holds for the dealer "
            "and what for the others."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trumps in the hand."""
        state: SchmierState = common.state_of(problem)
        assert state.trumps is not None
        return cards_of(state.hands[state.seat] & state.trumps.all)


def _fits(target: RuleId, state: SchmierState) -> bool:
    trumps, discard = state.trumps, state.discard
    assert trumps is not None
    assert discard is not None
    hand = state.hands[0]
    number = (hand & trumps.all).bit_count()
    if not discard.may or hand.bit_count() > _FEW:
        return False
    if (state.dealer == state.seat) != (target in (Clause.PROTECTED, Clause.DEALER_TRUMPS)):
        return False
    if target is Clause.PROTECTED:
        return number > HAND and bool(hand & trumps.protected)
    if target is Clause.DEALER_TRUMPS:
        return 1 < number <= HAND and bool(hand & trumps.all & ~trumps.protected)
    if target is Clause.BAUERS:
        return bool(hand >> trumps.left & 1)
    return number > 1

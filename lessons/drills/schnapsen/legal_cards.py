"""Which cards may I play? All of them have to be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet
from engine.cards import cards_of, suit_of
from engine.games.schnapsen import Clause, SchnapsenState
from lessons import explain
from lessons.drills.kinds import allowed
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, situations

__all__ = ["DUTIES", "LegalCards", "card_clue", "card_reason", "duty_idea", "wants_duty"]

DUTIES: tuple[RuleId, ...] = (Clause.FREE, Clause.FOLLOW, Clause.TRUMP, Clause.HEAD, Clause.MARRIAGE_PLAY)
_TEMPER = Temper(closes=0.25, claims=0.3, exchanges=0.4)


def wants_duty(state: SchnapsenState, target: RuleId) -> bool:
    """Whether a situation is about a clause: one where that clause can drop a card, here or elsewhere."""
    if target is Clause.MARRIAGE_PLAY:
        return state.calling >= 0 and state.led < 0
    if state.led < 0:
        return False
    hand = state.hands[state.seat]
    if target is Clause.FREE:
        follows = hand & state.deal.terms.order.companions[state.led]
        return not state.is_strict and bool(follows) and follows != hand
    # where a house rule has dropped the duty, the situation is one where it would bind
    strict = common.flipped(state, "head", "yes")
    return state.is_strict and any(reason.rule is target for reason in strict.refused().values())


def card_reason(state: SchnapsenState, card: Card, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a card, and the sentence that says so."""
    verdict = state.judge(card)
    if verdict.reason is not None:
        said = explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal)
        return verdict.reason.rule, said
    if state.calling >= 0:
        said = of.t.gettext("{card:The} belongs to the announced marriage.", card=of.names.card(card))
        return Clause.MARRIAGE_PLAY, said
    said = of.t.gettext("You lead, so you may play any card: {card:the} too.", card=of.names.card(card))
    return Clause.LEAD, said


def duty_idea(of: Speaker) -> str:
    """Where to look, whatever the answer."""
    return of.t.gettext(
        "First see whether the stock is open. If it is closed or used up, go through the duties in order: "
        "the suit led, then trumps."
    )


def card_clue(state: SchnapsenState) -> tuple[Card, ...]:
    """The card led and the cards of the hand that a duty could be about; the announced pair on lead."""
    hand = cards_of(state.hands[state.seat])
    if state.led < 0:
        return tuple(card for card in hand if suit_of(card) == state.calling)
    suits = (suit_of(state.led), state.trump)
    return (state.led, *(card for card in hand if suit_of(card) in suits))


class LegalCards(allowed.LegalCards):
    """All the cards that may be played now."""

    targets: tuple[RuleId, ...] = DUTIES

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Replies in the open and in the strict phase, and leads after an announcement."""
        for state in situations(
            rules, rng, lambda s: s.hands[0].bit_count() > 1 and wants_duty(s, target), _TEMPER
        ):
            yield Problem(self.kind, target.value, rules, state=state)

    def card_reason(self, state: SchnapsenState, card: Card, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses a card."""
        return card_reason(state, card, of)

    def told(self, state: SchnapsenState, of: Speaker) -> str:
        """The card led, or what was announced before the lead."""
        if state.led < 0 and state.calling >= 0:
            return common.did(f"marriage-{engine.SUITS[state.calling]}", of, you=True)
        return super().told(state, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """The order of the duties."""
        if common.state_of(problem).led < 0:
            return of.t.gettext("You have announced something: does that bind the card you lead?")
        return duty_idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led and the cards it concerns."""
        return card_clue(common.state_of(problem))

"""Which cards may be played, and whether one card may."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import Card, RuleId, RuleSet
from engine.cards import cards_of
from engine.games.schneider import Clause, SchneiderState
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds import allowed
from lessons.drills.kinds.allowed import card_asked
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schneider.reach import situations
from lessons.misconceptions.schneider_worlds import last_trick

__all__ = ["IsLegal", "LegalCards"]

_DRAWN = 0.15


def _binds(state: SchneiderState) -> bool:
    """Whether following suit asks for some of the cards and not for others, at this table or another."""
    return state.led >= 0 and bool(common.flipped(state, "follow", "yes").refused())


def _reason(state: SchneiderState, card: Card, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a card, and the sentence that says so."""
    verdict = state.judge(card)
    if verdict.reason is not None:
        said = explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal)
        return verdict.reason.rule, said
    said = of.t.gettext("You lead, so you may play any card: {card:the} too.", card=of.names.card(card))
    return Clause.FREE, said


def _clue(state: SchneiderState) -> tuple[Card, ...]:
    """The card led and the cards of its suit in the hand."""
    if state.led < 0:
        return ()
    return (state.led, *cards_of(state.hands[state.seat] & state.deal.terms.order.companions[state.led]))


class LegalCards(allowed.LegalCards):
    """All the cards that may be played now."""

    targets: tuple[RuleId, ...] = (Clause.FREE, Clause.FOLLOW)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Answers of a player who could follow suit, and need not or must."""
        for state in situations(rules, rng, _binds):
            yield Problem(self.kind, target.value, rules, state=state)

    def card_reason(self, state: SchneiderState, card: Card, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses a card."""
        return _reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which duties there are."""
        return _idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led and the cards it concerns."""
        return _clue(common.state_of(problem))


class IsLegal(allowed.IsLegal):
    """Whether one card may be played now."""

    targets: tuple[RuleId, ...] = (Clause.FREE, Clause.FOLLOW, Clause.IN_HAND)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """A card of an answer; a card just won or just drawn."""
        wish, drawn = rng.random() < 0.5, rng.random() < _DRAWN
        if target is Clause.IN_HAND:
            for state in situations(rules, rng, _has_won_and_drawn):
                cards, _ = last_trick(state)
                card = state.dealt()[0][-1] if drawn else rng.choice(cards)
                yield Problem(self.kind, target.value, rules, state=state, move=card)
            return
        for state in situations(rules, rng, _binds):
            hand = list(cards_of(state.hands[0]))
            rng.shuffle(hand)
            legal = state.moves()
            yield self.tempting(rules, state, [c for c in hand if (c in legal) == wish] or hand, target)

    def told(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table, or what has just been won and drawn."""
        state = common.state_of(problem)
        cards, winner = last_trick(state)
        if state.led >= 0 or winner != problem.seat or not cards:
            return super().told(problem, of)
        drawn = of.names.card(state.dealt()[problem.seat][-1])
        return of.t.gettext(
            "You have just won {cards:the} and drawn {drawn:the}; it is your lead.",
            cards=of.names.cards(cards),
            drawn=drawn,
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the card."""
        state, card = common.state_of(problem), card_asked(problem)
        if problem.aspect == Clause.IN_HAND.value and state.judge(card).legal:
            return Clause.IN_HAND, of.t.gettext(
                "{card:The} is in your hand since you drew it, so you may play it at once.",
                card=of.names.card(card),
            )
        return _reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which duties there are, or where the card is."""
        if common.state_of(problem).led < 0:
            return of.t.gettext("First see where the card is, then what the leader may play.")
        return _idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card itself, the card led and the cards it concerns."""
        return (card_asked(problem), *_clue(common.state_of(problem)))


def _has_won_and_drawn(state: SchneiderState) -> bool:
    """Whether the seat to act has just won a trick and drawn a card."""
    cards, _ = last_trick(state)
    if state.led >= 0 or not cards or state.first is None:
        return False
    return len(state.history) <= len(state.first.stock)  # every card played so far has been replaced


def _idea(of: Speaker) -> str:
    return of.t.gettext("Ask which duties this table knows: following suit, beating, or none at all?")

"""Who wins this trick: a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import engine
from engine import Card, RuleId, RuleSet
from engine.cards import JOKER, rank_of
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import SEATS
from lessons.drills import common
from lessons.drills.kinds import trick_winner
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schmier.reach import completed
from lessons.misconceptions import TRUE

__all__ = ["TrickWinner", "trick_alone"]

_PASSES = "bid-3.pass.pass.pass.pass.pass"


def trick_alone(rules: RuleSet, cards: tuple[Card, ...], trump: int, leader: int) -> SchmierState:
    """A table at which each seat holds one card, so that ``leader`` leads the first of these.

    >>> state = trick_alone(engine.parse_setup("schmier"), engine.parse_cards("JO.3H.JD.TH.AS.JH"), 2, 1)
    >>> state.leader, engine.cards_text(engine.cards_of(state.hands[0]))
    (1, 'JH')
    """
    held = [engine.card_text(cards[(seat - leader) % SEATS]) for seat in range(SEATS)]
    text = f"{rules.text} hands={'/'.join(held)} bids={_PASSES} trump={engine.SUITS[trump]} lead={leader}"
    state = engine.parse_position(text).state()
    assert isinstance(state, SchmierState)
    return state


def _wanted(target: RuleId, state: SchmierState, cards: tuple[Card, ...]) -> bool:
    trumps = state.trumps
    assert trumps is not None
    own = [card for card in cards if trumps.all >> card & 1]
    if target is Clause.TRUMP_RANK:
        return len(own) > 1 and any(card in own for card in (trumps.right, trumps.left, trumps.two, JOKER))
    if target is Clause.BAUERS:
        return trumps.left in cards
    if target is Clause.TRUMP:
        return bool(own) and not trumps.all >> cards[0] & 1
    if own:
        return False
    same = [card for card in cards if trumps.order.companions[cards[0]] >> card & 1]
    if target is Clause.PLAIN_RANK:
        return len(same) > 1 and any(rank_of(card) in "TJ" for card in same)
    return len(same) < SEATS


class TrickWinner(trick_winner.TrickWinner):
    """Who wins the trick of six cards."""

    targets: tuple[RuleId, ...] = (
        Clause.TRUMP,
        Clause.WIN,
        Clause.TRUMP_RANK,
        Clause.BAUERS,
        Clause.PLAIN_RANK,
    )
    rank = Clause.PLAIN_RANK

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks with and without trumps, with Bauers and the joker, with a ten or a jack."""
        return completed(
            self.kind, target.value, rules, rng, lambda state, *cards: _wanted(target, state, cards)
        )

    def of_cards(self, rules: RuleSet, given: Given) -> Problem:
        """Six cards in the order of play, the seat that leads, and the trumps."""
        if len(set(given.cards)) != SEATS or len(given.cards) != SEATS or given.trump is None:
            raise Unasked(common.NOTHING)
        state = trick_alone(rules, given.cards, given.trump, given.seat)
        return Problem(self.kind, "", rules, seat=given.seat, state=state, moves=given.cards)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which card wins and by which rule; what the left Bauer is, where that was asked for."""
        rule, said = super().explain(problem, answer, of)
        state = common.state_of(problem)
        left = state.trumps.left
        cards, leader = common.trick_of(problem)
        won = cards[(common.winner_of(replace(problem, world=TRUE)) - leader) % SEATS]
        if problem.aspect == Clause.BAUERS.value and won != left:
            why = of.t.gettext(
                "With {suit} as trumps {card:the} is the left Bauer, a trump right below the right one.",
                suit=of.names.suit(state.trump),
                card=of.names.card(left),
            )
            return rule, " ".join([said, why])
        return rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Trumps first, then the suit led, then the rank."""
        return of.t.gettext(
            "Pick out all the trumps, both Bauers and the joker too: the highest wins. Only if there is none "
            "do the cards of the suit led count."
        )

"""Which cards may be played, and whether one card may: the traps of the left Bauer and the joker."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet
from engine.cards import JOKER, cards_of, suit_of
from engine.games.schmier import Clause, SchmierState
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds import allowed
from lessons.drills.kinds.allowed import card_asked
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schmier.reach import situations
from lessons.drills.schmier.table import contract_told
from lessons.seats import company

__all__ = ["IsLegal", "LegalCards"]


def _fits(target: RuleId, state: SchmierState, *, joker: bool = False) -> bool:
    """Whether the play of seat 0 is about a clause; with ``joker`` it holds the joker and may not play it."""
    if state.phase != "play" or state.trumps is None:
        return False
    hand, trumps, table = state.hands[0], state.trumps, state.table
    if target is Clause.BIDDER_LEADS:
        return not table and not state.tricks and bool(hand & trumps.all) and bool(hand & ~trumps.all)
    if not table or hand.bit_count() < 2:
        return False
    follows = hand & trumps.order.companions[table[0]]
    if target is Clause.BAUERS:
        if table[0] == trumps.left:
            return bool(hand & ~trumps.all)
        near = suit_of(table[0]) in (trumps.suit, trumps.suit ^ 1)
        return near and table[0] != JOKER and bool(hand >> trumps.left & 1) and follows != hand
    if target is Clause.FREE:
        return not follows and bool(hand & trumps.all) and bool(hand & ~trumps.all)
    if joker and not hand >> JOKER & 1 & ~(follows >> JOKER):
        return False
    return bool(follows) and follows != hand


def _reason(state: SchmierState, card: Card, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a card, and the sentence that says so."""
    verdict = state.judge(card)
    assert verdict.reason is not None
    said = explain.sentence(
        verdict.reason, of.t, of.names, legal=verdict.legal, company=company(state.rules, state.seat)
    )
    return verdict.reason.rule, said


def _told(state: SchmierState, of: Speaker) -> str:
    """The trumps and the cards on the table; before the first card also who has bid what."""
    seats = company(state.rules, state.seat)
    if not state.table:
        return " ".join([contract_told(state, seats, of), of.t.gettext("It is your lead.")])
    assert state.leader is not None
    trumps = of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(state.trump or 0))
    return " ".join([trumps, common.plays_told(state.table, state.leader, seats, of)])


def _clue(state: SchmierState) -> tuple[Card, ...]:
    """The card led and the cards of its suit in the hand; of a void hand the trumps."""
    assert state.trumps is not None
    hand = state.hands[state.seat]
    if not state.table:
        return ()
    follows = hand & state.trumps.order.companions[state.table[0]]
    return (state.table[0], *cards_of(follows or hand & state.trumps.all))


def _idea(of: Speaker) -> str:
    return of.t.gettext(
        "Ask which suit was led and which of your cards count as that suit: two cards are trumps without "
        "looking it."
    )


class LegalCards(allowed.LegalCards):
    """All the cards that may be played now."""

    targets: tuple[RuleId, ...] = (Clause.FOLLOW, Clause.BAUERS, Clause.FREE, Clause.BIDDER_LEADS)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Plays of a hand that can follow, that cannot, with the left Bauer; the bidder's first lead."""
        for state in situations(rules, rng, lambda state: _fits(target, state)):
            yield Problem(self.kind, target.value, rules, state=state)

    def told(self, state: SchmierState, of: Speaker) -> str:
        """What is trump and what lies on the table."""
        return _told(state, of)

    def card_reason(self, state: SchmierState, card: Card, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses a card."""
        return _reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What counts as the suit led."""
        return _idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led and the cards it concerns."""
        return _clue(common.state_of(problem))


class IsLegal(allowed.IsLegal):
    """Whether one card may be played now."""

    targets: tuple[RuleId, ...] = (
        Clause.FOLLOW,
        Clause.BAUERS,
        Clause.FREE,
        Clause.BIDDER_LEADS,
        Clause.IN_HAND,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """A card of a hand, one that was thrown, one that was drawn."""
        # On lead and without the suit every card is allowed; elsewhere a trap is worth more.
        wish = rng.random() < (0.5 if target is Clause.IN_HAND else 0.2)
        if target is Clause.IN_HAND:
            yield from self._thrown_or_drawn(rules, rng, drawn=wish)
            return
        joker = target is Clause.FOLLOW and rng.random() < 0.35  # the card that many throw at any time
        for state in situations(rules, rng, lambda state: _fits(target, state, joker=joker)):
            hand = [JOKER] if joker else list(cards_of(state.hands[0]))
            rng.shuffle(hand)
            legal = state.moves()
            yield self.tempting(rules, state, [c for c in hand if (c in legal) == wish] or hand, target)

    def _thrown_or_drawn(self, rules: RuleSet, rng: random.Random, *, drawn: bool) -> Iterator[Problem]:
        """On lead, so that nothing but the hand decides: a card drawn in the exchange, or one thrown then."""

        def wanted(state: SchmierState) -> bool:
            return state.phase == "play" and not state.table and bool(_of_exchange(state, drawn=drawn))

        for state in situations(rules, rng, wanted):
            card = rng.choice(_of_exchange(state, drawn=drawn))
            yield Problem(self.kind, Clause.IN_HAND.value, rules, state=state, move=card)

    def told(self, problem: Problem, of: Speaker) -> str:
        """What is trump, what lies on the table, what was thrown and drawn."""
        state: SchmierState = common.state_of(problem)
        if problem.aspect != Clause.IN_HAND.value:
            return _told(state, of)
        return of.t.gettext(
            "In the exchange you threw {cards:the}. It is your lead.",
            cards=of.names.cards(state.thrown[problem.seat] or ()),
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the card."""
        state, card = common.state_of(problem), card_asked(problem)
        if problem.aspect != Clause.IN_HAND.value:
            return _reason(state, card, of)
        facts = {"card": of.names.card(card)}
        if state.judge(card).legal:
            said = of.t.gettext("{card:The} came into your hand in the exchange, so it is yours.", **facts)
        else:
            said = of.t.gettext("{card:The} was thrown in the exchange: it is out of this deal.", **facts)
        return Clause.IN_HAND, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What counts as the suit led, or where the card is."""
        if not common.state_of(problem).table:
            return of.t.gettext("First see where the card is now.")
        return _idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card itself, the card led and the cards it concerns."""
        return (card_asked(problem), *_clue(common.state_of(problem)))


def _of_exchange(state: SchmierState, *, drawn: bool) -> list[Card]:
    """The cards that seat 0 has drawn in the exchange and still holds, or the cards it has thrown."""
    if not drawn:
        return list(state.thrown[0] or ())
    start = engine.GAMES[state.rules.game].start(state.rules, state.dealer, state.deal.deck or ())
    return list(cards_of(state.hands[0] & ~start.hands[0]))

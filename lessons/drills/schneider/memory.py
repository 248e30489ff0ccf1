"""Card memory: which cards beat this one, and which can the opponent hold, after some tricks have gone by."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import engine
from engine import Card, CardSet, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schneider import Clause, SchneiderState
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskCards, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schneider.reach import deals, situations
from lessons.drills.told import Tricks
from lessons.misconceptions.worlds import with_rules

__all__ = ["Beaters", "Unseen"]

NONE = "no"
"""The answer that none of the cards is right."""

_MOST = 7
_NOTHING_LEFT = 0.3


def could_hold(state: SchneiderState, seat: int) -> CardSet:
    """The cards the other player may hold, from what a seat has seen.

    >>> state = engine.parse_position("schneider hands=AC.7D/KC.8D lead=0").state()
    >>> engine.cards_text(cards_of(could_hold(state, 0)))
    'KC.8D'
    """
    view = engine.view(state, seat)
    unseen: CardSet = view.unseen & ~view.lacks | view.known  # type: ignore[attr-defined]
    return unseen


def gone_by(problem: Problem, of: Speaker) -> str:
    """The tricks that have been played, one by one, or the cards of a position without a past."""
    state = common.state_of(problem)
    tricks = state.tricks_played()
    if tricks:
        told = [
            of.t.gettext("Trick {number}: {cards}.", number=number, cards=of.names.cards(trick.cards))
            for number, trick in enumerate(tricks, start=1)
        ]
        return " ".join(told)
    if state.played:
        cards = of.names.cards(cards_of(state.played))
        return of.t.gettext("These cards have been played: {cards}.", cards=cards)
    return of.t.gettext("No trick has been played yet.")


def past(problem: Problem, of: Speaker) -> tuple[Tricks, ...]:
    """The tricks that :func:`gone_by` tells, if it tells of tricks."""
    tricks = tuple(common.state_of(problem).tricks_played())
    return (Tricks(gone_by(problem, of), tricks),) if tricks else ()


def whereabouts(state: SchneiderState, seat: int, card: Card, of: Speaker) -> str:
    """Where a card is, as far as a seat can know, in one sentence."""
    t, facts = of.t, {"card": of.names.card(card)}
    view = engine.view(state, seat)
    if state.hands[seat] >> card & 1:
        return t.gettext("{card:The} is in your own hand.", **facts)
    if state.played >> card & 1:
        return t.gettext("{card:The} has been played and lies in a won trick.", **facts)
    if card == view.turned:  # type: ignore[attr-defined]
        return t.gettext("{card:The} lies open under the stock.", **facts)
    if view.known >> card & 1:  # type: ignore[attr-defined]
        return t.gettext("Your opponent has drawn {card:the}, which lay open.", **facts)
    if view.lacks >> card & 1:  # type: ignore[attr-defined]
        return t.gettext("Your opponent has shown that {card:the} is not in their hand.", **facts)
    if state.stock:
        return t.gettext(
            "You have not seen {card:the} yet: it is in your opponent's hand or in the stock.", **facts
        )
    return t.gettext("You have not seen {card:the} yet, so your opponent holds it.", **facts)


def _remembering(state: SchneiderState) -> bool:
    """Whether enough has gone by to be remembered, and not too much to be told."""
    return state.to_act == 0 and state.led < 0 and 2 <= sum(state.tricks) <= _MOST


class Beaters(AskCards, OnTable):
    """The unseen cards that beat one the learner wants to lead; ``cards`` are that card and the options."""

    kind = "beaters"
    targets: tuple[RuleId, ...] = (Clause.CAPTURE, Clause.RANK, Clause.TRUMP, Clause.HIDDEN)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """A card that something still beats, or that nothing beats any more."""
        sure = rng.random() < _NOTHING_LEFT
        for states in deals(rules, rng):
            leads = [(s, c) for s in states if _remembering(s) for c in cards_of(s.hands[0])]
            rng.shuffle(leads)
            for state, card in leads:
                if _fits(target, state, card):
                    problem = self._about(state, card, rng, target.value)
                    if (self.solve(problem) == {NONE}) == sure:
                        yield problem
                        break

    def _about(
        self, state: SchneiderState, card: Card, rng: random.Random, aspect: str, seat: int = 0
    ) -> Problem:
        """The question about one card: the others of its suit, and a few that are not of it."""
        order, hand = state.deal.terms.order, state.hands[seat]
        same = order.companions[card] & ~hand & ~(1 << card)
        others = state.deal.terms.pack & ~order.companions[card] & ~hand
        mixed = _some(others & order.trumps, 2, rng)
        mixed += _some(others & ~order.trumps, 1 if order.trumps else 2, rng)
        options = sorted([*cards_of(same), *mixed])
        return Problem(self.kind, aspect, state.rules, seat=seat, state=state, cards=(card, *options))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A card of the seat on lead: ``move``, or the first of ``cards`` with the options behind it."""
        found = common.player(state)
        cards = given.cards or ((given.move,) if isinstance(given.move, int) else ())
        if found.led >= 0 or not cards or not found.hands[found.seat] >> cards[0] & 1:
            raise Unasked(common.NOTHING)
        if len(cards) == 1:
            return self._about(found, cards[0], random.Random(cards[0]), "", found.seat)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, cards=cards)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same cards under other rules: what was played stays played."""
        return replace(problem, rules=rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The cards that the engine lets beat this one and that the learner has not seen."""
        state = problem.world.before(with_rules(common.state_of(problem), problem.rules))
        asked, *options = problem.cards
        right = could_hold(state, problem.seat) & state.deal.terms.order.beaters[asked]
        found = [engine.card_text(card) for card in options if right >> card & 1]
        return frozenset(found or (NONE,))

    def options(self, problem: Problem) -> Sequence[str]:
        """The cards, and that none of them does."""
        return (*(engine.card_text(card) for card in problem.cards[1:]), NONE)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The card's name, or none."""
        return of.t.gettext("Not one of them") if answer == NONE else super().text(problem, answer, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The tricks gone by, then the card."""
        ask = of.t.gettext(
            "You want to lead {card:the}. Which of these cards could your opponent hold and win with? Choose "
            "all of them.",
            card=of.names.card(problem.cards[0]),
        )
        return " ".join(filter(None, [common.trump_told(problem, of), gone_by(problem, of), ask]))

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Tricks]:
        """The tricks gone by."""
        return past(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Whether a card beats the one led, and whether it can still come."""
        state, asked = common.state_of(problem), problem.cards[0]
        if answer == NONE:
            return self._none(problem, of)
        card = engine.parse_card(answer)
        beats = state.deal.terms.order.beats(card, asked)
        reason = explain.trick_reason((asked, card), int(beats), problem.rules, state.trump)
        won = explain.trick_taken(reason, of.t, of.names, yours=not beats)
        if not beats:
            return reason.rule, won
        where = whereabouts(state, problem.seat, card, of)
        if could_hold(state, problem.seat) >> card & 1:
            return reason.rule, " ".join([where, won])
        return Clause.HIDDEN, where

    def _none(self, problem: Problem, of: Speaker) -> tuple[RuleId, str]:
        asked, facts = problem.cards[0], {"card": of.names.card(problem.cards[0])}
        right = self.solve(problem)
        if right != {NONE}:
            cards = of.names.cards(answer for answer in self.options(problem) if answer in right)
            return Clause.HIDDEN, of.t.gettext(
                "There is still something that beats {card:the}: {cards:the}.", cards=cards, **facts
            )
        if not common.state_of(problem).deal.terms.order.beaters[asked]:
            return Clause.CAPTURE, of.t.gettext("Nothing ever beats {card:the}.", **facts)
        return Clause.HIDDEN, of.t.gettext(
            "Everything here that beats {card:the} has gone, or you can see where it is.", **facts
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """First what beats it at all, then what has gone."""
        return of.t.gettext("First think of all that beats the card, then take off what you have seen.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card itself and all that beat it by the rules."""
        asked, *options = problem.cards
        beaters = common.state_of(problem).deal.terms.order.beaters[asked]
        return (asked, *(card for card in options if beaters >> card & 1))


def _some(cards: int, number: int, rng: random.Random) -> list[Card]:
    """So many cards of a set, fewer if it has no more."""
    return rng.sample(cards_of(cards), min(cards.bit_count(), number))


def _fits(target: RuleId, state: SchneiderState, card: Card) -> bool:
    """Whether the question about a card is about a clause."""
    order = state.deal.terms.order
    if target is Clause.TRUMP:
        return not order.trumps >> card & 1
    if target is Clause.RANK:
        return engine.card_text(card)[0] in "QJT98"
    if target is Clause.HIDDEN:
        return bool(order.companions[card] & state.played)
    return bool(order.beaters[card])


class Unseen(AskCards, OnTable):
    """The cards that the opponent may hold, among some."""

    kind = "unseen"
    targets: tuple[RuleId, ...] = (Clause.HIDDEN,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Cards that were played and cards that have not been seen."""
        for state in situations(rules, rng, _remembering):
            hidden, gone = list(cards_of(could_hold(state, 0))), list(cards_of(state.played))
            turned = [state.stock[-1]] if state.trump is not None and state.stock else []
            number = rng.randint(2, 4)
            cards = [*rng.sample(hidden, number), *rng.sample(gone, min(len(gone), 6 - number - len(turned)))]
            yield Problem(self.kind, target.value, rules, state=state, cards=tuple(sorted({*cards, *turned})))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The cards given; at least one must be where the opponent may have it."""
        found = common.player(state)
        problem = Problem(self.kind, "", rules, seat=found.seat, state=found, cards=given.cards)
        if not self.solve(problem):
            raise Unasked(common.NOTHING)
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """Those of the cards that the learner's view leaves open."""
        right = could_hold(problem.world.before(common.state_of(problem)), problem.seat)
        return frozenset(engine.card_text(card) for card in problem.cards if right >> card & 1)

    def options(self, problem: Problem) -> Sequence[str]:
        """The cards."""
        return [engine.card_text(card) for card in problem.cards]

    def question(self, problem: Problem, of: Speaker) -> str:
        """The tricks gone by, then the cards."""
        ask = of.t.gettext("Which of these cards could your opponent hold now? Choose all of them.")
        return " ".join([gone_by(problem, of), ask])

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Tricks]:
        """The tricks gone by."""
        return past(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Where the card is, as far as one can know."""
        state = common.state_of(problem)
        return Clause.HIDDEN, whereabouts(state, problem.seat, engine.parse_card(answer), of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What one can know."""
        return of.t.gettext("You know your own cards and those that were played; everything else is hidden.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards in question."""
        return problem.cards

"""Is this card allowed: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.log import steps
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.legal_cards import card_clue, card_reason, duty_idea, wants_duty
from lessons.drills.schnapsen.reach import Temper, situations
from lessons.misconceptions import models_for

__all__ = ["IsLegal"]

_TEMPER = Temper(closes=0.25, claims=0.3, exchanges=0.6)


def _just_exchanged(state: SchnapsenState) -> bool:
    return bool(state.history) and state.history[-1] == "exchange"


def _turned(state: SchnapsenState) -> Card | None:
    """The turned card: on the table, or in the hand of a leader who has just exchanged."""
    if _just_exchanged(state):
        return list(steps(state))[-1][0].stock[-1]
    return state.stock[-1] if state.stock and not state.closed else None


class IsLegal:
    """Whether one card may be played now, yes or no."""

    kind = "is-legal"
    targets: tuple[RuleId, ...] = (
        Clause.FREE,
        Clause.FOLLOW,
        Clause.TRUMP,
        Clause.HEAD,
        Clause.IN_HAND,
    )
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """One card of a situation about the clause; as often allowed as refused, where both occur."""
        wish = rng.random() < 0.5
        if target is Clause.IN_HAND:
            yield from self._in_hand(rules, rng, exchanged=wish)
            return
        for state in situations(
            rules, rng, lambda s: s.hands[0].bit_count() > 1 and wants_duty(s, target), _TEMPER
        ):
            hand = list(cards_of(state.hands[0]))
            rng.shuffle(hand)
            legal = state.playable()
            fit = [card for card in hand if bool(legal >> card & 1) == wish] or hand
            yield self._tempting(rules, state, fit, target)

    def _tempting(
        self, rules: RuleSet, state: SchnapsenState, cards: Sequence[Card], target: RuleId
    ) -> Problem:
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

    def _in_hand(self, rules: RuleSet, rng: random.Random, *, exchanged: bool) -> Iterator[Problem]:
        def wanted(state: SchnapsenState) -> bool:
            return _just_exchanged(state) == exchanged and _turned(state) is not None

        for state in situations(rules, rng, wanted, _TEMPER):
            yield Problem(self.kind, Clause.IN_HAND.value, rules, state=state, move=_turned(state))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A card for the seat to act."""
        found = common.player(state)
        if not isinstance(given.move, int) or not found.hands[found.seat]:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same card under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(_card(problem)).legal)

    def options(self, problem: Problem) -> Sequence[str]:
        """Yes and no."""
        return ("yes", "no")

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """There is no third answer."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """The table."""
        return common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table, then the card."""
        state = common.state_of(problem)
        ask = of.t.gettext("May you play {card:the}?", card=of.names.card(_card(problem)))
        if state.led >= 0:
            return " ".join([common.did(state.led, of, you=False), ask])
        if _just_exchanged(state):
            return " ".join([common.did("exchange", of, you=True), ask])
        return " ".join([of.t.gettext("It is your lead."), ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the card."""
        state, card = common.state_of(problem), _card(problem)
        if _just_exchanged(state) and card == _turned(state) and state.judge(card).legal:
            said = of.t.gettext(
                "{card:The} came into your hand with the exchange, so you may play it.",
                card=of.names.card(card),
            )
            return Clause.IN_HAND, said
        return card_reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """The order of the duties."""
        if common.state_of(problem).led < 0:
            return of.t.gettext("First see where the card is, then what the leader may play.")
        return duty_idea(of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card itself, the card led and the cards it concerns."""
        return (_card(problem), *card_clue(common.state_of(problem)))


def _card(problem: Problem) -> Card:
    assert isinstance(problem.move, int)
    return problem.move

"""Is this card allowed: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import Card, RuleId, RuleSet
from engine.cards import cards_of
from engine.games.schnapsen import Clause, SchnapsenState
from engine.walk import steps
from lessons.drills.kinds import allowed
from lessons.drills.kinds.allowed import card_asked
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.legal_cards import card_clue, card_reason, duty_idea, wants_duty
from lessons.drills.schnapsen.reach import Temper, situations

__all__ = ["IsLegal"]

_TEMPER = Temper(closes=0.25, claims=0.3, exchanges=0.6)


def _just_exchanged(state: SchnapsenState) -> bool:
    return bool(state.history) and state.history[-1] == "exchange"


def _turned(state: SchnapsenState) -> Card | None:
    """The turned card: on the table, or in the hand of a leader who has just exchanged."""
    if _just_exchanged(state):
        return list(steps(state.first or state, state.history))[-1][0].stock[-1]
    return state.stock[-1] if state.stock and not state.closed else None


class IsLegal(allowed.IsLegal):
    """Whether one card may be played now, yes or no."""

    targets: tuple[RuleId, ...] = (
        Clause.FREE,
        Clause.FOLLOW,
        Clause.TRUMP,
        Clause.HEAD,
        Clause.IN_HAND,
    )

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
            yield self.tempting(rules, state, fit, target)

    def _in_hand(self, rules: RuleSet, rng: random.Random, *, exchanged: bool) -> Iterator[Problem]:
        def wanted(state: SchnapsenState) -> bool:
            return _just_exchanged(state) == exchanged and _turned(state) is not None

        for state in situations(rules, rng, wanted, _TEMPER):
            yield Problem(self.kind, Clause.IN_HAND.value, rules, state=state, move=_turned(state))

    def told(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table, or the exchange just made."""
        if _just_exchanged(common.state_of(problem)):
            return common.did("exchange", of, you=True)
        return super().told(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the card."""
        state, card = common.state_of(problem), card_asked(problem)
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
        return (card_asked(problem), *card_clue(common.state_of(problem)))

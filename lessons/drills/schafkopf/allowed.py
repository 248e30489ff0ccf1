"""Which cards may be played, and whether one card may; often with the called ace in hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of, mask_of, suit_of, suit_set
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import COURTS, ordinary
from engine.games.schafkopf.duties import RUN_AWAY_WITH
from lessons import explain
from lessons.drills.kinds import allowed
from lessons.drills.kinds.allowed import card_asked
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import Plan, plan_for, situations
from lessons.seats import company

__all__ = ["IsLegal", "LegalCards"]


def _guarded(state: SchafkopfState) -> bool:
    """Whether seat 0 holds the called ace and its suit has not been led."""
    return bool(state.hands[0] & state.guard)


def _called(state: SchafkopfState) -> int:
    """The ordinary cards of the called suit in the hand of seat 0."""
    called = common.contract_in(state).called
    return 0 if called is None else state.hands[0] & ordinary(called)


def _follows(state: SchafkopfState) -> bool:
    return bool(state.table) and not _guarded(state) and bool(state.refused())


def _is_free(state: SchafkopfState) -> bool:
    if not state.table or _guarded(state) or state.hands[0].bit_count() < 3:
        return False
    contract = common.contract_in(state)
    return not state.hands[0] & contract.order.companions[state.table[0]]


def _court(state: SchafkopfState) -> bool:
    """Whether what is printed on the cards would ask for others than the contract does."""
    if not state.table or _guarded(state):
        return False
    led, order, hand = state.table[0], common.contract_in(state).order, state.hands[0]
    printed = suit_set(suit_of(led))
    astray = (order.companions[led] ^ printed) & hand & (COURTS | printed)
    return bool(astray) and hand & ~order.companions[led] != 0


def _falls(state: SchafkopfState) -> bool:
    return bool(state.table) and _guarded(state) and bool(_called(state) & ~state.guard) and _on_suit(state)


def _on_suit(state: SchafkopfState) -> bool:
    return bool(common.contract_in(state).order.companions[state.table[0]] & state.guard)


def _stays(state: SchafkopfState) -> bool:
    if not state.table or not _guarded(state) or _on_suit(state):
        return False
    companions = common.contract_in(state).order.companions[state.table[0]]
    return not state.hands[0] & companions and state.hands[0].bit_count() > 1


def _leads(state: SchafkopfState) -> bool:
    return not state.table and _guarded(state) and _called(state).bit_count() > 1


def _unbound(state: SchafkopfState) -> bool:
    """Whether the called ace is still in hand and its suit has been led before: its holder ran away."""
    contract = common.contract_in(state)
    return bool(state.hands[0] & contract.ace) and not state.guard and state.hands[0].bit_count() > 1


_FINDS: dict[RuleId, Callable[[SchafkopfState], bool]] = {
    Clause.FOLLOW: _follows,
    Clause.FREE: _is_free,
    Clause.COURT: _court,
    Clause.ACE_FALLS: _falls,
    Clause.ACE_STAYS: _stays,
    Clause.RUN_AWAY: _leads,
    Clause.ACE_FREE: _unbound,
}


def _plan(target: RuleId, rng: random.Random) -> Plan:
    """The kind of deal in which a clause is likely to bind seat 0."""
    holder = Plan("rufer", trumps=4, ace="me")
    if target is Clause.RUN_AWAY:
        suit = rng.choice((RUN_AWAY_WITH, RUN_AWAY_WITH, RUN_AWAY_WITH - 1, RUN_AWAY_WITH - 2))
        return Plan("rufer", trumps=4, ace="me", suit=suit, court=suit < RUN_AWAY_WITH)
    if target is Clause.ACE_FREE:
        return Plan("rufer", trumps=4, ace="me", suit=RUN_AWAY_WITH, runs=True, sense=0.3)
    if target is Clause.ACE_FALLS:
        return Plan("rufer", trumps=4, ace="me", suit=rng.choice((2, 3, 4, 4, 4)))
    if target is Clause.ACE_STAYS:
        return holder
    return plan_for(rng, ("rufer", "wenz", "solo"))


def _found(
    rules: RuleSet, rng: random.Random, target: RuleId, *, bound: bool = False
) -> Iterator[SchafkopfState]:
    """Moments at which a clause decides; with ``bound`` such that a card may not be played."""
    find = _FINDS[target]

    def wanted(state: SchafkopfState) -> bool:
        return state.contract is not None and find(state) and not (bound and not state.refused())

    yield from situations(rules, rng, wanted, _plan(target, rng))


def _reason(state: SchafkopfState, card: Card, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a card, and the sentence that says so."""
    verdict = state.judge(card)
    if verdict.legal and state.table and state.guard >> card & 1 and not _on_suit(state):
        # It may be played only because no other card is left.
        return Clause.ACE_STAYS, explain.general(Clause.ACE_STAYS, of.t)
    if verdict.reason is not None:
        seats = company(state.rules, state.seat)
        said = explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal, company=seats)
        return verdict.reason.rule, said
    said = of.t.gettext("You lead, so you may play any card: {card:the} too.", card=of.names.card(card))
    return Clause.FREE, said


def _clue(state: SchafkopfState) -> tuple[Card, ...]:
    """The card led and what follows it; for the holder of the called ace on lead, the cards of its suit."""
    hand, contract = state.hands[state.seat], common.contract_in(state)
    if not state.table:
        called = ordinary(contract.called) if contract.called is not None else 0
        return cards_of(hand & called) if hand & state.guard else ()
    return (state.table[0], *cards_of(hand & (contract.order.companions[state.table[0]] | state.guard)))


def _idea(state: SchafkopfState, of: Speaker) -> str:
    """Which duties there are in this contract."""
    if common.contract_in(state).ace:
        return of.t.gettext(
            "Ask first which suit is led and which of your cards count as that suit; then whether the called "
            "ace and the cards of its suit are bound to anything."
        )
    return of.t.gettext("Ask which suit is led, and which of your cards count as that suit in this contract.")


def _before(state: SchafkopfState, of: Speaker) -> str:
    """The contract, and what is known of the called suit, in whole sentences."""
    seats = company(state.rules, state.seat)
    said = [common.contract_told(state, seats, of)]
    contract = common.contract_in(state)
    if contract.called is not None and contract.ace & state.hands[state.seat]:
        suit = of.names.suit(contract.called)
        if state.guard:
            said.append(of.t.gettext("The called suit ({suit}) has not been led yet.", suit=suit))
        else:
            said.append(of.t.gettext("The called suit ({suit}) has been led before.", suit=suit))
    return " ".join(said)


class LegalCards(allowed.LegalCards):
    """All the cards that may be played now."""

    targets: tuple[RuleId, ...] = tuple(_FINDS)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Moments at which the clause decides."""
        for state in _found(rules, rng, target):
            yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """What the seat to act may play."""
        found = common.in_play(state)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def told(self, state: SchafkopfState, of: Speaker) -> str:
        """The contract, then what lies on the table."""
        return f"{_before(state, of)} {super().told(state, of)}".strip()

    def question(self, problem: Problem, of: Speaker) -> str:
        """What lies on the table or that it is the learner's lead, then the question."""
        state = common.state_of(problem)
        told = self.told(state, of)
        if not state.table:
            told = " ".join([told, of.t.gettext("It is your lead.")])
        ask = of.t.gettext("Which of your cards may you play? Choose them all.")
        return f"{told} {ask}".strip()

    def card_reason(self, state: SchafkopfState, card: Card, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses a card."""
        return _reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which duties there are."""
        return _idea(common.state_of(problem), of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led and the cards it concerns."""
        return _clue(common.state_of(problem))


class IsLegal(allowed.IsLegal):
    """Whether one card may be played now."""

    targets: tuple[RuleId, ...] = (*_FINDS, Clause.IN_HAND)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """A card about which the clause decides; a card of the trick just won, or one still in hand."""
        wish = rng.random() < 0.5
        if target is Clause.IN_HAND:
            plan = plan_for(rng, ("rufer", "wenz", "solo"))
            for state in situations(rules, rng, _has_won, plan):
                card = rng.choice(state.moves() if wish else state.tricks[-1].cards)
                yield Problem(self.kind, target.value, rules, state=state, move=card)
            return
        find = Clause.FOLLOW if target is Clause.FREE and not wish else target
        for state in _found(rules, rng, find, bound=not wish):
            hand = list(cards_of(state.hands[0]))
            rng.shuffle(hand)
            legal = mask_of(move for move in state.moves() if isinstance(move, int))
            cards = [card for card in hand if (legal >> card & 1) == wish] or hand
            yield self.tempting(rules, state, self._on_point(state, cards, target), target)

    def _on_point(self, state: SchafkopfState, cards: list[Card], target: RuleId) -> list[Card]:
        """Those of some cards that the clause is about, if there are any: first the called ace."""
        if target in (Clause.ACE_FALLS, Clause.ACE_STAYS, Clause.ACE_FREE, Clause.RUN_AWAY):
            about = common.contract_in(state).ace | _called(state)
        elif target is Clause.COURT:
            about = COURTS
        else:
            return cards
        return [card for card in cards if about >> card & 1] or cards

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A card for the seat to act."""
        if not isinstance(given.move, int):
            raise Unasked(common.NOTHING)
        found = common.in_play(state)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def told(self, problem: Problem, of: Speaker) -> str:
        """The contract, then what lies on the table or has just been won."""
        state = common.state_of(problem)
        said = [_before(state, of)]
        if problem.aspect == Clause.IN_HAND.value and state.tricks:
            said.append(
                of.t.gettext(
                    "You have just won a trick with {cards:the} in it.",
                    cards=of.names.cards(state.tricks[-1].cards),
                )
            )
        return " ".join([*said, super().told(problem, of)])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the card."""
        state, card = common.state_of(problem), card_asked(problem)
        if problem.aspect == Clause.IN_HAND.value and state.judge(card).legal:
            return Clause.IN_HAND, of.t.gettext(
                "{card:The} is in your hand, and you lead: you may play it.", card=of.names.card(card)
            )
        return _reason(state, card, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which duties there are, or where the card is."""
        if problem.aspect == Clause.IN_HAND.value:
            return of.t.gettext("First see where the card is, then what the leader may play.")
        return _idea(common.state_of(problem), of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card itself, the card led and the cards it concerns."""
        return (card_asked(problem), *_clue(common.state_of(problem)))


def _has_won(state: SchafkopfState) -> bool:
    """Whether seat 0 has just won a trick and leads, free of the called ace."""
    return bool(state.tricks) and not state.table and state.tricks[-1].winner == 0 and not _guarded(state)

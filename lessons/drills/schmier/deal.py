"""How the cards are dealt: who gets a card of the pack, how many are left."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, Record, RuleId, RuleSet, State
from engine.cards import card_text
from engine.games.schmier import Clause
from engine.games.schmier.trumps import HAND, SEATS
from lessons import explain
from lessons.drills import common
from lessons.drills.play import deck_of
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schmier.table import NOBODY, dealer_told, seating_told
from lessons.i18n import N_

__all__ = ["DealCards"]

_PACKET = 3
_ROUND = SEATS * _PACKET
_DEALT = SEATS * HAND


class DealCards:
    """A place in the pack, and whose hand it comes to; or what is left after the deal."""

    kind = "deal"
    targets: tuple[RuleId, ...] = (Clause.DEAL,)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Shuffled packs; a card of either round, or one that stays with the dealer."""
        topic = "left" if rng.random() < 0.12 else "gets"
        deck = list(engine.GAMES[rules.game].pack(rules))
        while True:
            rng.shuffle(deck)
            place = rng.choice(range(_DEALT)) if rng.random() < 0.9 else rng.randrange(_DEALT, len(deck))
            yield Problem(
                self.kind,
                target.value,
                rules,
                cards=tuple(deck),
                move=deck[place],
                side=rng.randrange(SEATS),
                topic=topic,
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who gets a card, if one is given; else how many cards are left."""
        deck, dealer = deck_of(rules, state, given)
        topic = "gets" if given.move in deck else "left"
        return Problem(self.kind, "", rules, cards=deck, move=given.move, side=dealer, topic=topic)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set deals the same way."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the engine makes of the pack."""
        state = problem.world.start(problem.rules, problem.side, problem.cards)
        if problem.topic == "left":
            return frozenset((str(len(state.stock)),))
        assert isinstance(problem.move, int)
        seats = [str(seat) for seat in range(SEATS) if state.hands[seat] >> problem.move & 1]
        return frozenset(seats or (NOBODY,))

    def options(self, problem: Problem) -> Sequence[str]:
        """Every seat, and nobody yet; numbers depend on nothing."""
        if problem.topic == "left":
            return ()
        return (*map(str, common.company_of(problem).clockwise), NOBODY)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Other counts of what is left."""
        if problem.topic == "left":
            left = len(problem.cards) - _DEALT
            yield str(left - 1), N_("That forgets the joker.")
            yield str(left + SEATS), N_("That deals each player one card too few.")
            yield str(left - SEATS), N_("That deals each player one card too many.")
            yield str(left + _ROUND), N_("That counts only one round of packets.")

    def shown(self, problem: Problem) -> Shown:
        """The pack in its order: in this question nothing is hidden."""
        return Shown(record=Record(problem.rules, problem.side, problem.cards).text)

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals, then the question."""
        t = of.t
        if problem.topic == "left":
            return t.gettext("All six hands are dealt. How many cards of the pack are left?")
        assert isinstance(problem.move, int)
        place = problem.cards.index(problem.move) + 1
        seats = common.company_of(problem)
        told = " ".join([seating_told(seats, of), dealer_told(problem.side, seats, of)])
        ask = t.gettext(
            "{card:The} is card number {number} of the pack, counted from the top. In whose hand is it after "
            "the deal?",
            card=of.names.card(problem.move),
            number=place,
        )
        return " ".join([told, ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat, nobody, or a number."""
        if problem.topic == "left":
            return common.number_text(answer, of)
        if answer == NOBODY:
            return of.t.gettext("Nobody yet: it is one of the rest")
        return common.seat_text(problem, answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The packets, and the one that holds the card."""
        t = of.t
        general = explain.general(Clause.DEAL, t)
        if problem.topic == "left":
            here = t.gettext(
                "Of {pack} cards {dealt} are dealt, so {left} are left.",
                pack=len(problem.cards),
                dealt=_DEALT,
                left=len(problem.cards) - _DEALT,
            )
            return Clause.DEAL, " ".join([general, here])
        assert isinstance(problem.move, int)
        place = problem.cards.index(problem.move)
        facts = {"card": of.names.card(card_text(problem.move)), "dealt": _DEALT}
        if place >= _DEALT:
            here = t.gettext(
                "The hands take the first {dealt} cards, and {card:the} comes after them.", **facts
            )
        else:
            here = t.gettext(
                "{card:The} is in packet {packet} of round {round}; the first packet of each round goes to "
                "the dealer's left.",
                packet=place % _ROUND // _PACKET + 1,
                round=place // _ROUND + 1,
                **facts,
            )
        return Clause.DEAL, " ".join([general, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Packets, not single cards."""
        return of.t.gettext("The hands are dealt in packets of equal size, once round and once more.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card in question."""
        return (problem.move,) if isinstance(problem.move, int) and problem.topic == "gets" else ()

"""How the cards are dealt: who gets a card."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import Card, Record, RuleId, RuleSet, State
from engine.games.schafkopf import Clause
from lessons import explain
from lessons.drills.kinds.forms import AskSeat
from lessons.drills.play import deck_of
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.i18n import N_

__all__ = ["DealCards"]

_PACKET = 4


class DealCards(AskSeat):
    """A pack from the top, and who gets one of its cards."""

    kind = "deal"
    targets: tuple[RuleId, ...] = (Clause.DEAL,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Shuffled packs, dealt by anybody."""
        while True:
            deck = list(engine.GAMES[rules.game].pack(rules))
            rng.shuffle(deck)
            yield Problem(
                self.kind,
                target.value,
                rules,
                cards=tuple(deck),
                move=deck[rng.randrange(len(deck))],
                side=rng.randrange(4),
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who gets a card of a record's pack."""
        deck, dealer = deck_of(rules, state, given)
        if given.move not in deck:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, cards=deck, move=given.move, side=dealer)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every table deals the same way."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """The hand in which the engine puts the card."""
        assert isinstance(problem.move, int)
        state = problem.world.start(problem.rules, problem.side, problem.cards)
        return frozenset(str(seat) for seat in range(4) if state.hands[seat] >> problem.move & 1)

    def shown(self, problem: Problem) -> Shown:
        """The pack in its order: in this question nothing is hidden."""
        return Shown(record=Record(problem.rules, problem.side, problem.cards).text)

    def _place(self, problem: Problem) -> int:
        assert isinstance(problem.move, int)
        return problem.cards.index(problem.move)

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals, where the card lies, then the question."""
        dealt = common.of_seat(
            problem.side, common.company_of(problem), of, N_("You deal."), "", N_("{who} deals.")
        )
        assert isinstance(problem.move, int)
        where = of.t.gettext(
            "{card:The} is card number {place} from the top of the pack.",
            card=of.names.card(problem.move),
            place=self._place(problem) + 1,
        )
        return " ".join([dealt, where, of.t.gettext("Who gets it?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The packets, and whose packet it is."""
        packet = self._place(problem) // _PACKET
        first = common.of_seat(
            (problem.side + 1) % 4,
            common.company_of(problem),
            of,
            N_("The first packet is yours."),
            "",
            N_("The first packet is for {who}."),
        )
        here = of.t.gettext("The card is in packet {number}.", number=packet + 1)
        return Clause.DEAL, " ".join([explain.general(Clause.DEAL, of.t), first, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Packets, not single cards."""
        return of.t.gettext("The cards are dealt in packets. How big are they, and who gets the first?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card."""
        assert isinstance(problem.move, int)
        return (problem.move,)

"""How many card points a pile makes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of, rank_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import PACK, worth_of
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import finished, plan_for
from lessons.i18n import N_

__all__ = ["CardPoints"]

_LEFT_OUT = N_("That leaves out one of the cards.")
_ONE_MORE = N_("That counts one card too many.")
_OTHER_RANK = N_("That takes one of the cards for the rank next to it.")
_COUNTING = "ATKQJ"


class CardPoints(AskNumber):
    """The card points of a pile of tricks, or of some cards."""

    kind = "card-points"
    targets: tuple[RuleId, ...] = (Clause.VALUES,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """One to three of the tricks that a side has won."""
        number = rng.choice((1, 2, 2, 3))
        plan = plan_for(rng, ("rufer", "wenz", "solo"))
        for state in finished(rules, rng, lambda s: s.taken[0] >= number, plan):
            won = [trick for trick in state.tricks if trick.winner == 0]
            cards = tuple(card for trick in rng.sample(won, number) for card in trick.cards)
            if sum(map(worth_of, cards)):
                yield Problem(self.kind, target.value, rules, cards=cards)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The cards given, or all that a seat has won in a deal."""
        cards = given.cards
        if not cards and isinstance(state, SchafkopfState):
            cards = tuple(
                card for trick in state.tricks if trick.winner == given.seat for card in trick.cards
            )
        if not cards or set(cards) - set(PACK) or len(set(cards)) < len(cards):
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, cards=cards)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Cards count the same at every table."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """The sum of the engine's table."""
        worth = problem.world.worth(worth_of)
        return frozenset((str(sum(map(worth, problem.cards))),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """A card taken for its neighbour, left out, or counted twice."""
        (right,) = (int(answer) for answer in self.solve(problem))
        values = [worth_of(_of_rank(rank)) for rank in _COUNTING]
        for card in problem.cards:
            if rank_of(card) in _COUNTING:
                place = _COUNTING.index(rank_of(card))
                for near in (place + 1, place - 1):
                    if near in range(len(values)):
                        yield str(right - values[place] + values[near]), _OTHER_RANK
        for card in problem.cards:
            yield str(right - worth_of(card)), _LEFT_OUT
        for value in values:
            yield str(right + value), _ONE_MORE

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The cards, then their sum."""
        return of.t.gettext(
            "How many card points do these cards make: {cards}?", cards=of.names.cards(problem.cards)
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """What each rank counts, and the sum of those that count."""
        ranks = [
            of.t.gettext("{rank:the} {points}", rank=of.names.rank(rank), points=worth_of(_of_rank(rank)))
            for rank in _COUNTING
        ]
        told = of.t.gettext("Card points: {list}; the other ranks count nothing.", list=of.t.join(ranks))
        counted = [card for card in problem.cards if worth_of(card)]
        parts = " + ".join(str(worth_of(card)) for card in counted)
        total = sum(map(worth_of, problem.cards))
        if len(counted) > 1:
            here = of.t.gettext(
                "Here {cards} count: {parts} = {total}.",
                cards=of.names.cards(counted),
                parts=parts,
                total=total,
            )
        else:
            here = of.t.gettext("Together that makes {points}.", points=total)
        return Clause.VALUES, " ".join([told, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Strength and worth are two things."""
        return of.t.gettext(
            "What a card counts has nothing to do with trumps: only its rank matters. Which ranks count?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards that count."""
        return [card for card in problem.cards if worth_of(card)]


def _of_rank(rank: str) -> Card:
    return next(card for card in cards_of(sum(1 << card for card in PACK)) if rank_of(card) == rank)

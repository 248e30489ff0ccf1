"""How many Laufende a side has, and how many units they are."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.log import dealt_sets
from engine.games.schafkopf.settle import count_laufende
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import Plan, deals
from lessons.i18n import N_
from lessons.wording.bids import bid_name

__all__ = ["Laufende", "seats_of_side", "trumps_dealt"]

_COUNTS = {"wenz": (1, 2, 2, 3, 3, 4), "other": (2, 2, 3, 3, 4, 4, 5, 6)}
_SLIP = N_("That is a slip in the counting.")


def seats_of_side(state: SchafkopfState, side: int) -> tuple[int, ...]:
    """The seats of the declarer's side (0) or of the defenders (1)."""
    return tuple(seat for seat in range(4) if (seat in state.declarers) == (side == 0))


def trumps_dealt(state: SchafkopfState, seats: Sequence[int]) -> list[tuple[int, tuple[Card, ...]]]:
    """The trumps that some seats were dealt, by seat."""
    trumps, hands = common.contract_in(state).order.trumps, dealt_sets(state)
    return [(seat, cards_of(hands[seat] & trumps)) for seat in seats]


class Laufende(AskNumber):
    """How many Laufende one side has (``topic`` count), or what they are worth (``units``)."""

    kind = "laufende"
    targets: tuple[RuleId, ...] = (Clause.LAUFENDE, Clause.LAUFENDE_TIMES)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The trumps of one side as they were dealt, with and without a gap near the top."""
        kinds = ("rufer", "wenz", "solo") if target is Clause.LAUFENDE else ("wenz-tout", "solo-tout")
        for _ in range(40):
            kind = rng.choice(kinds)
            tops = rng.choice(_COUNTS["wenz" if kind.startswith("wenz") else "other"])
            plan = Plan(kind, trumps=tops + (0 if kind.startswith("wenz") else 2), tops=tops)
            state = next(deals(rules, rng, plan))[-1]
            if rng.random() < 0.2:  # a hand as it falls: the defenders may hold them
                state = next(deals(rules, rng, Plan(kind, trumps=1)))[-1]
            held = count_laufende(common.contract_in(state), dealt_sets(state), state.declarers) > 0
            side = int(not held) if rng.random() < 0.85 else int(held)
            topic = "units" if target is Clause.LAUFENDE_TIMES else "count"
            yield self._problem(state, side, topic, target.value)

    def _problem(self, state: SchafkopfState, side: int, topic: str, aspect: str, seat: int = 0) -> Problem:
        found = trumps_dealt(state, seats_of_side(state, side))
        cards = tuple(card for _, held in found for card in held)
        return Problem(
            self.kind, aspect, state.rules, seat=seat, state=state, side=side, topic=topic, cards=cards
        )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The side of the seat asked about, in a deal whose tricks are all told."""
        if not isinstance(state, SchafkopfState) or state.contract is None or not state.deal.told:
            raise Unasked(common.NOTHING)
        side = int(given.seat not in state.declarers)
        return self._problem(state, side, "count", "", given.seat)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same hands under other rules: the count is the same everywhere."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the engine counts, once there are enough of them."""
        state = problem.world.before(common.state_of(problem))
        contract = common.contract_in(state)
        side = seats_of_side(common.state_of(problem), problem.side)
        count = count_laufende(contract, dealt_sets(state), side)
        count = count if count >= contract.fewest else 0
        return frozenset((str(count * contract.times if problem.topic == "units" else count),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Numbers near by, and the number of trumps."""
        (right,) = (int(answer) for answer in self.solve(problem))
        step = common.contract_in(common.state_of(problem)).times if problem.topic == "units" else 1
        for near in (right + step, right - step, right + 2 * step, len(problem.cards)):
            if near >= 0:
                yield str(near), _SLIP
        for more in range(3, 8):
            yield str(right + more * step), _SLIP

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The contract, the trumps of each seat of the side, then the question."""
        t, seats, state = of.t, common.company_of(problem), common.state_of(problem)
        said = [common.contract_told(state, seats, of)]
        for seat, cards in trumps_dealt(state, seats_of_side(state, problem.side)):
            said.append(_dealt_told(seat, cards, problem, of))
        theirs = problem.side == 0
        if problem.topic == "units":
            ask = (
                t.gettext("How many units are the Laufende of the declarer's side worth?")
                if theirs
                else t.gettext("How many units are the Laufende of the defenders worth?")
            )
        elif theirs:
            ask = t.gettext("How many Laufende does the declarer's side have?")
        else:
            ask = t.gettext("How many Laufende do the defenders have?")
        return " ".join([*said, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which trumps follow one another from the top, and how many are needed."""
        t, state = of.t, common.state_of(problem)
        contract = common.contract_in(state)
        count = count_laufende(contract, dealt_sets(state), seats_of_side(state, problem.side))
        rule = Clause.LAUFENDE_TIMES if problem.topic == "units" else Clause.LAUFENDE
        if count < 0:
            said = t.gettext(
                "The highest trump here is {top:the}, and this side was not dealt it: no Laufende.",
                top=of.names.card(contract.tops[0]),
            )
            return rule, said
        run = of.names.cards(contract.tops[:count])
        if count < len(contract.tops):
            gap = of.names.card(contract.tops[count])
            said = t.gettext(
                "From the top this side was dealt {run:the}; {gap:the} is missing.", run=run, gap=gap
            )
        else:
            said = t.gettext("From the top this side was dealt {run:the}: all there are.", run=run)
        return rule, " ".join([said, self._worth(problem, count, of)])

    def _worth(self, problem: Problem, count: int, of: Speaker) -> str:
        contract = common.contract_in(common.state_of(problem))
        name = bid_name(contract.bid, of.t, of.names)
        if count < contract.fewest:
            return of.t.gettext(
                "In {contract} there must be at least {least}, so they do not count.",
                contract=name,
                least=contract.fewest,
            )
        if problem.topic == "units":
            return of.t.gettext(
                "That makes {count} Laufende; each of them counts {times}, together {units}.",
                count=count,
                times=contract.times,
                units=count * contract.times,
            )
        return of.t.gettext("That makes {count} Laufende.", count=count)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """From the top, over the whole side, to the first gap."""
        if problem.topic == "units":
            return of.t.gettext(
                "Count from the highest trump of the contract down to the first gap; then think of what the "
                "contract makes of each."
            )
        return of.t.gettext(
            "Count from the highest trump of the contract down to the first gap, over the cards of the whole "
            "side; then ask whether there are enough."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The highest trumps of the contract."""
        return common.contract_in(common.state_of(problem)).tops[:4]


def _dealt_told(seat: int, cards: Sequence[Card], problem: Problem, of: Speaker) -> str:
    seats = common.company_of(problem)
    if not cards:
        return common.of_seat(
            seat, seats, of, N_("You were dealt no trump."), "", N_("{who} was dealt no trump.")
        )
    return common.of_seat(
        seat,
        seats,
        of,
        N_("At the beginning you held these trumps: {cards}."),
        "",
        N_("At the beginning {who} held these trumps: {cards}."),
        cards=of.names.cards(cards),
    )

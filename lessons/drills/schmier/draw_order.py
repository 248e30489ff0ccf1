"""How many cards go and come in the exchange: drawn, left over, taken by the dealer."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.exchange import MOST
from engine.games.schmier.trumps import HAND, PACK, SEATS
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskNumber, OnTable
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schmier.reach import auctions
from lessons.drills.schmier.table import dealer_told, exchange_told, seating_told
from lessons.i18n import N_

__all__ = ["DrawOrder"]


class DrawOrder(AskNumber, OnTable):
    """Numbers of the exchange: the topic says which."""

    kind = "draw-order"
    targets: tuple[RuleId, ...] = (Clause.REFILL, Clause.DEALER_TAKES, Clause.DISCARD_MOST)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Exchanges in which two players or more have thrown; the dealer's turn."""
        topics = {Clause.REFILL: ("left",), Clause.DISCARD_MOST: ("most",)}
        topic = rng.choice(
            next((some for rule, some in topics.items() if rule is target), ("takes", "throws"))
        )
        few = rng.random() < 0.5  # hands that hold hardly anything to throw
        for states in auctions(rules, rng):
            found = [state for state in states if state.phase == "discard" and _fits(topic, state, few=few)]
            if found:
                yield Problem(self.kind, target.value, rules, state=rng.choice(found), topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """What the dealer must throw, or how many cards are left for the others."""
        found = common.player(state)
        if found.phase != "discard":
            raise Unasked(common.NOTHING)
        topic = "throws" if found.seat == found.dealer else "left"
        return Problem(self.kind, "", rules, seat=given.seat, state=found, topic=topic)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's stock, or its bounds of a discard."""
        state: SchmierState = problem.world.before(common.state_of(problem))
        discard = state.discard
        assert discard is not None
        if problem.topic == "left":
            number = len(state.stock)
        elif problem.topic == "takes":
            number = state.hands[state.seat].bit_count() - HAND
        else:
            number = discard.least if problem.topic == "throws" else discard.most
        return frozenset((str(number),))

    def shown(self, problem: Problem) -> Shown:
        """The hand, where it decides; else all is told, and the hands would give the number away."""
        return common.seen(problem) if problem.topic == "most" else Shown()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Numbers near by."""
        (right,) = (int(answer) for answer in self.solve(problem))
        for step in (1, -1, 2, -2, 3, 4):
            if right + step >= 0:
                yield str(right + step), N_("That is a slip in the counting.")

    def question(self, problem: Problem, of: Speaker) -> str:
        """The discards so far, then the number that is asked for."""
        t, state, seats = of.t, common.state_of(problem), common.company_of(problem)
        told = [dealer_told(state.dealer, seats, of)]
        if problem.topic != "most":
            told.insert(0, seating_told(seats, of))
        else:
            told.append(common.trump_told(problem, of))
            ask = t.gettext("It is your turn to exchange. How many cards may you throw at most?")
            return " ".join([*told, ask])
        told += exchange_told(state, seats, of)
        if problem.topic == "left":
            ask = t.gettext("How many cards lie ready to be drawn now?")
        elif problem.topic == "takes":
            ask = t.gettext("How many cards does the dealer take now?")
        else:
            ask = t.gettext("How many cards must the dealer throw now?")
        return " ".join([*told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The cards that were left after the deal, less those that were drawn."""
        t, state = of.t, common.state_of(problem)
        if problem.topic == "most":
            plain = (state.hands[state.seat] & ~state.trumps.all).bit_count()
            said = t.ngettext(
                "Of your cards {number} is no trump.", "Of your cards {number} are no trumps.", plain
            )
            return Clause.DISCARD_MOST, " ".join([explain.general(Clause.DISCARD_MOST, t), said])
        drawn = sum(len(cards) for cards in state.thrown if cards)
        rest = len(PACK) - SEATS * HAND
        facts = {"rest": rest, "drawn": drawn, "left": rest - drawn}
        counted = t.gettext(
            "After the deal {rest} cards are left; {drawn} have been drawn, so {left} remain.", **facts
        )
        rule = Clause.REFILL if problem.topic == "left" else Clause.DEALER_TAKES
        return rule, " ".join([explain.general(rule, t), counted])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Everybody fills up to a whole hand."""
        if problem.topic == "most":
            return of.t.gettext("There is a limit, and there are cards that may not go at all.")
        return of.t.gettext("Begin with what is left after the deal, and take off what each player draws.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()


def _fits(topic: str, state: SchmierState, *, few: bool) -> bool:
    if topic == "most":
        discard = state.discard
        return state.seat == 0 != state.dealer and discard is not None and (discard.most < MOST) == few
    if topic == "left":
        return sum(bool(cards) for cards in state.thrown) >= 2 and state.seat != state.dealer
    return state.seat == state.dealer

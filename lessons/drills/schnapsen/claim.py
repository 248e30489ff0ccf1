"""Is my claim right: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import SUITS, Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.deal import Ending
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import worth_of
from engine.games.schnapsen.words import SUIT_OF
from engine.walk import steps
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, situations
from lessons.misconceptions.worlds import alter

__all__ = ["Claim"]

_NEAR = 14


def _near(state: SchnapsenState, *, right: bool) -> bool:
    """A claim that is allowed, with a count or an announcement that brings it near the goal."""
    counted, waiting = state.counted(0), state.pending(0)
    near = abs(counted + waiting - GOAL) <= _NEAR
    return near and (counted >= GOAL) == right and "claim" in state.moves()


def _won(state: SchnapsenState, seat: int) -> tuple[Card, ...]:
    """The cards in a seat's tricks, dearest first; none where the tricks before are not known."""
    tricks = [trick for trick in state.tricks_played() if trick.winner == seat]
    if len(tricks) != state.tricks[seat]:
        return ()
    cards = [card for trick in tricks for card in trick.cards]
    return tuple(sorted(cards, key=lambda card: (-worth_of(card), card)))


def _announced(state: SchnapsenState, seat: int) -> list[int]:
    """The suits of the marriages a seat has announced."""
    walk = steps(state.first or state, state.history) if state.history else ()
    return [SUIT_OF[move] for before, move, _ in walk if before.seat == seat and move in SUIT_OF]


class Claim:
    """Whether a claim made now would win the deal."""

    kind = "claim"
    targets: tuple[RuleId, ...] = (Clause.CLAIM_66,)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Moments near the goal, as often just short of it as not."""
        wish = rng.random() < 0.5
        temper = Temper(claims=0.3, announces=0.9, closes=0.15)
        for state in situations(rules, rng, lambda s: _near(s, right=wish), temper):
            yield Problem(self.kind, target.value, rules, state=state, cards=_won(state, 0))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A claim of the seat to act."""
        found = common.player(state)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, cards=_won(found, found.seat))

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same moment under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the settlement of a claim names the claimer as winner."""
        state = problem.world.before(common.state_of(problem))
        result = alter(state, type(state), ending=Ending("claim", problem.seat)).result
        assert result is not None
        return common.yes_no(problem.seat in result.winners)

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
        """What has been won and announced, to be added up, and the claim."""
        state, t = common.state_of(problem), of.t
        cards = of.names.cards(problem.cards)
        told = [t.gettext("These cards lie in your tricks: {cards}.", cards=cards)] if problem.cards else []
        told += [
            t.gettext("You have announced the marriage of {suit}.", suit=of.names.suit(SUITS[suit]))
            for suit in _announced(state, problem.seat)
        ]
        return " ".join([*told, t.gettext("You claim now. Are you right?")])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The points that count and those a claim needs."""
        state = common.state_of(problem)
        facts = {"points": state.counted(problem.seat), "goal": GOAL}
        waiting = state.pending(problem.seat)
        if waiting:
            return Clause.CLAIM_66, of.t.gettext(
                "The {waiting} points of your marriage wait for a trick: {points} points count for you, and "
                "a claim needs {goal}.",
                waiting=waiting,
                **facts,
            )
        if facts["points"] >= GOAL:
            return Clause.CLAIM_66, of.t.gettext(
                "{points} points count for you, and {goal} are enough for a claim.", **facts
            )
        return Clause.CLAIM_66, of.t.gettext(
            "Only {points} points count for you, and a claim needs {goal}.", **facts
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What counts and what does not."""
        return of.t.gettext(
            "Count the cards of your tricks, and your marriages once you have a trick; nothing else counts."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards that have been won; the card on the table counts for nobody yet."""
        return problem.cards or common.state_of(problem).trick

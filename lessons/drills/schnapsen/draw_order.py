"""Who draws first, what is left in the stock, who gets the turned card, whether anybody draws."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine import Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause, SchnapsenState
from lessons import explain
from lessons.drills.common import told
from lessons.drills.kinds import draw_order
from lessons.drills.problem import Given, Problem, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper
from lessons.drills.schnapsen.tricks import completed, posed
from lessons.i18n import N_
from lessons.misconceptions import TRUE

__all__ = ["DrawOrder"]

_TEMPER = Temper(closes=0.2, claims=0.4)


def _is_open(state: SchnapsenState) -> bool:
    return bool(state.stock) and not state.closed


class DrawOrder(draw_order.DrawOrder):
    """What happens at the stock once a trick is complete."""

    targets: tuple[RuleId, ...] = (Clause.DRAW, Clause.STRICT)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks with an open stock; for the strict phase also without one."""
        if target is Clause.STRICT:
            wish = rng.random() < 0.5
            for problem in completed(
                self.kind, target.value, rules, rng, lambda s, _l, _r: _is_open(s) == wish, _TEMPER
            ):
                yield replace(problem, topic="draws")
            return
        topic = rng.choice(("first", "left", "turned"))
        for problem in completed(
            self.kind,
            target.value,
            rules,
            rng,
            lambda s, _l, _r: _is_open(s) and (topic != "turned" or len(s.stock) == 2),
            _TEMPER,
        ):
            yield replace(problem, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who draws first, while the stock is open; else whether anybody draws."""
        problem = posed(self.kind, "", rules, state, given)
        before = common.state_of(problem)
        if not _is_open(before):
            return replace(problem, topic="draws")
        return replace(problem, topic="turned" if len(before.stock) == 2 else "first")

    def oversights(self, left: int) -> Iterable[tuple[str, str]]:
        """The turned card."""
        if left > 2:
            yield str(left - 3), N_("That leaves out the turned card.")

    def asks(self, topic: str, of: Speaker) -> str:
        """The question of a topic; the turned card belongs to the stock."""
        if topic != "left":
            return super().asks(topic, of)
        return of.t.gettext(
            "How many cards, the turned one included, does the stock hold when the next trick is led?"
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Who won the trick, and what that means at the stock."""
        t, state = of.t, common.state_of(problem)
        if not _is_open(state):
            if state.closed:
                return Clause.STRICT, t.gettext("The stock is closed, so nobody draws any more.")
            return Clause.STRICT, t.gettext("The stock is used up, so nobody draws any more.")
        if problem.topic == "draws":
            return Clause.DRAW, t.gettext("The stock is still open, so both players draw after the trick.")
        if problem.topic == "left":
            (left,) = self.solve(replace(problem, world=TRUE))
            return Clause.DRAW, t.gettext(
                "The stock holds {held} cards with the turned one; each player draws one: {left} are left.",
                held=len(state.stock),
                left=left,
            )
        _, won = told(problem, of)
        return Clause.DRAW, " ".join([won, explain.general(Clause.DRAW, t)])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """First the trick, then the stock."""
        if problem.topic in ("left", "draws"):
            return of.t.gettext("First see whether the stock is open, then how many cards are drawn.")
        return of.t.gettext("First find out who wins the trick, then who goes first at the stock.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick, and the turned card while it lies there."""
        state = common.state_of(problem)
        led, reply, _ = common.trick_cards(problem)
        return (led, reply, state.stock[-1]) if _is_open(state) else (led, reply)

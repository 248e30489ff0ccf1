"""Who draws first, what is left in the stock, who gets the turned card, how long the deal goes on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine import RuleId, RuleSet, State
from engine.games.schneider import Clause, SchneiderState
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds import draw_order
from lessons.drills.play import posed
from lessons.drills.problem import Given, Problem, Speaker
from lessons.drills.schneider.reach import completed
from lessons.i18n import N_
from lessons.misconceptions import TRUE

__all__ = ["DrawOrder"]


class DrawOrder(draw_order.DrawOrder):
    """What happens at the stock once a trick is complete, and how many tricks are still to come."""

    targets: tuple[RuleId, ...] = (Clause.DRAW, Clause.LENGTH, Clause.TURNED)
    numbers = ("left", "tricks")

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks with a stock, and, about the length of a deal, without one or with its last two cards."""
        topic, stock = rng.choice(("first", "left")), range(2, 99)
        if target is Clause.LENGTH:
            topic, stock = rng.choice(
                (
                    ("draws", range(1)),
                    ("draws", range(2, 3)),
                    ("tricks", range(99)),
                    ("tricks", range(99)),
                )
            )
        elif target is Clause.TURNED:
            topic, stock = "turned", range(2, 3)
        for problem in completed(
            self.kind, target.value, rules, rng, lambda s, _l, _r: len(s.stock) in stock
        ):
            if topic != "tricks" or _tricks_left(common.after(problem)):
                yield replace(problem, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who draws first, while there is a stock; else whether anybody draws."""
        problem = posed(self.kind, "", rules, state, given)
        before = common.state_of(problem)
        if not before.stock:
            return replace(problem, topic="draws")
        return replace(problem, topic="turned" if len(before.stock) == 2 else "first")

    def solve(self, problem: Problem) -> frozenset[str]:
        """Where the engine puts the cards of the stock; how many tricks it still plays."""
        if problem.topic != "tricks":
            return super().solve(problem)
        then = common.after(replace(problem, world=TRUE))
        return frozenset((str(_tricks_left(then)),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The stock or the hand alone, a trick too many or too few."""
        yield from super().slips(problem)
        if problem.topic == "tricks":
            then = common.after(replace(problem, world=TRUE))
            left = _tricks_left(then)
            yield str(len(then.stock) // 2), N_("That ends the deal with the stock.")
            yield str(then.hands[0].bit_count()), N_("That forgets the cards that are still drawn.")
            yield str(left + 1), N_("That counts the trick just played.")
            yield str(max(0, left - 1)), N_("That leaves out the last trick.")
            yield str(left + 2), N_("That is a slip in the counting.")

    def asks(self, topic: str, of: Speaker) -> str:
        """The question of a topic."""
        if topic == "left":
            return of.t.gettext("How many cards does the stock hold when the next trick is led?")
        if topic == "tricks":
            return of.t.gettext("How many tricks are still to be played after this one?")
        return super().asks(topic, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The stock where it is to be counted, then the trick and what is asked."""
        if problem.topic == "turned" and common.state_of(problem).trump is None:
            ask = of.t.gettext("The stock holds two cards. Who gets the last one?")
            return " ".join([common.trick_told(problem, of), ask])
        said = super().question(problem, of)
        if problem.topic != "tricks":
            return said
        held = len(common.state_of(problem).stock)
        if held:
            stock = of.t.ngettext("The stock holds {number} card.", "The stock holds {number} cards.", held)
        else:
            stock = of.t.gettext("The stock is used up.")
        return " ".join([stock, said])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Who won the trick, and what that means at the stock; or what is left to play."""
        t, state = of.t, common.state_of(problem)
        if problem.topic == "draws":
            if state.stock:
                said = t.gettext("There are cards in the stock, so both players draw after the trick.")
            else:
                said = t.gettext("The stock is used up: the cards in hand are played without drawing.")
            return Clause.LENGTH, said
        then = common.after(replace(problem, world=TRUE))
        if problem.topic == "tricks":
            return Clause.LENGTH, t.gettext(
                "Each player then holds {hand} cards and the stock {stock}, two for each trick: so {tricks} "
                "tricks are still to come.",
                hand=then.hands[0].bit_count(),
                stock=len(then.stock),
                tricks=_tricks_left(then),
            )
        if problem.topic == "left":
            return Clause.DRAW, t.gettext(
                "The stock holds {held} cards and each player draws one: {left} are left.",
                held=len(state.stock),
                left=len(then.stock),
            )
        _, won = common.told(problem, of)
        rule = Clause.TURNED if problem.aspect == Clause.TURNED.value else Clause.DRAW
        last = []
        if problem.topic == "turned":
            last.append(t.gettext("Two cards are left, so the last one goes to the loser of the trick."))
        return rule, " ".join([won, explain.general(Clause.DRAW, t), *last])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """First the trick, then the stock."""
        if problem.topic in ("left", "draws"):
            return of.t.gettext("First see whether there is a stock, then how many cards are drawn.")
        if problem.topic == "tricks":
            return of.t.gettext("Every card is played: count those in hand and those still to be drawn.")
        return of.t.gettext("First find out who wins the trick, then who goes first at the stock.")


def _tricks_left(state: SchneiderState) -> int:
    """How many tricks are played from a state to the end, whatever the cards."""
    before = sum(state.tricks)
    while state.to_act is not None:
        state = state.after(state.moves()[0])
    return sum(state.tricks) - before

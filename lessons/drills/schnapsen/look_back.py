"""May I look at this trick again: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from engine import Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause, SchnapsenState, SchnapsenView
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import situations
from lessons.misconceptions import TRUE

__all__ = ["LookBack"]


class LookBack:
    """Whether a trick that was played may be looked at, yes or no."""

    kind = "look-back"
    targets: tuple[RuleId, ...] = (Clause.LOOK_BACK,)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The last trick or an earlier one, as often."""
        last = rng.random() < 0.5
        for state in situations(rules, rng, lambda s: len(s.tricks_played()) >= 2):
            tricks = state.tricks_played()
            trick = tricks[-1] if last else rng.choice(tricks[:-1])
            problem = Problem(self.kind, target.value, rules, state=state, cards=trick.cards)
            yield replace(problem, side=trick.winner)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The trick of the cards given; it must be one that the record shows."""
        found = common.player(state)
        for trick in found.tricks_played():
            if set(given.cards) == set(trick.cards):
                return Problem(self.kind, "", rules, state=found, cards=trick.cards, side=trick.winner)
        raise Unasked(common.NOTHING)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same trick under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the engine shows this trick to the player: a view holds the last one only."""
        view = _view(problem.world.before(common.state_of(problem)), problem.seat)
        return common.yes_no(view.last_trick is not None and view.last_trick.cards == problem.cards)

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
        """How many tricks ago, whose, then the question."""
        tricks = common.state_of(problem).tricks_played()
        ago = len(tricks) - [trick.cards for trick in tricks].index(problem.cards)
        number = len(tricks) + 1 - ago
        facts = {"number": number, "played": len(tricks), "cards": of.names.cards(problem.cards)}
        if problem.side == problem.seat:
            told = of.t.gettext("{played} tricks are played. You won trick {number}: {cards}.", **facts)
        else:
            told = of.t.gettext(
                "{played} tricks are played. Your opponent won trick {number}: {cards}.", **facts
            )
        return " ".join([told, of.t.gettext("May you look at it again?")])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, and which trick this is."""
        is_last = "yes" in self.solve(replace(problem, world=TRUE))
        here = (
            of.t.gettext("This is the last trick.")
            if is_last
            else of.t.gettext("Another trick has been played since, so this one stays face down.")
        )
        return Clause.LOOK_BACK, " ".join([explain.general(Clause.LOOK_BACK, of.t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Memory is a part of the game."""
        return of.t.gettext("Remembering the cards is a part of the game; how far back may one look?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick."""
        return problem.cards


def _view(state: SchnapsenState, seat: int) -> SchnapsenView:
    view = engine.view(state, seat)
    assert isinstance(view, SchnapsenView)
    return view

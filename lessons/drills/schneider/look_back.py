"""May I look through my tricks, or claim the rest: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schneider import Clause
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskYesNo, OnTable
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schneider.reach import deals, situations

__all__ = ["LookBack"]

_REST = 0.15


class LookBack(AskYesNo, OnTable):
    """Whether the learner may look through his pile, or end the deal by claiming the rest."""

    kind = "look-back"
    targets: tuple[RuleId, ...] = (Clause.PILE,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """In the middle of a deal, or at its end, when the honours are counted."""
        rest, over = rng.random() < _REST, rng.random() < 0.6
        if not rest and over:
            for states in deals(rules, rng):
                if states[-1].tricks[0]:
                    yield Problem(self.kind, target.value, rules, state=states[-1], topic="look")
            return
        for state in situations(rules, rng, lambda s: s.led < 0 and s.tricks[0] > 1):
            yield Problem(self.kind, target.value, rules, state=state, topic="rest" if rest else "look")

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Whether the pile may be looked through in a situation."""
        if state is None:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, state=state, topic="look")

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the engine has come to the count; whether it knows a claim."""
        state = problem.world.before(common.state_of(problem))
        if problem.topic == "rest":
            return common.yes_no(state.judge("claim").legal)
        return common.yes_no(state.to_act is None)

    def shown(self, problem: Problem) -> Shown:
        """The table, or the finished deal."""
        state = common.state_of(problem)
        if state.to_act is None and state.record is not None:
            return Shown(record=state.record.text)
        return common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """How far the deal is, then the question."""
        t, state = of.t, common.state_of(problem)
        facts = {"played": sum(state.tricks), "yours": state.tricks[problem.seat]}
        told = t.gettext("Tricks played so far: {played}. Of these you have won {yours}.", **facts)
        if problem.topic == "rest":
            ask = t.gettext("May you show your cards, claim the rest and end the deal?")
        else:
            ask = t.gettext("May you look through your won tricks now?")
        return " ".join([told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, and how far the deal is."""
        general = explain.general(Clause.PILE, of.t)
        if problem.topic == "rest":
            here = of.t.gettext("The rest cannot be claimed either: every trick is played out.")
        elif "yes" in self.solve(problem):
            here = of.t.gettext("All the cards have been played: now the honours are counted.")
        else:
            here = of.t.gettext("The deal is not over yet, so the tricks stay face down.")
        return Clause.PILE, " ".join([general, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Memory is a part of the game."""
        return of.t.gettext("Remembering the cards is a part of the game: until when?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()

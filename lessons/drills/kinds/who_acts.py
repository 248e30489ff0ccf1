"""Whose turn is it: after a trick, and after an action or a lead."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card, RuleId, RuleSet, State
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskSeat, OnTable
from lessons.drills.play import posed
from lessons.drills.problem import Given, Problem, Speaker

__all__ = ["WhoActs"]


class WhoActs(AskSeat, OnTable):
    """The seat that plays next.

    A game adds its targets and ``candidates``; ``leads`` and ``turn`` are its clauses.
    """

    kind = "who-acts"
    leads: RuleId
    turn: RuleId

    def acted(self, problem: Problem, of: Speaker) -> str:
        """The lead or action that is told, in one sentence."""
        (move,) = problem.moves
        assert isinstance(move, int)
        seats, state = common.company_of(problem), common.state_of(problem)
        if seats.seats > 2:
            return common.plays_told((*state.trick, move), state.leader, seats, of)
        return common.leads_told(move, of, you=state.seat == problem.seat)

    def told(self, problem: Problem, of: Speaker) -> str:
        """The trick that is complete."""
        return common.trick_told(problem, of)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who acts after a move, or after the trick a move completes."""
        if state is not None and not state.trick and given.move in state.moves():
            assert given.move is not None
            return Problem(
                self.kind, "", rules, seat=given.seat, state=state, moves=(given.move,), topic="turn"
            )
        return posed(self.kind, "", rules, state, given)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat the engine waits for."""
        then = common.after(problem)
        return frozenset() if then is None or then.to_act is None else frozenset((str(then.to_act),))

    def question(self, problem: Problem, of: Speaker) -> str:
        """What happens, then who is next."""
        if problem.topic == "turn":
            return " ".join([self.acted(problem, of), of.t.gettext("Who plays next?")])
        return " ".join([self.told(problem, of), of.t.gettext("Who leads to the next trick?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The winner leads; an action does not end a turn, a card does."""
        if problem.topic != "turn":
            _, won = common.told(problem, of)
            return self.leads, " ".join([won, explain.general(self.leads, of.t)])
        if isinstance(problem.moves[0], str):
            said = of.t.gettext("That was no card yet: the turn ends only when a card is played.")
        else:
            said = of.t.gettext("A card was led, so now the other player answers.")
        return self.turn, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What ends a turn, or who won."""
        if problem.topic == "turn":
            return of.t.gettext("What ends a turn: any action, or only one kind of action?")
        return of.t.gettext("First find out who wins the trick.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick."""
        if problem.topic == "turn":
            return [move for move in problem.moves if isinstance(move, int)]
        return common.trick_of(problem)[0]

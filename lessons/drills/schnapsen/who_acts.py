"""Whose turn is it: after a trick, and after an action or a lead."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, Move, RuleId, RuleSet, State
from engine.games.schnapsen import Clause, SchnapsenState
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, situations
from lessons.drills.schnapsen.trick_winner import told
from lessons.drills.schnapsen.tricks import completed, posed

__all__ = ["WhoActs"]


class WhoActs:
    """The seat that plays next."""

    kind = "who-acts"
    targets: tuple[RuleId, ...] = (Clause.LEAD, Clause.TURN)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Complete tricks; actions and leads of the learner."""
        if target is Clause.LEAD:
            yield from completed(self.kind, target.value, rules, rng, lambda s, _l, _r: len(s.stock) > 0)
            return
        wish = rng.random() < 0.6
        for state in situations(rules, rng, lambda s: bool(_moves(s, word=wish)), Temper(exchanges=0.2)):
            moves = (rng.choice(_moves(state, word=wish)),)
            yield Problem(self.kind, target.value, rules, state=state, moves=moves, topic="turn")

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who acts after a move, or after the trick a move completes."""
        if isinstance(state, SchnapsenState) and state.led < 0 and given.move in state.moves():
            assert given.move is not None
            return Problem(
                self.kind, "", rules, seat=given.seat, state=state, moves=(given.move,), topic="turn"
            )
        return posed(self.kind, "", rules, state, given)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same moment under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat the engine waits for."""
        then = common.after(problem)
        return frozenset() if then is None or then.to_act is None else frozenset((str(then.to_act),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Both seats."""
        return (str(problem.seat), str(1 - problem.seat))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Both seats are options already."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """The table before the moves."""
        return common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What happens, then who is next."""
        if problem.topic == "turn":
            you = common.state_of(problem).seat == problem.seat
            said = common.did(problem.moves[0], of, you=you)
            return " ".join([said, of.t.gettext("Who plays next?")])
        return " ".join([common.trick_told(problem, of), of.t.gettext("Who leads to the next trick?")])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """You or your opponent."""
        return common.seat_text(problem, answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The winner leads; an action does not end a turn, a card does."""
        if problem.topic != "turn":
            _, won = told(problem, of)
            return Clause.LEAD, " ".join([won, explain.general(Clause.LEAD, of.t)])
        if isinstance(problem.moves[0], str):
            said = of.t.gettext("That was no card yet: the turn ends only when a card is played.")
        else:
            said = of.t.gettext("A card was led, so now the other player answers.")
        return Clause.TURN, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What ends a turn, or who won."""
        if problem.topic == "turn":
            return of.t.gettext("What ends a turn: any action, or only one kind of action?")
        return of.t.gettext("First find out who wins the trick.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick."""
        if problem.topic == "turn":
            return [move for move in problem.moves if isinstance(move, int)]
        return common.trick_cards(problem)[:2]


def _moves(state: SchnapsenState, *, word: bool) -> list[Move]:
    """Actions other than a claim, or cards that may be led."""
    if state.led >= 0 or not state.hands[state.seat]:
        return []
    return [move for move in state.moves() if isinstance(move, str) == word and move != "claim"]

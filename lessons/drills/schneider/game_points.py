"""How many points a deal brings, and to whom: positive for the learner, negative for the opponent."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schneider import Clause, SchneiderState
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds import game_points
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schneider.reach import CAREFUL, Temper, search
from lessons.misconceptions.schneider_worlds import last_trick

__all__ = ["GamePoints"]

_LIMIT = 1500


def _is_about(target: RuleId, state: SchneiderState) -> bool:
    """Whether a finished deal is about a clause, at this table or another."""
    mine, theirs = state.honours
    if target is Clause.TIE:
        return mine == theirs
    steps = common.flipped(state, "scoring", "tiers").result
    assert steps is not None
    if target is Clause.DIFFERENCE:
        return mine != theirs and abs(mine - theirs) != max(steps.score)
    return any(line.rule is target for line in steps.lines)


class GamePoints(game_points.GamePoints):
    """What a finished deal is worth."""

    targets: tuple[RuleId, ...] = (
        Clause.SIMPLE,
        Clause.SCHNEIDER,
        Clause.SCHWARZ,
        Clause.DIFFERENCE,
        Clause.TIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Deals that end so; whole piles are seldom lost but by a player who gives everything away."""
        loser = rng.randrange(2)
        temper = CAREFUL
        if target is Clause.SCHNEIDER:
            temper = Temper((0.1, 0.9) if loser == 0 else (0.9, 0.1))
        elif target is Clause.SCHWARZ:
            temper = Temper(giver=loser)

        def pick(states: list[SchneiderState]) -> SchneiderState | None:
            return states[-1] if _is_about(target, states[-1]) else None

        for state in search(rules, rng, pick, temper, _LIMIT):
            yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A finished deal."""
        if state is None or state.result is None:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, state=state)

    def amounts(self, problem: Problem) -> Iterable[int]:
        """The other steps; of a difference, its neighbours and the honours themselves."""
        if problem.rules["scoring"] == "tiers":
            return super().amounts(problem)
        high, low = sorted(common.state_of(problem).honours, reverse=True)
        gap = high - low
        return (gap + 2, abs(gap - 2) or gap + 4, high, gap + 1)

    def shown(self, problem: Problem) -> Shown:
        """The finished deal as a record, if it began with the deal; else a position."""
        record = common.state_of(problem).record
        return Shown(record=record.text) if record else common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The honours, the tricks, the last trick, then who scores what."""
        t, state, you = of.t, common.state_of(problem), problem.seat
        said = [
            t.gettext(
                "Honours at the end: you {mine}, your opponent {theirs}.",
                mine=state.honours[you],
                theirs=state.honours[1 - you],
            ),
            t.gettext(
                "Tricks at the end: you {mine}, your opponent {theirs}.",
                mine=state.tricks[you],
                theirs=state.tricks[1 - you],
            ),
        ]
        cards, winner = last_trick(state)
        if cards and winner == you:
            said.append(t.gettext("You won the last trick."))
        elif cards:
            said.append(t.gettext("Your opponent won the last trick."))
        return " ".join([*said, t.gettext("Who scores, and how many game points?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The line of the settlement; first the clause that was looked for, where it is another."""
        result = common.state_of(problem).result
        assert result is not None
        if not result.lines:
            return Clause.TIE, explain.general(Clause.TIE, of.t)
        (line,) = result.lines
        said = explain.settlement(line, of.t, of.names, you=problem.seat)
        aspect = next((rule for rule in self.targets if rule.value == problem.aspect), line.rule)
        if line.rule is Clause.DIFFERENCE and aspect is not line.rule:
            steps = of.t.gettext(
                "At a table that pays by steps this would be “{title}”; here the difference counts.",
                title=explain.title(aspect, of.t),
            )
            said = " ".join([steps, said])
        elif aspect is not line.rule:
            said = " ".join([explain.general(aspect, of.t), said])
        return line.rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Only honours decide; then how the table pays."""
        if problem.rules["scoring"] == "tiers":
            return of.t.gettext("Only the honours decide, not the tricks. How many does the loser have?")
        return of.t.gettext("Only the honours decide, not the tricks. How far apart are the players?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The story says it all."""
        return ()

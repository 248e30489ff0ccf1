"""Whether the bid was made, and what each team scores."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine import Card, RuleId, RuleSet, Settlement, State
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.points import awards
from engine.games.schmier.settle import revoke
from engine.games.schmier.trumps import SEATS
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskNumber, AskYesNo
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schmier.points import card_of_point, counts_told, fate_told
from lessons.drills.schmier.reach import deals
from lessons.drills.schmier.table import bidder_told, contract_told, point_name, team_text
from lessons.i18n import N_
from lessons.misconceptions import TRUE

__all__ = ["BidMade", "GamePoints"]


class _Finished:
    """A question about a finished deal: who played and who won the cards that score is told."""

    kind: str

    def settled(self, problem: Problem) -> Settlement:
        """The settlement in the problem's world."""
        state = common.state_of(problem)
        if problem.topic == "revoke":
            return problem.world.settled(revoke(problem.rules, state.declarer, state.bid, problem.side))
        result: Settlement | None = problem.world.before(state).result
        assert result is not None
        return result

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A finished deal that was bid for."""
        if not isinstance(state, SchmierState) or state.phase != "over" or state.declarer < 0:
            raise Unasked(common.NOTHING)
        return Problem(
            self.kind, "", rules, seat=given.seat, state=state, side=given.seat % len(state.points)
        )

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set settles alike."""
        return problem

    def shown(self, problem: Problem) -> Shown:
        """The whole deal."""
        state = common.state_of(problem)
        return Shown(record=state.record.text) if state.record is not None else Shown()

    def told(self, problem: Problem, of: Speaker) -> list[str]:
        """The bid, the five cards, the counts for Game."""
        state: SchmierState = common.state_of(problem)
        seats = common.company_of(problem)
        if problem.topic == "revoke":
            says = (
                N_("You could follow suit and do not: a revoke."),
                "",
                N_("{who} could follow suit and does not: a revoke."),
            )
            return [bidder_told(state, seats, of), common.of_seat(problem.side, seats, of, *says)]
        cards = [self._card_told(state, point.rule, problem, of) for point in awards(state)[:-1]]
        return [contract_told(state, seats, of), *cards, counts_told(state, problem, of)]

    def _card_told(self, state: SchmierState, rule: RuleId, problem: Problem, of: Speaker) -> str:
        """Who played one of the five cards and, where it matters, who won it."""
        seats = common.company_of(problem)
        assert state.trumps is not None
        card = card_of_point(rule, state.trumps)
        trick = next((trick for trick in state.tricks if card in trick.cards), None)
        if trick is None:  # a deal that began in the middle
            team = next(point.team for point in awards(state) if point.rule is rule)
            return of.t.gettext(
                "{card:The} has scored for {team}.", card=of.names.card(card), team=seats.team(team, of.t)
            )
        player = (trick.leader + trick.cards.index(card)) % SEATS
        return fate_told(card, player, trick.winner, seats, of)

    def counted(self, problem: Problem, of: Speaker) -> str:
        """Which points the bidder's team has, and how many it needed, in one sentence or two."""
        state: SchmierState = common.state_of(problem)
        t, seats = of.t, common.company_of(problem)
        side = state.declarer % len(state.points)
        names = [point_name(point.rule, of) for point in awards(state) if point.team == side]
        facts = {"team": team_text(side, seats, of), "won": len(names), "bid": state.bid}
        if not names:
            return t.gettext("{team}: no point. The bid was {bid}.", **facts)
        return t.gettext("{team}: {points}. Points: {won}. The bid was {bid}.", points=t.join(names), **facts)


class BidMade(_Finished, AskYesNo):
    """Whether the bidder's team has won as many points as it bid."""

    kind = "bid-made"
    targets: tuple[RuleId, ...] = (Clause.MADE, Clause.FAILED)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Deals won and lost, mostly by little."""
        made = target is Clause.MADE
        for states in deals(rules, rng):
            end = states[-1]
            result = end.result
            assert result is not None
            if (end.declarer % len(end.points) in result.winners) == made and _close(end):
                yield Problem(self.kind, target.value, rules, state=end)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the engine lets the bidder's team win."""
        state = common.state_of(problem)
        return common.yes_no(state.declarer % len(state.points) in self.settled(problem).winners)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The deal, then the question."""
        return " ".join([*self.told(problem, of), of.t.gettext("Has the bid been made?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The points of the bidder's team beside its bid."""
        made = "yes" in self.solve(replace(problem, world=TRUE))
        rule = Clause.MADE if made else Clause.FAILED
        return rule, " ".join([self.counted(problem, of), explain.general(rule, of.t)])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Count the six points."""
        return of.t.gettext("Go through the six points one by one and count those of the bidder's team.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The five cards that score."""
        return _five(problem)


class GamePoints(_Finished, AskNumber):
    """What a deal adds to the score of one team; below zero, what it takes away."""

    kind = "game-points"
    targets: tuple[RuleId, ...] = (Clause.MADE, Clause.FAILED, Clause.OTHERS, Clause.REVOKE)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The bidder's team after a bid made or failed, and the others."""
        offender = rng.randrange(SEATS)
        for states in deals(rules, rng):
            end = states[-1]
            teams, side = len(end.points), end.declarer % len(end.points)
            result = end.result
            assert result is not None
            if target is Clause.REVOKE:
                yield Problem(self.kind, target.value, rules, state=end, side=offender, topic="revoke")
                continue
            if target is Clause.OTHERS:
                side = (side + rng.randint(1, teams - 1)) % teams
            elif (side in result.winners) != (target is Clause.MADE):
                continue
            yield Problem(self.kind, target.value, rules, state=end, side=side)

    def team(self, problem: Problem) -> int:
        """The team whose score is asked for: after a revoke the bidder's."""
        state = common.state_of(problem)
        return state.declarer % len(state.points) if problem.topic == "revoke" else problem.side

    def solve(self, problem: Problem) -> frozenset[str]:
        """The team's part of the engine's settlement."""
        return frozenset((str(self.settled(problem).score[self.team(problem)]),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The wrong sign, the bid itself, numbers near by."""
        (right,) = (int(answer) for answer in self.solve(problem))
        bid = common.state_of(problem).bid
        if right:
            yield str(-right), N_("That has the wrong sign.")
        yield str(bid), N_("That is what was bid.")
        for step in (1, -1, 2, -2, 3, -3):
            yield str(right + step), N_("That is a slip in the counting.")

    def question(self, problem: Problem, of: Speaker) -> str:
        """The deal, then the team."""
        seats = common.company_of(problem)
        ask = of.t.gettext(
            "How many points does this deal add to the score of {team}? A loss is a number below zero.",
            team=seats.team(self.team(problem), of.t),
        )
        return " ".join([*self.told(problem, of), ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The lines of the engine's settlement for this team, or that it has none."""
        state: SchmierState = common.state_of(problem)
        result = self.settled(replace(problem, world=TRUE))
        team, seats, t = self.team(problem), common.company_of(problem), of.t
        if problem.topic == "revoke":
            rule = Clause.REVOKE
        elif team != state.declarer % len(state.points):
            rule = Clause.OTHERS
        else:
            rule = Clause.MADE if team in result.winners else Clause.FAILED
        lines = [line for line in result.lines if line.side == team]
        told = [explain.settlement(line, t, of.names, you=problem.seat, sides=seats.sides) for line in lines]
        none = t.gettext("{team} has won no point in this deal.", team=team_text(team, seats, of))
        total = t.gettext("Altogether: {points}.", points=t.number(result.score[team]))
        return rule, " ".join([*(told or [none]), explain.general(rule, t), total])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Whose team it is, and whether the bid was made."""
        return of.t.gettext("Ask first whether the bid was made, then what that means for this very team.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The five cards that score."""
        return () if problem.topic == "revoke" else _five(problem)


def _five(problem: Problem) -> list[Card]:
    state: SchmierState = common.state_of(problem)
    assert state.trumps is not None
    return [card_of_point(point.rule, state.trumps) for point in awards(state)[:-1]]


def _close(end: SchmierState) -> bool:
    """Whether the bid was made or failed by a point or two."""
    side = end.declarer % len(end.points)
    won = sum(point.team == side for point in awards(end))
    return won > 0 and abs(won - end.bid) <= 2

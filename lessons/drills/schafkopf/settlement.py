"""Who pays whom how much: the units a seat gets (positive) or pays (negative) for a deal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine import Card, RuleId, RuleSet, Settlement, State
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.settle import TOTAL, ended_of, revoke, settle
from lessons import explain
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.ending import ending_told, partner_told
from lessons.drills.schafkopf.reach import Plan, finished, plan_for, situations
from lessons.i18n import N_
from lessons.misconceptions import TRUE

__all__ = ["Units"]

_TURNED = N_("That turns getting and paying round.")
_SHARE = N_("That is not the share of this player.")
_UNEVEN = N_("With that the four scores do not add up to nothing.")
_FEW = 4
_TOTAL = N_("That is what the three others get or pay together; each has a third of it.")
_THIRD = N_("That is what one of the three others gets or pays; the declarer settles with all three.")
_OTHER = N_("What this deal is worth does not come to that.")


def _pays(rule: RuleId) -> Callable[[SchafkopfState], bool]:
    return lambda state: state.result is not None and any(line.rule is rule for line in state.result.lines)


def _readings_differ(state: SchafkopfState) -> bool:
    return settle(state, "always").score != settle(state, "winners-held").score


def _any(_state: SchafkopfState) -> bool:
    return True


def _plan(target: RuleId, rng: random.Random) -> Plan:
    """The kind of deal that is likely to end as a clause tells."""
    kind = rng.choice(("rufer", "wenz", "solo"))
    high = rng.choice((2, 3, 4)) if kind == "wenz" else rng.choice((3, 4, 5))
    if target in (Clause.BASE_TOUT, Clause.LAUFENDE_TIMES):
        if target is Clause.LAUFENDE_TIMES and rng.random() < 0.2:
            return Plan("sie")
        kind = rng.choice(("wenz-tout", "solo-tout", "solo-tout"))
        return Plan(kind, trumps=7, tops=4 if kind == "wenz-tout" else rng.choice((3, 5)), sense=0.8)
    if target is Clause.BASE_SIE:
        return Plan("sie")
    if target is Clause.SCHNEIDER:
        return Plan(kind, trumps=rng.choice((2, 5, 7)), sense=0.4)
    if target is Clause.SCHWARZ:
        giver = rng.choice(("declarers", "defenders"))
        if giver == "defenders":
            return Plan(kind, trumps=7, tops=4, giver=giver)
        return Plan(kind, trumps=1, giver=giver)
    if target is Clause.LAUFENDE:
        return Plan(kind, trumps=high + 2, tops=high)
    if target is Clause.LAUFENDE_SIDE:
        return Plan(kind, trumps=high, tops=high, sense=0.3, giver=rng.choice(("declarers", "")))
    if target is Clause.PAY_RUFER:
        return plan_for(rng, ("rufer",))
    return plan_for(rng, ("wenz", "solo") if target is Clause.PAY_ALONE else ("rufer", "wenz", "solo"))


_FINDS: dict[RuleId, Callable[[SchafkopfState], bool]] = {
    Clause.BASE: _any,
    Clause.BASE_TOUT: _any,
    Clause.BASE_SIE: _any,
    Clause.SCHNEIDER: _pays(Clause.SCHNEIDER),
    Clause.SCHWARZ: _pays(Clause.SCHWARZ),
    Clause.LAUFENDE: _pays(Clause.LAUFENDE),
    Clause.LAUFENDE_SIDE: _readings_differ,
    Clause.LAUFENDE_TIMES: lambda state: len(settle(state, "always").lines) > 4,
    Clause.PAY_RUFER: _any,
    Clause.PAY_ALONE: _any,
    Clause.ZERO_SUM: _any,
}


def _nearly_schneider(state: SchafkopfState) -> bool:
    """Whether the loser has just enough card points."""
    ended = ended_of(state)
    points = TOTAL - ended.points if ended.is_won else ended.points
    return 30 <= points < 33 and not _pays(Clause.SCHNEIDER)(state)


def _nearly_laufende(state: SchafkopfState) -> bool:
    """Whether the winners were dealt the highest trumps, and one too few."""
    count, fewest = ended_of(state).laufende, common.contract_in(state).fewest
    return abs(count) == fewest - 1 and (count > 0) == ended_of(state).is_won


_MISSED: dict[RuleId, Callable[[SchafkopfState], bool]] = {
    Clause.SCHNEIDER: _nearly_schneider,
    Clause.LAUFENDE: _nearly_laufende,
}
"""Deals in which an item is just missed."""


def _mirrored(score: int, right: int) -> str:
    """What went wrong where a seat is said to get what another one pays, or to pay what it gets."""
    if score * right > 0 or abs(score) == abs(right):
        return _TURNED
    return _TOTAL if abs(score) > abs(right) else _THIRD


class Units(AskNumber):
    """What a seat gets or pays: for a finished deal, for the rest of the table, for a broken duty."""

    kind = "settlement"
    targets: tuple[RuleId, ...] = (*_FINDS, Clause.REVOKE)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Deals that end so, asked about the learner or about another seat."""
        if target is Clause.REVOKE:
            yield from self._revokes(rules, rng)
            return
        plan, wanted = _plan(target, rng), _FINDS[target]
        if target in _MISSED and rng.random() < 0.35:
            wanted = _MISSED[target]
            if target is Clause.LAUFENDE:
                wenz = plan.kind == "wenz"
                plan = Plan(plan.kind, trumps=2 if wenz else 5, tops=1 if wenz else 2)
        seat, alone = 0 if rng.random() < 0.7 else rng.randrange(1, 4), rng.random() < 0.5
        topic = "rest" if target is Clause.ZERO_SUM else "deal"

        for state in islice(finished(rules, rng, wanted, plan), _FEW):
            if target in (Clause.PAY_ALONE, Clause.ZERO_SUM) and alone:
                seat = state.declarer
            yield Problem(self.kind, target.value, rules, state=state, side=seat, topic=topic)

    def _revokes(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """In the middle of a deal somebody breaks a duty; ``move`` of the problem is the seat."""
        plan = plan_for(rng, ("rufer", "wenz", "solo"))
        offender = rng.randrange(4)

        def wanted(state: SchafkopfState) -> bool:
            if state.contract is None or not state.tricks:
                return False
            return offender > 0 or bool(state.refused())

        for state in situations(rules, rng, wanted, plan):
            yield Problem(
                self.kind, Clause.REVOKE.value, rules, state=state, side=0, topic=f"revoke-{offender}"
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A finished deal, and the learner's share of it."""
        if not isinstance(state, SchafkopfState) or state.result is None or state.contract is None:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=given.seat, state=state, side=given.seat, topic="deal")

    def settled(self, problem: Problem) -> Settlement:
        """The settlement, or what a broken duty costs.

        Where the shares of the others are told, only how shares go together is in question.
        """
        state = common.state_of(problem)
        if problem.topic == "deal":
            state = problem.world.before(state)
        if problem.topic.startswith("revoke"):
            return problem.world.settled(revoke(state, int(problem.topic[-1])))
        assert state.result is not None
        return state.result if problem.topic == "deal" else problem.world.settled(state.result)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same deal settled by other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The score of the seat."""
        return frozenset((str(self.settled(problem).score[problem.side]),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The other way round, another seat's share, another value."""
        (right,) = (int(answer) for answer in self.solve(problem))
        sign = 1 if right >= 0 else -1
        yield str(-right), _TURNED
        for score in self.settled(problem).score:
            yield str(score), _SHARE
            yield str(-score), _mirrored(score, right)
        other = _UNEVEN if problem.topic == "rest" else _OTHER
        share = 3 if abs(right) % 3 == 0 and common.contract_in(common.state_of(problem)).is_alone else 1
        for step in (1, 2, -1, 4, 5, 9):
            value = abs(right) + step * share
            if value:
                yield str(sign * value), other
                yield str(-sign * value), other

    def shown(self, problem: Problem) -> Shown:
        """The finished deal as a record; for a broken duty the table."""
        state = common.state_of(problem)
        if problem.topic.startswith("revoke"):
            return common.seen(problem)
        return Shown(record=state.record.text) if state.record and problem.topic == "deal" else Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """How the deal ended, then who gets or pays what."""
        seats, state = common.company_of(problem), common.state_of(problem)
        if problem.topic == "rest":
            said = self._others_told(problem, of)
        elif problem.topic == "deal":
            said = ending_told(state, seats, of)
        else:
            offender = int(problem.topic[-1])
            told = common.of_seat(
                offender,
                seats,
                of,
                N_("At a table without a referee you break a duty now."),
                "",
                N_("At a table without a referee {who} breaks a duty now."),
            )
            said = [common.contract_told(state, seats, of), partner_told(state, seats, of), told]
        ask = common.of_seat(
            problem.side,
            seats,
            of,
            N_("How many units do you get or pay?"),
            "",
            N_("How many units does {who} get or pay?"),
        )
        return " ".join([*(sentence for sentence in said if sentence), ask])

    def _others_told(self, problem: Problem, of: Speaker) -> list[str]:
        """What the other three get or pay."""
        true = replace(problem, world=TRUE)
        scores = self.settled(true).score
        told = [
            self.text(replace(problem, side=seat), str(score), of)
            for seat, score in enumerate(scores)
            if seat != problem.side
        ]
        return [f"{text}." for text in told]

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Who gets or pays how many."""
        units, seats = int(answer), common.company_of(problem)
        who = seats.told(problem.side, of.t)
        yours = problem.side == problem.seat
        number = abs(units)
        if not units:
            return of.t.gettext("Nothing is paid")
        if units > 0:
            if yours:
                return of.t.ngettext("You get {number} unit", "You get {number} units", number)
            return of.t.ngettext("{who} gets {number} unit", "{who} gets {number} units", number, who=who)
        if yours:
            return of.t.ngettext("You pay {number} unit", "You pay {number} units", number)
        return of.t.ngettext("{who} pays {number} unit", "{who} pays {number} units", number, who=who)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The lines of the settlement that this seat gets or pays; first the clause that was looked for."""
        true = replace(problem, world=TRUE)
        result, seats = self.settled(true), common.company_of(problem)
        lines = [line for line in result.lines if line.side == problem.side]
        aspect = next((rule for rule in self.targets if rule.value == problem.aspect), lines[0].rule)
        total = f"{self.text(problem, str(result.score[problem.side]), of)}."
        if problem.topic == "rest":
            return aspect, " ".join([explain.general(Clause.ZERO_SUM, of.t), total])
        said = [
            explain.settlement(line, of.t, of.names, you=problem.seat, sides=seats.sides) for line in lines
        ]
        if aspect not in {line.rule for line in lines}:
            said.insert(0, explain.general(aspect, of.t))
        if len(lines) > 1:
            said.append(_summed([abs(line.amount) for line in lines], of))
        return aspect, " ".join(said)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """The order of the questions."""
        if problem.topic == "rest":
            return of.t.gettext("Think of what all four scores of a deal have in common.")
        if problem.topic.startswith("revoke"):
            return of.t.gettext("Ask which side the player belongs to, and what the contract is worth.")
        return of.t.gettext(
            "First find out which side has won, then what the contract is worth and what is added, then how "
            "many pay and are paid."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The story says it all."""
        return ()


def _summed(amounts: Sequence[int], of: Speaker) -> str:
    """What the lines of one side come to: they all get or all pay."""
    said = " + ".join(of.t.number(amount) for amount in amounts)
    return of.t.ngettext(
        "In all: {sum} = {number} unit.", "In all: {sum} = {number} units.", sum(amounts), sum=said
    )

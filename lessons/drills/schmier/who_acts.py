"""Whose turn is it: in the bidding, naming trumps, exchanging, leading; or the deal has ended."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine import Card, RuleId, RuleSet, State
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import HAND
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskSeat, OnTable
from lessons.drills.play import posed
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schmier.reach import auctions, completed
from lessons.drills.schmier.table import (
    NOBODY,
    bids_told,
    clause,
    contract_told,
    dealer_told,
    seating_told,
)
from lessons.i18n import N_

__all__ = ["WhoActs"]

_ASKS = {
    "bids": N_("Who speaks next?"),
    "ends": N_("Who has to do something now?"),
    "names": N_("Who names the trumps?"),
    "throws": N_("Who is the first to exchange?"),
    "leads": N_("Who leads to the first trick?"),
    "goes on": N_("Who leads to the next trick?"),
}


class WhoActs(AskSeat, OnTable):
    """The seat that the deal waits for, or nobody; the topic says at what moment."""

    kind = "who-acts"
    targets: tuple[RuleId, ...] = (
        Clause.BIDDING,
        Clause.BID_END,
        Clause.NAME_TRUMP,
        Clause.EXCHANGE,
        Clause.BIDDER_LEADS,
        Clause.LEAD,
        Clause.TURN,
        Clause.LENGTH,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The moments at which somebody else comes to act."""
        if target in (Clause.LEAD, Clause.LENGTH, Clause.TURN):
            last = target is not Clause.LEAD and rng.random() < 0.5
            at = HAND - 1 if last else None
            for problem in completed(self.kind, target.value, rules, rng, lambda s, *_: _played(s, at)):
                yield _with_topic(problem, "goes on")
            return
        for states in auctions(rules, rng):
            found = _moment(target, states, rng)
            if found is not None:
                state, topic = found
                yield Problem(self.kind, target.value, rules, state=state, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who acts now, before the first card; or after the trick that some cards complete."""
        if isinstance(state, SchmierState) and given.move is None and not given.cards and not state.tricks:
            topic = "throws" if state.phase == "discard" else "leads" if state.phase == "play" else "ends"
            if not state.table:
                return Problem(self.kind, "", rules, seat=given.seat, state=state, topic=topic)
        return _with_topic(posed(self.kind, "", rules, state, given), "goes on")

    def options(self, problem: Problem) -> Sequence[str]:
        """Every seat, and nobody."""
        return (*super().options(problem), NOBODY)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A name, or that the deal is over."""
        if answer == NOBODY:
            return of.t.gettext("Nobody: the deal is over")
        return super().text(problem, answer, of)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat the engine waits for."""
        then = common.after(problem)
        if then is None:
            return frozenset()
        return frozenset((NOBODY if then.to_act is None else str(then.to_act),))

    def question(self, problem: Problem, of: Speaker) -> str:
        """What has happened, then who is next."""
        return " ".join([*self._told(problem, of), of.t.gettext(_ASKS[problem.topic])])

    def _told(self, problem: Problem, of: Speaker) -> list[str]:
        state, seats, t = common.state_of(problem), common.company_of(problem), of.t
        if problem.topic == "goes on":
            number = len(state.tricks) + 1
            return [t.gettext("Trick {number} of the deal.", number=number), common.trick_told(problem, of)]
        told = [seating_told(seats, of), dealer_told(state.dealer, seats, of)]
        if problem.topic in ("bids", "ends", "names"):
            return [*told, *filter(None, [bids_told(state, seats, of)])]
        told.append(contract_told(state, seats, of))
        if problem.topic == "leads":
            told.append(t.gettext("All six have exchanged."))
        return told

    def shown(self, problem: Problem) -> Shown:
        """The trick; before the first card all is told."""
        return common.seen(problem) if problem.topic == "goes on" else Shown()

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause of the moment, and whom it means."""
        then, seats = common.after(problem), common.company_of(problem)
        rule = clause(problem.aspect) if problem.aspect else _RULES[problem.topic]
        said = [explain.general(rule, of.t)]
        if problem.topic == "goes on":
            said.insert(0, common.told(problem, of)[1])
            rest = then.hands[then.leading].bit_count()
            said.append(
                of.t.ngettext("Everybody has {number} card left.", "Everybody has {number} cards left.", rest)
            )
        if then.to_act is not None:
            says = N_("So it is you."), "", N_("So it is {who}.")
            said.append(common.of_seat(then.to_act, seats, of, *says))
        else:
            said.append(of.t.gettext("So the deal is over, and nobody acts."))
        return rule, " ".join(said)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which part of the deal it is."""
        if problem.topic == "goes on":
            return of.t.gettext("First find out who wins the trick; then ask whether there is a next one.")
        return of.t.gettext("Ask which part of the deal comes now, and with whom that part begins.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick."""
        return common.trick_of(problem)[0] if problem.topic == "goes on" else ()


_RULES = {
    "bids": Clause.BIDDING,
    "ends": Clause.BID_END,
    "names": Clause.NAME_TRUMP,
    "throws": Clause.EXCHANGE,
    "leads": Clause.BIDDER_LEADS,
    "goes on": Clause.LEAD,
}


def _with_topic(problem: Problem, topic: str) -> Problem:
    return replace(problem, topic=topic)


def _played(state: SchmierState, at: int | None) -> bool:
    """Whether a trick is the one with this index, or any but the last."""
    number = len(state.tricks)
    return number < HAND - 1 if at is None else number == at


def _moment(
    target: RuleId, states: list[SchmierState], rng: random.Random
) -> tuple[SchmierState, str] | None:
    """A state of a deal's beginning that a clause is about, and the topic of the question."""
    spoken = len(states[-1].bids)
    if target is Clause.BIDDING:
        number = rng.randint(0, 5)
        return (states[number], "bids") if number < spoken else None
    if target is Clause.BID_END:
        return states[spoken], "ends"
    if states[-1].declarer < 0:
        return None
    if target is Clause.NAME_TRUMP:
        return states[spoken], "names"
    return (states[spoken + 1], "throws") if target is Clause.EXCHANGE else (states[-1], "leads")

"""Whose turn is it: after a bid, after a card, after a trick; or is the deal over."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine import Card, RuleId, RuleSet, State
from engine.games.schafkopf import Clause, SchafkopfState
from lessons import explain
from lessons.drills.common import told
from lessons.drills.kinds import who_acts
from lessons.drills.play import posed
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import Plan, deals, plan_for
from lessons.i18n import N_

__all__ = ["WhoActs"]

NOBODY = "no"
"""The answer that the deal is over."""


def _plan(target: RuleId, rng: random.Random) -> Plan:
    if target is Clause.TOUT_LOST:
        kind = rng.choice(("wenz-tout", "solo-tout"))
        return Plan(kind, trumps=6, tops=rng.choice((1, 3, 4)), sense=0.8)
    if target is Clause.SIE:
        return Plan(rng.choice(("sie", "sie", "solo")), declarer="me", trumps=6)
    return plan_for(rng, ("rufer", "wenz", "solo"))


class WhoActs(who_acts.WhoActs):
    """The seat that acts next, or nobody."""

    targets: tuple[RuleId, ...] = (
        Clause.FOREHAND,
        Clause.LEAD,
        Clause.TURN,
        Clause.TOUT_LOST,
        Clause.SIE,
    )
    leads = Clause.LEAD
    turn = Clause.TURN

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Cards and words of the learner, and who is next; often the last of a trick, a deal, an auction."""
        if target is Clause.FOREHAND:
            yield from self._auctions(rules, rng)
            return
        winner, wish = rng.randrange(4), rng.random() < 0.5
        count = 0
        for states in deals(rules, rng, _plan(target, rng)):
            pairs = list(pairwise(states))
            rng.shuffle(pairs)
            for before, then in pairs:
                if before.to_act == 0 and self._wanted(target, before, then, winner, wish=wish):
                    yield self._after(before, then, target)
                    count += 1
                    break
            if count == 12:
                return

    def _auctions(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """Auctions that have just ended: the declarer may sit anywhere."""
        aspect = Clause.FOREHAND.value
        for states in deals(rules, rng, plan_for(rng)):
            state = next(state for state in states if state.contract is not None)
            yield Problem(self.kind, aspect, rules, state=state, topic="auction")

    def _wanted(
        self, target: RuleId, before: SchafkopfState, then: SchafkopfState, winner: int, *, wish: bool
    ) -> bool:
        over, done = then.to_act is None, len(then.tricks) > len(before.tricks)
        if target is Clause.SIE:
            return before.contract is None and then.bids[-1] != "pass" and over == (then.bids[-1] == "sie")
        if target is Clause.LEAD:
            return done and not over and then.leading == winner
        if target is Clause.TOUT_LOST:
            return done and over == wish and len(then.tricks) < 8
        return over if wish else before.contract is not None and not done and not over

    def _after(self, before: SchafkopfState, then: SchafkopfState, target: RuleId) -> Problem:
        move = then.history[-1]
        topic = "bid" if isinstance(move, str) else "" if len(before.table) == 3 else "turn"
        return Problem(self.kind, target.value, before.rules, state=before, moves=(move,), topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who acts after a move, or after the trick that a move completes."""
        if isinstance(state, SchafkopfState) and given.move is not None and given.move in state.moves():
            problem = self._after(state, state.after(given.move), Clause.TURN)
            return Problem(
                self.kind,
                "",
                rules,
                seat=given.seat,
                state=state,
                moves=problem.moves,
                topic=problem.topic,
            )
        if given.move is not None:
            raise Unasked(common.NOTHING)
        return posed(self.kind, "", rules, state, given)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat the engine waits for, or nobody."""
        then = common.after(problem)
        if then is None:
            return frozenset()
        return frozenset((NOBODY if then.to_act is None else str(then.to_act),))

    def options(self, problem: Problem) -> Sequence[str]:
        """All seats, and nobody."""
        return (*super().options(problem), NOBODY)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat, or that the deal is over."""
        if answer == NOBODY:
            return of.t.gettext("Nobody: the deal is over")
        return super().text(problem, answer, of)

    def shown(self, problem: Problem) -> Shown:
        """The table; of an auction that is over only the words."""
        return Shown() if problem.topic == "auction" else super().shown(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What has happened, then who is next."""
        t, seats, state = of.t, common.company_of(problem), common.state_of(problem)
        if problem.topic in ("bid", "auction"):
            deals_told = common.of_seat(
                state.dealer, seats, of, N_("You have dealt."), "", N_("{who} has dealt.")
            )
            said = [
                deals_told,
                common.bids_told(state, seats, of),
                *(common.bid_told(state.seat, str(word), seats, of) for word in problem.moves),
            ]
            return " ".join([*(text for text in said if text), t.gettext("Who acts next?")])
        said = [common.contract_told(state, seats, of)]
        if state.tricks:
            said.append(
                t.ngettext(
                    "{number} trick has been played.", "{number} tricks have been played.", len(state.tricks)
                )
            )
        said.append(common.plays_told(*common.trick_of(problem), seats, of))
        return " ".join([*said, t.gettext("Who acts next?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the deal goes on with this seat, or is over."""
        state = common.state_of(problem)
        then: SchafkopfState = state
        for move in problem.moves:
            then = then.after(move)
        rule, said = self._why(problem, state, then, of)
        if then.to_act is None:
            return rule, said
        next_up = common.of_seat(
            then.to_act,
            common.company_of(problem),
            of,
            N_("So it is your turn."),
            "",
            N_("So it is the turn of {who}."),
        )
        return rule, " ".join([said, next_up])

    def _why(
        self, problem: Problem, state: SchafkopfState, then: SchafkopfState, of: Speaker
    ) -> tuple[RuleId, str]:
        t = of.t
        if then.ending in ("sie", "tout-lost"):
            rule = Clause.SIE if then.ending == "sie" else Clause.TOUT_LOST
            return rule, explain.general(rule, t)
        if then.ending:
            return Clause.TURN, t.gettext("All the cards have been played: there is nothing left to do.")
        if problem.topic in ("bid", "auction"):
            if then.contract is not None:
                return Clause.FOREHAND, explain.general(Clause.FOREHAND, t)
            return Clause.BIDDING, explain.general(Clause.BIDDING, t)
        if not then.table:
            return Clause.LEAD, " ".join([told(problem, of)[1], explain.general(Clause.LEAD, t)])
        return Clause.TURN, t.gettext("The trick is not complete yet: the next player to the left plays.")

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What can end, and who begins then."""
        if problem.topic in ("bid", "auction"):
            return of.t.gettext("Have all four spoken? If they have, who begins the play?")
        return of.t.gettext("Is the trick complete, and is there anything left to play for? Then who won it?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The trick."""
        return () if problem.topic in ("bid", "auction") else common.trick_of(problem)[0]

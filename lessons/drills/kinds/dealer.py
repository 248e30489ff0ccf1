"""Who deals, who cuts, who leads first; what becomes of the deal after a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import engine
from engine import RuleId, RuleSet, Settlement, State
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AboutMatch, AskSeat
from lessons.drills.play import deals_told
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.misconceptions import TRUE

__all__ = ["Dealer"]


class Dealer(AskSeat, AboutMatch):
    """The seat that leads first, cuts, or deals next.

    A game adds its targets and ``candidates`` and names its clauses: ``leads`` (who leads first),
    ``cuts`` (who cuts, if a clause says so), ``deals`` (who deals next), ``misdeal``.
    """

    kind = "dealer"
    targets: tuple[RuleId, ...]
    leads: RuleId
    cuts: RuleId | None = None
    deals: RuleId
    misdeal: RuleId

    def about(
        self, target: RuleId, rules: RuleSet, match: engine.Match, void: Callable[[], Settlement]
    ) -> Problem:
        """The problem of a match; for a misdeal the void deal is its last."""
        if target is self.misdeal:
            match = replace(match, results=(*match.results, void()))
        return Problem(self.kind, target.value, rules, match=match, topic=target.value)

    def is_fresh(self, rule: str) -> bool:
        """Whether a question asks about the deal that is about to begin."""
        return rule == self.leads.value or (self.cuts is not None and rule == self.cuts.value)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who deals next in a match."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        return Problem(
            self.kind, "", given.match.rules, seat=given.seat, match=given.match, topic=self.deals.value
        )

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat that has the first lead (it cuts, too), or the next dealer of the engine."""
        match = common.match_of(problem)
        if self.is_fresh(problem.topic):
            game = engine.GAMES[problem.rules.game]
            start = game.start(problem.rules, match.next_dealer, game.pack(problem.rules))
            return frozenset((str(problem.world.after(start).to_act),))
        return frozenset((str(problem.world.next_dealer(match)),))

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals or dealt, then the question."""
        t, match = of.t, common.match_of(problem)
        if self.is_fresh(problem.topic):
            told = (
                t.gettext("You deal.")
                if match.next_dealer == problem.seat
                else t.gettext("Your opponent deals.")
            )
            ask = (
                t.gettext("Who leads to the first trick?")
                if problem.topic == self.leads.value
                else t.gettext("Who cuts the pack after it has been shuffled?")
            )
            return " ".join([told, ask])
        said = [
            t.gettext("You dealt the first deal.")
            if match.dealer == problem.seat
            else t.gettext("Your opponent dealt the first deal."),
            *deals_told(problem, of),
        ]
        if problem.topic == self.misdeal.value:
            said.append(t.gettext("In the deal after that a card is dealt to the wrong player."))
        return " ".join([*said, t.gettext("Who deals now?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, and whom it means here."""
        rule = next(rule for rule in self.targets if rule.value == problem.topic)
        (right,) = self.solve(replace(problem, world=TRUE))
        yours = right == str(problem.seat)
        if rule is self.leads:
            here = of.t.gettext("So you lead.") if yours else of.t.gettext("So your opponent leads.")
        elif rule is self.cuts:
            here = of.t.gettext("So you cut.") if yours else of.t.gettext("So your opponent cuts.")
        else:
            here = of.t.gettext("So you deal.") if yours else of.t.gettext("So your opponent deals.")
        return rule, " ".join([explain.general(rule, of.t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What to remember."""
        if self.is_fresh(problem.topic):
            return of.t.gettext("Dealer and forehand share the work: each has a part of it.")
        return of.t.gettext("Count the valid deals from the first dealer on; who won them does not matter.")

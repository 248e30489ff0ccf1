"""Who deals, who cuts, who leads first; what becomes of the deal after a wrong one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import engine
from engine import RuleId, RuleSet, Settlement, State
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AboutMatch, AskSeat
from lessons.drills.play import deals_told, duel_ledger
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.told import Ledger
from lessons.i18n import N_
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

    def told(self, problem: Problem, of: Speaker) -> list[str]:
        """The deals of the match so far, a sentence each."""
        return deals_told(problem, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals or dealt, then the question."""
        t, match, seats = of.t, common.match_of(problem), common.company_of(problem)
        if self.is_fresh(problem.topic):
            told = common.of_seat(
                match.next_dealer,
                seats,
                of,
                N_("You deal."),
                N_("Your opponent deals."),
                N_("{who} deals."),
            )
            ask = (
                t.gettext("Who leads to the first trick?")
                if problem.topic == self.leads.value
                else t.gettext("Who cuts the pack after it has been shuffled?")
            )
            return " ".join([told, ask])
        said = [
            common.of_seat(
                match.dealer,
                seats,
                of,
                N_("You dealt the first deal."),
                N_("Your opponent dealt the first deal."),
                N_("{who} dealt the first deal."),
            ),
            *self.told(problem, of),
        ]
        if problem.topic == self.misdeal.value:
            said.append(t.gettext("In the deal after that a card is dealt to the wrong player."))
        return " ".join([*said, t.gettext("Who deals now?")])

    def ledger(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals of :meth:`told` as a table, if it tells scores: those of two."""
        return duel_ledger(problem, of) if common.company_of(problem).seats == 2 else ()

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals, where the question tells them."""
        return () if self.is_fresh(problem.topic) else self.ledger(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, and whom it means here."""
        rule = next(rule for rule in self.targets if rule.value == problem.topic)
        (right,) = self.solve(replace(problem, world=TRUE))
        if rule is self.leads:
            says = N_("So you lead."), N_("So your opponent leads."), N_("So {who} leads.")
        elif rule is self.cuts:
            says = N_("So you cut."), N_("So your opponent cuts."), N_("So {who} cuts.")
        else:
            says = N_("So you deal."), N_("So your opponent deals."), N_("So {who} deals.")
        here = common.of_seat(int(right), common.company_of(problem), of, *says)
        return rule, " ".join([explain.general(rule, of.t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What to remember."""
        if self.is_fresh(problem.topic):
            return of.t.gettext("Dealer and forehand share the work: each has a part of it.")
        return of.t.gettext("Count the valid deals from the first dealer on; who won them does not matter.")

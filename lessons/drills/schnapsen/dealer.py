"""Who deals, who cuts, who leads first; what becomes of the deal after a wrong one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from engine import Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause
from engine.games.schnapsen.settle import misdeal
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.matches import deals_told, match_of, play_match
from lessons.misconceptions import TRUE

__all__ = ["Dealer"]


class Dealer:
    """The seat that leads first, cuts, or deals next."""

    kind = "dealer"
    targets: tuple[RuleId, ...] = (Clause.FOREHAND, Clause.DEALER, Clause.ALTERNATE, Clause.MISDEAL)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches after a few deals."""
        while True:
            fresh = target in (Clause.FOREHAND, Clause.DEALER)
            match = play_match(rules, rng, 0 if fresh else rng.randint(1, 3))
            if match.winner is None:
                if target is Clause.MISDEAL:
                    match = replace(match, results=(*match.results, misdeal()))
                yield Problem(self.kind, target.value, rules, match=match, topic=target.value)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who deals next in a match."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        return Problem(
            self.kind, "", given.match.rules, seat=given.seat, match=given.match, topic=Clause.ALTERNATE.value
        )

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The deal goes round the same way under every published rule set."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat that has the first lead (it cuts, too), or the next dealer of the engine."""
        match = match_of(problem)
        if problem.topic in (Clause.FOREHAND.value, Clause.DEALER.value):
            game = engine.GAMES[problem.rules.game]
            start = game.start(problem.rules, match.next_dealer, game.pack(problem.rules))
            return frozenset((str(problem.world.after(start).to_act),))
        return frozenset((str(problem.world.next_dealer(match)),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Both seats."""
        return (str(problem.seat), str(1 - problem.seat))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Both seats are options already."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """The match, and its last deal as a record."""
        match = match_of(problem)
        return Shown(match=match.text, record=match.deals[-1].text if match.deals else None)

    def question(self, problem: Problem, of: Speaker) -> str:
        """Who deals or dealt, then the question."""
        t, match = of.t, match_of(problem)
        if problem.topic in (Clause.FOREHAND.value, Clause.DEALER.value):
            told = (
                t.gettext("You deal.")
                if match.next_dealer == problem.seat
                else t.gettext("Your opponent deals.")
            )
            ask = (
                t.gettext("Who leads to the first trick?")
                if problem.topic == Clause.FOREHAND.value
                else t.gettext("Who cuts the pack after it has been shuffled?")
            )
            return " ".join([told, ask])
        said = [
            t.gettext("You dealt the first deal.")
            if match.dealer == problem.seat
            else t.gettext("Your opponent dealt the first deal."),
            *deals_told(problem, of),
        ]
        if problem.topic == Clause.MISDEAL.value:
            said.append(t.gettext("In the deal after that a card is dealt to the wrong player."))
        return " ".join([*said, t.gettext("Who deals now?")])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """You or your opponent."""
        return common.seat_text(problem, answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, and whom it means here."""
        rule = next(rule for rule in self.targets if rule.value == problem.topic)
        (right,) = self.solve(replace(problem, world=TRUE))
        yours = right == str(problem.seat)
        if rule is Clause.FOREHAND:
            here = of.t.gettext("So you lead.") if yours else of.t.gettext("So your opponent leads.")
        elif rule is Clause.DEALER:
            here = of.t.gettext("So you cut.") if yours else of.t.gettext("So your opponent cuts.")
        else:
            here = of.t.gettext("So you deal.") if yours else of.t.gettext("So your opponent deals.")
        return rule, " ".join([explain.general(rule, of.t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What to remember."""
        if problem.topic in (Clause.FOREHAND.value, Clause.DEALER.value):
            return of.t.gettext("Dealer and forehand share the work: each has a part of it.")
        return of.t.gettext("Count the valid deals from the first dealer on; who won them does not matter.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()

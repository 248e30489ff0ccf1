"""What is left to win after a series of deals, and who gets the Bummerl."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from engine import Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause
from lessons import explain
from lessons.drills.play import duel_ledger
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.matches import deals_told, match_of, play_match
from lessons.drills.told import Ledger
from lessons.i18n import N_

__all__ = ["MatchScore"]


class MatchScore:
    """The count of one player, or the loser of a finished match."""

    kind = "match-score"
    targets: tuple[RuleId, ...] = (Clause.COUNTDOWN, Clause.OVERSHOOT, Clause.TARGET, Clause.BUMMERL)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches in the middle, at their end, past their end, and to the other target."""
        targets = engine.GAMES[rules.game].targets
        ended = target in (Clause.OVERSHOOT, Clause.BUMMERL)
        beyond = rng.random() < 0.6
        for _ in range(80):
            length = targets[-1] if target is Clause.TARGET else targets[0]
            match = play_match(rules, rng, 40 if ended else rng.randint(2, 4), target=length)
            if (match.winner is not None) != ended:
                continue
            problem = Problem(self.kind, target.value, rules, match=match)
            if target is Clause.BUMMERL:
                yield replace(problem, topic="bummerl")
                return
            elif target is Clause.OVERSHOOT:
                winner = match.winner or 0
                if sum(result.score[winner] for result in match.results) <= match.target:
                    continue
                if not beyond:  # the same match before its last deal: nothing is overshot yet
                    before = replace(match, deals=match.deals[:-1], results=match.results[:-1])
                    problem = replace(problem, match=before)
                yield replace(problem, side=winner)
                return  # whole matches are long to play, and one is as telling as the next
            else:
                yield replace(problem, side=rng.randrange(2))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The learner's count in a match; in a match the learner has lost, the owner of the Bummerl."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        match = given.match
        if match.winner is not None and match.winner != given.seat:
            return Problem(self.kind, "", match.rules, seat=given.seat, match=match, topic="bummerl")
        return Problem(self.kind, "", match.rules, seat=given.seat, match=match, side=given.seat)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The countdown is the same under every published rule set."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """The match score of the engine, or the side that has not won."""
        match = match_of(problem)
        if problem.topic == "bummerl":
            left = problem.world.tally(match)
            return frozenset((str(int(left[1] > left[0])),))
        return frozenset((str(problem.world.tally(match)[problem.side]),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Both seats for the Bummerl; numbers depend on the match."""
        return (str(problem.seat), str(1 - problem.seat)) if problem.topic == "bummerl" else ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The other side's count, then counts near by."""
        match = match_of(problem)
        left = match.score[problem.side]
        yield str(match.score[1 - problem.side]), N_("That is the other player's count.")
        for step in (1, -1, 2, -2, 3, 4):
            if left + step >= 0:
                yield str(left + step), N_("That is a slip in the subtraction.")

    def shown(self, problem: Problem) -> Shown:
        """The match, and its last deal as a record."""
        match = match_of(problem)
        return Shown(match=match.text, record=match.deals[-1].text if match.deals else None)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The target, the deals, the question."""
        told = [
            of.t.gettext("The match is played to {target} game points.", target=match_of(problem).target),
            *deals_told(problem, of),
        ]
        if problem.topic == "bummerl":
            told.append(of.t.gettext("The match is over. Against whom is the Bummerl marked?"))
        elif problem.side == problem.seat:
            told.append(of.t.gettext("What is your count now?"))
        else:
            told.append(of.t.gettext("What is your opponent's count now?"))
        return " ".join(told)

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals."""
        return duel_ledger(problem, of)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat or a number."""
        if problem.topic == "bummerl":
            return common.seat_text(problem, answer, of)
        return common.number_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The subtraction."""
        match = match_of(problem)
        side = problem.side
        if problem.topic == "bummerl":
            won = match.winner == problem.seat
            general = explain.general(Clause.BUMMERL, of.t)
            end = (
                of.t.gettext("You reached zero first, so it is marked against your opponent.")
                if won
                else of.t.gettext("Your opponent reached zero first, so it is marked against you.")
            )
            return Clause.BUMMERL, " ".join([general, end])
        facts = {
            "target": match.target,
            "won": sum(result.score[side] for result in match.results),
            "left": match.score[side],
        }
        if facts["won"] > facts["target"]:
            return Clause.OVERSHOOT, of.t.gettext(
                "The count begins at {target}, and more than that was won, {won}: the count stops at {left}.",
                **facts,
            )
        rule = Clause.TARGET if problem.aspect == Clause.TARGET.value else Clause.COUNTDOWN
        return rule, of.t.gettext(
            "The count begins at {target}. Take off what was won, {won}: the count is {left}.", **facts
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which way the count goes."""
        return explain.general(Clause.BUMMERL if problem.topic == "bummerl" else Clause.COUNTDOWN, of.t)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()

"""How a match stands: the points of a player, what is missing, whether it is over."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from engine import Match, RuleId, RuleSet, State
from engine.games.schneider import Clause
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AboutMatch
from lessons.drills.play import deals_told, duel_ledger
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schneider.reach import play_match
from lessons.drills.told import Ledger
from lessons.i18n import N_

__all__ = ["MatchScore"]

_TRIES = 60
_LONG = 60


class MatchScore(AboutMatch):
    """The score of one player, the points still missing, or whether the match is over."""

    kind = "match-score"
    targets: tuple[RuleId, ...] = (Clause.MATCH, Clause.TARGET)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches in the middle and at their end, to each usual target."""
        short, long, difference = engine.GAMES[rules.game].targets
        length = difference if rules["scoring"] == "difference" else rng.choice((short, long))
        topic = "left" if target is Clause.TARGET else rng.choice(("score", "score", "over"))
        ended = topic == "over" and rng.random() < 0.5
        for _ in range(_TRIES):
            match = play_match(rules, rng, _LONG if ended or topic == "over" else rng.randint(2, 5), length)
            if topic == "over" and not ended:  # one deal before the end
                match = replace(match, deals=match.deals[:-1], results=match.results[:-1])
            if (match.winner is not None) == ended:
                problem = Problem(self.kind, target.value, rules, match=match, topic=topic)
                yield replace(problem, side=rng.randrange(2))
                if topic == "over":
                    return  # whole matches are long to play, and one is as telling as the next

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The learner's score in a match."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        rules = given.match.rules
        return Problem(
            self.kind, "", rules, seat=given.seat, match=given.match, side=given.seat, topic="score"
        )

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's match score, or its winner."""
        match = common.match_of(problem)
        tally = problem.world.tally(match)
        if problem.topic == "over":
            game = engine.GAMES[match.rules.game]
            return common.yes_no(game.match_winner(match.target, [tally], match.results) is not None)
        if problem.topic == "left":
            return frozenset((str(max(0, problem.world.target(match) - match.score[problem.side])),))
        return frozenset((str(tally[problem.side]),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Yes and no; numbers depend on the match."""
        return ("yes", "no") if problem.topic == "over" else ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The other player's number, then numbers near by."""
        if problem.topic == "over":
            return
        (right,) = (int(answer) for answer in self.solve(problem))
        if problem.topic == "left":
            won = common.match_of(problem).score[problem.side]
            yield str(won), N_("That is what has been won, not what is missing.")
        (other,) = self.solve(replace(problem, side=1 - problem.side))
        yield other, N_("That is the other player's number.")
        for step in (1, -1, 2, -2, 3, 4):
            if right + step >= 0:
                yield str(right + step), N_("That is a slip in the addition.")

    def question(self, problem: Problem, of: Speaker) -> str:
        """The target, the deals, the question."""
        t, yours = of.t, problem.side == problem.seat
        told = [
            t.gettext("The match is played to {target} game points.", target=common.match_of(problem).target),
            *deals_told(problem, of),
        ]
        if problem.topic == "over":
            ask = t.gettext("Is the match over?")
        elif problem.topic == "left":
            ask = (
                t.gettext("How many points do you still need to win the match?")
                if yours
                else t.gettext("How many points does your opponent still need to win the match?")
            )
        elif yours:
            ask = t.gettext("How many points do you have now?")
        else:
            ask = t.gettext("How many points does your opponent have now?")
        return " ".join([*told, ask])

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals."""
        return duel_ledger(problem, of)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no, or a number."""
        if problem.topic == "over":
            return common.yes_no_text(answer, of)
        return common.number_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The sum, and the target."""
        t, match = of.t, common.match_of(problem)
        won, yours = match.score[problem.side], problem.side == problem.seat
        if problem.topic == "over":
            score = _score_told(match, problem.seat, of)
            return Clause.MATCH, " ".join([score, explain.general(Clause.MATCH, t)])
        if problem.topic == "left":
            facts = {"target": match.target, "won": won, "left": max(0, match.target - won)}
            if yours:
                said = t.gettext("The match goes to {target}; you have {won}, so you need {left}.", **facts)
            else:
                said = t.gettext(
                    "The match goes to {target}; your opponent has {won}, so they need {left}.", **facts
                )
            return Clause.TARGET, said
        listed = t.join([t.number(result.score[problem.side]) for result in match.results])
        if yours:
            added = t.gettext("Your points are added up, deal by deal: {list}.", list=listed)
        else:
            added = t.gettext("Your opponent's points are added up, deal by deal: {list}.", list=listed)
        return Clause.MATCH, " ".join([added, t.gettext("Together that makes {points}.", points=won)])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which way the count goes."""
        return of.t.gettext("Add up what each player has won, and compare it with the target.")


def _score_told(match: Match, seat: int, of: Speaker) -> str:
    return of.t.gettext(
        "You have {mine} points, your opponent {theirs}, and the target is {target}.",
        mine=match.score[seat],
        theirs=match.score[1 - seat],
        target=match.target,
    )

"""How the running score stands."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import RuleId, RuleSet, State
from engine.games.schafkopf import Clause
from lessons import explain
from lessons.drills.kinds.forms import AboutMatch, AskNumber
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import play_match
from lessons.drills.told import Ledger, deals_ledger
from lessons.i18n import N_

__all__ = ["MatchScore", "scores_ledger", "scores_told"]

_SLIP = N_("That is a slip in the addition.")


def scores_told(problem: Problem, of: Speaker, seat: int | None = None) -> list[str]:
    """What every deal of a match brought to all four, or to one seat; a sentence each."""
    t, seats, match = of.t, common.company_of(problem), common.match_of(problem)
    said = []
    for number, result in enumerate(match.results[: len(match.deals)], start=1):
        if result.redeal:
            said.append(t.gettext("Deal {number}: all four pass.", number=number))
            continue
        shown = seats.clockwise if seat is None else (seat,)
        parts = [
            t.gettext("{who} {units}", who=seats.told(one, t), units=_signed(result.score[one], of))
            for one in shown
        ]
        said.append(t.gettext("Deal {number}: {list}.", number=number, list=", ".join(parts)))
    return said


def scores_ledger(problem: Problem, of: Speaker) -> tuple[Ledger, ...]:
    """What every deal of a match brought to all four, as a table; nothing where a deal was passed out."""
    seats, match = common.company_of(problem), common.match_of(problem)
    results = match.results[: len(match.deals)]
    if any(result.redeal for result in results):
        return ()
    scores = [[_signed(result.score[seat], of) for seat in seats.clockwise] for result in results]
    names = [seats.label(seat, of.t) for seat in seats.clockwise]
    return deals_ledger(scores_told(problem, of), names, scores, of)


def _signed(units: int, of: Speaker) -> str:
    return f"+{of.t.number(units)}" if units > 0 else of.t.number(units).replace("-", "−")


class MatchScore(AskNumber, AboutMatch):
    """The running score of one seat."""

    kind = "match-score"
    targets: tuple[RuleId, ...] = (Clause.LEDGER,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Two to four deals, asked about the learner or about another seat."""
        for _ in range(3):
            match = play_match(rules, rng, rng.randint(2, 4))
            yield Problem(self.kind, target.value, rules, match=match, side=rng.randrange(4))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The learner's score in a match."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        rules = given.match.rules
        return Problem(self.kind, "", rules, seat=given.seat, match=given.match, side=given.seat)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's running score."""
        return frozenset((str(problem.world.tally(common.match_of(problem))[problem.side]),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """One deal left out, numbers near by."""
        (right,) = (int(answer) for answer in self.solve(problem))
        for result in common.match_of(problem).results:
            if result.score[problem.side]:
                yield str(right - result.score[problem.side]), N_("That leaves out one of the deals.")
        for step in (1, -1, 2, -2, 5, -5):
            yield str(right + step), _SLIP

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The number with its sign."""
        return _signed(int(answer), of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The deals, then the question."""
        ask = common.of_seat(
            problem.side,
            common.company_of(problem),
            of,
            N_("How do you stand now?"),
            "",
            N_("How does {who} stand now?"),
        )
        return " ".join([*scores_told(problem, of), ask])

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals."""
        return scores_ledger(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The sum, deal by deal."""
        match = common.match_of(problem)
        parts = [_signed(result.score[problem.side], of) for result in match.results]
        added = of.t.gettext(
            "Deal by deal: {list}; together {total}.",
            list=", ".join(parts),
            total=_signed(match.score[problem.side], of),
        )
        return Clause.LEDGER, " ".join([explain.general(Clause.LEDGER, of.t), added])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Whose numbers, and their signs."""
        return of.t.gettext("Take the numbers of one player only, and mind their signs.")

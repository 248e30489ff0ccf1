"""How a match stands: the score of a team, and which teams have won."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Match, RuleId, RuleSet, State, replay
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import SEATS
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AboutMatch, AskNumber
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schmier.reach import Brought, brought, ledger, play_match, played_out
from lessons.drills.schmier.table import NOBODY, team_text
from lessons.drills.told import Ledger, deals_ledger
from lessons.i18n import N_
from lessons.seats import Company

__all__ = ["MatchScore", "MatchWinner"]


_LONGEST = 16
_TRIES = 60
_REACH = 6
_LOWEST = 12


def _scores_told(score: Sequence[int], seats: Company, of: Speaker) -> str:
    """A number for each team, the learner's first."""
    return ", ".join(
        f"{team_text(team, seats, of)} {of.t.number(score[team])}" for team in _from_yours(score, seats)
    )


def _from_yours(score: Sequence[int], seats: Company) -> list[int]:
    """The teams, the learner's first."""
    return [(seats.your_side + step) % len(score) for step in range(len(score))]


def _deals_told(match: Match, seats: Company, of: Speaker) -> list[str]:
    """What every deal of a match brought, a sentence each."""
    return [
        of.t.gettext("Deal {number}: {scores}.", number=number, scores=_scores_told(result.score, seats, of))
        for number, result in enumerate(match.results, start=1)
    ]


class MatchScore(AskNumber, AboutMatch):
    """The score of one team after some deals, or what it still needs."""

    kind = "match-score"
    targets: tuple[RuleId, ...] = (Clause.NEGATIVE, Clause.TARGET)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches after two to four deals; a team that is below zero, if that is what is asked about."""
        for _ in range(400):
            match = play_match(rules, rng, rng.randint(2, 3 if target is Clause.NEGATIVE else 4))
            low = [team for team, points in enumerate(match.score) if points < 0]
            dipped = [
                team for team, points in enumerate(map(min, zip(*match.scores, strict=True))) if points < 0
            ]
            if target is Clause.TARGET:
                side = rng.choice([team for team in range(len(match.score)) if team not in low] or [0])
                yield Problem(self.kind, target.value, rules, match=match, side=side, topic="left")
            elif dipped:
                yield Problem(
                    self.kind, target.value, rules, match=match, side=rng.choice(dipped), topic="score"
                )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The score of the learner's team in a match."""
        if given.match is None:
            raise Unasked(common.NOTHING)
        rules = given.match.rules
        side = given.seat % len(given.match.score)
        return Problem(self.kind, "", rules, seat=given.seat, match=given.match, side=side, topic="score")

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's match score, or what it lacks of the target."""
        match = common.match_of(problem)
        score = problem.world.tally(match)[problem.side]
        if problem.topic == "left":
            return frozenset((str(max(0, problem.world.target(match) - score)),))
        return frozenset((str(score),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Another team's number, numbers near by."""
        (right,) = (int(answer) for answer in self.solve(problem))
        match = common.match_of(problem)
        if problem.topic == "left":
            yield str(match.score[problem.side]), N_("That is what has been won, not what is missing.")
        if right:
            yield str(-right), N_("That has the wrong sign.")
        for step in (1, -1, 2, -2, 3, -3):
            if problem.topic == "score" or right + step >= 0:
                yield str(right + step), N_("That is a slip in the addition.")

    def question(self, problem: Problem, of: Speaker) -> str:
        """The deals, then the team."""
        t, match, seats = of.t, common.match_of(problem), common.company_of(problem)
        told = _deals_told(match, seats, of)
        team = seats.team(problem.side, t)
        if problem.topic == "left":
            told.insert(0, t.gettext("The match goes to {target}.", target=match.target))
            ask = t.gettext("How many points does the score of {team} still lack?", team=team)
        else:
            ask = t.gettext("What is the score of {team} now?", team=team)
        return " ".join([*told, ask])

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Ledger]:
        """The deals."""
        match, seats = common.match_of(problem), common.company_of(problem)
        teams = _from_yours(match.score, seats)
        scores = [[of.t.number(result.score[team]) for team in teams] for result in match.results]
        names = [team_text(team, seats, of) for team in teams]
        return deals_ledger(_deals_told(match, seats, of), names, scores, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The sum, deal by deal."""
        t, match = of.t, common.match_of(problem)
        listed = t.join([t.number(result.score[problem.side]) for result in match.results])
        facts = {"list": listed, "points": t.number(match.score[problem.side]), "target": match.target}
        added = t.gettext("Added up, deal by deal: {list}. That makes {points}.", **facts)
        if problem.topic == "left":
            left = max(0, match.target - match.score[problem.side])
            missing = t.gettext("To {target} that leaves {left}.", left=left, **facts)
            return Clause.TARGET, " ".join([added, missing])
        return Clause.NEGATIVE, " ".join([added, explain.general(Clause.NEGATIVE, t)])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Add with the signs."""
        return of.t.gettext("Add up the numbers of that team, each with its sign.")


class MatchWinner(AboutMatch):
    """Which teams have won a match: one, several that share, or none so far."""

    kind = "match-winner"
    targets: tuple[RuleId, ...] = (Clause.TARGET, Clause.FINAL_TIE, Clause.MATCH)
    multiple = True

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Matches whose last deal decides: nearly there, several at the target, a tie."""
        tie = rng.choice(("extra-deal", "shared")) if target is Clause.FINAL_TIE else "extra-deal"
        if target is Clause.FINAL_TIE and len(engine.GAMES[rules.game].sides(rules)) < 3:
            return  # of two teams one has bid, and a team that fails is not in front
        for wish in rng.sample(_WISHES[target], len(_WISHES[target])):
            for _ in range(_TRIES):
                dealer = rng.randrange(SEATS)
                ends = _ending(rules, rng, dealer, wish)
                if ends:
                    match = played_out(rules, dealer, ends, tie)
                    yield Problem(self.kind, target.value, rules, match=match, topic=tie)
                    break  # whole matches are long to play, and one is as telling as the next

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who has won a match."""
        if given.match is None or not given.match.deals:
            raise Unasked(common.NOTHING)
        match = given.match
        return Problem(self.kind, "", match.rules, seat=given.seat, match=match, topic=match.final_tie)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's winners."""
        winners = problem.world.winners(common.match_of(problem))
        return frozenset(map(str, winners)) or frozenset((NOBODY,))

    def options(self, problem: Problem) -> Sequence[str]:
        """Every team, and that the match goes on."""
        seats = common.company_of(problem)
        teams = len(seats.sides)
        return (*(str((seats.your_side + step) % teams) for step in range(teams)), NOBODY)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The teams are all there is."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The team, or that nobody has won yet."""
        if answer == NOBODY:
            return of.t.gettext("Nobody: the match goes on")
        return team_text(int(answer), common.company_of(problem), of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The agreement, the scores before and after the last deal, who bid, the question."""
        t, match, seats = of.t, common.match_of(problem), common.company_of(problem)
        told = [t.gettext("The match goes to {target}.", target=match.target)]
        if problem.aspect == Clause.FINAL_TIE.value or match.final_tie == "shared":
            told.append(
                t.gettext("It is agreed that a tie which no rule decides is shared.")
                if match.final_tie == "shared"
                else t.gettext(
                    "It is agreed that a tie which no rule decides is played off in one more deal."
                )
            )
        told.append(
            t.gettext("Before the last deal: {scores}.", scores=_scores_told(match.scores[-2], seats, of))
        )
        told.append(self._bid_told(match, seats, of))
        told.append(t.gettext("After it: {scores}.", scores=_scores_told(match.score, seats, of)))
        ask = t.gettext("Who has won the match? Choose all that have.")
        return " ".join([*filter(None, told), ask])

    def _bid_told(self, match: Match, seats: Company, of: Speaker) -> str:
        """Which team bid in the last deal, and whether it made its bid."""
        side, made = _bidder(match)
        if side < 0:
            return of.t.gettext("In that deal all six passed.")
        facts = {"team": team_text(side, seats, of)}
        if made:
            return of.t.gettext("Bidder in that deal: {team}; the bid was made.", **facts)
        return of.t.gettext("Bidder in that deal: {team}; the bid failed.", **facts)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause that decides, and how the front stands."""
        t, match = of.t, common.match_of(problem)
        best = max(match.score)
        front = [team for team, points in enumerate(match.score) if points == best]
        rule = Clause.TARGET
        if best >= match.target:
            rule = Clause.MATCH
            if len(front) > 1 and match.winner is None:
                rule = Clause.FINAL_TIE
        here = t.gettext("The best score is {best}, the target {target}.", best=best, target=match.target)
        return rule, " ".join([here, explain.general(rule, t)])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Three questions in turn."""
        return of.t.gettext(
            "Is anybody at the target? Who has most? If that is not one team alone, who bid in the last deal?"
        )


def _bidder(match: Match) -> tuple[int, bool]:
    """The team that won the bidding of the last deal (-1 for none), and whether it made its bid."""
    end = replay(match.deals[-1])
    assert isinstance(end, SchmierState)
    if end.declarer < 0:
        return -1, False
    side = end.declarer % len(match.score)
    return side, side in match.results[-1].winners


_WISHES: dict[RuleId, tuple[str, ...]] = {
    Clause.TARGET: ("near", "alone"),
    Clause.MATCH: ("several", "tie with bidder", "bidder behind"),
    Clause.FINAL_TIE: ("tie of others",),
}


def _ending(rules: RuleSet, rng: random.Random, dealer: int, wish: str) -> list[SchmierState]:
    """Deals of the ledger after which a match stands as wished for; none if the search fails."""
    target = engine.GAMES[rules.game].targets[0]
    pool, ends = ledger(rules), list[SchmierState]()
    places = range(len(pool))
    score = (0,) * len(engine.GAMES[rules.game].sides(rules))
    while len(ends) < _LONGEST:
        if max(score) >= target - _REACH:
            for place in rng.sample(places, len(pool)):
                last = brought(rules, place, dealer)
                if last.bidder >= 0 and _fits(wish, _added(score, last), target, last):
                    return [*ends, pool[place]]
        # The deal that lifts the second team most, so that several come near; nobody wins yet.
        some = [(_added(score, brought(rules, place, dealer)), place) for place in rng.sample(places, 8)]
        some = [one for one in some if max(one[0]) < target and min(one[0]) > -_LOWEST]
        some = [one for one in some if pool[one[1]].declarer >= 0]
        if not some:
            return []
        score, place = max(some, key=lambda one: sorted(one[0])[-2])
        ends.append(pool[place])
        dealer = (dealer + 1) % SEATS
    return []


def _added(score: Sequence[int], last: Brought) -> tuple[int, ...]:
    return tuple(before + won for before, won in zip(score, last.score, strict=True))


def _fits(wish: str, score: Sequence[int], target: int, last: Brought) -> bool:
    best = max(score)
    there = [team for team, points in enumerate(score) if points >= target]
    front = [team for team, points in enumerate(score) if points == best]
    if wish == "near":
        return best in (target - 1, target - 2)
    if wish == "alone":
        return len(there) == 1 and best == target
    if wish == "several":
        return len(there) > 1 and len(front) == 1
    if wish == "bidder behind":
        return (
            len(there) > 1
            and len(front) == 1
            and last.made
            and last.bidder in there
            and front != [last.bidder]
        )
    if wish == "tie with bidder":
        return len(front) > 1 and best >= target and last.made and last.bidder in front
    return len(front) > 1 and best >= target and not (last.made and last.bidder in front)

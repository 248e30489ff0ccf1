"""Worlds in which a deal of Schmier is settled, or a match decided, by another rule."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from engine import Line, Match, Settlement, replay
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.points import awards
from lessons.misconceptions.schmier_worlds import See
from lessons.misconceptions.worlds import alter

# What a deal scores


def _resettled(change: Callable[[SchmierState, Settlement], Settlement]) -> See:
    """The deal is settled by another rule."""

    class Settled(SchmierState):
        __slots__ = ()

        @property
        def result(self) -> Settlement | None:
            found = SchmierState.result.fget(self)  # type: ignore[attr-defined]
            return found if found is None or not found.winners else change(self, found)

    return lambda state: alter(state, Settled)


def _made(state: SchmierState, found: Settlement) -> bool:
    return found.winners == (state.declarer % len(found.score),)


def _own(state: SchmierState) -> int:
    """The points the bidder's team has won."""
    side = state.declarer % len(state.points)
    return sum(point.team == side for point in awards(state))


def _with_score(found: Settlement, team: int, amount: int) -> Settlement:
    """The settlement with another total for one team."""
    lines = tuple(line for line in found.lines if line.side != team)
    if amount:
        lines += (Line(Clause.MADE if amount > 0 else Clause.FAILED, team, amount),)
    score = tuple(amount if side == team else points for side, points in enumerate(found.score))
    return Settlement(score, found.winners, lines)


def _bidder_scores(amount: Callable[[SchmierState, Settlement], int]) -> See:
    return _resettled(
        lambda state, found: _with_score(found, state.declarer % len(found.score), amount(state, found))
    )


failed_keeps: See = _bidder_scores(
    lambda state, found: (
        found.score[state.declarer % len(found.score)] if _made(state, found) else _own(state) - state.bid
    )
)
"""A team whose bid fails keeps what it has won and loses the bid."""

failed_scores_nothing: See = _bidder_scores(
    lambda state, found: found.score[state.declarer % len(found.score)] if _made(state, found) else 0
)
"""A failed bid costs nothing: it only scores nothing."""

failed_scores_won: See = _bidder_scores(lambda state, _found: _own(state))
"""A team scores what it has won, whether that is enough or not."""

made_pays_the_bid: See = _bidder_scores(
    lambda state, found: state.bid if _made(state, found) else found.score[state.declarer % len(found.score)]
)
"""A bid that is made pays what was bid and no more."""


def _others_nothing(state: SchmierState, found: Settlement) -> Settlement:
    side = state.declarer % len(found.score)
    for team in range(len(found.score)):
        if team != side:
            found = _with_score(found, team, 0)
    return found


nothing_for_others: See = _resettled(_others_nothing)
"""Only the team that bid can score."""

nothing_for_others_if_made: See = _resettled(
    lambda state, found: _others_nothing(state, found) if _made(state, found) else found
)
"""The other teams score only if the bid fails."""


def _opponents_take(state: SchmierState, found: Settlement) -> Settlement:
    """What the bidder's team has lost is shared out: each other team scores the bid."""
    if _made(state, found):
        return found
    side = state.declarer % len(found.score)
    for team in range(len(found.score)):
        if team != side:
            found = _with_score(found, team, found.score[team] + state.bid)
    return found


bid_goes_to_others: See = _resettled(_opponents_take)
"""After a failed bid each other team scores the bid as well."""


def _more(state: SchmierState, found: Settlement) -> Settlement:
    if not _made(state, found) or _own(state) > state.bid:
        return found
    side = state.declarer % len(found.score)
    others = tuple(team for team in range(len(found.score)) if team != side)
    return dataclasses.replace(_with_score(found, side, -state.bid), winners=others)


must_win_more: See = _resettled(_more)
"""Exactly what was bid is not enough."""


def _less(state: SchmierState, found: Settlement) -> Settlement:
    if _made(state, found) or _own(state) < state.bid - 1:
        return found
    side = state.declarer % len(found.score)
    return dataclasses.replace(_with_score(found, side, _own(state)), winners=(side,))


one_short_is_enough: See = _resettled(_less)
"""One point fewer than was bid is enough."""


# A revoke


def revoke_costs_nothing(result: Settlement) -> Settlement:
    """A broken duty changes nothing in the score."""
    return Settlement((0,) * len(result.score), (), ())


def revoke_always_fails(result: Settlement) -> Settlement:
    """Whoever revokes, the bid fails."""
    side = next(line.side for line in result.lines)
    return _with_score(result, side, -abs(result.score[side]))


def revoke_always_makes(result: Settlement) -> Settlement:
    """A revoke never hurts the bidder's team."""
    side = next(line.side for line in result.lines)
    return _with_score(result, side, abs(result.score[side]))


# The match


def _adding(
    step: Callable[[Sequence[int], Sequence[int], int], Sequence[int]],
) -> Callable[[Match], tuple[int, ...]]:
    """The score of a match, added up by another rule: the score before, a deal, the target."""

    def tally(match: Match) -> tuple[int, ...]:
        score: Sequence[int] = match.scores[0]
        for result in match.results:
            score = step(score, result.score, match.target)
        return tuple(score)

    return tally


floor_at_zero = _adding(lambda score, won, _: [max(0, a + b) for a, b in zip(score, won, strict=True)])
"""A score stops at zero."""

losses_ignored = _adding(lambda score, won, _: [a + max(0, b) for a, b in zip(score, won, strict=True)])
"""A failed bid takes nothing away from what a team has."""

losses_added = _adding(lambda score, won, _: [a + abs(b) for a, b in zip(score, won, strict=True)])
"""A failed bid is added like any other number."""


def other_target(number: int) -> Callable[[Match], int]:
    """The match goes to another total."""
    return lambda _match: number


def _last_bidder(match: Match) -> int:
    """The team whose bid was made in the last deal, -1 if none was."""
    result = match.results[-1]
    failed = any(line.rule is Clause.FAILED for line in result.lines)
    return -1 if failed or not result.winners else result.winners[0]


def bidder_goes_out(match: Match) -> tuple[int, ...]:
    """Of several at the target the team that made its bid wins, however many the others have."""
    there = [team for team, points in enumerate(match.score) if points >= match.target]
    bidder = _last_bidder(match)
    return (bidder,) if bidder in there else match.winners


def all_of_it(match: Match) -> tuple[int, ...]:
    """Every team at the target has won."""
    return tuple(team for team, points in enumerate(match.score) if points >= match.target)


def tie_is_shared(match: Match) -> tuple[int, ...]:
    """Equal in front means that the win is shared, whoever has bid."""
    best = max(match.score)
    return (
        tuple(team for team, points in enumerate(match.score) if points == best)
        if best >= match.target
        else ()
    )


def tie_plays_on(match: Match) -> tuple[int, ...]:
    """Equal in front always means one more deal."""
    shared = tie_is_shared(match)
    return shared if len(shared) == 1 else ()


def more_than_the_target(match: Match) -> tuple[int, ...]:
    """The target has to be passed, not only reached."""
    return tuple(team for team in match.winners if match.score[team] > match.target)


def nearly_is_enough(match: Match) -> tuple[int, ...]:
    """Nearly there is enough: whoever is in front near the target has won."""
    best = max(match.score)
    front = tuple(team for team, points in enumerate(match.score) if points == best)
    return match.winners or (front if best >= match.target - 2 and len(front) == 1 else ())


def bid_decides_anyway(match: Match) -> tuple[int, ...]:
    """In a tie the team that bid wins, or the first of those in front if it is not among them."""
    front = tie_is_shared(match)
    if len(front) < 2:
        return match.winners
    end = replay(match.deals[-1])
    assert isinstance(end, SchmierState)
    side = end.declarer % len(match.score)
    return (side if side in front else front[0],)

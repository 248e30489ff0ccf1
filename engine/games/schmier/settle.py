"""What a finished deal of Schmier scores: a pure function of the bid and the six points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.games.schmier.clauses import Clause
from engine.games.schmier.options import teams_of
from engine.games.schmier.points import Award, awards
from engine.options import RuleSet
from engine.settlement import Line, Settlement

if TYPE_CHECKING:
    from engine.games.schmier.state import SchmierState

__all__ = ["front_of", "misdeal", "revoke", "score", "settle"]


def settle(state: SchmierState) -> Settlement:
    """Settle a finished deal; raises :class:`ValueError` while it is running."""
    if state.phase != "over":
        raise ValueError("the deal is not over")
    teams = teams_of(state.rules)
    if state.declarer < 0:
        return Settlement((0,) * teams, (), (), redeal="same-dealer")
    return score(teams, state.declarer % teams, state.bid, awards(state))


def score(teams: int, bidder: int, bid: int, points: Sequence[Award]) -> Settlement:
    """Return what a deal scores for ``teams`` teams of which ``bidder`` has bid ``bid``.

    >>> won = [Award(Clause.HIGH, 0, {}), Award(Clause.LOW, 1, {}), Award(Clause.GAME, 0, {})]
    >>> score(3, 0, 3, won).score, score(3, 1, 3, won).winners
    ((-3, 1, 0), (0, 2))
    """
    won = sum(point.team == bidder for point in points)
    made = won >= bid
    facts = {"bid": bid, "won": won}
    lines = [] if made else [Line(Clause.FAILED, bidder, -bid, facts)]
    lines += [
        Line(point.rule, point.team, 1, point.facts)
        for point in points
        if point.team >= 0 and (made or point.team != bidder)
    ]
    winners = (bidder,) if made else tuple(team for team in range(teams) if team != bidder)
    totals = tuple(sum(line.amount for line in lines if line.side == team) for team in range(teams))
    return Settlement(totals, winners, tuple(lines))


def front_of(target: int, scores: Sequence[int], result: Settlement) -> tuple[int, ...]:
    """Return the teams in front at the target after a deal: the winner, several that are tied, or none.

    Of several at the target the most points win; if the team that made its bid is among those in
    front, it wins (``schmier.match``).

    >>> won = Settlement((1, 3, 2), (1,), (Line(Clause.HIGH, 0, 1), Line(Clause.LOW, 1, 3),
    ...     Line(Clause.GAME, 2, 2)))
    >>> front_of(21, (23, 22, 20), won), front_of(21, (22, 22, 20), won)
    ((0,), (1,))
    >>> front_of(21, (22, 20, 22), won), front_of(21, (20, 20, 20), won)
    ((0, 2), ())
    """
    best = max(scores)
    if best < target:
        return ()
    front = tuple(team for team, points in enumerate(scores) if points == best)
    failed = any(line.rule is Clause.FAILED for line in result.lines)
    bidder = -1 if failed or not result.winners else result.winners[0]
    return (bidder,) if bidder in front else front


def revoke(rules: RuleSet, declarer: int, bid: int, offender: int) -> Settlement:
    """Settle a broken duty: the bid of the offender's team fails, or that of the innocent is made.

    ``declarer`` and ``offender`` are seats. A table event: no record contains it.

    >>> from engine.games.schmier.options import TABLE
    >>> revoke(TABLE.make(), 0, 4, 3).score, revoke(TABLE.make(), 0, 4, 1).score
    ((-4, 0, 0), (4, 0, 0))
    """
    teams = teams_of(rules)
    side = declarer % teams
    guilty = offender % teams == side
    amount = -bid if guilty else bid
    winners = tuple(team for team in range(teams) if team != side) if guilty else (side,)
    line = Line(Clause.REVOKE, side, amount, {"bid": bid, "offender": offender})
    return Settlement(tuple(amount * (team == side) for team in range(teams)), winners, (line,))


def misdeal(rules: RuleSet) -> Settlement:
    """Settle a wrong deal: void, and the same dealer deals again (``schmier.misdeal``)."""
    return Settlement((0,) * teams_of(rules), (), (), redeal="same-dealer")

"""What a finished deal of Schnapsen is worth, and to whom: a pure function of the last state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.schnapsen.clauses import Clause
from engine.settlement import Line, Settlement

if TYPE_CHECKING:
    from engine.games.schnapsen.state import SchnapsenState

__all__ = ["misdeal", "revoke", "settle"]

GOAL = 66


def settle(state: SchnapsenState) -> Settlement:
    """Settle a finished deal. Raises :class:`ValueError` while the deal is running.

    Contract section 3, points 7 to 12.
    """
    if state.ending is None:
        raise ValueError("the deal is not over")
    word, seat = state.ending
    if word == "claim":
        return _claimed(state, seat)
    if state.closed:
        return _closed_and_silent(state, state.closed.seat)
    return _silent(state, seat)


def _claimed(state: SchnapsenState, seat: int) -> Settlement:
    other = 1 - seat
    points = state.counted(seat)
    if points < GOAL:
        if state.closed and state.closed.seat == seat:  # the closing rule dominates (C-11)
            return _failed_close(state, seat, points=points)
        value = 3 if state.rules["false-claim"] == "2-3" and not state.tricks[other] else 2
        facts = {"points": points, "tricks": state.tricks[other]}
        return _won(other, value, Clause.FALSE_CLAIM, facts)
    if state.closed and state.closed.seat == other:  # beaten to it (G-22)
        return _failed_close(state, other, points=state.counted(other), claimed=points)
    return _by_points(state, seat)


def _closed_and_silent(state: SchnapsenState, closer: int) -> Settlement:
    points = state.counted(closer)
    if points >= GOAL and state.rules["closer-must-claim"] == "no":
        return _by_points(state, closer)
    return _failed_close(state, closer, points=points)


def _silent(state: SchnapsenState, last: int) -> Settlement:
    """Nobody claimed an open deal; ``last`` won the last trick."""
    if state.rules["endgame"] == "last-trick":
        return _won_at_last(state, last, Clause.LAST_TRICK)
    points = state.counted(0), state.counted(1)
    if points[0] != points[1]:
        winner = int(points[1] > points[0])
        return _by_points(state, winner, Clause.MOST_POINTS)
    if state.rules["tie"] == "void-redeal":
        return Settlement((0, 0), (), (), redeal="same-dealer")
    return _won_at_last(state, last, Clause.TIE)


def _won_at_last(state: SchnapsenState, winner: int, rule: Clause) -> Settlement:
    facts = {"points": state.counted(winner), "other": state.counted(1 - winner)}
    if _swept(state, winner):
        return _won(winner, 3, Clause.SWEEP, facts)
    return _won(winner, 1, rule, facts)


def _by_points(state: SchnapsenState, winner: int, how: Clause = Clause.CLAIM_66) -> Settlement:
    """The 1-2-3 of a deal that ``winner`` wins, by the loser's points and tricks (G-10, G-23)."""
    loser = 1 - winner
    points, tricks = state.counted(loser), state.tricks[loser]
    facts: dict[str, Any] = {"how": how.value, "won": state.counted(winner)}
    by_closer = state.closed is not None and state.closed.seat == winner
    if by_closer and state.closed and state.rules["close-snapshot"] == "at-close":
        points, tricks = state.closed.points, state.closed.tricks
        facts["when"] = "at-close"
    facts |= {"points": points, "tricks": tricks}
    if not tricks:
        return _won(winner, 3, Clause.SCHWARZ, facts)
    if _swept(state, winner):
        return _won(winner, 3, Clause.SWEEP, facts)
    if points < GOAL // 2:
        return _won(winner, 2, Clause.SCHNEIDER, facts)
    return _won(winner, 1, Clause.SINGLE, facts)


def _failed_close(state: SchnapsenState, closer: int, **facts: Any) -> Settlement:
    assert state.closed is not None
    tricks = state.closed.tricks
    value = 3 if state.rules["failed-close"] == "2-3" and not tricks else 2
    return _won(1 - closer, value, Clause.FAILED_CLOSE, facts | {"tricks": tricks})


def _swept(state: SchnapsenState, seat: int) -> bool:
    """Whether the seat won every strict trick, all of them played (G-29)."""
    return state.rules["sweep"] == "yes" and state.strict[seat] == state.deal.terms.hand_size


def _won(seat: int, value: int, rule: Clause, facts: dict[str, Any]) -> Settlement:
    score = (value, 0) if seat == 0 else (0, value)
    return Settlement(score, (seat,), (Line(rule, seat, value, facts),))


def revoke(state: SchnapsenState, offender: int) -> Settlement:
    """Settle a broken duty in the strict phase: 2 to the innocent side, 3 if it has no trick (C-13).

    A table event: no record contains it.
    """
    innocent = 1 - offender
    tricks = state.tricks[innocent]
    return _won(innocent, 2 if tricks else 3, Clause.REVOKE, {"tricks": tricks})


def misdeal() -> Settlement:
    """Settle a wrong deal: void, and the same dealer deals again."""
    return Settlement((0, 0), (), (), redeal="same-dealer")

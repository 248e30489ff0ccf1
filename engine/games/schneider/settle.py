"""What a finished deal of Bohemian Schneider is worth: a pure function of the honours won."""

from __future__ import annotations

from engine.games.schneider.clauses import Clause
from engine.games.schneider.terms import TIERS, honours_of
from engine.options import RuleSet
from engine.settlement import Line, Settlement

__all__ = ["misdeal", "settle"]


def settle(rules: RuleSet, honours: tuple[int, int]) -> Settlement:
    """Settle a deal by the honours of both seats.

    >>> import engine
    >>> rules = engine.parse_setup("schneider")
    >>> settle(rules, (16, 4)).score, settle(rules, (10, 10)).redeal
    ((2, 0), 'same-dealer')
    """
    mine, theirs = honours
    if mine == theirs:
        return Settlement((0, 0), (), (), redeal="same-dealer")
    winner = int(theirs > mine)
    high, low = max(honours), min(honours)
    facts = {"honours": high, "other": low}
    if rules["scoring"] == "difference":
        return _won(winner, high - low, Clause.DIFFERENCE, facts)
    _, schneider, schwarz = TIERS[honours_of(rules).bit_count()]
    if high >= schwarz:
        return _won(winner, 3, Clause.SCHWARZ, facts)
    if high >= schneider:
        return _won(winner, 2, Clause.SCHNEIDER, facts)
    return _won(winner, 1, Clause.SIMPLE, facts)


def _won(seat: int, value: int, rule: Clause, facts: dict[str, int]) -> Settlement:
    score = (value, 0) if seat == 0 else (0, value)
    return Settlement(score, (seat,), (Line(rule, seat, value, dict(facts)),))


def misdeal() -> Settlement:
    """Settle a wrong deal: void, and the same dealer deals again (``schneider.misdeal``)."""
    return Settlement((0, 0), (), (), redeal="same-dealer")

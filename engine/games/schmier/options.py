"""The option of Schmier, and the teams it makes."""

from __future__ import annotations

from engine.games.schmier.clauses import Clause
from engine.options import Option, OptionTable, RuleSet

__all__ = ["TABLE", "sides_of", "teams_of"]

TABLE = OptionTable(
    "schmier",
    (
        Option(
            "teams",
            ("3x2", "2x3"),
            "3x2",
            Clause.TEAMS,
            "Three teams of two, or two teams of three.",
        ),
    ),
)


def teams_of(rules: RuleSet) -> int:
    """Return how many teams play, 3 or 2; seat ``n`` belongs to team ``n`` modulo that number (G-52)."""
    return int(rules["teams"][0])


def sides_of(rules: RuleSet) -> tuple[tuple[int, ...], ...]:
    """Return the seats of every team.

    >>> sides_of(TABLE.make()), sides_of(TABLE.make(teams="2x3"))
    (((0, 3), (1, 4), (2, 5)), ((0, 2, 4), (1, 3, 5)))
    """
    teams = teams_of(rules)
    return tuple(tuple(range(team, 6, teams)) for team in range(teams))

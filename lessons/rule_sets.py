"""The rule sets that everything said to a reader has to hold for."""

from __future__ import annotations

from functools import lru_cache

import engine
from engine import GAMES, RuleSet

__all__ = ["rule_sets"]


@lru_cache
def rule_sets(game: str) -> tuple[RuleSet, ...]:
    """The presets of a game, and its default with each option changed in each way.

    >>> [rules.text for rules in rule_sets("schnapsen")][:2]
    ['schnapsen', 'schnapsen(preset=bummerl)']
    """
    table = GAMES[game].table
    made = [table.make(preset=preset) for preset in table.presets] or [table.make()]
    for option in table.options:
        for value in option.values:
            try:
                made.append(table.parse(f"{option.id}={value}"))
            except engine.Unreadable:  # some values exclude each other
                continue
    return tuple(dict.fromkeys(made))

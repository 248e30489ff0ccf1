"""The rule sets that everything said to a reader has to hold for."""

from __future__ import annotations

from functools import lru_cache

import engine
from engine import GAMES, RuleSet

__all__ = ["rule_sets"]


@lru_cache
def rule_sets(game: str) -> tuple[RuleSet, ...]:
    """The presets of a game, and its default with each option changed in each way.

    Where a value brings others with it, those are changed in each way too.

    >>> [rules.text for rules in rule_sets("schnapsen")][:2]
    ['schnapsen', 'schnapsen(preset=bummerl)']
    """
    table = GAMES[game].table
    made = [table.make(preset=preset) for preset in table.presets] or [table.make()]
    changes = [f"{option.id}={value}" for option in table.options for value in option.values]
    for (name, value), brought in table.adjust.items():
        options = (option for option in table.options if option.id in brought)
        changes += [f"{name}={value},{option.id}={other}" for option in options for other in option.values]
    for change in changes:
        try:
            made.append(table.parse(change))
        except engine.Unreadable:  # some values exclude each other
            continue
    return tuple(dict.fromkeys(made))

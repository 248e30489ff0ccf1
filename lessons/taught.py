"""The games that are taught: those of the engine that have a rulebook here."""

from __future__ import annotations

import engine
from engine import RuleSet
from lessons.load import content

__all__ = ["only_taught", "taught_games"]


def taught_games() -> tuple[str, ...]:
    """Return the names of the games with a rulebook, in the engine's order.

    >>> "schnapsen" in taught_games()
    True
    """
    return tuple(game for game in engine.GAMES if game in content().rulebooks)


def only_taught(rules: RuleSet) -> RuleSet:
    """Return the rule set of a game that is taught; raises :class:`engine.Unreadable` for another.

    >>> only_taught(engine.parse_setup("schnapsen")).text
    'schnapsen'
    """
    if rules.game not in taught_games():
        raise engine.Unreadable(f"{rules.game} is not taught yet.")
    return rules

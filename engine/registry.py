"""The games there are, and the texts that name one with its rules."""

from __future__ import annotations

from engine.errors import Unreadable
from engine.game import Game
from engine.games import schafkopf, schmier, schnapsen, schneider
from engine.options import RuleSet, split_setup

__all__ = ["GAMES", "parse_setup"]

GAMES: dict[str, Game] = {
    game.name: game for game in (schnapsen.GAME, schneider.GAME, schafkopf.GAME, schmier.GAME)
}


def parse_setup(text: str) -> RuleSet:
    """Read a set-up text; raises :class:`Unreadable`.

    >>> parse_setup("schnapsen(head=no,preset=bummerl)").text
    'schnapsen(preset=bummerl)'
    """
    name, inside = split_setup(text)
    if name not in GAMES:
        raise Unreadable(f"There is no game '{name}'.")
    return GAMES[name].table.parse(inside)

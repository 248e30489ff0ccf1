"""What is told of each game during and after a deal; chosen by :func:`telling_of`."""

from types import ModuleType

from ui.practice.telling import schafkopf, schmier, schnapsen, schneider

__all__ = ["telling_of"]

_GAMES: dict[str, ModuleType] = {
    "schnapsen": schnapsen,
    "schneider": schneider,
    "schafkopf": schafkopf,
    "schmier": schmier,
}


def telling_of(game: str) -> ModuleType:
    """The sentences of a game; `KeyError` for a game that is not played here."""
    return _GAMES[game]

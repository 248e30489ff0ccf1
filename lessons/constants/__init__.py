"""The fixed numbers of each game, asked of the engine; one module per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from engine import RuleSet, State
from lessons.constants import schnapsen

__all__ = ["Constants", "constants_of"]


class Constants(Protocol):
    """What every game's module offers."""

    NUMBERS: Mapping[str, Callable[[RuleSet], int]]

    def card_points(self, cards: tuple[int, ...], /) -> int:
        """The card points of some cards."""

    def ranks(self, rules: RuleSet, /) -> tuple[str, ...]:
        """The rank letters of the pack, highest first."""

    def trick_place(self, rules: RuleSet, trump: int, cards: tuple[int, ...], /) -> int:
        """The place (0 = led) of the card that wins a trick."""

    def tricks_won(self, state: State, seat: int, /) -> int:
        """How many tricks a seat has won so far."""


_GAMES: dict[str, Constants] = {"schnapsen": schnapsen}


def constants_of(game: str) -> Constants:
    """The fixed numbers of a game; :class:`KeyError` for a game without any.

    >>> import engine
    >>> constants_of("schnapsen").card_points(engine.parse_cards("AS.TS"))
    21
    """
    return _GAMES[game]

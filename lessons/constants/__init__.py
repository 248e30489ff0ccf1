"""The fixed numbers of each game, asked of the engine; one module per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from engine import RuleSet, State
from lessons.constants import schnapsen, schneider

__all__ = ["Constants", "constants_of"]


class Constants(Protocol):
    """What every game's module offers."""

    NUMBERS: Mapping[str, Callable[[RuleSet], int]]

    def card_points(self, cards: tuple[int, ...], rules: RuleSet, /) -> int:
        """What some cards count: card points, or how many of them are honours."""

    def ranks(self, rules: RuleSet, /) -> tuple[str, ...]:
        """The rank letters of the pack, highest first."""

    def needs_trump(self, rules: RuleSet, /) -> bool:
        """Whether a trick can be judged only with a trump suit at hand."""

    def beaters(self, rules: RuleSet, trump: int | None, card: int, /) -> int:
        """The set of all cards of the pack that beat a card when it is led."""

    def trick_place(self, rules: RuleSet, trump: int | None, cards: tuple[int, ...], /) -> int:
        """The place (0 = led) of the card that wins a trick."""

    def tricks_won(self, state: State, seat: int, /) -> int:
        """How many tricks a seat has won so far."""


_GAMES: dict[str, Constants] = {"schnapsen": schnapsen, "schneider": schneider}


def constants_of(game: str) -> Constants:
    """The fixed numbers of a game; :class:`KeyError` for a game without any.

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen")
    >>> constants_of(rules.game).card_points(engine.parse_cards("AS.TS"), rules)
    21
    """
    return _GAMES[game]

"""The fixed numbers of each game, asked of the engine; one module per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from engine import RuleSet, State
from engine.order import Order
from lessons.constants import schafkopf, schmier, schnapsen, schneider

__all__ = ["Constants", "Needs", "constants_of"]

Needs = Literal["trump", "contract"]
"""What an author has to name where cards are compared without a position: a suit, or a bid."""


class Constants(Protocol):
    """What every game's module offers."""

    NUMBERS: Mapping[str, Callable[[RuleSet], int]]

    def card_points(self, cards: tuple[int, ...], rules: RuleSet, /) -> int:
        """What some cards count: card points, or how many of them are honours."""

    def ranks(self, rules: RuleSet, /) -> tuple[str, ...]:
        """The rank letters of the pack, highest first."""

    def needs(self, rules: RuleSet, /) -> Needs | None:
        """What must be named before cards can be compared; ``None`` where nothing must."""

    def order(self, rules: RuleSet, named: str | None, /) -> Order:
        """Suits and strength under what was named: the letter of a suit, or a bid."""

    def order_of(self, state: State, /) -> Order | None:
        """Suits and strength at a table; ``None`` while nobody knows what will be trumps."""

    def tricks_won(self, state: State, seat: int, /) -> int:
        """How many tricks a seat has won so far."""


_GAMES: dict[str, Constants] = {
    "schnapsen": schnapsen,
    "schneider": schneider,
    "schafkopf": schafkopf,
    "schmier": schmier,
}


def constants_of(game: str) -> Constants:
    """The fixed numbers of a game; :class:`KeyError` for a game without any.

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen")
    >>> constants_of(rules.game).card_points(engine.parse_cards("AS.TS"), rules)
    21
    """
    return _GAMES[game]

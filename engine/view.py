"""What one seat may know of a deal, for every game."""

from __future__ import annotations

import random
from typing import Protocol

from engine.cards import Card
from engine.choices import Discard
from engine.game import Move, State
from engine.options import RuleSet
from engine.registry import GAMES

__all__ = ["View", "view"]


class View(Protocol):
    """What every game's view offers; each adds what its table shows."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""

    @property
    def seat(self) -> int:
        """Whose view this is."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, in dealing order."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves, if the seat is to act."""

    @property
    def discard(self) -> Discard | None:
        """What the seat may throw if it is to discard; ``legal`` then names single cards."""

    @property
    def text(self) -> str:
        """The position as this seat sees it."""

    def sample(self, rng: random.Random) -> State:
        """Return a state that looks the same to this seat."""


def view(state: State, seat: int) -> View:
    """Return what ``seat`` may know of ``state``.

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen")
    >>> state = engine.GAMES["schnapsen"].start(rules, 1, engine.GAMES["schnapsen"].pack(rules))
    >>> view(state, 0).counts, view(state, 0).stock_count
    ((5, 5), 10)
    """
    return GAMES[state.rules.game].view(state, seat)

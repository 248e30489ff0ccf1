"""A situation as text: ``SETUP key=value...``; each game reads its own keys."""

from __future__ import annotations

from typing import Protocol

from engine.errors import Unreadable
from engine.game import State
from engine.options import RuleSet
from engine.registry import GAMES, parse_setup

__all__ = ["Position", "parse_position"]


class Position(Protocol):
    """A situation; cards may be unknown."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the situation."""

    @property
    def text(self) -> str:
        """The canonical text."""

    @property
    def to_act(self) -> int:
        """The seat to act."""

    @property
    def is_known(self) -> bool:
        """Whether every card is known."""

    def state(self, seed: int = 0) -> State:
        """Return a state of the position; unknown cards are filled in at random from ``seed``."""


def parse_position(text: str) -> Position:
    """Read a position; raises :class:`Unreadable`.

    >>> parse_position("schnapsen hands=AH.KH/QS.JS trump=H lead=0 tricks=4/4").text
    'schnapsen hands=AH.KH/QS.JS trump=H stock=- lead=0 tricks=4/4'
    """
    setup, *parts = text.split(" ")
    rules = parse_setup(setup)
    fields: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or not key or not value:
            raise Unreadable(f"'{part}' is not of the form key=value.")
        if key in fields:
            raise Unreadable(f"'{key}=' is given twice.")
        fields[key] = value
    return GAMES[rules.game].read_position(rules, fields)

"""Walking a deal: every move with the states around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from engine.game import Move, State

__all__ = ["steps"]

_S = TypeVar("_S", bound=State)


def steps(first: _S, moves: Iterable[Move]) -> Iterator[tuple[_S, Move, _S]]:
    """Play moves one after the other: the state before each, the move, the state after it.

    Raises :class:`engine.errors.Refused` for a move the rules refuse.

    >>> import engine
    >>> deck = engine.GAMES["schnapsen"].pack(engine.parse_setup("schnapsen"))
    >>> first = engine.GAMES["schnapsen"].start(engine.parse_setup("schnapsen"), 1, deck)
    >>> [(before.to_act, move, after.to_act) for before, move, after in steps(first, ["close", deck[0]])]
    [(0, 'close', 0), (0, 8, 1)]
    """
    before = first
    for move in moves:
        after: _S = before.after(move)  # type: ignore[assignment]
        yield before, move, after
        before = after

"""What a game must tell the players, so that choosing a move needs to know no game.

Another game joins by writing one object with these attributes and entering it in
:data:`engine.players.choose.POLICIES`. It must supply:

* what a settlement is worth to a seat (``gain``: game points, its own side less the others; for a
  zero-sum score per seat that is the score itself; with three teams, its own less the mean of the rest);
* who plays together (``is_ally``: partners of the moment; an unrevealed partner is one in a sampled
  world, where everything is known);
* when the rest of a deal is small enough to be solved (``work``), how it is remembered (``key``),
  what it can bring at most (``reach``) and in which order moves are tried (``tries``);
* a quick, decent player for finishing sampled deals (``habit``) and a human beginner (``beginner``);
* how worlds are drawn (``draw``: ``view.sample``, or with an eye to what the others have bid);
* which moves are compared (``options``: all that are legal, but of the thousands of discards a dealer may
  have only some);
* when a view leaves one world only (``is_certain``), and which legal moves no sensible player makes
  (``is_folly``).

Everything that takes a state may see all its cards: it is handed sampled worlds only. But ``habit`` and
``is_folly`` must answer from what the seat to act knows, or a sampled deal would be played with open
cards.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from engine.game import Move
from engine.settlement import Settlement

__all__ = ["Policy"]


class Policy(Protocol):
    """The knowledge of one game that the players need."""

    def gain(self, result: Settlement, seat: int) -> float:
        """Return the game points a settlement is worth to the side of a seat."""

    def is_ally(self, state: Any, seat: int, other: int) -> bool:
        """Tell whether two seats gain together; a seat is its own ally."""

    def is_certain(self, view: Any) -> bool:
        """Tell whether only one world fits a view."""

    def work(self, state: Any) -> int | None:
        """Return about how many states the solver will look at; ``None`` if it cannot see to the end."""

    def key(self, state: Any) -> Hashable | None:
        """Return all that the rest of a solvable deal depends on; ``None`` if not worth keeping."""

    def reach(self, state: Any, seat: int) -> tuple[float, float]:
        """Return the least and the most that good play can still bring the side of ``seat``."""

    def tries(self, state: Any) -> Sequence[tuple[Move, float]]:
        """Return every legal move, promising ones first, with the most its mover gains by it."""

    def draw(self, view: Any, rng: random.Random) -> Any:
        """Return a world that fits a view, the likelier the better it explains what has been bid."""

    def options(self, view: Any) -> Sequence[Move]:
        """Return the moves worth comparing: the legal ones, or whole discards where one is due."""

    def habit(self, state: Any) -> Move:
        """Return the move of a quick player without search, from what the seat to act knows."""

    def beginner(self, view: Any, rng: random.Random) -> Move:
        """Return the move of a human beginner."""

    def is_folly(self, state: Any, move: Move) -> bool:
        """Tell whether a legal move throws the deal away on what its mover knows."""

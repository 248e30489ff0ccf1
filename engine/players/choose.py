"""Choosing a move: the players, and the best move there is to be found."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from engine.choices import any_move
from engine.errors import Unreadable
from engine.game import Move, move_text
from engine.players.policy import Policy
from engine.players.sampling import estimate
from engine.players.schafkopf import POLICY as SCHAFKOPF
from engine.players.schmier import POLICY as SCHMIER
from engine.players.schnapsen import POLICY as SCHNAPSEN
from engine.players.schneider import POLICY as SCHNEIDER
from engine.players.solver import Solver
from engine.view import View

__all__ = ["PLAYERS", "POLICIES", "Choice", "choose"]

POLICIES: dict[str, Policy] = {
    "schnapsen": SCHNAPSEN,
    "schneider": SCHNEIDER,
    "schafkopf": SCHAFKOPF,
    "schmier": SCHMIER,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what each legal move is worth in game points to the side that moves.

    ``values`` is empty for players that do not calculate. ``exact`` tells that the values are those of
    best play with all cards known; otherwise they are estimates from ``samples`` drawn worlds, in which a
    move counts as no better than the habitual one where chance can explain its lead. The more worlds, the
    finer the differences that mean something: with a few dozen about a third of a game point.
    """

    move: Move
    values: Mapping[Move, float] = field(default_factory=dict)
    exact: bool = False
    samples: int | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the answer of ``python -m engine best``."""
        return {
            "move": move_text(self.move),
            "values": {move_text(move): round(value, 4) for move, value in self.values.items()},
            "exact": self.exact,
            "samples": self.samples,
        }


def choose(
    player: str,
    view: View,
    *,
    seed: int = 0,
    samples: int | None = None,
    seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Choice:
    """Return the move of a player: ``random``, ``beginner`` or ``sensible``.

    The same view, seed and samples give the same choice on every machine; with ``seconds`` as many
    worlds are drawn as fit. Only the sensible player calculates. Raises :class:`Unreadable` for another
    player or a game that the player does not know, and :class:`ValueError` if the view's seat is not to act.

    >>> import engine
    >>> state = engine.parse_position("schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=10/20").state()
    >>> choice = choose("sensible", engine.view(state, 0))
    >>> choice.move, choice.exact, choice.values["marriage-H"]
    ('marriage-H', True, 2)
    """
    if player not in PLAYERS:
        raise Unreadable(f"There is no player '{player}'.")
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    rng = random.Random(f"{seed} {view.text}")  # a text seeds alike in every process
    if player == "random":
        return Choice(_any(view, rng))
    policy = POLICIES.get(view.rules.game)
    if policy is None:
        raise Unreadable(f"The player '{player}' does not know {view.rules.game}.")
    if player == "beginner":
        return Choice(policy.beginner(view, rng))
    return _sensible(view, policy, rng, samples, seconds, clock)


PLAYERS = ("random", "beginner", "sensible")


def _any(view: View, rng: random.Random) -> Move:
    """Return any legal move, a claim only where there is little else: it would end most deals at once."""
    moves = [move for move in view.legal if move != "claim"]
    return any_move(moves if "pass" not in moves else view.legal, view.discard, rng)


def _sensible(
    view: View,
    policy: Policy,
    rng: random.Random,
    samples: int | None,
    seconds: float | None,
    clock: Callable[[], float],
) -> Choice:
    world = view.sample(rng)
    usual = policy.habit(world)
    drawn: int | None = None
    values: dict[Move, float]
    exact = policy.is_certain(view) and policy.work(world) is not None
    if exact:
        values = Solver(policy, view.seat).values(world)
    else:
        found = estimate(view, policy, rng, samples=samples, seconds=seconds, clock=clock)
        values, drawn = found.values(usual), found.samples
    sane = [move for move in values if not policy.is_folly(world, move)]
    move = max(sane, key=lambda move: (values[move], move == usual))
    return Choice(move, values, exact=exact, samples=drawn)

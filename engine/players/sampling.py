"""Expected gains where cards are hidden: worlds that fit the view are drawn and played out.

In each drawn world every legal move is tried. Where the rest can be solved its exact value counts, as if
all cards were open from here on; where it cannot, both sides go on by habit until solving is quick. All
moves are tried in the same worlds, so their differences are surer than their values.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Move, State
from engine.players.policy import Policy
from engine.players.solver import Solver
from engine.view import View

__all__ = ["Estimate", "draw_likely", "estimate"]

# Work for one decision, in states looked at: well under a tenth of a second.
EFFORT = 12_000
LEAST_WORLDS = 4
MOST_WORLDS = 150
QUICK = 100  # states that solving the end of a played-out deal may take


@dataclass(frozen=True, slots=True)
class Estimate:
    """The gain of every legal move in every drawn world: ``gains[move][world]``."""

    gains: dict[Move, list[float]]

    @property
    def samples(self) -> int:
        """The number of worlds."""
        return len(next(iter(self.gains.values())))

    def values(self, usual: Move) -> dict[Move, float]:
        """Return the expected gain of every move.

        What seems better than the usual move may be so by chance, the more easily the fewer worlds were
        drawn: its lead is shrunk by what chance explains (the positive-part rule of James and Stein), and
        is nothing within one standard error.

        >>> Estimate({"a": [0, 0, 0, 0], "b": [1, -1, 1, 0], "c": [1, 1, 1, 2]}).values("a")
        {'a': 0.0, 'b': 0.0, 'c': 1.2}
        """
        base = self.gains[usual]
        number = len(base)
        answer = {}
        for move, gains in self.gains.items():
            total = sum(gains)
            lead = (total - sum(base)) / number
            if lead > 0 and number > 1:
                scatter = sum((one - other - lead) ** 2 for one, other in zip(gains, base, strict=True))
                chance = scatter / (number - 1) / number
                # A lead that chance explains leaves the very value of the usual move: they are equal.
                total = sum(base) if chance >= lead * lead else total - number * chance / lead
            answer[move] = total / number
        return answer


def estimate(
    view: View,
    policy: Policy,
    rng: random.Random,
    *,
    samples: int | None,
    seconds: float | None,
    clock: Callable[[], float],
) -> Estimate:
    """Try every move of a view that is worth comparing in drawn worlds.

    Exactly ``samples`` worlds; else as many as begin within ``seconds`` by ``clock``, at least one;
    else as many as a fixed amount of work allows, which is the same on every machine. Where there is
    nothing to compare a few will do.
    """
    gains: dict[Move, list[float]] = {move: [] for move in policy.options(view)}
    most = MOST_WORLDS if len(gains) > 1 else LEAST_WORLDS
    end = clock() + seconds if seconds is not None and samples is None else None
    drawn, effort = 0, 0
    while True:
        world = policy.draw(view, rng)
        solver = Solver(policy, view.seat)
        for move, found in gains.items():
            gain, steps = _try(world, move, solver)
            found.append(gain)
            effort += steps
        effort += solver.nodes
        drawn += 1
        if samples is not None:
            if drawn >= samples:
                break
        elif end is not None:
            if clock() >= end:
                break
        elif drawn >= LEAST_WORLDS and (effort >= EFFORT or drawn >= most):
            break
    return Estimate(gains)


def draw_likely(view: View, rng: random.Random, odds: Callable[[Any], float], drawn: int) -> Any:
    """Draw some worlds and return one of them, each the likelier the higher its ``odds``."""
    worlds = [view.sample(rng) for _ in range(drawn)]
    return rng.choices(worlds, [odds(world) for world in worlds])[0]


def _try(world: State, move: Move, solver: Solver) -> tuple[float, int]:
    """Return the gain of a move in a world, and the states passed before the solver took over."""
    policy = solver.policy
    state = world.after(move)
    limit = QUICK if policy.work(world) is None else None
    steps = 1
    while state.to_act is not None:
        work = policy.work(state)
        if work is not None and (limit is None or work <= limit):
            break
        state = state.after(policy.habit(state))
        steps += 1
    return solver.value(state), steps

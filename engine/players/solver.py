"""The exact value of an ending with all cards known: alpha-beta over the states themselves.

The solver knows no rule. It asks a state for its moves and for what follows, and a finished one for its
settlement, so every option of a game is honoured because it is the game that plays.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import inf

from engine.game import Move, State
from engine.players.policy import Policy

__all__ = ["Solver"]


class Solver:
    """Solves endings for the side of one seat and remembers what it has seen.

    ``nodes`` counts the states looked at: a measure of work that does not depend on the machine.
    """

    __slots__ = ("_bounds", "nodes", "policy", "seat")

    def __init__(self, policy: Policy, seat: int) -> None:
        self.policy = policy
        self.seat = seat
        self.nodes = 0
        self._bounds: dict[Hashable, tuple[float, float]] = {}

    def values(self, state: State) -> dict[Move, float]:
        """Return the exact gain of every legal move, best play following on all sides.

        >>> import engine
        >>> from engine.players.schnapsen import POLICY
        >>> state = engine.parse_position(
        ...     "schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=10/20 tricks=4/4").state()
        >>> values = Solver(POLICY, 0).values(state)
        >>> values["marriage-H"], values[engine.parse_card("KH")]
        (2, 1)
        """
        return {move: self.value(state.after(move)) for move in state.moves()}

    def value(self, state: State, low: float = -inf, high: float = inf) -> float:
        """Return the gain of a state with best play on all sides.

        Exact between ``low`` and ``high``; outside, a bound on that side (fail-soft).
        """
        policy, mover = self.policy, state.to_act
        if mover is None:
            result = state.result
            assert result is not None
            return policy.gain(result, self.seat)
        self.nodes += 1
        key = policy.key(state)
        floor, ceiling = -inf, inf
        if key is not None:
            floor, ceiling = self._bounds.get(key) or policy.reach(state, self.seat)
            if floor >= high or floor == ceiling:
                return floor
            if ceiling <= low:
                return ceiling
            low, high = max(low, floor), min(high, ceiling)
        mine = policy.is_ally(state, self.seat, mover)
        best = self._most(state, low, high) if mine else self._least(state, low, high)
        if key is not None:
            if best <= low:
                ceiling = best
            elif best >= high:
                floor = best
            else:
                floor = ceiling = best
            self._bounds[key] = floor, ceiling
        return best

    def _most(self, state: State, low: float, high: float) -> float:
        best = -inf
        for move, most in self.policy.tries(state):
            if most <= best:
                continue
            value = self.value(state.after(move), low, high)
            if value > best:
                best = value
                if best >= high:
                    break
                low = max(low, best)
        return best

    def _least(self, state: State, low: float, high: float) -> float:
        best = inf
        for move, most in self.policy.tries(state):
            if -most >= best:
                continue
            value = self.value(state.after(move), low, high)
            if value < best:
                best = value
                if best <= low:
                    break
                high = min(high, best)
        return best

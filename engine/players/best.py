"""The best move that can be found for the seat to act, from what that seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from engine.game import State
from engine.players.choose import Choice, choose
from engine.view import view

__all__ = ["best"]


def best(
    state: State,
    *,
    seed: int = 0,
    samples: int | None = None,
    seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Choice:
    """Return the sensible player's choice for the seat to act.

    Only the view of that seat is used, however much of the state is known. The move always has the
    highest value, even if that is to lose two points with a wrong claim rather than three: the sensible
    player would rather play on.

    Raises :class:`ValueError` when the deal is over.

    >>> import engine
    >>> position = engine.parse_position("schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=10/20")
    >>> best(position.state()).as_json()["values"]["marriage-H"]
    2
    """
    if state.to_act is None:
        raise ValueError("the deal is over")
    choice = choose(
        "sensible", view(state, state.to_act), seed=seed, samples=samples, seconds=seconds, clock=clock
    )
    top = max(choice.values.values())
    if choice.values[choice.move] < top:
        return replace(choice, move=next(move for move, value in choice.values.items() if value == top))
    return choice

"""Counting leaves: the classic check that the moves of a game have not changed."""

from __future__ import annotations

from engine.choices import moves
from engine.game import State, move_text

__all__ = ["perft", "perft_by_move"]


def perft(state: State, depth: int) -> int:
    """Return how many move sequences of exactly ``depth`` moves there are; ended deals count 0.

    Raises :class:`ValueError` for a negative depth.

    >>> import engine
    >>> perft(engine.replay(engine.shuffled(engine.parse_setup("schnapsen"), 1)), 0)
    1
    """
    if depth < 0:
        raise ValueError("a depth is not negative")
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in moves(state)) if state.discard else len(state.moves())
    return sum(perft(state.after(move), depth - 1) for move in moves(state))


def perft_by_move(state: State, depth: int) -> dict[str, int]:
    """Return the count below each first move: what to print when a pinned count is off."""
    return {move_text(move): perft(state.after(move), depth - 1) for move in moves(state)}

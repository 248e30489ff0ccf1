"""What a trial of a tip looks at and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import engine
from engine import Move, Reason, RuleId, State, move_text

__all__ = ["Counter", "Finding", "Tip", "Trial", "counter"]


@dataclass(frozen=True)
class Counter:
    """A position in which a tip fails: what the seat to act knows, the move, and why it fails.

    ``legal`` says whether the move may be made; ``about`` what ``reason`` speaks of: the ``trick`` it
    completes, the ``move`` itself, what is ``hidden`` here, or what two leads ``gain``. The wider the
    ``margin``, the clearer the case.
    """

    position: str
    move: str
    reason: Reason
    legal: bool
    about: str
    margin: float = 0.0


@dataclass(frozen=True)
class Finding:
    """What a trial found: positions looked at, how many contradict the tip, the clearest of them."""

    tip: str
    looked: int
    failed: int
    counters: tuple[Counter, ...]

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts the tip."""
        return self.failed == 0


Trial = Callable[[State], Iterator[Counter | None]]


@dataclass(frozen=True)
class Tip:
    """A tip: its id and game, the ruling that names it, the rules it is measured by, and its trial.

    The trial yields, for every case that the tip speaks of, a counter-example or ``None``; it looks at
    every position of ``deals`` deals.
    """

    id: str
    game: str
    ruling: str
    rules: tuple[RuleId, ...]
    trial: Trial
    deals: int = 200


def counter(state: State, move: Move, reason: Reason, *, about: str, margin: float = 0.0) -> Counter:
    """A counter-example: the position as the seat to act sees it; :class:`ValueError` if nobody is to act."""
    if state.to_act is None:
        raise ValueError("nobody is to act")
    text = engine.view(state, state.to_act).text
    return Counter(text, move_text(move), reason, move in state.moves(), about, margin)

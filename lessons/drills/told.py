"""What a question tells that a screen may show instead: the tricks gone by.

The words stay in the question; each of these names the words it stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from engine import Trick
from lessons.drills.problem import Problem, Speaker

__all__ = ["Pictured", "Told", "Tricks"]


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks that have been played, the first one first; ``text`` is how the question tells them."""

    text: str
    tricks: tuple[Trick, ...]


Told = Tricks


@runtime_checkable
class Pictured(Protocol):
    """A maker whose questions tell something that may be shown as well."""

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Told]:
        """What may be shown, in the order in which the question tells it."""

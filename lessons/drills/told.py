"""What a question tells that a screen may show instead: the tricks gone by, the scores of some deals.

The words stay in the question; each of these names the words it stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from engine import Trick
from lessons.drills.problem import Problem, Speaker

__all__ = ["Ledger", "Pictured", "Told", "Tricks", "deals_ledger"]


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks that have been played, the first one first; ``text`` is how the question tells them."""

    text: str
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """A table of numbers; ``text`` is how the question tells them.

    ``corner`` says what the columns are, ``head`` names each; a row is a name and a number for each column.
    """

    text: str
    corner: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


Told = Tricks | Ledger


def deals_ledger(
    told: Sequence[str], names: Sequence[str], scores: Sequence[Sequence[str]], of: Speaker
) -> tuple[Ledger, ...]:
    """The scores of some deals, ``told`` in a sentence each: one number of each deal for every name.

    Nothing where there is no deal.
    """
    if not scores:
        return ()
    rows = tuple((name, tuple(deal[place] for deal in scores)) for place, name in enumerate(names))
    head = tuple(of.t.number(number) for number in range(1, len(scores) + 1))
    return (Ledger(" ".join(told), of.t.gettext("Deal"), head, rows),)


@runtime_checkable
class Pictured(Protocol):
    """A maker whose questions tell something that may be shown as well."""

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Told]:
        """What may be shown, in the order in which the question tells it."""

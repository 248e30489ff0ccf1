"""What stays the same during a deal of Schnapsen, and the two facts that are settled once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.duel import state as duel
from engine.games.schnapsen.terms import Terms

__all__ = ["Closed", "Deal", "Ending"]


class Closed(NamedTuple):
    """Who closed, and the other side's counted points and tricks at that moment."""

    seat: int
    points: int
    tricks: int


class Ending(NamedTuple):
    """The last word of a deal: ``claim`` or ``pass``, and the seat that said it."""

    word: str
    seat: int


@dataclass(frozen=True, slots=True)
class Deal(duel.Deal):
    """What does not change during a deal of Schnapsen."""

    terms: Terms

"""What does not change during a deal of Schafkopf."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.options import RuleSet

__all__ = ["Deal", "Four"]

Four = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Deal:
    """The rules, the dealer and the cards as they were dealt.

    ``deck`` is ``None`` when the deal did not start from a whole pack. ``told`` says whether every trick
    since the deal is known; where not, ``laufende`` is what the position says: their number, below zero
    when the defenders hold them.
    """

    rules: RuleSet
    dealer: int
    deck: tuple[Card, ...] | None
    order_of_hands: tuple[tuple[Card, ...], ...]
    told: bool = True
    laufende: int = 0

"""What does not change during a deal of Schmier."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.options import RuleSet

__all__ = ["Deal"]


@dataclass(frozen=True, slots=True)
class Deal:
    """The rules, the dealer and the pack as it lay.

    ``deck`` is ``None`` when the deal did not start from a whole pack. ``told`` says whether every trick
    and the number of cards thrown by each seat are known.
    """

    rules: RuleSet
    dealer: int
    deck: tuple[Card, ...] | None
    told: bool = True

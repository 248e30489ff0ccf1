"""A rule set under one trump or none, compiled to what a state asks at every move."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card, CardSet
from engine.duties import Bound, proves_absent
from engine.options import RuleSet
from engine.order import Order

__all__ = ["Terms"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Everything a state needs to know about its rules; each game adds its options as plain values."""

    rules: RuleSet
    trump: int | None
    order: Order
    pack: CardSet
    duties: tuple[Bound, ...]
    _absent: dict[tuple[Card, Card], CardSet] = field(default_factory=dict, compare=False, repr=False)

    def absent_after(self, led: Card, card: Card) -> CardSet:
        """Return what an answer of ``card`` to ``led``, under the duties, proves the follower not to hold."""
        key = led, card
        missing = self._absent.get(key)
        if missing is None:
            missing = proves_absent(card, self.pack, led, led, self.order, self.duties)
            self._absent[key] = missing
        return missing

"""What one of two players may know of a deal."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, CardSet, cards_of, mask_of
from engine.fields import Hands, Pair
from engine.game import Move, Trick
from engine.options import RuleSet
from engine.settlement import Settlement

__all__ = ["DuelView"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelView:
    """What a seat knows: its own cards, everything laid open or proved, and counts of the rest.

    ``known`` are the other's cards both have seen, ``lacks`` cards the other is proved not to hold;
    ``turned`` is the open card of the stock; ``text`` is the position as this seat sees it.
    """

    rules: RuleSet
    seat: int
    dealer: int
    trump: int | None
    to_act: int | None
    leader: int | None
    hand: tuple[Card, ...]
    counts: Pair
    known: CardSet
    lacks: CardSet
    stock_count: int
    turned: Card | None
    led: Card
    tricks: Pair
    played: CardSet
    legal: tuple[Move, ...]
    last_trick: Trick | None
    history: tuple[Move, ...]
    result: Settlement | None
    text: str
    discard: ClassVar[None] = None

    def _unseen_of(self, pack: CardSet) -> CardSet:
        seen = mask_of(self.hand) | self.played | self.known
        if self.led >= 0:
            seen |= 1 << self.led
        if self.turned is not None:
            seen |= 1 << self.turned
        return pack & ~seen

    def _fill(self, unseen: CardSet, rng: random.Random) -> tuple[Hands, tuple[Card, ...]]:
        """Return both hands and a stock, the unseen cards drawn uniformly.

        Cards the other is proved to lack go to the stock.
        """
        free = list(cards_of(unseen & ~self.lacks))
        rng.shuffle(free)
        need = self.counts[1 - self.seat] - self.known.bit_count()
        theirs, rest = free[:need], free[need:] + list(cards_of(unseen & self.lacks))
        rng.shuffle(rest)
        away = (*cards_of(self.known), *theirs)
        stock = (*rest, self.turned) if self.turned is not None else tuple(rest)
        return (self.hand, away) if self.seat == 0 else (away, self.hand), stock

"""A situation between two players as far as it is read and filled in alike."""

from __future__ import annotations

import random
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card, CardSet, cards_of, mask_of
from engine.duel.state import Duel
from engine.errors import Unreadable
from engine.fields import Hands, Pair
from engine.options import RuleSet

__all__ = ["DuelPosition", "seen_by"]


@dataclass(frozen=True, slots=True)
class DuelPosition:
    """A situation: known cards in the order written, unknown ones as counts (hands) or -1 (stock)."""

    rules: RuleSet
    hands: Hands
    unknown: Pair
    trump: int | None
    stock: tuple[Card, ...]
    lead: int
    trick: Card = -1
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    score: Pair | None = None
    played: tuple[Card, ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether every card is known."""
        return not any(self.unknown) and -1 not in self.stock

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return self.lead if self.trick < 0 else 1 - self.lead

    @property
    def dealer(self) -> int:
        """The seat that dealt: known before the first trick, and of no account later."""
        return 1 - self.lead

    @property
    def sizes(self) -> list[int]:
        """How many cards each hand holds, with the one on the table."""
        sizes = [len(cards) + count for cards, count in zip(self.hands, self.unknown, strict=True)]
        if self.trick >= 0:
            sizes[self.lead] += 1
        return sizes

    @property
    def known(self) -> list[Card]:
        """Every card that is named, in no order."""
        cards = [*self.hands[0], *self.hands[1], *self.played, *self.stock, self.trick]
        return [card for card in cards if card >= 0]

    def filled(self, pack: CardSet, seed: int) -> tuple[Hands, tuple[Card, ...]]:
        """Return hands and stock with the unknown cards of a pack in them, at random from ``seed``."""
        hidden = list(cards_of(pack & ~mask_of(self.known)))
        random.Random(seed).shuffle(hidden)
        hands = tuple(
            (*cards, *(hidden.pop() for _ in range(count)))
            for cards, count in zip(self.hands, self.unknown, strict=True)
        )
        return hands, tuple(hidden.pop() if card < 0 else card for card in self.stock)

    def completed(self, pack: CardSet, fields: Container[str]) -> Self:
        """Return the position with the cards of complete tricks, where they follow from the others.

        ``fields`` are the keys that were written. Raises :class:`Unreadable` if the cards do not add up
        to the pack.
        """
        known = self.known
        if len(set(known)) != len(known):
            raise Unreadable("A card stands twice in the position.")
        hidden = pack & ~mask_of(known)
        if mask_of(known) & ~pack:
            raise Unreadable(f"A card of the position is not in the pack of {self.rules.text}.")
        if self.is_known and "played" not in fields:
            return replace(self, played=cards_of(hidden))
        places = sum(self.unknown) + self.stock.count(-1)
        if hidden.bit_count() != places:
            raise Unreadable(
                f"{hidden.bit_count()} cards are not named and {places} places are unknown: "
                "'played=' must name the cards of complete tricks."
            )
        return self


def seen_by(state: Duel, seat: int | None) -> tuple[Hands, Pair, tuple[Card, ...]]:
    """Return hands, counts of unknown cards and stock as a seat knows them; all open with ``None``."""
    hands, stock = state.dealt(), state.stock
    if seat is None:
        return hands, (0, 0), stock
    other = 1 - seat
    known = cards_of(state.shown[other] & state.hands[other])
    count = len(hands[other]) - len(known)
    turned = stock[-1:] if state.trump is not None else ()
    stock = (-1,) * (len(stock) - len(turned)) + turned
    return ((hands[0], known), (0, count), stock) if other else ((known, hands[1]), (count, 0), stock)

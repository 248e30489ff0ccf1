"""A deal between two, move by move: the cards on the table, the draw, and what both have seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card, CardSet
from engine.duel.terms import Terms
from engine.fields import Pair
from engine.game import Trick
from engine.moment import Moment
from engine.options import RuleSet
from engine.walk import steps

__all__ = ["Deal", "Duel", "with_more"]


@dataclass(frozen=True, slots=True)
class Deal:
    """What does not change during a deal. ``deck`` is ``None`` when a position began in the middle."""

    terms: Terms
    dealer: int
    deck: tuple[Card, ...] | None
    order_of_hands: tuple[tuple[Card, ...], ...]

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""
        return self.terms.rules


def with_more(sets: Pair, seat: int, cards: CardSet) -> Pair:
    """Return a set of cards per seat, with more cards in that of one seat.

    >>> with_more((0b1, 0b1), 1, 0b100)
    (1, 5)
    """
    first, second = sets
    return (first | cards, second) if seat == 0 else (first, second | cards)


class Duel(Moment):
    """A state of a game for two with a stock; seats are 0 and 1.

    ``led`` is the card on the table or -1, ``tricks`` the tricks each seat has won; ``shown`` are cards
    both players know a seat to hold, ``lacks`` cards both know it does not hold. The last card of the
    stock, where a trump is turned, lies open. ``first`` is the first state of the deal that is known.
    """

    __slots__ = ("first", "led", "shown", "stock", "tricks")
    deal: Deal
    first: Self | None
    hands: Pair
    stock: tuple[Card, ...]
    led: Card
    tricks: Pair
    shown: Pair
    lacks: Pair
    discard: ClassVar[None] = None
    """Nothing is ever discarded."""

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next."""
        if self.phase == "over":
            return None
        return self.seat if self.led < 0 else 1 - self.seat

    @property
    def trick(self) -> tuple[Card, ...]:
        """The card on the table, if any."""
        return () if self.led < 0 else (self.led,)

    # The steps of a trick, for the moves of the games

    def _lead(self, card: Card) -> None:
        """Put a card on the table for the other to answer."""
        seat, (hand0, hand1) = self.seat, self.hands
        self.hands = (hand0 ^ 1 << card, hand1) if seat == 0 else (hand0, hand1 ^ 1 << card)
        self.led = card
        self.seat = 1 - seat

    def _complete(self, card: Card) -> int:
        """Answer the card on the table: the trick goes to its winner, who leads next and is returned."""
        seat, led, (hand0, hand1), (tricks0, tricks1) = self.seat, self.led, self.hands, self.tricks
        self.hands = (hand0 ^ 1 << card, hand1) if seat == 0 else (hand0, hand1 ^ 1 << card)
        winner = seat if self.deal.terms.order.beaters[led] >> card & 1 else 1 - seat
        self.tricks = (tricks0 + 1, tricks1) if winner == 0 else (tricks0, tricks1 + 1)
        self.played |= 1 << card | 1 << led
        self.led = -1
        self.seat = winner
        return winner

    def _draw(self, winner: int) -> None:
        """Let both draw, the winner first."""
        stock, (hand0, hand1) = self.stock, self.hands
        first, second = 1 << stock[0], 1 << stock[1]
        self.hands = (hand0 | first, hand1 | second) if winner == 0 else (hand0 | second, hand1 | first)
        self.stock = stock = stock[2:]
        if not stock and self.deal.terms.trump is not None:  # the turned card has gone to the loser
            self.shown = with_more(self.shown, 1 - winner, second)

    # What has happened, read off by walking the deal again from its first state

    def tricks_played(self) -> tuple[Trick, ...]:
        """Return the complete tricks in order, as far as they are known."""
        return tuple(
            Trick(1 - before.seat, (before.led, move), after.seat)
            for before, move, after in steps(self.first or self, self.history)
            if isinstance(move, int) and before.led >= 0
        )

    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """Return both hands in dealing order: drawn cards at the end, an exchanged one in its place."""
        hands = [list(hand) for hand in self.deal.order_of_hands]
        for before, move, after in steps(self.first or self, self.history):
            if isinstance(move, int):
                hands[before.seat].remove(move)
                if len(after.stock) < len(before.stock):
                    hands[after.seat].append(before.stock[0])
                    hands[1 - after.seat].append(before.stock[1])
            elif after.stock != before.stock:
                hand = hands[before.seat]
                hand[hand.index(after.stock[-1])] = before.stock[-1]
        return tuple(map(tuple, hands))

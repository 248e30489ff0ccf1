"""Four or six round a table: one round of bids, then tricks to which every seat plays a card."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Self

from engine.cards import Card, CardSet, cards_of, cards_text
from engine.game import Trick, move_text
from engine.moment import Moment

__all__ = ["Circle", "still_held"]


class Circle(Moment):
    """A state of a game for more than two.

    ``bids`` are the words so far from the dealer's left on, ``declarer`` the seat that plays (-1 before
    there is one). ``leading`` led the trick on the table or leads next, ``table`` are the cards on it,
    ``tricks`` the complete tricks.
    """

    __slots__ = ("bids", "declarer", "leading", "table", "tricks")
    bids: tuple[str, ...]
    declarer: int
    leading: int
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]

    @abstractmethod
    def _copy(self) -> Self:
        """Return the same state, its fields set one by one: a loop over them would slow every move."""

    def copy(self, **changes: Any) -> Self:
        """Return the same state with some parts changed."""
        return self._copy()._set(changes)

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return self.table

    def tricks_played(self) -> tuple[Trick, ...]:
        """Return the complete tricks in order, as far as they are known."""
        return self.tricks

    def played_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards each seat has played to complete tricks, in order."""
        seats = len(self.hands)
        return tuple(
            tuple(cards[(seat - leader) % seats] for leader, cards, _ in self.tricks) for seat in range(seats)
        )

    def __repr__(self) -> str:
        """Return hands and moves for a debugging eye."""
        hands = "/".join(cards_text(cards_of(hand)) for hand in self.hands)
        return f"<{self.rules} {hands} {'.'.join(map(move_text, self.history)) or '-'}>"


def still_held(dealt: Sequence[tuple[Card, ...]], hands: Sequence[CardSet]) -> tuple[tuple[Card, ...], ...]:
    """Return what is left of the hands as they were dealt, in that order.

    >>> still_held([(3, 1, 2), (5, 4)], [0b1010, 0])
    ((3, 1), ())
    """
    return tuple(
        tuple(card for card in cards if hand >> card & 1) for cards, hand in zip(dealt, hands, strict=True)
    )

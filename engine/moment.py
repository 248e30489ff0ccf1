"""One moment of a deal: what the states of all games have in common.

States are immutable: ``after`` returns a new one that shares everything a move does not change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self

from engine.cards import Card, CardSet, cards_of
from engine.errors import Refused
from engine.game import Move, State
from engine.options import RuleSet
from engine.reasons import Reason
from engine.record import Record

__all__ = ["Deal", "Moment"]


class Deal(Protocol):
    """What does not change during a deal; each game adds what it needs."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def deck(self) -> tuple[Card, ...] | None:
        """The pack as it lay; ``None`` when the deal did not start from a whole pack."""


class Moment(State):
    """A state as far as it does not depend on the game: hands, turn, and what has happened.

    ``seat`` is the seat to act while the deal runs; ``played`` are the cards of complete tricks,
    ``lacks`` those all know a seat not to hold; ``history`` are the moves since the first known state.
    """

    __slots__ = ("_moves", "deal", "hands", "history", "lacks", "played", "seat")
    deal: Deal
    hands: tuple[CardSet, ...]
    seat: int
    played: CardSet
    lacks: tuple[CardSet, ...]
    history: tuple[Move, ...]
    _moves: tuple[Move, ...] | None  # the legal moves, once somebody has asked

    def _set(self, parts: Mapping[str, Any]) -> Self:
        """Set some parts of a state that nobody has seen yet."""
        for name, value in parts.items():
            setattr(self, name, value)
        return self

    @property
    def rules(self) -> RuleSet:
        """The rules of this deal."""
        return self.deal.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.deal.dealer

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` when the deal is over."""
        return None if self.phase == "over" else self.seat

    @property
    def record(self) -> Record | None:
        """The deal as a record; ``None`` for a position that began in the middle."""
        deal = self.deal
        return None if deal.deck is None else Record(deal.rules, deal.dealer, deal.deck, self.history)

    def refused(self) -> dict[Card, Reason]:
        """Return the cards of the seat to act that may not be played now; empty outside play."""
        if self.phase != "play":
            return {}
        judged = {card: self.judge(card) for card in cards_of(self.hands[self.seat])}
        return {card: v.reason for card, v in judged.items() if not v.legal and v.reason}

    def refusal(self, move: Move) -> Refused:
        """Return the refusal of a move that is not legal, with the reason."""
        reason = self.judge(move).reason
        assert reason is not None
        return Refused(move, reason)

"""What one seat of a deal of Bohemian Schneider may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, CardSet, cards_of, mask_of
from engine.fields import Pair
from engine.game import Move, Trick
from engine.games.schneider.position import position_of
from engine.games.schneider.state import Deal, SchneiderState
from engine.games.schneider.terms import compile_terms
from engine.options import RuleSet
from engine.settlement import Settlement

__all__ = ["SchneiderView", "view_of"]


@dataclass(frozen=True, slots=True)
class SchneiderView:
    """What a seat knows: its own cards, everything laid open or proved, and counts of the rest.

    ``known`` are the other's cards both have seen, ``lacks`` cards the other is proved not to hold.
    The stock is face down but for the turned card of the trump option: what the other draws stays
    unknown (``schneider.hidden``).
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
    honours: Pair
    tricks: Pair
    played: CardSet
    legal: tuple[Move, ...]
    last_trick: Trick | None
    history: tuple[Move, ...]
    result: Settlement | None
    text: str
    discard: ClassVar[None] = None

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        seen = mask_of(self.hand) | self.played | self.known
        if self.led >= 0:
            seen |= 1 << self.led
        if self.turned is not None:
            seen |= 1 << self.turned
        return compile_terms(self.rules, self.trump).pack & ~seen

    def sample(self, rng: random.Random) -> SchneiderState:
        """Return a state that looks the same to this seat, hidden cards drawn uniformly."""
        other = 1 - self.seat
        free = list(cards_of(self.unseen & ~self.lacks))
        rng.shuffle(free)
        need = self.counts[other] - self.known.bit_count()
        theirs, rest = free[:need], free[need:] + list(cards_of(self.unseen & self.lacks))
        rng.shuffle(rest)
        stock = tuple(rest) + ((self.turned,) if self.turned is not None else ())
        away = (*cards_of(self.known), *theirs)
        seats = (self.hand, away) if self.seat == 0 else (away, self.hand)
        acting = self.to_act  # of a deal that is over, the winner of the last trick
        if acting is None:
            acting = self.last_trick.winner if self.last_trick else 0
        return SchneiderState.make(
            Deal(compile_terms(self.rules, self.trump), self.dealer, None, seats),
            (mask_of(seats[0]), mask_of(seats[1])),
            stock,
            acting,
            led=self.led,
            honours=self.honours,
            tricks=self.tricks,
            played=self.played,
            shown=(0, self.known) if other == 1 else (self.known, 0),
            lacks=(0, self.lacks) if other == 1 else (self.lacks, 0),
        )


def view_of(state: SchneiderState, seat: int) -> SchneiderView:
    """Return what a seat may know of a state; legal moves only for the seat to act."""
    other = 1 - seat
    tricks = state.tricks_played()
    hands = state.hands
    has_turned = state.trump is not None and bool(state.stock)
    return SchneiderView(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        trump=state.trump,
        to_act=state.to_act,
        leader=state.leader,
        hand=state.dealt()[seat],
        counts=(hands[0].bit_count(), hands[1].bit_count()),
        known=state.shown[other] & hands[other],
        lacks=state.lacks[other],
        stock_count=len(state.stock),
        turned=state.stock[-1] if has_turned else None,
        led=state.led,
        honours=state.honours,
        tricks=state.tricks,
        played=state.played,
        legal=state.moves() if state.to_act == seat else (),
        last_trick=tricks[-1] if tricks else None,
        history=state.history,
        result=state.result,
        text=position_of(state, seat).text,
    )

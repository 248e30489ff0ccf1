"""What one seat of a deal of Schnapsen may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, CardSet, cards_of, mask_of
from engine.game import Move, Trick
from engine.games.schnapsen.deal import Closed, Deal, Ending
from engine.games.schnapsen.position import position_of
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import compile_terms
from engine.options import RuleSet
from engine.settlement import Settlement

__all__ = ["SchnapsenView", "view_of"]

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SchnapsenView:
    """What a seat knows: its own cards, everything laid open or proved, and counts of the rest.

    ``known`` are the other's cards both have seen, ``lacks`` cards the other is proved not to hold;
    ``text`` is the position as this seat sees it. Points are those of the tricks everybody saw.
    """

    rules: RuleSet
    seat: int
    dealer: int
    trump: int
    to_act: int | None
    leader: int | None
    hand: tuple[Card, ...]
    counts: Pair
    known: CardSet
    lacks: CardSet
    stock_count: int
    turned: Card | None
    closed: Closed | None
    led: Card
    calling: int
    points: Pair
    pending: Pair
    tricks: Pair
    strict: Pair
    played: CardSet
    legal: tuple[Move, ...]
    last_trick: Trick | None
    history: tuple[Move, ...]
    ending: Ending | None
    result: Settlement | None
    text: str
    discard: ClassVar[None] = None

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know: in the other's hand or in the stock."""
        terms = compile_terms(self.rules, self.trump)
        seen = mask_of(self.hand) | self.played | self.known
        if self.led >= 0:
            seen |= 1 << self.led
        if self.turned is not None:
            seen |= 1 << self.turned
        return terms.pack & ~seen

    def sample(self, rng: random.Random) -> SchnapsenState:
        """Return a state that looks the same to this seat, hidden cards drawn uniformly.

        Cards the other is proved to lack go to the stock.
        """
        other = 1 - self.seat
        unseen = self.unseen
        free = list(cards_of(unseen & ~self.lacks))
        rng.shuffle(free)
        need = self.counts[other] - self.known.bit_count()
        theirs, rest = free[:need], free[need:] + list(cards_of(unseen & self.lacks))
        rng.shuffle(rest)
        stock = tuple(rest) + ((self.turned,) if self.turned is not None else ())
        own: tuple[Card, ...] = self.hand
        away = (*cards_of(self.known), *theirs)
        seats = (own, away) if self.seat == 0 else (away, own)
        shown = (0, self.known) if other == 1 else (self.known, 0)
        lacks = (0, self.lacks) if other == 1 else (self.lacks, 0)
        return SchnapsenState.make(
            Deal(compile_terms(self.rules, self.trump), self.dealer, None, seats),
            (mask_of(seats[0]), mask_of(seats[1])),
            stock,
            self.ending.seat if self.ending else self.to_act or 0,
            led=self.led,
            calling=self.calling,
            closed=self.closed,
            ending=self.ending,
            won=self.points,
            announced=self.pending,
            tricks=self.tricks,
            strict=self.strict,
            played=self.played,
            shown=shown,
            lacks=lacks,
        )


def view_of(state: SchnapsenState, seat: int) -> SchnapsenView:
    """Return what a seat may know of a state; legal moves only for the seat to act."""
    other = 1 - seat
    tricks = state.tricks_played()
    hands = state.hands
    return SchnapsenView(
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
        turned=state.stock[-1] if state.stock else None,
        closed=state.closed,
        led=state.led,
        calling=state.calling,
        points=(state.counted(0), state.counted(1)),
        pending=(state.pending(0), state.pending(1)),
        tricks=state.tricks,
        strict=state.strict,
        played=state.played,
        legal=state.moves() if state.to_act == seat else (),
        last_trick=tricks[-1] if tricks else None,
        history=state.history,
        ending=state.ending,
        result=state.result,
        text=position_of(state, seat).text,
    )

"""What one seat of a deal of Schnapsen may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.cards import CardSet, mask_of
from engine.duel.state import with_more
from engine.duel.view import DuelView
from engine.fields import Pair
from engine.games.schnapsen.deal import Closed, Deal, Ending
from engine.games.schnapsen.position import position_of
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import compile_terms

__all__ = ["SchnapsenView", "view_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SchnapsenView(DuelView):
    """What a seat knows of a deal of Schnapsen. Points are those of the tricks everybody saw."""

    trump: int
    closed: Closed | None
    calling: int
    points: Pair
    pending: Pair
    strict: Pair
    ending: Ending | None

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know: in the other's hand or in the stock."""
        return self._unseen_of(compile_terms(self.rules, self.trump).pack)

    def sample(self, rng: random.Random) -> SchnapsenState:
        """Return a state that looks the same to this seat, hidden cards drawn uniformly."""
        hands, stock = self._fill(self.unseen, rng)
        other = 1 - self.seat
        return SchnapsenState.make(
            Deal(compile_terms(self.rules, self.trump), self.dealer, None, hands),
            (mask_of(hands[0]), mask_of(hands[1])),
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
            shown=with_more((0, 0), other, self.known),
            lacks=with_more((0, 0), other, self.lacks),
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

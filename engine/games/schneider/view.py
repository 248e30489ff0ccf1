"""What one seat of a deal of Bohemian Schneider may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.cards import CardSet, mask_of
from engine.duel.state import with_more
from engine.duel.view import DuelView
from engine.fields import Pair
from engine.games.schneider.position import position_of
from engine.games.schneider.state import Deal, SchneiderState
from engine.games.schneider.terms import compile_terms

__all__ = ["SchneiderView", "view_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SchneiderView(DuelView):
    """What a seat knows of a deal of Bohemian Schneider.

    The stock is face down but for the turned card of the trump option: what the other draws stays
    unknown (``schneider.hidden``).
    """

    honours: Pair

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        return self._unseen_of(compile_terms(self.rules, self.trump).pack)

    def sample(self, rng: random.Random) -> SchneiderState:
        """Return a state that looks the same to this seat, hidden cards drawn uniformly."""
        hands, stock = self._fill(self.unseen, rng)
        other = 1 - self.seat
        acting = self.to_act  # of a deal that is over, the winner of the last trick
        if acting is None:
            acting = self.last_trick.winner if self.last_trick else 0
        return SchneiderState.make(
            Deal(compile_terms(self.rules, self.trump), self.dealer, None, hands),
            (mask_of(hands[0]), mask_of(hands[1])),
            stock,
            acting,
            led=self.led,
            honours=self.honours,
            tricks=self.tricks,
            played=self.played,
            shown=with_more((0, 0), other, self.known),
            lacks=with_more((0, 0), other, self.lacks),
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

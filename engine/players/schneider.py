"""What the players must know of Bohemian Schneider: see :class:`engine.players.policy.Policy`."""

from __future__ import annotations

import random
from collections.abc import Hashable

from engine.game import Move
from engine.games.schneider.settle import settle
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import compile_terms
from engine.games.schneider.view import SchneiderView
from engine.players import schneider_habit
from engine.settlement import Settlement

__all__ = ["POLICY", "SchneiderPolicy"]

# States the solver looks at, by the cards in hand; measured.
_WORK = (1, 3, 8, 20, 60, 200, 700)


class SchneiderPolicy:
    """Bohemian Schneider for the players; gains are points, own less the other's."""

    def gain(self, result: Settlement, seat: int) -> int:
        """Return own points less the other's."""
        return result.score[seat] - result.score[1 - seat]

    def is_ally(self, state: SchneiderState, seat: int, other: int) -> bool:  # noqa: ARG002
        """Tell whether it is the same seat: two play, each alone."""
        return seat == other

    def is_certain(self, view: SchneiderView) -> bool:
        """Tell whether the other's hand is known: the stock is used up (G-06, the last six tricks)."""
        return not view.stock_count

    def work(self, state: SchneiderState) -> int | None:
        """Return the usual work for the tricks that are left; with a stock it is too much to solve."""
        return None if state.stock else _WORK[state.hands[state.seat].bit_count()]

    def key(self, state: SchneiderState) -> Hashable | None:
        """Return what the rest depends on before a lead; in mid-trick nothing comes back."""
        return None if state.led >= 0 else (state.hands, state.seat, state.honours)

    def reach(self, state: SchneiderState, seat: int) -> tuple[int, int]:
        """Return what the deal pays if one side wins every honour that is still out."""
        mine, theirs = state.honours[seat], state.honours[1 - seat]
        rest = state.deal.terms.honours.bit_count() - mine - theirs
        worst = settle(state.rules, (mine, theirs + rest)).score
        best = settle(state.rules, (mine + rest, theirs)).score
        return worst[0] - worst[1], best[0] - best[1]

    def tries(self, state: SchneiderState) -> list[tuple[Move, int]]:
        """Return the habitual card first, then the others, honours that win before the rest."""
        most = self.reach(state, state.seat)[1]
        first = schneider_habit.habit(state)
        return [(first, most), *((move, most) for move in state.moves() if move != first)]

    def draw(self, view: SchneiderView, rng: random.Random) -> SchneiderState:
        """Return a world that fits: nothing is bid."""
        return view.sample(rng)

    def options(self, view: SchneiderView) -> tuple[Move, ...]:
        """Return the legal moves."""
        return view.legal

    def habit(self, state: SchneiderState) -> Move:
        """Return the move of :func:`engine.players.schneider_habit.habit`."""
        return schneider_habit.habit(state)

    def beginner(self, view: SchneiderView, rng: random.Random) -> Move:
        """Return the move of a beginner: takes what can be taken, leads high cards too early."""
        terms = compile_terms(view.rules, view.trump)
        cards = [int(move) for move in view.legal]
        if view.led < 0:
            honours = [card for card in cards if terms.honours >> card & 1]
            low = [card for card in cards if not terms.honours >> card & 1]
            return rng.choice(honours) if honours and (not low or rng.random() < 0.4) else rng.choice(low)
        beaters = terms.order.beaters[view.led]
        winners = [card for card in cards if beaters >> card & 1]
        if winners:
            return rng.choice(winners)
        return schneider_habit.answer(cards, view.led, terms)

    def is_folly(self, state: SchneiderState, move: Move) -> bool:  # noqa: ARG002
        """Tell that no legal card throws the deal away by itself."""
        return False


POLICY = SchneiderPolicy()

"""What the players must know of Schafkopf: see :class:`engine.players.policy.Policy`."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import prod
from typing import cast

from engine.game import Move
from engine.games.schafkopf.contracts import WORTH, kind_of
from engine.games.schafkopf.log import dealt_sets
from engine.games.schafkopf.settle import TOTAL, Ended, laufende_of, pay
from engine.games.schafkopf.state import SchafkopfState
from engine.games.schafkopf.view import SchafkopfView
from engine.players import schafkopf_beginner, schafkopf_habit
from engine.players.sampling import draw_likely
from engine.players.schafkopf_bids import likelihood
from engine.settlement import Settlement

__all__ = ["POLICY", "SchafkopfPolicy"]

# Worlds among which one is chosen by what the others have bid; more for the rare hands that play alone.
_DRAWN, _ALONE = 5, 12
# States the solver looks at, by the cards in hand; measured.
_WORK = (1, 3, 15, 120)


class SchafkopfPolicy:
    """Schafkopf for the players; gains are units."""

    def gain(self, result: Settlement, seat: int) -> int:
        """Return the units a seat is paid; those of the four seats add up to zero."""
        return result.score[seat]

    def is_ally(self, state: SchafkopfState, seat: int, other: int) -> bool:
        """Tell whether two seats are on the same side of the contract."""
        side = state.declarers
        return (seat in side) == (other in side)

    def is_certain(self, view: SchafkopfView) -> bool:
        """Tell whether the hands of all four are known."""
        return view.contract is not None and len(view.hand) <= 3 and view.worlds() == 1

    def work(self, state: SchafkopfState) -> int | None:
        """Return the usual work for the tricks that are left; before the last three there are too many."""
        if state.contract is None:
            return None
        left = state.hands[state.leading].bit_count()
        if state.table:
            left += 1
        return _WORK[left] if left < len(_WORK) else None

    def key(self, state: SchafkopfState) -> Hashable | None:
        """Return what the rest depends on before a lead; in mid-trick nothing comes back."""
        return None if state.table else (state.hands, state.seat, state.points, state.taken)

    def reach(self, state: SchafkopfState, seat: int) -> tuple[int, int]:
        """Return what the deal pays if one side makes all that is still out."""
        assert state.contract is not None
        side = state.declarers
        points = sum(state.points[other] for other in side)
        won = sum(state.taken[other] for other in side)
        lost = sum(state.taken) - won
        left = max(hand.bit_count() for hand in state.hands)
        rest = TOTAL - sum(state.points)
        if not state.deal.told:
            rest = sum(WORTH[card] for hand in state.hands for card in range(52) if hand >> card & 1)
        laufende = laufende_of(state)
        ends = [
            _paid(state.contract.bid, state.declarer, state.partner, made, all_won, all_lost, laufende,
                  state.rules["laufende"])[seat]
            for made, all_won, all_lost in (
                (points, won, lost + left), (points + rest, won + left, lost),
            )
        ]  # fmt: skip
        return min(ends), max(ends)

    def tries(self, state: SchafkopfState) -> list[tuple[Move, float]]:
        """Return the habitual card first, then the others."""
        first = schafkopf_habit.habit(state)
        most = 1000.0
        return [(first, most), *((move, most) for move in state.moves() if move != first)]

    def draw(self, view: SchafkopfView, rng: random.Random) -> SchafkopfState:
        """Return a world in which the others may well have bid what they did."""
        bids = [
            (seat, bid)
            for place, bid in enumerate(view.bids)
            if (seat := (view.dealer + 1 + place) % 4) != view.seat
        ]
        world = view.sample(rng)
        if not bids or not world.deal.told:  # without all tricks nobody knows what was dealt
            return world
        alone = any(kind_of(bid) > 0 for _, bid in bids)

        def odds(world: SchafkopfState) -> float:
            dealt = dealt_sets(world)
            return prod(likelihood(dealt[seat], bid) for seat, bid in bids)

        return cast("SchafkopfState", draw_likely(view, rng, odds, _ALONE if alone else _DRAWN))

    def options(self, view: SchafkopfView) -> Sequence[Move]:
        """Return the legal moves."""
        return view.legal

    def habit(self, state: SchafkopfState) -> Move:
        """Return the move of :func:`engine.players.schafkopf_habit.habit`."""
        return schafkopf_habit.habit(state)

    def beginner(self, view: SchafkopfView, rng: random.Random) -> Move:
        """Return the move of :func:`engine.players.schafkopf_beginner.beginner`."""
        return schafkopf_beginner.beginner(view, rng)

    def is_folly(self, state: SchafkopfState, move: Move) -> bool:  # noqa: ARG002
        """Tell that no legal move throws the deal away by itself."""
        return False


@lru_cache(maxsize=1 << 14)
def _paid(
    bid: str, declarer: int, partner: int, points: int, won: int, lost: int, laufende: int, reading: str
) -> tuple[int, ...]:
    return pay(Ended(bid, declarer, partner, points, won, lost, laufende), reading).score


POLICY = SchafkopfPolicy()

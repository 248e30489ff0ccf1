"""What the players must know of Schmier: see :class:`engine.players.policy.Policy`."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import prod
from typing import cast

from engine.game import Move
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import SEATS, TRUMPS
from engine.games.schmier.view import SchmierView
from engine.games.schmier.words import bid_of
from engine.players import schmier_beginner, schmier_habit
from engine.players.sampling import draw_likely
from engine.players.schmier_bids import likelihood
from engine.players.schmier_discard import discards
from engine.settlement import Settlement

__all__ = ["POLICY", "SchmierPolicy"]

# Worlds among which one is chosen by what the others have bid.
_DRAWN = 6
# States the solver looks at, by the cards in the leader's hand; measured.
_WORK = (1, 6, 120)


class SchmierPolicy:
    """Schmier for the players; gains are points, the own team's less the mean of the others'."""

    def gain(self, result: Settlement, seat: int) -> float:
        """Return the own team's points less the mean of the other teams'."""
        teams = len(result.score)
        own = result.score[seat % teams]
        return own - (sum(result.score) - own) / (teams - 1)

    def is_ally(self, state: SchmierState, seat: int, other: int) -> bool:
        """Tell whether two seats are of one team."""
        teams = len(state.points)
        return seat % teams == other % teams

    def is_certain(self, view: SchmierView) -> bool:
        """Tell whether the hands of all six are known: what was thrown then makes no difference."""
        return view.phase == "play" and len(view.hand) <= 1 and view.worlds() == 1

    def work(self, state: SchmierState) -> int | None:
        """Return the usual work for the tricks that are left; before the last two there are too many."""
        if state.phase == "over":
            return 1
        if state.phase != "play":
            return None
        left = state.hands[state.leading].bit_count() + bool(state.table)
        return _WORK[left] if left < len(_WORK) else None

    def key(self, state: SchmierState) -> Hashable | None:
        """Return what the rest depends on before a lead; in mid-trick nothing comes back."""
        return None if state.table else (state.hands, state.seat, state.points, state.taken)

    def reach(self, state: SchmierState, seat: int) -> tuple[float, float]:  # noqa: ARG002
        """Return the widest a deal can end: six points, or a bid of six failed."""
        return -9.0, 9.0

    def tries(self, state: SchmierState) -> list[tuple[Move, float]]:
        """Return the habitual card first, then the others."""
        first = schmier_habit.habit(state)
        return [(first, 9.0), *((move, 9.0) for move in state.moves() if move != first)]

    def draw(self, view: SchmierView, rng: random.Random) -> SchmierState:
        """Return a world in which the others may well have bid what they did.

        Once the trump is named only the bidder's hand tells something: what the rest bid on is unknown.
        """
        first = (view.dealer + 1) % SEATS
        bids = [((first + place) % SEATS, bid_of(word)) for place, word in enumerate(view.bids)]
        teams = len(view.sides)
        if view.trump is not None:
            bids = [(seat, number) for seat, number in bids if seat == view.declarer]
        bids = [(seat, number) for seat, number in bids if seat != view.seat]
        if not bids:
            return view.sample(rng)

        def odds(world: SchmierState) -> float:
            if world.trumps is None:
                return prod(likelihood(world.hands[seat], number, teams) for seat, number in bids)
            ((seat, number),) = bids
            cards = world.hands[seat]
            for leader, trick, _ in (*world.tricks, (world.leading, world.table, -1)):
                place = (seat - leader) % SEATS
                if place < len(trick):
                    cards |= 1 << trick[place]
            return likelihood(cards, number, teams, world.trumps.suit)

        return cast("SchmierState", draw_likely(view, rng, odds, _DRAWN))

    def options(self, view: SchmierView) -> Sequence[Move]:
        """Return the legal moves; where a discard is due, a few whole ones."""
        if view.discard is None or view.trump is None:
            return view.legal
        return discards(sum(1 << card for card in view.hand), view.discard, TRUMPS[view.trump])

    def habit(self, state: SchmierState) -> Move:
        """Return the move of :func:`engine.players.schmier_habit.habit`."""
        return schmier_habit.habit(state)

    def beginner(self, view: SchmierView, rng: random.Random) -> Move:
        """Return the move of :func:`engine.players.schmier_beginner.beginner`."""
        return schmier_beginner.beginner(view, rng)

    def is_folly(self, state: SchmierState, move: Move) -> bool:  # noqa: ARG002
        """Tell that no legal move throws the deal away by itself."""
        return False


POLICY = SchmierPolicy()

"""What the players must know of Schnapsen: see :class:`engine.players.policy.Policy`."""

from __future__ import annotations

import random
from collections.abc import Hashable
from functools import lru_cache

from engine.cards import Card
from engine.game import Move
from engine.games.schnapsen.deal import Closed, Deal, Ending
from engine.games.schnapsen.options import TABLE
from engine.games.schnapsen.settle import GOAL, settle
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import compile_terms
from engine.games.schnapsen.view import SchnapsenView
from engine.options import split_setup
from engine.players import schnapsen_beginner, schnapsen_habit
from engine.settlement import Settlement

__all__ = ["POLICY", "SchnapsenPolicy"]

# A wrong claim costs two or three game points under every option (schnapsen.false-claim, failed-close).
FALSE_CLAIM = -2
MOST = 3
# States the solver looks at, by the cards in hand; measured.
_WORK = (1, 3, 6, 12, 25, 80, 300)


class SchnapsenPolicy:
    """Schnapsen for the players; gains are game points, own less the other's, -3 to 3."""

    def gain(self, result: Settlement, seat: int) -> int:
        """Return own game points less the other's."""
        return result.score[seat] - result.score[1 - seat]

    def is_ally(self, state: SchnapsenState, seat: int, other: int) -> bool:  # noqa: ARG002
        """Tell whether it is the same seat: two play, each alone."""
        return seat == other

    def is_certain(self, view: SchnapsenView) -> bool:
        """Tell whether the other's hand is known, the stock being used up or dead."""
        if view.stock_count and not view.closed:
            return False
        hidden = view.counts[1 - view.seat] - view.known.bit_count()
        return hidden == (view.unseen & ~view.lacks).bit_count() or not hidden

    def work(self, state: SchnapsenState) -> int | None:
        """Return the usual work for the tricks that are left; an open stock is too much to solve."""
        return _WORK[state.hands[state.seat].bit_count()] if state.is_strict else None

    def key(self, state: SchnapsenState) -> Hashable | None:
        """Return what the rest depends on before a lead; in mid-trick nothing comes back."""
        if state.led >= 0:
            return None
        return (
            state.hands, state.seat, state.calling, state.won, state.announced, state.tricks, state.strict,
        )  # fmt: skip

    def reach(self, state: SchnapsenState, seat: int) -> tuple[int, int]:
        """Return what each side would be paid if it had its 66 now.

        The loser's points and tricks only grow, so it can never be paid more later, except for a
        sweep. A false claim pays the other side more at times, but nobody has to make one.
        """
        return -_best(state, 1 - seat), _best(state, seat)

    def tries(self, state: SchnapsenState) -> list[tuple[Move, int]]:
        """Return right claims and marriages, then sure-looking cards, and wrong claims last."""
        moves = state.moves()
        if len(moves) == 1:
            return [(moves[0], MOST)]
        cards: list[Card] = []
        words: list[Move] = []
        last: list[tuple[Move, int]] = []
        for move in moves:
            if isinstance(move, int):
                cards.append(move)
            elif move != "claim":
                words.append(move)
            elif state.counted(state.seat) >= GOAL:
                words.insert(0, move)
            else:
                last.append((move, FALSE_CLAIM))
        if len(cards) > 1:
            terms = state.deal.terms
            worth, trumps = terms.worth, terms.order.trumps
            if state.led < 0:
                cards.sort(key=lambda card: worth[card] + 6 * (trumps >> card & 1), reverse=True)
            else:
                beaters = terms.order.beaters[state.led]
                cards.sort(key=lambda card: worth[card] - 20 * (beaters >> card & 1))
        return [(move, MOST) for move in [*words, *cards]] + last

    def draw(self, view: SchnapsenView, rng: random.Random) -> SchnapsenState:
        """Return a world that fits: nothing is bid."""
        return view.sample(rng)

    def options(self, view: SchnapsenView) -> tuple[Move, ...]:
        """Return the legal moves."""
        return view.legal

    def habit(self, state: SchnapsenState) -> Move:
        """Return the move of :func:`engine.players.schnapsen_habit.habit`."""
        return schnapsen_habit.habit(state)

    def beginner(self, view: SchnapsenView, rng: random.Random) -> Move:
        """Return the move of :func:`engine.players.schnapsen_beginner.beginner`."""
        return schnapsen_beginner.beginner(view, rng)

    def is_folly(self, state: SchnapsenState, move: Move) -> bool:
        """Tell whether a move is a claim without 66 counted points (``schnapsen.claim-66``)."""
        return move == "claim" and state.counted(state.seat) < GOAL


def _best(state: SchnapsenState, seat: int) -> int:
    other = 1 - seat
    return _paid(
        state.rules.text,
        seat,
        state.closed,
        1 if state.tricks[other] else 0,
        GOAL // 2 if state.counted(other) >= GOAL // 2 else 0,
        1 if state.strict[other] else 0,
    )


@lru_cache(maxsize=4096)
def _paid(setup: str, seat: int, closed: Closed | None, tricks: int, points: int, strict: int) -> int:
    """Ask the settlement itself: a finished deal in which the seat has just claimed with 66.

    The numbers are the other side's, rounded down to what pays differently; without a strict trick of
    the other the seat may yet win them all.
    """
    terms = compile_terms(TABLE.parse(split_setup(setup)[1]), 0)
    size = terms.hand_size
    swept = 0 if strict else size
    finished = SchnapsenState.make(
        Deal(terms, 0, None, ((), ())),
        (0, 0),
        (),
        seat,
        closed=closed,
        ending=Ending("claim", seat),
        won=(GOAL, points) if seat == 0 else (points, GOAL),
        tricks=(size, tricks) if seat == 0 else (tricks, size),
        strict=(swept, 0) if seat == 0 else (0, swept),
    )
    return settle(finished).score[seat]


POLICY = SchnapsenPolicy()

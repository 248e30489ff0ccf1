"""Problems about the trick that is just being completed: shared by who wins, who leads, who draws."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from engine import Card, Move, RuleSet
from engine.games.schnapsen import SchnapsenState
from engine.trick import winning_place
from lessons.drills.problem import Given, Problem, Unasked
from lessons.drills.schnapsen.common import NOTHING, player
from lessons.drills.schnapsen.reach import CAREFUL, Temper, deals

__all__ = ["completed", "posed"]

Wanted = Callable[[SchnapsenState, Card, Card], bool]


def _complete(state: SchnapsenState, rng: random.Random) -> tuple[Move, ...]:
    """Plays that complete the trick, at random among the legal ones."""
    moves: list[Move] = []
    while not moves or len(state.trick):
        cards = [move for move in state.moves() if isinstance(move, int)]
        card = rng.choice(cards)
        moves.append(card)
        state = state.after(card)
        if not state.trick:
            break
    return tuple(moves)


def completed(
    kind: str,
    aspect: str,
    rules: RuleSet,
    rng: random.Random,
    wanted: Wanted,
    temper: Temper = CAREFUL,
) -> Iterator[Problem]:
    """Situations with seat 0 to act and plays that complete a wanted trick, one from each deal.

    The generator decides who shall win them, so that neither seat is the better guess.
    """
    winner = rng.randrange(2)
    for states in deals(rules, rng, temper):
        rng.shuffle(states)
        for state in states:
            if state.to_act != 0 or not state.hands[0]:
                continue
            moves = _complete(state, rng)
            cards = [*state.trick, *(move for move in moves if isinstance(move, int))]
            order = state.deal.terms.order
            won = state.leader if winning_place(cards, order) == 0 else 1 - (state.leader or 0)
            if won == winner and wanted(state, cards[0], cards[1]):
                yield Problem(kind, aspect, rules, state=state, moves=moves)
                break


def posed(kind: str, aspect: str, rules: RuleSet, state: object, given: Given) -> Problem:
    """A problem about the trick that ``given`` completes on a state.

    The plays are ``given.cards`` or ``given.move``; a state whose last trick is complete is asked about that.
    """
    if isinstance(state, SchnapsenState):
        plays: tuple[Move, ...] = given.cards or ((given.move,) if given.move is not None else ())
        if len(state.trick) + len(plays) == 2 and state.to_act is not None:
            return Problem(kind, aspect, rules, seat=given.seat, state=player(state), moves=plays)
        if not plays and not state.trick and state.history and state.first:
            return _last_trick(kind, aspect, rules, state, given.seat)
    raise Unasked(NOTHING)


def _last_trick(kind: str, aspect: str, rules: RuleSet, state: SchnapsenState, seat: int) -> Problem:
    """Go back to the lead of the trick just completed."""
    assert state.first is not None
    history = [*state.history]
    while history and isinstance(history[-1], str):
        history.pop()
    if not history:
        raise Unasked(NOTHING)
    plays = tuple(history[-2:]) if len(history) > 1 and isinstance(history[-2], int) else (history[-1],)
    before = state.first
    for move in history[: len(history) - len(plays)]:
        before = before.after(move)
    if len(plays) == 2 and before.trick:  # the position began with a card on the table
        before, plays = before.after(plays[0]), plays[1:]
    if len(before.trick) + len(plays) != 2:
        raise Unasked(NOTHING)
    return Problem(kind, aspect, rules, seat=seat, state=before, moves=plays)

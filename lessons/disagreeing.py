"""Positions in which two rule sets disagree, found by search: nothing about them is typed in.

Seeded deals are played at random under the first rule set; every position on the way is asked the same
questions under both. A position is as its seat to act sees it, so it can be laid out for a reader.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import engine
from engine import Move, RuleSet, State, card_text
from engine.dealing import shuffled
from lessons.model import Find, Separation
from lessons.values import BadQuestionError, find

__all__ = ["disagreements"]

_DEALS = 60
"""Enough to find what differs; the search ends as soon as it has found what it wants."""

_SEAT = 0
"""The seat that is asked: the one from which a reader sees a table, so that no card has to be made up."""

_OPEN_HAND = 4
"""Cards in each hand when a lead is asked for: few enough to think the ending through."""


@lru_cache(maxsize=32)
def disagreements(one: RuleSet, other: RuleSet, *, seed: int = 0, each: int = 2) -> tuple[Separation, ...]:
    """Positions with different answers under two rule sets of a game, at most ``each`` of a kind.

    The kinds: who wins a trick, which cards may be played, and which lead gains most once all cards are
    known. Fewer if the search finds fewer; none for rule sets that play and pay alike.

    >>> one, other = map(engine.parse_setup, ("schneider", "schneider(capture=next-only)"))
    >>> [found.find for found in disagreements(one, other, each=1)]
    ['trick-winner', 'best']
    """
    found: dict[Find, list[Separation]] = {"trick-winner": [], "legal": [], "best": []}
    for state, move in _walk(one, seed):
        asked = _asked(state, move, one, other)
        for separation in asked:
            kept = found[separation.find]
            # One trick or ending of a deal tells enough of it.
            if len(kept) < each and _differs(separation):
                kept.append(separation)
                break
        if all(len(kept) == each for kept in found.values()):
            break
    return tuple(separation for kept in found.values() for separation in kept)


def _walk(rules: RuleSet, seed: int) -> Iterator[tuple[State, Move]]:
    """Every position of some deals with the card played from it."""
    rng = random.Random(seed)
    for number in range(_DEALS):
        state: State = engine.replay(shuffled(rules, seed * _DEALS + number))
        while state.to_act is not None:
            cards: list[Move] = [move for move in state.moves() if isinstance(move, int)]
            move = rng.choice(cards or list(state.moves()))
            yield state, move
            state = state.after(move)


def _asked(state: State, move: Move, one: RuleSet, other: RuleSet) -> Iterator[Separation]:
    """The questions worth asking of a position under both rule sets."""
    if state.to_act != _SEAT:
        return
    at, under = engine.view(state, state.to_act).text, (one.text, other.text)
    if (
        state.trick
        and state.hands[state.to_act].bit_count() > 1
        and isinstance(move, int)
        and len(state.trick) == len(state.hands) - 1
    ):
        yield Separation(at=at, moves=card_text(move), find="trick-winner", under=under)
    if state.trick:
        yield Separation(at=at, find="legal", under=under)
    elif _is_open(state):
        yield Separation(at=at, find="best", under=under)


def _is_open(state: State) -> bool:
    """Whether two players, each with a few cards, lay them on the table as good as open."""
    hands = [hand.bit_count() for hand in state.hands]
    return hands == [_OPEN_HAND, _OPEN_HAND] and not state.as_json().get("stock")


def _differs(separation: Separation) -> bool:
    """Whether both rule sets answer, and differently."""
    try:
        one, other = (find(separation, setup) for setup in separation.under)
    except (engine.BazaError, BadQuestionError):
        return False
    if separation.find == "best" and not (one.value and other.value):  # a claim or the like, not a lead
        return False
    return one.text != other.text

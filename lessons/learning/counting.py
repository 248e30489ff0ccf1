"""Counting in the head: tricks go by, and then the learner says how much is his and whether he may claim."""

from __future__ import annotations

import random
from dataclasses import dataclass

import engine
from engine import Move, RuleSet, State, Trick
from engine.players import choose
from engine.walk import steps
from lessons import drills
from lessons.situation import side_of

__all__ = ["PACES", "Count", "Shown", "count_for", "rule_of"]

PACES = {"own": 0.0, "slow": 5.0, "steady": 3.0, "quick": 1.5}
"""Seconds for each trick; with ``own`` the learner turns to the next one himself."""

_LEAST, _TRIES = 3, 12
_NEAR = (40, 85)
"""Where a count makes one think about claiming, in card points of Schnapsen."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One trick as it goes by, with what was said before it as (seat, move), and the state after it."""

    said: tuple[tuple[int, Move], ...]
    trick: Trick
    after: State


@dataclass(frozen=True, slots=True)
class Count:
    """The tricks that go by, and the state after them; the learner sits on seat 0.

    ``points`` is what he should have counted, in the game's own measure. ``may_claim`` tells whether a claim
    made now would be right, ``None`` in games without one.
    """

    tricks: tuple[Shown, ...]
    state: State
    points: int
    may_claim: bool | None


def count_for(rules: RuleSet, seed: int) -> Count:
    """The exercise of a seed: always the same one.

    >>> import engine
    >>> count = count_for(engine.parse_setup("schnapsen"), 3)
    >>> len(count.tricks) >= 3, count.points == count.state.counted(0)
    (True, True)
    """
    rng = random.Random(f"count {rules.text} {seed}")
    for _ in range(_TRIES - 1):
        found = _among(_played(rules, rng), rng)
        if found is not None:
            return found
    return _counted(*_played(rules, rng))


def _played(rules: RuleSet, rng: random.Random) -> tuple[list[State], list[Move]]:
    """A deal played by beginners, who play on to the end where they may."""
    record = engine.shuffled(rules, rng.randrange(1 << 30), rng.randrange(engine.GAMES[rules.game].seats))
    state = engine.replay(record)
    states, moves = [state], list[Move]()
    while state.to_act is not None:
        move = choose("beginner", engine.view(state, state.to_act), seed=rng.randrange(1 << 30)).move
        cards = [each for each in state.moves() if isinstance(each, int)]
        if move in ("claim", "close") and cards:
            move = rng.choice(cards)
        state = state.after(move)
        moves.append(move)
        states.append(state)
    return states, moves


def _among(played: tuple[list[State], list[Move]], rng: random.Random) -> Count | None:
    """A good moment to stop: some tricks are over, one of them the learner's, and he is about to lead."""
    states, moves = played
    fit = [
        place
        for place, state in enumerate(states)
        if state.to_act == 0
        and not state.trick
        and len(state.tricks_played()) >= _LEAST
        and any(trick.winner == 0 for trick in state.tricks_played())
        and (place == 0 or isinstance(moves[place - 1], int))
    ]
    near = [place for place in fit if _NEAR[0] <= _points(states[place]) <= _NEAR[1]]
    if not fit:
        return None
    place = rng.choice(near or fit)
    return _counted(states[: place + 1], moves[:place])


def _counted(states: list[State], moves: list[Move]) -> Count:
    shown: list[Shown] = []
    said: list[tuple[int, Move]] = []
    for before, move, after in steps(states[0], moves):
        if isinstance(move, str) and before.to_act is not None:
            said.append((before.to_act, move))
        elif not after.trick and len(after.tricks_played()) > len(shown):
            shown.append(Shown(tuple(said), after.tricks_played()[-1], after))
            said = []
    state = states[-1]
    return Count(tuple(shown), state, _points(state), _may_claim(state))


def _points(state: State) -> int:
    points: list[int] = state.as_json()["points"]
    return points[side_of(state, 0)]


def _may_claim(state: State) -> bool | None:
    """Whether the settlement of a claim made now names the learner as winner."""
    if state.rules.game != "schnapsen" or state.to_act != 0 or not state.judge("claim").legal:
        return None
    result = state.after("claim").result
    return result is not None and 0 in result.winners


def rule_of(game: str) -> str | None:
    """The rule that counting is about; ``None`` if the game has no question about one.

    >>> rule_of("schneider")
    'schneider.honours'
    """
    for kind in ("card-points", "honours"):
        for rule in drills.rules_of(kind, game):
            return rule
    return None

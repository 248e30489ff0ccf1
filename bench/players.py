"""Choosing moves: a player gets a view and answers, as the opponent at the table does."""

from collections.abc import Iterator
from functools import partial
from random import Random

from bench.deals import play
from bench.measure import Benchmark
from engine import GAMES, RuleSet, View, parse_setup, view
from engine.game import State
from engine.players import PLAYERS, POLICIES, choose

__all__ = ["benchmarks", "views"]

VIEWS = 10
"""Choices in one round, from all stages of a deal."""


def views(rules: RuleSet, number: int) -> list[View]:
    """What the seat to act sees, in states spread over several random deals; the same every time."""
    seen: list[State] = []
    rng = Random(7)
    while len(seen) < 5 * number:
        play(GAMES[rules.game], rules, rng, seen.append)
    return [view(state, state.to_act) for state in seen[: 5 * number : 5] if state.to_act is not None]


def benchmarks() -> Iterator[Benchmark]:
    """One per player that knows the game, in every game's default rules."""
    for name in GAMES:
        seen = views(parse_setup(name), VIEWS)
        for player in PLAYERS if name in POLICIES else ("random",):
            yield Benchmark(f"moves of the {player} player, {name}", "moves", partial(_choose, player, seen))


def _choose(player: str, seen: list[View]) -> int:
    for each in seen:
        choose(player, each)
    return len(seen)

"""Random complete deals through the public state API: shuffled, legal moves computed at every turn."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from bench.measure import Benchmark
from engine import GAMES, RuleSet, parse_setup
from engine.choices import discard_text
from engine.game import Game, Move, State

__all__ = ["benchmarks", "pick", "play", "setups"]

DEALS = 400
"""Deals in one round."""

AIMS = {"schnapsen": (1500, 750), "schneider": (1500, 750), "schafkopf": (500, 300), "schmier": (400, 150)}
"""Deals per calibration loop: what to aim for, and the least that will do."""


def pick(moves: Sequence[Move], rng: Random) -> Move:
    """Any of the moves, but `claim` only where nothing else is legal.

    A random claim would end most deals early and make short work of them.

    >>> pick(("claim", "pass"), Random(1)), pick(("claim",), Random(1))
    ('pass', 'claim')
    """
    if "claim" in moves and len(moves) > 1:
        moves = [move for move in moves if move != "claim"]
    return moves[int(rng.random() * len(moves))]


def play(game: Game, rules: RuleSet, rng: Random, watch: Callable[[State], object] | None = None) -> State:
    """One complete random deal; `watch` sees every state in which somebody is to act."""
    deck = list(game.pack(rules))
    rng.shuffle(deck)
    state = game.start(rules, int(rng.random() * game.seats), deck)
    while moves := state.moves():
        if watch is not None:
            watch(state)
        state = state.after(
            discard_text(discard.draw(rng)) if (discard := state.discard) else pick(moves, rng)
        )
    return state


def setups() -> Iterator[RuleSet]:
    """Every game under each of its presets, the default first."""
    for name, game in GAMES.items():
        presets = list(game.table.presets)
        for text in [f"{name}(preset={preset})" for preset in presets] or [name]:
            yield parse_setup(text)


def benchmarks() -> Iterator[Benchmark]:
    """One per preset of every game."""
    for rules in setups():
        aim, floor = AIMS.get(rules.game, (None, None))
        yield Benchmark(f"random deals, {rules}", "deals", partial(_deals, rules), aim, floor)


def _deals(rules: RuleSet) -> int:
    game, rng = GAMES[rules.game], Random(66)
    for _ in range(DEALS):
        play(game, rules, rng)
    return DEALS

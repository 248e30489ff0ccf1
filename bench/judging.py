"""Judging whole hands: every card of the pack where a duty binds, so that most verdicts need a reason."""

from collections.abc import Iterator
from functools import partial
from random import Random

from bench.deals import play, setups
from bench.measure import Benchmark
from engine import GAMES, RuleSet
from engine.cards import Card
from engine.game import State

__all__ = ["benchmarks", "bound"]

HANDS = 300
"""Hands in one round."""


def bound(rules: RuleSet, number: int) -> list[State]:
    """States in which some card in hand may not be played on the trick; the same every time.

    None where no duty ever binds, as in Bohemian Schneider: it has not done so in twenty deals.
    """
    game, rng = GAMES[rules.game], Random(40)
    found: list[State] = []

    def watch(state: State) -> None:
        if state.trick and state.refused():
            found.append(state)

    deals = 0
    while len(found) < number and (found or deals < 20):
        play(game, rules, rng, watch)
        deals += 1
    return found[:number]


def benchmarks() -> Iterator[Benchmark]:
    """One per preset of every game."""
    for rules in setups():
        pack = GAMES[rules.game].pack(rules)
        if hands := bound(rules, HANDS):
            yield Benchmark(f"judged hands, {rules}", "hands", partial(_judge, hands, pack))


def _judge(states: list[State], pack: tuple[Card, ...]) -> int:
    for state in states:
        for card in pack:
            state.judge(card)
    return len(states)

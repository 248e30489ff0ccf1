"""Reading records as text and replaying them to the end."""

from collections.abc import Iterator
from functools import partial
from random import Random

from bench.deals import play, setups
from bench.measure import Benchmark
from engine import GAMES, RuleSet, parse_record, replay

__all__ = ["benchmarks", "records"]

RECORDS = 300
"""Records in one round."""


def records(rules: RuleSet, number: int) -> list[str]:
    """Records of finished random deals, as text; the same every time."""
    game, rng = GAMES[rules.game], Random(20)
    ends = (play(game, rules, rng) for _ in range(number))
    return [end.record.text for end in ends if end.record is not None]


def benchmarks() -> Iterator[Benchmark]:
    """One per preset of every game."""
    for rules in setups():
        yield Benchmark(f"replayed records, {rules}", "records", partial(_replays, records(rules, RECORDS)))


def _replays(texts: list[str]) -> int:
    for text in texts:
        replay(parse_record(text))
    return len(texts)

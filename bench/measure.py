"""Measuring: a loop that calibrates the machine, and work counted in that loop's time.

Seconds say more about a machine than about a program. So every figure here is how much work is done in
the time that the same machine, in the same run, needs for ten million empty iterations.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

__all__ = ["ITERATIONS", "ROUNDS", "Benchmark", "Figure", "best", "calibrate", "measure"]

T = TypeVar("T")

ITERATIONS = 10_000_000
"""Empty iterations of the calibration loop."""

ROUNDS = 5
"""Times that everything is run; the best time counts, since a machine can only be disturbed, not helped."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A piece of work: `work()` does some and returns how many units of it were done.

    The same work every time it is called. `unit` names one unit in the plural; `aim` and `floor` are
    units per calibration loop, `None` where nobody has set any.
    """

    name: str
    unit: str
    work: Callable[[], int]
    aim: int | None = None
    floor: int | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: the best time of one call in seconds, and units per calibration loop."""

    benchmark: Benchmark
    units: int
    seconds: float
    ratio: float

    @property
    def low(self) -> bool:
        """Whether the figure is below the benchmark's floor."""
        return self.benchmark.floor is not None and self.ratio < self.benchmark.floor


def empty_loop() -> None:
    """Do nothing, ten million times; in a function, where names are fast."""
    for _ in range(ITERATIONS):
        pass


def calibrate(rounds: int = ROUNDS) -> float:
    """Seconds of the calibration loop, best of `rounds`."""
    return best(empty_loop, rounds)[1]


def best(work: Callable[[], T], rounds: int = ROUNDS) -> tuple[T, float]:
    """What the work returns, and its best time in seconds."""
    times = []
    with _no_collector():
        for _ in range(rounds):
            start = perf_counter()
            answer = work()
            times.append(perf_counter() - start)
    return answer, min(times)


def measure(benchmark: Benchmark, loop: float, rounds: int = ROUNDS) -> Figure:
    """Run a benchmark; `loop` is the calibration loop in seconds.

    >>> measure(Benchmark("nothing", "things", lambda: 7), loop=1.0, rounds=1).units
    7
    """
    units, seconds = best(benchmark.work, rounds)
    return Figure(benchmark, units, seconds, units / seconds * loop)


@contextmanager
def _no_collector() -> Iterator[None]:
    """Keep the cycle collector from falling into one round and not into another, as `timeit` does."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()

"""`python -m bench.run`: every benchmark of this folder, as a table.

A module of this folder takes part by having a function `benchmarks()` that yields `Benchmark`s.
"""

import argparse
import importlib
import pkgutil
import platform
import sys
from collections.abc import Iterable, Iterator

import bench
from bench.measure import ITERATIONS, ROUNDS, Benchmark, Figure, calibrate, measure

__all__ = ["found", "main", "table"]


def found(wanted: str = "") -> Iterator[Benchmark]:
    """Every benchmark whose name contains `wanted`, module by module."""
    for info in pkgutil.iter_modules(bench.__path__):
        if info.name in {"run", "screens"}:  # those are run by themselves
            continue
        module = importlib.import_module(f"bench.{info.name}")
        for benchmark in module.benchmarks() if hasattr(module, "benchmarks") else ():
            if wanted in benchmark.name:
                yield benchmark


def table(figures: Iterable[Figure]) -> Iterator[str]:
    """The figures, a line each, under one heading.

    >>> list(table([Figure(Benchmark("a", "deals", lambda: 1, aim=9, floor=3), 1, 0.5, 2.0)]))[-1].split()
    ['a', '2', 'deals', '2', '9', '3', 'below', 'its', 'floor']
    """
    yield f"{'benchmark':<46} {'per loop':>10} {'':<8} {'per second':>11} {'aim':>6} {'floor':>6}"
    for figure in figures:
        mark = figure.benchmark
        aim, floor = (f"{value:,}" if value else "-" for value in (mark.aim, mark.floor))
        note = "  below its floor" if figure.low else ""
        rate = figure.units / figure.seconds
        measured = f"{mark.name:<46} {_number(figure.ratio):>10} {mark.unit:<8} {_number(rate):>11}"
        yield f"{measured} {aim:>6} {floor:>6}{note}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main(arguments: list[str] | None = None) -> int:
    """Run them; 1 if a floor was asked to hold and did not."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="How fast the engine is.")
    parser.add_argument("only", nargs="?", default="", help="run those whose name contains this text")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="times that each is run; the best counts")
    parser.add_argument("--check", action="store_true", help="fail when a figure is below its floor")
    chosen = parser.parse_args(arguments)

    rounds = max(1, chosen.rounds)
    loop = calibrate(rounds)
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    print(f"calibration loop: {ITERATIONS:,} empty iterations in {loop:.3f} s, best of {rounds}")
    print()
    figures = []

    def measured() -> Iterator[Figure]:
        for benchmark in found(chosen.only):
            figures.append(measure(benchmark, loop, rounds))
            yield figures[-1]

    for line in table(measured()):
        print(line, flush=True)
    return 1 if chosen.check and any(figure.low for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())

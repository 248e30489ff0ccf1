"""The benchmarks measure what they say: complete deals, real records, hands that a duty binds."""

from random import Random

import pytest

from bench.deals import pick, play, setups
from bench.judging import bound
from bench.measure import Benchmark, measure
from bench.players import views
from bench.replays import records
from bench.run import found, table
from engine import GAMES, parse_record, replay

SETUPS = list(setups())


@pytest.mark.parametrize("rules", SETUPS, ids=str)
def test_a_random_deal_is_complete(rules):
    seen = []
    end = play(GAMES[rules.game], rules, Random(1), seen.append)
    assert end.phase == "over"
    assert end.result is not None
    assert [state.phase == "over" for state in seen] == [False] * len(seen)
    assert seen[-1].moves()


def test_a_claim_waits_for_everything_else():
    picked = {pick(("claim", 3, 4), Random(seed)) for seed in range(40)}
    assert picked == {3, 4}
    assert pick(["claim"], Random(0)) == "claim"


@pytest.mark.parametrize("rules", SETUPS, ids=str)
def test_a_record_replays_to_a_finished_deal(rules):
    texts = records(rules, 3)
    assert len(set(texts)) == 3
    assert all(replay(parse_record(text)).result for text in texts)


@pytest.mark.parametrize("rules", SETUPS, ids=str)
def test_the_judged_hands_are_bound(rules):
    for state in bound(rules, 5):
        assert any(not state.judge(card).legal for card in state.refused())


def test_the_views_are_of_all_stages():
    rules = SETUPS[0]
    assert len({len(seen.legal) for seen in views(rules, 10)}) > 1
    assert all(seen.legal for seen in views(rules, 10))


def test_more_work_in_the_same_time_is_a_higher_figure():
    def work():
        return sum(1 for _ in range(1000))

    once = measure(Benchmark("a", "steps", work), loop=1.0, rounds=1)
    assert once.units == 1000
    assert once.ratio == pytest.approx(1000 / once.seconds)


def test_a_figure_below_its_floor_is_marked():
    def figure(floor):
        return measure(Benchmark("a", "steps", lambda: 1, floor=floor), loop=0.0, rounds=1)

    marked, fine = list(table([figure(floor=5), figure(floor=None)]))[1:]
    assert marked.endswith("below its floor")
    assert "floor" not in fine


def test_every_module_takes_part():
    names = [benchmark.name for benchmark in found()]
    assert {name.split()[0] for name in names} == {"random", "replayed", "judged", "moves"}
    assert len(set(names)) == len(names)

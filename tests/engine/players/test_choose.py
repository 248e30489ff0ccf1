"""Choices: legal, reproducible, as many worlds as asked for, and right about 66."""

import random
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.games.schnapsen.settle import GOAL
from engine.players import PLAYERS, POLICIES, best, choose
from tests.engine.helpers import at
from tests.engine.players.deals import PRESETS, SETUPS, preset, some_state

SEEDS = st.integers(0, 2**32)
OPENING = "schnapsen hands=AH.KS.QS.JD.TC/?5 trump=H stock=??.??.??.??.??.??.??.??.??.QH lead=0"


def played(rules, seed, names, watch=None, samples=6):
    """Play a deal; ``watch`` sees every state and choice."""
    state = engine.replay(engine.shuffled(rules, seed))
    while state.to_act is not None:
        choice = choose(names[state.to_act], engine.view(state, state.to_act), seed=seed, samples=samples)
        if watch:
            watch(state, choice)
        state = state.after(choice.move)
    return state


def gained(rules, first, second, deals, samples):
    """Return the game points of two players that play every deal from both seats."""
    total = [0, 0]
    for seed in range(deals):
        for names in ((first, second), (second, first)):
            score = played(rules, seed, names, samples=samples).result.score
            total[0] += score[names.index(first)]
            total[1] += score[names.index(second)]
    return tuple(total)


@settings(max_examples=40)
@given(seed=SEEDS)
def test_every_player_makes_a_legal_move_and_repeats_it(seed):
    state = some_state(SETUPS[seed % len(SETUPS)], seed)
    seen = engine.view(state, state.to_act)
    for player in PLAYERS:
        choice = choose(player, seen, seed=seed, samples=3)
        assert state.judge(choice.move).legal
        assert choose(player, seen, seed=seed, samples=3) == choice


@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_legal_move_has_a_value_and_the_best_the_highest(seed):
    state = some_state(SETUPS[seed % len(SETUPS)], seed)
    choice = best(state, seed=seed, samples=3)
    assert set(choice.values) == set(state.moves())
    assert choice.values[choice.move] == max(choice.values.values())
    assert all(-3 <= value <= 3 for value in choice.values.values())
    assert choice.samples == (None if choice.exact else 3)


def test_only_the_sensible_player_calculates():
    seen = engine.view(at(OPENING), 0)
    for player in ("random", "beginner"):
        choice = choose(player, seen)
        assert (choice.values, choice.exact, choice.samples) == ({}, False, None)


def test_seeds_differ():
    seen = engine.view(at(OPENING), 0)
    assert len({choose("random", seen, seed=seed).move for seed in range(40)}) == len(seen.legal)
    assert choose("sensible", seen, seed=1, samples=5) != choose("sensible", seen, seed=2, samples=5)


@pytest.mark.parametrize("samples", [1, 7])
def test_as_many_worlds_as_asked_for(samples):
    assert best(at(OPENING), samples=samples).samples == samples


def test_as_many_worlds_as_fit_into_the_time():
    ticks = count()
    # The clock is asked once at the start and once after each world.
    assert best(at(OPENING), seconds=4, clock=lambda: float(next(ticks))).samples == 4
    assert best(at(OPENING), seconds=0, clock=lambda: 0.0).samples == 1


def test_without_a_limit_the_work_decides_and_not_the_clock():
    def clock():
        raise AssertionError("nobody asked for seconds")

    choice = best(at(OPENING), clock=clock)
    assert choice.samples == best(at(OPENING)).samples > 10


@pytest.mark.parametrize(
    ("position", "exact"),
    [
        (OPENING, False),
        # Closed: the other may hold any of what is out.
        (
            "schnapsen hands=AH.TH/?2 trump=H stock=??.JH closed=0:5:1 lead=0 points=30/20 tricks=4/3 played=AS.TS.KS.QS.JS.AC.TC.KC.QC.JC.AD.TD.KD.QD",
            False,
        ),
        # The stock is used up: what is out is in his hand.
        (
            "schnapsen hands=AH.TH/?2 trump=H lead=0 points=30/20 tricks=4/4 played=AS.TS.KS.QS.JS.AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.JH",
            True,
        ),
        # Closed, but the last of his cards is known.
        (
            "schnapsen hands=AH/KS trump=H stock=??.JH closed=0:5:1 lead=0 points=30/20 tricks=4/4 played=AS.TS.QS.JS.AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.TH.KH",
            True,
        ),
    ],
)
def test_values_are_exact_when_one_world_is_left(position, exact):
    assert best(at(position), samples=2).exact is exact


def test_a_choice_as_json():
    state = at("schnapsen hands=AH/JS trump=H lead=0 points=40/40 tricks=5/4")
    assert best(state).as_json() == {
        "move": "AH", "values": {"AH": 1, "claim": -2}, "exact": True, "samples": None,
    }  # fmt: skip


def test_an_unknown_player_is_unreadable():
    with pytest.raises(engine.Unreadable, match="no player 'grandma'"):
        choose("grandma", engine.view(at(OPENING), 0))


def test_a_game_nobody_has_taught_is_played_at_random_only(monkeypatch):
    monkeypatch.delitem(POLICIES, "schnapsen")
    seen = engine.view(at(OPENING), 0)
    assert choose("random", seen).move in seen.legal
    with pytest.raises(engine.Unreadable, match="does not know schnapsen"):
        choose("beginner", seen)


def test_only_the_seat_to_act_chooses():
    state = at(OPENING)
    with pytest.raises(ValueError, match="not to act"):
        choose("random", engine.view(state, 1))
    with pytest.raises(ValueError, match="over"):
        best(at("schnapsen hands=-/- trump=H lead=0 points=66/54 tricks=6/4").after("claim"))


# The jacks are gone or out of reach: the least that can fall on the lead is a queen.
@pytest.mark.parametrize(("points", "led"), [(58, "QH"), (59, "KH"), (60, "QH")])
def test_of_a_marriage_the_king_is_led_only_when_the_queen_leaves_65(points, led):
    state = at(
        "schnapsen(close-min-stock=4) hands=KH.QH.AD.TD.JC/?5 trump=H stock=??.JH lead=0 announced=H "
        f"points={points}/5 tricks=3/1 played=AS.TS.AH.TH.KS.QS.JD.JS"
    )
    assert engine.move_text(POLICIES["schnapsen"].habit(state)) == led


@pytest.mark.parametrize("rules", PRESETS, ids=str)
@pytest.mark.parametrize("player", ["beginner", "sensible"])
def test_66_is_claimed_when_it_is_there_and_never_before(player, rules):
    claims = []

    def watch(state, choice):
        points = state.counted(state.to_act)
        if choice.move == "claim":
            claims.append(points)
            assert points >= GOAL
        elif "claim" in state.moves() and points >= GOAL:
            # Playing on must bring more: every trick of the strict phase, where that pays three.
            assert choice.values[choice.move] > choice.values["claim"]

    for seed in range(30):
        played(rules, seed, (player, player), watch, samples=4)
    assert len(claims) > 15


@pytest.mark.parametrize("name", ["cardgames-zone", "bummerl"])
def test_who_calculates_wins(name):
    sensible, other = gained(preset(name), "sensible", "random", deals=8, samples=6)
    assert sensible > 4 * other
    sensible, other = gained(preset(name), "sensible", "beginner", deals=24, samples=10)
    assert sensible > 1.5 * other


@pytest.mark.parametrize("name", ["cardgames-zone", "bummerl"])
def test_a_beginner_beats_chance(name):
    beginner, other = gained(preset(name), "beginner", "random", deals=40, samples=1)
    assert beginner > 2 * other


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # Takes with the cheapest card that takes.
        (
            "schnapsen hands=?4/TS.AS.JH.QD.JC trump=H stock=??.??.??.KH lead=0 trick=KS points=11/20 tricks=2/1 played=AC.JD.TC.QC.KC.AD",
            "TS",
        ),
        # Cannot take: throws the lowest.
        (
            "schnapsen hands=?4/TS.AS.QD.KD.JC trump=H stock=??.??.??.KH lead=0 trick=TD points=11/20 tricks=2/1 played=AC.JD.TC.QC.KC.AD",
            "JC",
        ),
        # Keeps a marriage, even at the price of a ten.
        (
            "schnapsen hands=?4/KS.QS.TD.AD.TC trump=H stock=??.??.??.KH lead=0 trick=JS points=11/20 tricks=2/1 played=AC.JD.QD.QC.KC.KD",
            "TC",
        ),
        # Announces the dearer marriage.
        (
            "schnapsen hands=KS.QS.KH.QH.TC/?5 trump=H stock=??.??.??.JH lead=0 points=11/20 tricks=2/1 played=AC.JD.QD.QC.KC.KD",
            "marriage-H",
        ),
    ],
)
def test_what_a_beginner_does(position, move):
    state = at(position)
    seen = engine.view(state, state.to_act)
    assert {engine.move_text(choose("beginner", seen, seed=seed).move) for seed in range(5)} == {move}


def test_a_beginner_forgets_the_exchange_now_and_then():
    state = at("schnapsen hands=JH.KS.TS.QD.TC/?5 trump=H stock=??.??.??.AH lead=0 points=11/20 tricks=2/1 "
               "played=AC.JD.AD.QC.KC.KD")  # fmt: skip
    seen = engine.view(state, 0)
    moves = [choose("beginner", seen, seed=seed).move for seed in range(60)]
    assert 30 < moves.count("exchange") < 60
    assert not {"close", "claim"} & set(moves)


def test_the_random_player_claims_only_at_the_end():
    rng = random.Random(5)
    words = set()
    for seed in rng.sample(range(1000), 60):

        def watch(state, choice):
            if choice.move == "claim":
                assert not state.hands[state.to_act]
            if isinstance(choice.move, str):
                words.add(choice.move)

        played(preset("bummerl"), seed, ("random", "random"), watch)
    assert {"claim", "pass", "close", "exchange"} <= words

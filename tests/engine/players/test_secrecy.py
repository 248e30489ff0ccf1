"""A player sees its view and nothing else."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.players import PLAYERS, POLICIES, choose
from tests.engine.helpers import at, play
from tests.engine.players.deals import SETUPS, some_state

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=25)


def without_history(view):
    """A drawn world begins in the middle: what led to it is not part of it."""
    return replace(view, history=(), last_trick=None)


@pytest.mark.parametrize("rules", SETUPS, ids=str)
@few
@given(seed=SEEDS)
def test_a_drawn_world_looks_the_same(rules, seed):
    state = some_state(rules, seed)
    for seat in (0, 1):
        seen = engine.view(state, seat)
        world = seen.sample(random.Random(seed))
        assert without_history(engine.view(world, seat)) == without_history(seen)


@pytest.mark.parametrize("rules", SETUPS, ids=str)
@few
@given(seed=SEEDS)
def test_a_drawn_world_keeps_to_what_is_known(rules, seed):
    state = some_state(rules, seed)
    seen = engine.view(state, state.to_act)
    other = 1 - state.to_act
    assert not seen.lacks & state.hands[other]  # what is proved is true
    assert seen.known & state.hands[other] == seen.known
    for _ in range(5):
        theirs = seen.sample(random.Random(seed)).hands[other]
        assert not seen.lacks & theirs
        assert seen.known & theirs == seen.known


@pytest.mark.parametrize("rules", SETUPS, ids=str)
@few
@given(seed=SEEDS)
def test_the_habit_looks_at_no_hidden_card(rules, seed):
    state = some_state(rules, seed)
    policy = POLICIES[rules.game]
    seen = engine.view(state, state.to_act)
    rng = random.Random(seed)
    moves = {policy.habit(seen.sample(rng)) for _ in range(6)}
    assert moves == {policy.habit(state)}
    for move in state.moves():
        worlds = {policy.is_folly(seen.sample(rng), move) for _ in range(3)}
        assert worlds == {policy.is_folly(state, move)}


@pytest.mark.parametrize("player", PLAYERS)
@settings(max_examples=8)
@given(seed=SEEDS)
def test_what_is_hidden_changes_no_choice(player, seed):
    state = some_state(SETUPS[seed % len(SETUPS)], seed)
    seen = engine.view(state, state.to_act)
    choice = choose(player, seen, seed=seed, samples=4)
    for world in (seen.sample(random.Random(number)) for number in range(2)):
        assert choose(player, engine.view(world, state.to_act), seed=seed, samples=4) == choice


@settings(max_examples=12)
@given(seed=SEEDS)
def test_another_stock_and_hand_change_no_choice(seed):
    rng = random.Random(seed)
    record = engine.shuffled(SETUPS[0], seed, dealer=1)
    # Forehand holds the first three cards and the two after the turned one; the rest may lie anyhow.
    mine = (0, 1, 2, 6, 7, 8)
    rest = [card for place, card in enumerate(record.deck) if place not in mine]
    rng.shuffle(rest)
    deck = tuple(record.deck[place] if place in mine else rest.pop() for place in range(20))
    views = [engine.view(engine.replay(one), 0) for one in (record, replace(record, deck=deck))]
    assert views[0] == views[1]
    assert choose("sensible", views[0], samples=3) == choose("sensible", views[1], samples=3)


@pytest.mark.parametrize("rules", SETUPS, ids=str)
@few
@given(seed=SEEDS)
def test_the_text_of_a_view_says_all_its_seat_knows_of_open_cards(rules, seed):
    state = some_state(rules, seed)
    seen = engine.view(state, state.to_act)
    if not engine.parse_position(seen.text).is_known:
        again = engine.view(at(seen.text, seed), state.to_act)
        assert again.text == seen.text
        assert again.known == seen.known


def test_an_announced_marriage_is_remembered():
    state = play(
        at(
            "schnapsen hands=KS.QS.JC.JH.AD/TC.TD.KC.QD.JS trump=H stock=QC.KD.AC.JD.AS.TS.QH.KH.AH.TH lead=0"
        ),
        "marriage-S.QS.JS",
    )
    seen = engine.view(state, 1)
    assert engine.cards_text(engine.cards_of(seen.known)) == "KS"

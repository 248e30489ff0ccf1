"""The players of Bohemian Schneider: they stay within the rules, solve the ending and never peek."""

import random

import pytest

import engine
from engine.players import choose
from tests.engine.helpers import at

SETUPS = (
    "schneider",
    "schneider(capture=next-only)",
    "schneider(follow=yes,trump=yes)",
    "schneider(pack=24,scoring=difference)",
)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("player", ["random", "beginner", "sensible"])
def test_a_whole_deal(setup, player):
    state = engine.replay(engine.shuffled(engine.parse_setup(setup), 3))
    while state.to_act is not None:
        choice = choose(player, engine.view(state, state.to_act), samples=2)
        assert choice.move in state.moves()
        state = state.after(choice.move)
    assert state.result is not None


def test_the_last_tricks_are_exact():
    state = at("schneider hands=AC.TC.7D/KC.9C.8D lead=0 points=9/8 tricks=7/6")
    choice = choose("sensible", engine.view(state, 0))
    assert choice.exact
    assert choice.values == by_hand(state)
    assert choice.values[choice.move] == max(choice.values.values())


def by_hand(state):
    """Plain minimax over the state itself: what each card is worth."""

    def value(state):
        if state.result is not None:
            return state.result.score[0] - state.result.score[1]
        values = [value(state.after(move)) for move in state.moves()]
        return max(values) if state.to_act == 0 else min(values)

    return {move: value(state.after(move)) for move in state.moves()}


@pytest.mark.parametrize("setup", SETUPS)
def test_nobody_peeks(setup):
    rng = random.Random(5)
    state = engine.replay(engine.shuffled(engine.parse_setup(setup), 8))
    for _ in range(8):
        state = state.after(rng.choice(state.moves()))
    view = engine.view(state, state.to_act)
    chosen = choose("sensible", view, samples=3)
    for _ in range(3):
        other = engine.view(view.sample(rng), state.to_act)
        assert choose("sensible", other, samples=3).move == chosen.move


def test_sensible_beats_beginner():
    points = [0, 0]
    for seed in range(6):
        for sensible in (0, 1):
            state = engine.replay(engine.shuffled(engine.parse_setup("schneider"), seed, dealer=0))
            while state.to_act is not None:
                player = "sensible" if state.to_act == sensible else "beginner"
                view = engine.view(state, state.to_act)
                state = state.after(choose(player, view, seed=seed, samples=4).move)
            points[0] += state.result.score[sensible]
            points[1] += state.result.score[1 - sensible]
    assert points[0] > points[1]

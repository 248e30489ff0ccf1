"""The solver gives what plain minimax gives, under every option."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.players import POLICIES, best
from engine.players.solver import Solver
from tests.engine.helpers import at
from tests.engine.players.deals import walk
from tests.engine.test_battery import ALL

SCHNAPSEN = [rules for rules in ALL if rules.game == "schnapsen"]
POLICY = POLICIES["schnapsen"]


def minimax(state, seat):
    """Own game points less the other's, with nothing clever about it."""
    if state.to_act is None:
        score = state.result.score
        return score[seat] - score[1 - seat]
    values = [minimax(state.after(move), seat) for move in state.moves()]
    return max(values) if state.to_act == seat else min(values)


def ending(rules, seed, cards):
    """Return a strict state with few cards in a hand, on lead or in mid-trick."""
    states = [
        state
        for state in walk(rules, seed)
        if state.is_strict and state.hands[state.to_act].bit_count() <= cards
    ]
    return states[seed % min(4, len(states))]


@pytest.mark.parametrize("rules", SCHNAPSEN, ids=str)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_small_endings_have_their_minimax_values(rules, seed):
    state = ending(rules, seed, 3)
    seat = state.to_act
    expected = {move: minimax(state.after(move), seat) for move in state.moves()}
    assert Solver(POLICY, seat).values(state) == expected


@pytest.mark.parametrize("name", ["cardgames-zone", "bummerl"])
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_endings_of_four_have_their_minimax_values(name, seed):
    state = ending(engine.parse_setup(f"schnapsen(preset={name})"), seed, 4)
    seat = state.to_act
    assert Solver(POLICY, seat).value(state) == minimax(state, seat)
    assert Solver(POLICY, 1 - seat).value(state) == -minimax(state, seat)


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_what_good_play_can_bring_lies_within_reach(seed):
    rules = SCHNAPSEN[seed % len(SCHNAPSEN)]
    state = ending(rules, seed, 3)
    low, high = POLICY.reach(state, 0)
    assert low <= minimax(state, 0) <= high


@pytest.mark.parametrize(
    ("position", "move", "value"),
    [
        # The king makes 66 where the queen leaves 65.
        ("schnapsen hands=KH.QH/QS.JS trump=H lead=0 announced=H points=60/20 tricks=4/4", "KH", 2),
        # Nothing is left to win: the last trick is worth one.
        ("schnapsen hands=AH/JS trump=H lead=0 points=40/40 tricks=5/4", "AH", 1),
        # Winning all strict tricks is worth more than claiming at once.
        ("schnapsen(sweep=yes) hands=AH.TH/JS.QS trump=H lead=0 points=70/40 tricks=6/2 strict=3/0", "TH", 3),
    ],
)
def test_a_known_ending(position, move, value):
    choice = best(at(position))
    assert choice.exact
    assert choice.samples is None
    assert (engine.move_text(choice.move), choice.values[choice.move]) == (move, value)


def test_a_wrong_claim_is_the_best_only_when_all_else_costs_three():
    state = at("schnapsen(preset=bummerl) hands=JS/- trump=H lead=1 trick=AH points=0/60 tricks=0/9")
    choice = best(state)
    assert choice.move == "claim"
    assert choice.values == {engine.parse_card("JS"): -3, "claim": -2}


def test_a_closer_gets_there_by_his_marriage():
    choice = best(
        at("schnapsen hands=KH.QH/AS.JS trump=H stock=KS.JH closed=0:20:1 lead=0 points=20/20 tricks=3/4")
    )
    assert choice.move == "marriage-H"
    # Nobody knows which spades the other holds, but it makes no difference.
    assert set(choice.values.values()) == {2, -2}
    assert not choice.exact

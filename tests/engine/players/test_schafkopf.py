"""The players of Schafkopf: legal, honest about hidden cards, and better the more they think."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.cards import mask_of, parse_cards
from engine.games.schafkopf.contracts import contract_of
from engine.players import POLICIES, choose
from engine.players.schafkopf_bids import HALF, forecast, items, say
from engine.players.schafkopf_habit import allies, habit
from engine.players.solver import Solver
from tests.engine.helpers import at
from tests.engine.players.deals import check_choice, check_habit, played, walk

POLICY = POLICIES["schafkopf"]
SETUPS = ("schafkopf", "schafkopf(laufende=always)")
RULES = engine.parse_setup("schafkopf")
SEEDS = st.integers(0, 2**32)


def gained(player, others, deals, samples):
    """Return the units one player wins from three others, sitting once in every seat."""
    total = 0
    for seed in range(deals):
        for seat in range(4):
            names = [player if other == seat else others for other in range(4)]
            total += played(names, seed, RULES, samples).result.score[seat]
    return total


def some_state(seed):
    """Return a state of a deal in which all go by habit, early and late ones alike."""
    return random.Random(~seed).choice(list(walk(RULES, seed, habit)))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("player", ["random", "beginner", "sensible"])
def test_whole_deals(player, setup):
    rules = engine.parse_setup(setup)
    for seed in range(4):
        state = played([player] * 4, seed, rules)
        assert sum(state.result.score) == 0
        assert engine.replay(state.record).result == state.result


@settings(max_examples=40)
@given(seed=SEEDS)
def test_the_habit_looks_at_no_hidden_card(seed):
    check_habit(some_state(seed), habit, seed)


@pytest.mark.parametrize("player", ["random", "beginner", "sensible"])
@settings(max_examples=12)
@given(seed=SEEDS)
def test_what_is_hidden_changes_no_choice(player, seed):
    check_choice(some_state(seed), player, seed)


@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_legal_move_has_a_value(seed):
    state = some_state(seed)
    choice = choose("sensible", engine.view(state, state.to_act), samples=2)
    assert set(choice.values) == set(state.moves())
    assert choice.values[choice.move] == max(choice.values.values())


# Seat 1 or seat 3 has the ace of leaves that seat 0 has called.
TOLD = (
    "schafkopf hands=QC.JC.8H.7S/{}.QS.8C.TD/JD.QD.8D.TS/{}.QH.KC.KD dealer=3 bids=rufer-S.pass.pass.pass "
    "lead=2 points=11/5/0/0 tricks=2/2/0/0"
)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_partner_is_nobody_until_he_is_shown(seat):
    aces = [
        at(TOLD.format(*cards).replace("lead=2", f"lead={seat}")) for cards in (("AS", "9S"), ("9S", "AS"))
    ]
    assert [state.partner for state in aces] == [1, 3]
    views = [engine.view(state, seat) for state in aces]
    assert views[0] == views[1]
    assert allies(aces[0]) == allies(aces[1])
    assert allies(aces[0])[1] == allies(aces[0])[3] == (0.5 if seat == 2 else 1 / 3)
    assert choose("sensible", views[0], samples=6) == choose("sensible", views[1], samples=6)
    assert habit(aces[0]) == habit(aces[1])
    assert {view.sample(random.Random(n)).partner for view in views for n in range(20)} >= {1, 3}


def test_the_partner_knows_himself_and_a_void_rules_a_seat_out():
    state = at(TOLD.format("AS", "9S").replace("lead=2", "lead=1"))
    assert allies(state) == [1.0, 1.0, 0.0, 0.0]
    void = at(TOLD.format("AS", "9H").replace("lead=2", "lead=0") + " void=-/-/-/S")
    assert allies(void) == [1.0, 0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("QC.QH.JS.JD.9H.8H.TC.7S", "rufer-S"),  # the shorter call, away from the ten
        ("7C.8C.9C.TD.KD.8S.9S.9H", "pass"),
        ("JC.JS.JD.AC.TC.KC.AS.7D", "wenz"),
        ("QC.QS.QH.JC.AD.TD.9D.AS", "solo-D"),
        ("QC.QS.QH.QD.JC.JS.JH.AC", "solo-tout-C"),
        ("QC.QS.QH.QD.JC.JS.JH.JD", "sie"),
    ],
)
def test_what_a_hand_bids(hand, bid):
    assert say(mask_of(parse_cards(hand)), -1) == bid


def test_nothing_is_bid_under_what_is_bid():
    hand = mask_of(parse_cards("QC.QH.JS.JD.9H.8H.TC.7S"))
    assert say(hand, 0) == "pass"


def test_the_items_of_a_hand_add_up_to_its_forecast():
    hand, contract = mask_of(parse_cards("QC.QH.JS.JD.9H.8H.TC.7S")), contract_of("rufer-S")
    found = items(hand, contract)
    assert found["unter"] == (2, 20)
    assert forecast(hand, contract) == 12 + sum(points for _, points in found.values())


def test_forecasts_are_right_on_average():
    made, expected = [], []
    for seed in range(400):
        for state in walk(RULES, seed, habit):
            last = state
        state = last.after(habit(last))
        if state.contract and state.ending == "played":
            hand = engine.replay(engine.shuffled(RULES, seed)).hands[state.declarer]
            expected.append(forecast(hand, state.contract))
            made.append(sum(state.points[seat] for seat in state.declarers))
    assert len(made) > 200
    assert abs(sum(made) - sum(expected)) / len(made) < 5
    assert sum(points > HALF for points in made) > 0.55 * len(made)


@pytest.mark.parametrize(
    ("position", "card"),
    [
        # The partner has shown himself and wins: the ten is given to him.
        ("schafkopf hands=?2/?2/?2/TC.9C.QD dealer=0 bids=pass.rufer-S.pass.pass lead=0 partner=3 trick=7C.8C.AC", "TC"),
        # The declarer wins: the ten is kept.
        ("schafkopf hands=?2/?2/?2/TC.9C.QD dealer=0 bids=pass.rufer-S.pass.pass lead=0 partner=0 trick=7C.8C.AC", "9C"),
        # A defender searches for the called ace.
        ("schafkopf hands=7S.9C.8D.QH/?4/?4/?4 dealer=3 bids=pass.rufer-S.pass.pass", "7S"),
        # The declarer draws trumps from the top of a sequence that nobody beats.
        ("schafkopf hands=QC.QS.7C.8D/?4/?4/?4 dealer=3 bids=rufer-C.pass.pass.pass", "Q"),
        # Last to play, a trick of the others is taken as cheaply as it can be.
        ("schafkopf hands=?2/?2/?2/QC.JD.9C dealer=0 bids=pass.pass.rufer-S.pass lead=0 trick=AD.TD.KD", "JD"),
    ],
)  # fmt: skip
def test_customs_of_the_table(position, card):
    assert engine.card_text(habit(at(position))).startswith(card)


def minimax(state, seat):
    if state.to_act is None:
        return state.result.score[seat]
    values = [minimax(state.after(move), seat) for move in state.moves()]
    return max(values) if POLICY.is_ally(state, seat, state.to_act) else min(values)


@settings(max_examples=12)
@given(seed=SEEDS)
def test_endings_have_their_minimax_values(seed):
    late = [
        state
        for state in walk(RULES, seed, habit)
        if state.contract and state.hands[state.to_act].bit_count() <= 2
    ]
    if not late:  # four passes
        return
    state = late[seed % 3]
    seat = state.to_act
    assert Solver(POLICY, seat).values(state) == {
        move: minimax(state.after(move), seat) for move in state.moves()
    }
    low, high = POLICY.reach(state, seat)
    assert low <= minimax(state, seat) <= high


def test_the_last_trick_is_certain():
    last = [state for state in walk(RULES, 3, habit) if state.contract and len(state.tricks) == 7]
    choice = choose("sensible", engine.view(last[-1], last[-1].to_act))
    assert choice.exact


def test_who_calculates_wins():
    assert gained("sensible", "random", deals=3, samples=3) > 60
    assert gained("sensible", "beginner", deals=8, samples=4) > 0
    assert gained("beginner", "random", deals=10, samples=1) > 60

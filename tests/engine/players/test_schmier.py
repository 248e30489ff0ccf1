"""The players of Schmier: legal in every phase, honest about hidden cards, better the more they think."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.cards import mask_of, parse_cards
from engine.choices import any_move
from engine.games.schmier.points import awards
from engine.games.schmier.trumps import TRUMPS
from engine.games.schmier.words import discarded_by
from engine.players import POLICIES, best, choose
from engine.players.schmier_bids import best_trump, forecast, say
from engine.players.schmier_habit import habit
from engine.players.solver import Solver
from tests.engine.helpers import at
from tests.engine.players.deals import check_choice, check_habit, played

POLICY = POLICIES["schmier"]
SETUPS = ("schmier", "schmier(teams=2x3)")
SEEDS = st.integers(0, 2**32)


def gained(player, others, deals, samples, setup="schmier"):
    """Return the points one team wins more than the mean of the others, from every place once."""
    rules = engine.parse_setup(setup)
    teams = int(rules["teams"][0])
    total = 0
    for seed in range(deals):
        for team in range(teams):
            names = [player if seat % teams == team else others for seat in range(6)]
            total += POLICY.gain(played(names, seed, rules, samples).result, team)
    return total


def walk(seed):
    """Yield the states of a deal in which all go by habit, but now and then at random."""
    rng = random.Random(seed)
    state = engine.replay(engine.shuffled(engine.parse_setup(SETUPS[seed % 2]), seed))
    while state.to_act is not None:
        yield state
        move = any_move(state.moves(), state.discard, rng) if rng.random() < 0.1 else habit(state)
        state = state.after(move)


def some_state(seed):
    return random.Random(~seed).choice(list(walk(seed)))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("player", ["random", "beginner", "sensible"])
def test_whole_deals(player, setup):
    phases = set()
    for seed in range(4):
        state = played([player] * 6, seed, engine.parse_setup(setup))
        assert engine.replay(state.record).result == state.result
        phases |= {str(move).split("-")[0] for move in state.record.moves if isinstance(move, str)}
    assert phases >= {"pass", "bid", "trump", "discard"}


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
def test_every_value_is_that_of_a_legal_move(seed):
    state = some_state(seed)
    choice = best(state, samples=2)
    assert all(state.judge(move).legal for move in choice.values)
    assert choice.values[choice.move] == max(choice.values.values())
    if state.discard is None:
        assert set(choice.values) == set(state.moves())


@pytest.mark.parametrize(
    ("hand", "trump", "thrown"),
    [
        ("AS.9D.3D.3H.4H.JO", "H", "discard-3D-9D"),  # an ace may win a trick
        ("AS.KS.TC.9D.3D.JO", "H", "discard-TC-3D-9D"),
        ("KH.QH.JD.JH.3H.JO", "H", "discard-none"),
        ("AS.AC.AD.3H.4H.JO", "H", "discard-none"),
    ],
)
def test_what_a_player_throws(hand, trump, thrown):
    state = at(
        f"schmier hands={hand}/?6/?6/?6/?6/?6 bids=bid-3.pass.pass.pass.pass.pass trump={trump} discarded=*/*/*/*/*/*"
    )
    assert habit(state) == thrown


def test_the_dealer_goes_down_to_six_and_keeps_his_trumps():
    for seed in range(30):
        for state in walk(seed):
            if state.phase == "discard" and state.to_act == state.dealer:
                hand, trumps = state.hands[state.dealer], state.trumps.all
                thrown = mask_of(discarded_by(habit(state)))
                left = hand & ~thrown
                assert left.bit_count() == 6
                assert not thrown & trumps or not left & ~trumps
                compared = POLICY.options(engine.view(state, state.dealer))
                assert habit(state) == compared[0]
                assert 1 <= len(compared) <= 8


@pytest.mark.parametrize(
    ("hand", "highest", "bid"),
    [
        ("AH.KH.JH.2H.9S.TC", 0, "bid-3"),
        ("AH.KH.JH.2H.9S.TC", 3, "bid-4"),
        ("AH.KH.JH.2H.9S.TC", 4, "pass"),
        ("9H.7H.5D.4D.9S.TC", 0, "pass"),
        ("AH.KH.JH.JD.2H.JO", 5, "pass"),
    ],
)
def test_what_a_hand_bids(hand, highest, bid):
    assert say(mask_of(parse_cards(hand)), highest, 3) == bid


def test_the_suit_of_the_bauers_is_named():
    assert best_trump(mask_of(parse_cards("JH.JD.9D.8D.7S.KS")), 3) == 3


@pytest.mark.parametrize("setup", SETUPS)
def test_forecasts_are_right_on_average(setup):
    rules = engine.parse_setup(setup)
    made, expected = [], []
    for seed in range(250):
        first = state = engine.replay(engine.shuffled(rules, seed))
        while state.to_act is not None:
            state = state.after(habit(state))
        if state.trumps:
            teams = len(state.points)
            made.append(sum(point.team == state.declarer % teams for point in awards(state)))
            expected.append(forecast(first.hands[state.declarer], state.trump, teams))
    assert len(made) > 100
    assert abs(sum(made) - sum(expected)) / len(made) < 0.4


IN_PLAY = "schmier hands={} dealer=5 bids=bid-3.pass.pass.pass.pass.pass trump=H lead=0 trick={}"


@pytest.mark.parametrize(
    ("hands", "trick", "card"),
    [
        # The bidder draws trumps from the top.
        ("AH.9S.8C/?3/?3/?3/?3/?3", "-", "AH"),
        # The partner's ace wins: it gets the right Bauer.
        ("?2/?2/?2/JH.9H.3C/?3/?3", "AH.3H.4H", "JH"),
        # The others' ace wins: the joker and the Bauer stay, a small trump goes.
        ("?2/?2/JO.3H.JH/?3/?3/?3", "4H.AH", "3H"),
        # Last to play, and the others win: the Bauer takes a ten.
        ("?2/?2/?2/?2/?2/JH.9S.8S", "9C.TC.3C.4C.AC", "JH"),
    ],
)
def test_customs_of_the_table(hands, trick, card):
    text = IN_PLAY.format(hands, trick).replace(" trick=-", "")
    assert engine.card_text(habit(at(text))) == card


def minimax(state, seat):
    if state.to_act is None:
        return POLICY.gain(state.result, seat)
    values = [minimax(state.after(move), seat) for move in state.moves()]
    return max(values) if POLICY.is_ally(state, seat, state.to_act) else min(values)


@settings(max_examples=12)
@given(seed=SEEDS)
def test_endings_have_their_minimax_values(seed):
    late = [state for state in walk(seed) if state.phase == "play" and len(state.tricks) >= 4]
    if not late:  # six passes
        return
    state = late[seed % 8]
    expected = {move: minimax(state.after(move), state.seat) for move in state.moves()}
    assert Solver(POLICY, state.seat).values(state) == pytest.approx(expected)


def test_the_last_card_is_certain():
    late = [state for state in walk(4) if len(state.tricks) == 5]
    choice = choose("sensible", engine.view(late[-1], late[-1].to_act), samples=3)
    assert list(choice.values) == list(late[-1].moves())


def test_a_bid_that_cannot_fail_is_not_left_to_others():
    state = at("schmier hands=AH.KH.QH.JH.JD.2H/?6/?6/?6/?6/?6 dealer=5")
    choice = choose("sensible", engine.view(state, 0), samples=8)
    assert choice.move != "pass"
    assert choice.values[choice.move] > choice.values["pass"]


def test_who_calculates_wins():
    assert gained("sensible", "random", deals=2, samples=3) > 15
    assert gained("sensible", "beginner", deals=5, samples=4) > 0
    assert gained("beginner", "random", deals=8, samples=1) > 20
    assert gained("sensible", "random", deals=2, samples=3, setup="schmier(teams=2x3)") > 8


def test_all_trumps_are_known_to_the_forecast():
    for trump, order in enumerate(TRUMPS):
        values = [forecast(1 << card, trump, 3) for card in order.ranking]
        assert min(values) > forecast(0, trump, 3)
        assert max(values) == values[0]

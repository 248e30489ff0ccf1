"""What a seat may know: nothing more, nothing less, and every world that fits alike."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import Unreadable
from engine.cards import cards_of, mask_of, parse_cards
from engine.games.schmier.spread import Place, spread
from engine.players import choose
from tests.engine.helpers import at, play
from tests.engine.schmier.deals import SETUPS, dealt, walk

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=6)


@few
@given(seed=SEEDS)
def test_a_drawn_world_looks_the_same_and_is_a_deal_the_rules_allow(seed):
    rng = random.Random(seed)
    for state in walk(SETUPS[seed % 2], seed):
        seat = rng.randrange(6)
        seen = engine.view(state, seat)
        world = seen.sample(rng)
        assert engine.view(world, seat) == seen
        assert sorted([*cards_of(sum(world.hands)), *(card for cards in world.thrown for card in cards or ()),
                       *world.stock, *world.trick, *cards_of(world.played)]) == list(range(53))  # fmt: skip
        for other in range(6):
            assert not world.hands[other] & state.lacks[other]
            assert not state.hands[other] & state.lacks[other]  # what is proved is true
            assert len(world.thrown[other] or ()) == len(state.thrown[other] or ())
        if world.trumps and world.thrown[world.dealer] is not None:
            for other, cards in enumerate(world.thrown):
                if other != world.dealer:
                    assert not mask_of(cards) & world.trumps.all


def test_a_view_names_no_card_that_its_seat_has_not_seen():
    for state in walk(SETUPS[0], 5):
        for seat in range(6):
            seen = engine.view(state, seat)
            own = set(seen.hand) | set(seen.thrown) | set(cards_of(seen.played)) | set(seen.trick)
            hidden = [engine.card_text(card) for card in range(53) if card not in own]
            said = seen.text.replace("/", ".").replace("=", ".").replace(" ", ".").split(".")
            told = [word for move in seen.history if isinstance(move, str) for word in move.split("-")]
            assert not set(hidden) & set(said)
            assert not set(hidden) & set(told)
            assert seen.legal == (state.moves() if seat == state.to_act else ())


def test_a_seat_knows_what_it_threw_and_the_others_know_how_many():
    state = play(dealt("AS.TC.9D.3H.JD.JO"), "bid-6.trump-H.discard-9D-TC.discard-none")
    mine, other = engine.view(state, 0), engine.view(state, 1)
    assert engine.cards_text(mine.thrown) == "TC.9D"
    assert other.thrown == ()
    assert mine.threw == other.threw == (2, 0, None, None, None, None)
    assert mine.history[2:] == ("discard-TC-9D", "discard-none")
    assert other.history[2:] == ("discard-??-??", "discard-none")


def test_the_dealer_knows_the_rest_he_took():
    state = next(
        state for state in walk(SETUPS[0], 2) if state.phase == "discard" and state.seat == state.dealer
    )
    seen = engine.view(state, state.dealer)
    assert len(seen.hand) == 6 + seen.discard.least
    after = state.after(next(engine.moves(state)))
    seen = engine.view(after, state.dealer)
    assert len(seen.thrown) == state.discard.least
    for _ in range(5):
        assert not sum(seen.sample(random.Random(1)).hands[: state.dealer]) & mask_of(seen.thrown)


def test_who_does_not_follow_is_void():
    state = at(
        "schmier hands=KD.AH/2C.3C/4C.5C/6C.7C/8C.9C/TC.JC bids=bid-3.pass.pass.pass.pass.pass trump=H"
    )
    state = play(state, "KD.2C")
    seen = engine.view(state, 0)
    assert "JD" not in engine.cards_text(cards_of(seen.lacks[1]))  # the left Bauer is no diamond
    assert engine.cards_text(cards_of(seen.lacks[1])) == "2D.3D.4D.5D.6D.7D.8D.9D.TD.QD.KD.AD"


@pytest.mark.parametrize(
    "places",
    [
        [Place(2), Place(2), Place(2)],
        [Place(2, 0b11), Place(3), Place(1, 0b1000)],
        [Place(1, 0b111), Place(2, 0b111), Place(3)],
        [Place(1, 0b1), Place(2, 0b100), Place(3, 0, 0b110000)],
        [Place(0), Place(3, 0, 0b1), Place(3, 0b10)],
    ],
)
def test_layouts_are_counted_and_drawn_as_they_are(places):
    cards = 0b111111
    every = []
    first, second = places[0].size, places[1].size
    for one in combinations(range(6), first):
        rest = [card for card in range(6) if card not in one]
        for two in combinations(rest, second):
            layout = (mask_of(one), mask_of(two), cards & ~mask_of(one) & ~mask_of(two))
            if all(
                not held & p.lacks and (not p.needs or held & p.needs)
                for held, p in zip(layout, places, strict=True)
            ):
                every.append(layout)
    found = spread(cards, places)
    assert found.count == len(every)
    rng = random.Random(3)
    drawn = Counter(found.draw(rng) for _ in range(60 * len(every)))
    assert set(drawn) == set(every)
    assert all(25 < times < 100 for times in drawn.values())


def test_nothing_fits():
    assert spread(0b11, [Place(1, 0b11), Place(1)]).count == 0
    assert spread(0b11, [Place(1), Place(2)]).count == 0
    with pytest.raises(ValueError, match="no layout"):
        spread(0b11, [Place(1, 0b11), Place(1)]).draw(random.Random(1))


def test_the_dealer_may_have_thrown_trumps_only_if_he_kept_nothing_else():
    """Two unknown trumps: seat 0 sees that they lie with the dealer or in what he threw."""
    stock = parse_cards("2C.3C.4C.5C.6C.7C.8C.9C.TC.JC.QC.KC.AC.2S.3S.4S.5S")
    kept = "AH.KH.QH.JH.JD.TH"
    mine, others = (
        "9H.8H.7H.6H.5H.4H",
        ["3H.2H.JO.6S.7S.8S", "9S.TS.JS.QS.KS.AS", "2D.3D.4D.5D.6D.7D", "8D.9D.TD.QD.KD.AD"],
    )
    thrown = "/".join(["-"] * 5 + [f"?{len(stock)}"])
    hands = "/".join([mine, *others])
    text = f"schmier hands={hands}/?6 dealer=5 bids=bid-6 trump=H discarded={thrown}"
    position = engine.parse_position(text)
    counts = Counter()
    for seed in range(30):
        state = position.state(seed)
        assert state.hands[5].bit_count() == 6
        trumps = (mask_of(state.thrown[5]) & state.trumps.all).bit_count()
        assert trumps == 0  # six trumps for six places: they are all in hand
        counts[engine.cards_text(cards_of(state.hands[5]))] += 1
    assert set(counts) == {engine.cards_text(cards_of(mask_of(parse_cards(kept))))}
    free = text.replace("9H.8H", "2C.8H")
    worlds = {tuple(sorted(set(position.state(seed).thrown[5]) & set(parse_cards("9H.TH.QH.KH"))))
              for position in [engine.parse_position(free)] for seed in range(40)}  # fmt: skip
    assert worlds == {(card,) for card in parse_cards("9H.TH.QH.KH")}  # one of seven, none that is protected


BIDS = "bids=bid-3.pass.pass.pass.pass.pass trump=H"


@pytest.mark.parametrize(
    "text",
    [
        "schmier",
        "schmier hands=?6/?6/?6/?6/?6",
        "schmier hands=?6/?6/?6/?6/?6/?6",  # the cards of the seat to act
        "schmier hands=AS.AS.2C.3C.4C.5C/?6/?6/?6/?6/?6",
        "schmier hands=AS.2C.3C.4C.5C/?6/?6/?6/?6/?6",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 tricks=1",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 trick=2D",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 trump=H",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 bids=bid-3.bid-3",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 bids=bid-2",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 bids=pass.pass.pass.pass.pass.pass",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 discarded=*/*/*/*/*/*",
        "schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 stock=2D",
        f"schmier hands=AS.2C.3C.4C.5C.6C/?6/?6/?6/?6/?6 {BIDS} discarded=*/-/*/*/*/*",
        f"schmier hands=?6/AS.2C.3C.4C.5C.6C/?6/?6/?6/?6 {BIDS} discarded=?4/*/*/*/*/*",
        f"schmier hands=?6/AS.2C.3C.4C.5C.6C/?6/?6/?6/?6 {BIDS} discarded=2H/*/*/*/*/*",  # a trump thrown
        f"schmier hands=AS/?2/?1/?1/?1/?1 {BIDS}",
        f"schmier hands=?1/AS/?2/?2/?2/?2 {BIDS} trick=2D points=1/2",
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 {BIDS} trick=2D scored=0/-/5/-/-",
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 {BIDS} trick=2C void=-/C/-/-/-/-",
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 {BIDS} trick=2D void=-/H/-/-/-/-",
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 {BIDS} trick=2D played=-/-/-/-/-/-",
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 {BIDS} trick=2D.3D.4D.5D.6D.7D",
    ],
)  # fmt: skip
def test_no_positions(text):
    with pytest.raises(Unreadable) as unreadable:
        engine.parse_position(text)
    assert str(unreadable.value).endswith(".")


def test_a_position_in_the_middle_says_what_its_tricks_would():
    text = (
        f"schmier hands=?1/AS.2C/?2/?2/?2/?2 dealer=5 {BIDS} lead=0 trick=2D points=10/4/0 scored=0/-/1/-/-"
        " void=-/D/TS/-/-/-"
    )
    position = engine.parse_position(text)
    assert position.text == text
    state = position.state(3)
    assert (state.points, state.taken) == ((10, 4, 0), (0, -1, 1, -1, -1))
    assert not state.hands[2] & state.trumps.all
    assert (
        engine.view(state, 1).text.startswith("schmier hands=?1/2C.AS/?2")
        or "AS.2C" in engine.view(state, 1).text
    )
    end = play_out(state)
    assert end.phase == "over"
    assert end.result.score[0] in (-3, 3, 4)


def play_out(state):
    while state.to_act is not None:
        state = state.after(state.moves()[0])
    return state


def test_hidden_cards_change_no_random_choice():
    for state in walk(SETUPS[0], 9):
        if state.to_act is None:
            break
        seen = engine.view(state, state.to_act)
        world = seen.sample(random.Random(4))
        assert choose("random", seen, seed=3) == choose("random", engine.view(world, state.to_act), seed=3)
        assert state.judge(choose("random", seen, seed=3).move).legal

"""The worked examples V-F and the item list of document 003. Suits E G H S are C S H D; U O are J Q."""

import itertools

import pytest

import engine
from engine.games.schafkopf.contracts import WORTH, allowed, bar, contract_of
from engine.games.schafkopf.settle import Ended, pay
from engine.order import Order
from engine.trick import winning_place
from tests.engine.helpers import at, legal, why


def order(bid: str) -> Order:
    return contract_of(bid).order


@pytest.mark.parametrize(
    ("bid", "trick", "winner", "points"),
    [
        ("rufer-C", "9H.JS.QS.JC", 2, 7),  # V-F1
        ("rufer-C", "9H.QH.QD.AH", 1, 17),
        ("wenz", "TS.QS.AS.JH", 3, 26),  # V-F3
        ("wenz", "TS.QS.AS.7C", 2, 24),
        ("solo-C", "AH.TH.7C.KH", 2, 25),  # V-F5
        ("solo-C", "AH.TH.7S.KH", 0, 25),
        ("rufer-S", "AD.7H.TD.JD", 3, 23),
    ],
)
def test_who_wins(bid, trick, winner, points):
    cards = engine.parse_cards(trick)
    assert winning_place(cards, order(bid)) == winner
    assert sum(WORTH[card] for card in cards) == points


@pytest.mark.parametrize(
    ("position", "cards"),
    [
        # V-F7: in Wenz the Ober of acorns is an acorn
        ("hands=?3/QC.7C.JH.AS/?4/?4 bids=wenz.pass.pass.pass trick=AC", "7C.QC"),
        # V-F9: a heart lead asks for trumps, and the Obers and Unters are trumps
        ("hands=?3/QC.JS.AC.TD/?4/?4 bids=rufer-C.pass.pass.pass partner=1 trick=7H", "QC.JS"),
        # V-F11: the called ace falls
        ("hands=?3/AS.TS.9S.QH/?4/?4 bids=rufer-S.pass.pass.pass trick=7S", "AS"),
        # V-F13: three cards are not enough to run away
        ("hands=?4/AS.TS.9S.7C/?4/?4 bids=rufer-S.pass.pass.pass lead=1", "7C.AS"),
        # V-F15: the Unter is no leaf
        ("hands=?4/AS.TS.9S.JS/?4/?4 bids=rufer-S.pass.pass.pass lead=1", "JS.AS"),
        # V-F17
        ("hands=?1/AS/?1/?1 bids=rufer-S.pass.pass.pass lead=1", "AS"),
        # with four of them any card may be led
        ("hands=?5/AS.TS.9S.7S.JS/?5/?5 bids=rufer-S.pass.pass.pass lead=1", "7S.9S.TS.JS.AS"),
    ],
)
def test_what_may_be_played(position, cards):
    assert legal(at(f"schafkopf {position}")) == cards


def test_which_aces_may_be_called():  # V-F19
    hand = engine.mask_of(engine.parse_cards("QS.JS.9C.AD.7D"))
    assert [bid for bid in allowed(hand, -1) if bid.startswith("rufer")] == ["rufer-C"]
    assert [bar(f"rufer-{suit}", hand).value for suit in "SDH"] == [
        "schafkopf.call-suit", "schafkopf.call-ace", "schafkopf.call",
    ]  # fmt: skip


def ended(bid: str, points: int, lost: int = 3, partner: int = -1, laufende: int = 0, won: int = 5) -> Ended:
    return Ended(bid, 0, partner, points=points, won=won, lost=lost, laufende=laufende)


@pytest.mark.parametrize(
    ("end", "score"),
    [
        (ended("rufer-S", 75, partner=1), (1, 1, -1, -1)),  # V-F21
        (ended("rufer-S", 31, partner=1), (-1, -1, 1, 1)),  # V-F23: defenders 89
        (ended("rufer-S", 30, partner=1), (-2, -2, 2, 2)),  # V-F23: defenders 90
        (ended("rufer-S", 120, lost=1, partner=1), (2, 2, -2, -2)),  # V-F25: not Schwarz
        (ended("rufer-S", 120, lost=0, partner=1), (3, 3, -3, -3)),
        (ended("rufer-S", 75, partner=1, laufende=2), (1, 1, -1, -1)),  # V-F27
        (ended("solo-H", 95, laufende=4), (30, -10, -10, -10)),  # V-F29
        (ended("solo-tout-H", 120, lost=0, laufende=5), (60, -20, -20, -20)),  # V-F31
        (ended("solo-tout-H", 40, lost=1), (-30, 10, 10, 10)),  # V-F33
        (ended("rufer-S", 50, partner=1, laufende=3), (-1, -1, 1, 1)),  # V-F35: the losers held them
    ],
)
def test_settlements(end, score):
    assert pay(end, "winners-held").score == score
    assert sum(pay(end, "always").score) == 0


def test_both_readings_of_laufende():  # V-F35, C-42
    end = ended("rufer-S", 50, partner=1, laufende=3)
    assert pay(end, "always").score == (-4, -4, 4, 4)
    held = ended("rufer-S", 50, partner=1, laufende=-3)
    assert pay(held, "winners-held").score == pay(held, "always").score == (-4, -4, 4, 4)


def test_a_lost_tout_stops():  # V-F33: the declarer loses the third trick, the cards left are not played
    state = at("schafkopf hands=QS.JC.7H.8H.9H.TH/QC.7C.8C.9C.TC.7S/AC.KC.8S.9S.TS.KS/7D.8D.9D.TD.KD.AD "
               "bids=solo-tout-H.pass.pass.pass lead=0 points=8/0/0/0 tricks=2/0/0/0")  # fmt: skip
    for card in ("QS", "QC", "AC", "7D"):
        state = state.after(engine.parse_card(card))
    assert (state.phase, state.result.score) == ("over", (-30, 10, 10, 10))


def test_a_second_wenz():  # V-F37
    state = at("schafkopf hands=?8/?8/?8/JC.JS.AC.TC.KC.AS.TS.KS dealer=3 bids=pass.pass.wenz")
    assert why(state, "wenz") == "schafkopf.higher"
    assert why(state, "solo-C") == "yes"


def test_the_pack():
    assert len(contract_of("wenz").tops) == 4
    pack = engine.GAMES["schafkopf"].pack(engine.parse_setup("schafkopf"))
    assert (len(pack), sum(WORTH[card] for card in pack)) == (32, 120)


@pytest.mark.parametrize(
    ("bid", "tops"),
    [
        ("rufer-C", "QC.QS.QH.QD.JC.JS.JH.JD.AH.TH.KH.9H.8H.7H"),
        ("wenz", "JC.JS.JH.JD"),
        ("solo-D", "QC.QS.QH.QD.JC.JS.JH.JD.AD.TD.KD.9D.8D.7D"),
        ("solo-tout-S", "QC.QS.QH.QD.JC.JS.JH.JD.AS.TS.KS.9S.8S.7S"),
    ],
)
def test_the_order_of_trumps(bid, tops):
    cards = engine.parse_cards(tops)
    assert contract_of(bid).tops == cards
    for high, low in itertools.pairwise(cards):
        assert order(bid).beats(high, low)
        assert not order(bid).beats(low, high)


def test_plain_suits():
    for bid, ranks in (("rufer-C", "ATK987"), ("wenz", "ATKQ987")):
        cards = [engine.parse_card(f"{rank}D") for rank in ranks]
        assert all(order(bid).beats(high, low) for high, low in itertools.pairwise(cards))

"""The order of the cards on one sheet, against the tables of the sources."""

import pytest

import engine
from engine.cards import suit_of
from lessons.sheet import strips


@pytest.mark.parametrize(
    ("setup", "rankings"),
    [
        ("schnapsen", ["ATKQJ"]),
        ("schnapsen(pack=24)", ["ATKQJ7"]),
        ("schneider", ["AKQJT987"]),
        ("schneider(capture=next-only)", ["AKQJT987"]),
        ("schneider(pack=24)", ["AKQJT9"]),
        ("schafkopf", ["QQQQJJJJATK987", "ATK987", "JJJJ", "ATKQ987"]),
        ("schmier", ["AKQJJT98765432J", "AKQJT98765432"]),
    ],
)
def test_each_ranking_stands_there_once(setup, rankings):
    found = strips(engine.parse_setup(setup))
    letters = ["".join(engine.card_text(card)[0] for card in strip.cards) for strip in found]
    assert letters == rankings


@pytest.mark.parametrize("setup", ["schnapsen", "schafkopf", "schmier"])
def test_a_whole_suit_counts_what_the_pack_counts(setup):
    rules = engine.parse_setup(setup)
    plain = next(strip for strip in strips(rules)[::-1] if len(set(map(suit_of, strip.cards))) == 1)
    assert sum(plain.points) == {"schnapsen": 30, "schafkopf": 28, "schmier": 20}[setup]


def test_the_courts_of_a_rufer_stand_in_the_order_of_the_suits():
    trumps = strips(engine.parse_setup("schafkopf"))[0]
    assert engine.cards_text(trumps.cards[:8]) == "QC.QS.QH.QD.JC.JS.JH.JD"
    assert sum(trumps.points) == 4 * 3 + 4 * 2 + 11 + 10 + 4


def test_the_left_bauer_is_the_jack_of_the_same_colour():
    trumps = strips(engine.parse_setup("schmier"))[0]
    assert engine.cards_text(trumps.cards[3:5]) == "JH.JD"
    assert engine.card_text(trumps.cards[-1]) == "JO"

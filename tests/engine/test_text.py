"""Texts that can be read and texts that cannot."""

import pytest

import engine
from engine import Unreadable

DECK = "TH.KD.JD.AH.TC.QD.JH.QC.KC.AS.TS.QS.AC.AD.JS.TD.KS.JC.KH.QH"


@pytest.mark.parametrize(
    ("text", "card"), [("10h", "TH"), ("10♥", "TH"), ("th", "TH"), ("jo", "JO"), ("a♠", "AS")]
)
def test_cards(text, card):
    assert engine.card_text(engine.parse_card(text)) == card


@pytest.mark.parametrize("text", ["", "1H", "TX", "10", "??", "ſ", "Tſ", "THH", "100H", "JOO"])
def test_no_cards(text):
    with pytest.raises(Unreadable):
        engine.parse_card(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("schnapsen", "schnapsen"),
        ("schnapsen(head=yes)", "schnapsen"),
        ("schnapsen(preset=cardgames-zone)", "schnapsen"),
        ("schnapsen(head=no,preset=bummerl)", "schnapsen(preset=bummerl)"),
        ("schnapsen(preset=bummerl,head=yes)", "schnapsen(preset=bummerl,head=yes)"),
        ("schnapsen(sweep=yes,claim=own-turn)", "schnapsen(claim=own-turn,sweep=yes)"),
    ],
)
def test_set_ups(text, canonical):
    assert engine.parse_setup(text).text == canonical


@pytest.mark.parametrize(
    "text",
    ["", "bridge", "schnapsen()", "schnapsen(", "schnapsen(head)", "schnapsen(head=maybe)", "schnapsen(tail=yes)",
     "schnapsen(head=yes,head=no)", "schnapsen(head=yes,)", "schnapsen (head=no)", "schnapsen(preset=none)", "Schnapsen",
     "schnapsen(exchange_rank=7)"],
)  # fmt: skip
def test_no_set_ups(text):
    with pytest.raises(Unreadable):
        engine.parse_setup(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "schnapsen",
        f"schnapsen dealer=2 deck={DECK}",
        f"schnapsen dealer=0 deck={DECK[:-3]}",
        f"schnapsen dealer=0 deck={DECK[:-2]}TH",
        f"schnapsen dealer=0 deck={DECK[:-2]}9H",
        f"schnapsen dealer=0 deck={DECK} moves=",
        f"schnapsen dealer=0  deck={DECK}",
        f"schnapsen deck={DECK} dealer=0",
        f"schnapsen dealer=0 deck={DECK} moves=AS.bid-4",
        f"schnapsen dealer=0 deck={DECK} moves=marriage-X",
        f"schnapsen(pack=24) dealer=0 deck={DECK}",
        f"schnapsen dealer=0 deck={DECK} ",
        f"schnapsen dealer=٠ deck={DECK}",
    ],
)
def test_no_records(text):
    with pytest.raises(Unreadable):
        engine.parse_record(text)


def test_records_are_read_before_they_are_played():
    record = engine.parse_record(f"schnapsen dealer=0 deck={DECK} moves=close.2H")
    with pytest.raises(engine.Refused) as refused:
        engine.replay(record)
    assert (refused.value.at, refused.value.reason.rule.value) == (1, "schnapsen.in-hand")


@pytest.mark.parametrize(
    "text",
    [
        "schnapsen",
        "schnapsen hands=AH trump=H",
        "schnapsen hands=AH/AH trump=H",
        "schnapsen hands=AH/KH",
        "schnapsen hands=AH/KH trump=X",
        "schnapsen hands=AH/2H trump=H",
        "schnapsen hands=AH.KH/QH trump=H",
        "schnapsen hands=AH/?1 trump=H",
        "schnapsen hands=?1/AH trump=H lead=0 played=-",
        "schnapsen hands=AH/KH trump=H trump=H",
        "schnapsen hands=AH/KH trump=H bids=3",
        "schnapsen hands=AH.KH.QH.JH.TH/?5 trump=S stock=??.KD lead=0",
        "schnapsen hands=AH/KH trump=H tricks=1/1",
        "schnapsen hands=AH/KH trump=H announced=S",
        "schnapsen hands=AH/KH trump=H points=a/b",
        "schnapsen hands=AH/KH trump=H closed=0:1:1",
    ],
)
def test_no_positions(text):
    with pytest.raises(Unreadable):
        engine.parse_position(text)

"""Positions of Schafkopf as text."""

import json

import pytest

import engine
from engine import Unreadable
from engine.__main__ import main
from tests.engine.helpers import at, play, result


@pytest.mark.parametrize(
    "text",
    [
        "schafkopf hands=?8/?8/?8/JC.JS.AC.TC.KC.AS.TS.KS dealer=3 bids=pass.pass.wenz",
        "schafkopf hands=QC.QS.JC.AH.7S.8S.9D.7C/?8/?8/?8 dealer=3",
        "schafkopf hands=?8/?8/QC.QS.JC.AH.7S.8S.9D.7C/?8 dealer=1",
        "schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 bids=rufer-S.pass.pass.pass lead=0 trick=7S",
        "schafkopf hands=?2/?3/AS.7H.QC/?3 dealer=3 bids=rufer-S.pass.pass.pass lead=0 trick=7D.8D".replace("?3/AS", "?2/AS"),
        "schafkopf hands=AH.KH/QS.JS/7C.8C/9C.TC dealer=2 bids=pass.pass.solo-D.pass lead=1 points=20/30/10/9 tricks=1/2/2/1 laufende=-3",
        "schafkopf(laufende=always) hands=?2/QS.JS/?2/?2 dealer=3 bids=wenz.pass.pass.pass lead=1 void=T/-/-/CS",
        "schafkopf hands=?2/AS.JS/?2/?2 dealer=3 bids=rufer-S.pass.pass.pass lead=1 partner=1",
        "schafkopf hands=AH.7C.8C.9C.TC.KC.AC/?7/?7/?7 dealer=3 bids=solo-H.pass.pass.pass played=7H/8H/9H/TH lead=3".replace("played=7H/8H/9H/TH lead=3", "played=QC/8H/9H/TH"),
    ],
)  # fmt: skip
def test_positions_are_their_text(text):
    position = engine.parse_position(text)
    assert position.text == text
    state = position.state(1)
    assert state.to_act == position.to_act
    assert state.moves() == position.state(2).moves()


@pytest.mark.parametrize(
    "fields",
    [
        "hands=?8/?8/?8",
        "hands=?8/?8/?8/?8",
        "hands=AC.?7/?8/?8/?8",
        "hands=AC/AC/7C/8C bids=wenz.pass.pass.pass",
        "hands=AC/TC/7C/2C bids=wenz.pass.pass.pass",
        "hands=AC/TC/7C/8C",
        "hands=AC/TC/7C/8C bids=wenz.pass",
        "hands=AC/TC/7C/8C bids=pass.pass.pass.pass",
        "hands=AC/TC/7C/8C bids=sie",
        "hands=AC/TC/7C/8C bids=wenz.wenz.pass.pass",
        "hands=AC/TC/7C/8C bids=rufer-H.pass.pass.pass",
        "hands=AC/TC/7C/8C bids=geier.pass.pass.pass",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass.pass",
        "hands=AC/TC/7C/8C.9C bids=wenz.pass.pass.pass",
        "hands=AC/TC/7C/8C bids=rufer-C.pass.pass.pass",  # the declarer holds the ace he called
        "hands=AD/TC/7C/8C bids=rufer-C.pass.pass.pass",  # nobody holds it
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass partner=1",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass points=100/21/0/0",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass points=1/2",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass tricks=1/1/1/1",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass void=C/-/-/-",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass void=C",
        "hands=AC/TC/7C/8C bids=solo-H.pass.pass.pass void=H/-/-/-",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass laufende=15",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass lead=4",
        "hands=AC/TC/7C/8C bids=wenz.pass.pass.pass trump=H",
        "hands=-/TC/7C/8C bids=wenz.pass.pass.pass trick=7D.8D.9D.TD",
        "hands=AC.TC.KC.9C.8C.7C.AS.TS/?8/?8/?8 bids=wenz.pass.pass.pass points=1/0/0/0",
        "hands=AC.TC.KC.9C.8C.7C.AS.TS/?8/?8/?8 bids=wenz.pass.pass.pass lead=2",
        "hands=AC.TC.KC.9C.8C.7C.AS/?7/?7/?7 bids=wenz.pass.pass.pass played=7D/8D/9D/-",
        "hands=AC.TC.KC.9C.8C.7C.AS/?7/?7/?7 bids=wenz.pass.pass.pass played=7D/8D/9D/?1",
    ],
)  # fmt: skip
def test_no_positions(fields):
    with pytest.raises(Unreadable) as unreadable:
        engine.parse_position(f"schafkopf {fields}")
    assert str(unreadable.value).endswith(".")


def test_a_position_can_be_played_to_its_settlement():
    state = at(
        "schafkopf hands=AH.KH/QS.JS/7C.8C/9C.TC bids=pass.solo-D.pass.pass lead=1 points=20/50/10/16 tricks=1/3/1/1 laufende=3"
    )
    state = play(state, "QS.8C.9C.KH.JS.7C.TC.AH")
    assert state.points == (20, 80, 10, 16)
    assert result(state) == (-8, 24, -8, -8)


def test_the_text_of_a_whole_deal_tells_its_tricks():
    state = engine.replay(engine.shuffled(engine.parse_setup("schafkopf"), 3))
    while state.phase == "bidding":
        state = state.after("wenz" if "wenz" in state.moves() else "pass")
    for _ in range(9):
        state = state.after(state.moves()[-1])
    again = engine.parse_position(engine.GAMES["schafkopf"].format_position(state)).state()
    for name in ("hands", "tricks", "points", "taken", "trick", "leader", "to_act", "lacks", "declarer"):
        assert getattr(again, name) == getattr(state, name)


def test_the_command_line_takes_positions_with_a_dealer(capsys):
    text = "schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 bids=rufer-S.pass.pass.pass lead=0 trick=7S"
    assert main(["legal", text]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["to_act"], answer["legal"]) == (1, ["AS"])
    assert {card: why["rule"] for card, why in answer["refused"].items()} == {
        "TS": "schafkopf.ace-falls",
        "9S": "schafkopf.ace-falls",
        "QH": "schafkopf.follow",
    }

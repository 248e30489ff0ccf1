"""Wrong beliefs about Schafkopf, recognised by the answer they give on a set position."""

import pytest

import engine
from lessons import drills
from lessons.misconceptions import models_for

GAME = "schafkopf"
WENZ = "bids=pass.wenz.pass.pass"
RUFER = "bids=pass.rufer-S.pass.pass"


def ask(kind, en, **given):
    return drills.ask(kind, engine.parse_setup(GAME), en, **given)


@pytest.mark.parametrize(
    ("model", "kind", "given", "believed"),
    [
        ("courts-follow-their-print", "legal-cards", ("QC.7C.JH", f"{RUFER} lead=3 trick=AC"), "7C.QC"),
        ("obers-trumps-in-wenz", "legal-cards", ("QC.7C.JH", f"{WENZ} lead=3 trick=AC"), "7C"),
        ("hearts-trumps-in-wenz", "legal-cards", ("7H.JD.AC", f"{WENZ} lead=3 trick=JH"), "7H.JD"),
        ("called-ace-may-be-kept", "legal-cards", ("AS.9S.7C", f"{RUFER} lead=3 trick=7S"), "9S.AS"),
        ("called-ace-may-be-thrown", "legal-cards", ("AS.7C.QH", f"{RUFER} lead=3 trick=9D"), "7C.AS.QH"),
        ("runs-away-with-fewer", "legal-cards", ("AS.9S.7C", f"{RUFER} lead=0"), "7C.9S.AS"),
        ("runs-away-with-courts", "legal-cards", ("AS.TS.9S.JS", f"{RUFER} lead=0"), "9S.TS.JS.AS"),
        ("kept-with-four", "legal-cards", ("AS.TS.9S.8S", f"{RUFER} lead=3 trick=7S"), "8S.9S.TS.AS"),
        ("called-ace-stays-bound", "legal-cards", ("AS.7C", f"{RUFER} partner=0 lead=3 trick=9D"), "7C"),
        ("must-trump", "legal-cards", ("7H.9C.8C", f"{RUFER} lead=3 trick=9D"), "7H"),
    ],
)
def test_wrong_beliefs_about_cards_are_recognised(model, kind, given, believed, en):
    hand, rest = given
    count = len(hand.split("."))
    last = count - 1 if "trick=" in rest else count
    drill = ask(kind, en, position=f"schafkopf hands={hand}/?{count}/?{count}/?{last} {rest}")
    marking = drill.mark(believed)
    assert not marking.right
    assert model in marking.beliefs


@pytest.mark.parametrize(
    ("model", "contract", "cards", "seat"),
    [
        ("any-trump-beats-a-trump", "rufer-S", "QC.7H.9C.8C", "1"),
        ("ten-by-face", "solo-H", "TS.KS.9S.7S", "1"),
        ("hearts-trumps-in-every-solo", "solo-C", "AS.7H.TS.KS", "1"),
        ("obers-trumps-in-wenz", "wenz", "AS.QH.TS.KS", "1"),
        ("unters-above-obers", "rufer-S", "QD.JC.9S.8S", "1"),
        ("hearts-no-trumps-in-rufer", "rufer-S", "AC.7H.9C.8C", "0"),
        ("called-suit-is-trump", "rufer-S", "AC.9S.9C.8C", "1"),
    ],
)
def test_wrong_beliefs_about_tricks_are_recognised(model, contract, cards, seat, en):
    marking = ask("trick-winner", en, cards=cards, move=contract).mark(seat)
    assert not marking.right
    assert model in marking.beliefs


def test_who_may_be_paid_for_laufende_is_a_house_rule():
    here = {model.id for model in models_for(engine.parse_setup(GAME), "settlement")}
    always = engine.parse_setup("schafkopf(laufende=always)")
    there = {model.id for model in models_for(always, "settlement")}
    assert here - there == {"laufende-of-the-losers"}
    assert there - here == {"laufende-of-winners-only"}

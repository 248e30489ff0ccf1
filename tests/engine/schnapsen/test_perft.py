"""How many move sequences three pinned deals allow: a changed rule changes a count."""

import pytest

import engine
from engine.perft import perft, perft_by_move

DEALS = {
    "marriage in hand": (
        "schnapsen dealer=1 deck=TH.KD.JD.AH.TC.QD.JH.QC.KC.AS.TS.QS.AC.AD.JS.TD.KS.JC.KH.QH",
        (7, 34, 205, 930),
    ),
    "Bummerl, claim at any turn": (
        "schnapsen(preset=bummerl) dealer=1 deck=JH.TS.QD.AD.AS.TC.JD.JC.TD.JS.TH.KH.AH.QH.QS.KC.KS.QC.KD.AC",
        (7, 36, 186, 930),
    ),
    "sharp, exchange later": (
        "schnapsen(preset=sharp) dealer=0 deck=JH.TS.QD.AD.AS.TC.KH.JC.TD.JS.TH.JD.AH.QH.QS.KC.KS.QC.KD.AC",
        (6, 30, 192, 884),
    ),
}


@pytest.mark.parametrize("name", DEALS)
def test_perft(name):
    text, counts = DEALS[name]
    state = engine.replay(engine.parse_record(text))
    for depth, count in enumerate(counts, 1):
        assert perft(state, depth) == count, perft_by_move(state, depth)

"""How many move sequences two pinned deals allow, from the auction and from the first lead on.

A changed rule changes a count.
"""

import pytest

import engine
from engine.perft import perft, perft_by_move

ONE = "schafkopf dealer=1 deck=JC.JS.7D.9C.JD.9S.9H.TD.QH.8S.TH.7S.KC.8H.QS.AS.QD.TC.QC.8C.AC.KS.7C.AD.JH.KD.9D.KH.8D.TS.AH.7H"
TWO = "schafkopf(laufende=always) dealer=0 deck=QC.AH.TH.7S.7D.9H.9S.KD.QS.8D.QH.TC.8S.9D.JH.8H.AS.AD.7C.QD.TD.7H.AC.JD.9C.8C.KH.KC.JC.JS.TS.KS"


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (ONE, (9, 63, 218, 694)),
        (f"{ONE} moves=rufer-C.pass.pass.pass", (8, 13, 60, 156, 1088)),
        (TWO, (12, 67, 210, 550)),
        (f"{TWO} moves=rufer-C.pass.pass.pass", (8, 18, 59, 227, 1589)),
    ],
)
def test_perft(text, counts):
    state = engine.replay(engine.parse_record(text))
    for depth, count in enumerate(counts, 1):
        assert perft(state, depth) == count, perft_by_move(state, depth)

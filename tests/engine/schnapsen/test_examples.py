"""The worked examples V-S1 to V-S43 of the two documents: a position, a move, an answer."""

import pytest

import engine
from engine.games.schnapsen.settle import revoke
from engine.games.schnapsen.terms import worth_of
from tests.engine.helpers import at, legal, play, result, why, words

ZONE, BUMMERL = "schnapsen", "schnapsen(preset=bummerl)"
BOTH = (ZONE, BUMMERL)
# Twelve cards gone in six tricks; four each are left, the stock is empty, hearts are trump.
STRICT = "trump=H stock=- lead=0 tricks=3/3"


def strict(setup: str, led: str, hand: str, played: str) -> engine.State:
    """Return a strict position in which seat 1 answers a lead with its hand."""
    return at(f"{setup} hands=?3/{hand} {STRICT} trick={led} played={played}")


@pytest.mark.parametrize("setup", BOTH)
def test_open_stock_lets_any_card_answer(setup):  # V-S1
    state = at(f"{setup} hands=?4/TS.JS.JH.KD.QC trump=H stock=??.??.??.??.??.??.??.??.??.QH lead=0 trick=AS")
    assert legal(state) == "QC.TS.JS.JH.KD"


@pytest.mark.parametrize("setup", BOTH)
def test_follow_comes_before_trump(setup):  # V-S3
    state = strict(setup, "AS", "TS.JS.AH.KD", "AC.TC.KC.QC.JC.AD.TD.QD.JD.QS.TH.KH")
    assert legal(state) == "TS.JS"
    assert why(state, "AH") == "schnapsen.follow"


@pytest.mark.parametrize(("setup", "cards"), [(ZONE, "TH"), (BUMMERL, "TH.JH")])
def test_heading_a_trump_lead(setup, cards):  # V-S5
    state = strict(setup, "KH", "TH.JH.AS.AD", "AC.TC.KC.QC.JC.TD.QD.JD.KD.QS.TS.KS")
    assert legal(state) == cards


@pytest.mark.parametrize("setup", BOTH)
def test_void_without_trumps_may_throw_anything(setup):  # V-S7
    state = strict(setup, "AS", "AD.TC.JC.JD", "AC.KC.QC.KD.TD.QD.QS.TS.KS.AH.TH.KH")
    assert legal(state) == "TC.JC.JD.AD"


def test_the_hand_of_the_design():
    played = "AC.TC.KC.QC.JC.QS.AS.KD.TD.QD.JD.QH"
    zone = strict(ZONE, "KS", "TS.JS.AH.AD", played)
    assert why(zone, "JS") == "schnapsen.head"
    assert zone.judge(engine.parse_card("JS")).reason.facts["could"] == ["TS"]
    assert why(zone, "AH") == "schnapsen.follow"
    assert why(strict(BUMMERL, "KS", "TS.JS.AH.AD", played), "JS") == "yes"


def test_the_printed_example():  # V-S9, V-S11
    state = at(
        "schnapsen hands=TS.AC.KD.QD.JC/JH.KC.AD.JS.QC trump=H stock=TC.JD.QS.TD.KS.AS.QH.TH.AH.KH lead=0"
    )
    state = play(state, "TS.JH")
    assert (state.counted(0), state.counted(1)) == (0, 12)
    state = play(state, "KC.AC")
    assert (state.counted(0), state.counted(1)) == (15, 12)
    state = play(state, "marriage-D.QD")
    assert state.counted(0) == 35
    state = play(state, "AD")
    assert (state.counted(0), state.counted(1)) == (35, 26)


def test_a_trump_led_beats_an_ace():  # V-S13
    state = at(
        "schnapsen hands=JH.KD.QC.TC.TS/AS.KC.AD.JS.AC trump=H stock=JC.JD.QS.TD.KS.QD.QH.TH.AH.KH lead=0"
    )
    state = play(state, "JH.AS")
    assert (state.leader, state.counted(0)) == (0, 13)


def test_a_marriage_before_the_first_trick_waits():  # V-S15
    state = at(
        "schnapsen hands=KH.QH.JD.TC.TS/TH.KC.AD.JS.AC trump=H stock=JC.QC.QS.TD.KS.QD.KD.AS.JH.AH lead=0"
    )
    state = play(state, "marriage-H.KH.TH")
    assert (state.leader, state.counted(1)) == (1, 14)
    assert (state.counted(0), state.pending(0)) == (0, 40)
    assert (state.as_json()["points"], state.as_json()["pending"]) == ([0, 14], [40, 0])


@pytest.mark.parametrize("setup", BOTH)
def test_the_exchange(setup):  # V-S17
    state = at(f"{setup} hands=JH.QH.JD.TC.TS/?5 trump=H stock=??.??.??.??.??.??.??.??.??.KH lead=0")
    after = play(state, "exchange")
    assert engine.cards_text(after.dealt()[0]) == "KH.QH.JD.TC.TS"
    assert engine.card_text(after.stock[-1]) == "JH"


@pytest.mark.parametrize("setup", BOTH)
def test_exchange_with_one_card_face_down(setup):  # V-S19
    text = "hands=JH.QH.JD.TC.TS/?5 trump=H stock=??.KH lead=0 points=30/20 tricks=2/2 played=AC.KC.QC.JC.AS.KS.QS.JS"
    assert "exchange" in words(at(f"{setup} {text}"))
    assert why(at(f"schnapsen(exchange-min-stock=4) {text}"), "exchange") == "schnapsen.exchange-stock"


@pytest.mark.parametrize("setup", BOTH)
def test_closing_stops_the_drawing(setup):  # V-S21
    state = at(
        f"{setup} hands=AH.TH.AS.TS.KC/QC.JC.QS.JS.QD trump=H "
        "stock=AD.KD.TD.JD.KS.JH.QH.KH lead=0 points=13/0 tricks=1/0 played=AC.TC"
    )
    state = play(state, "close.AH.QC.TH.JC.AS.QS.TS.JS")
    assert len(state.stock) == 8
    assert state.strict == (4, 0)
    state = play(state, "KC.QD")
    assert words(state) == {"claim", "pass"}
    assert engine.describe(state)["stock"] == ["AD", "KD", "TD", "JD", "KS", "JH", "QH", "KH"]


@pytest.mark.parametrize("setup", BOTH)
@pytest.mark.parametrize(("points", "value"), [(0, 3), (32, 2), (33, 1), (30, 2)])
def test_one_two_three(setup, points, value):  # V-S23, V-S25
    tricks = "5/3" if points else "8/0"
    state = at(f"{setup} hands=AH.KH/QS.JS trump=H lead=0 points=68/{points} tricks={tricks}")
    assert result(play(state, "claim")) == (value, 0)


@pytest.mark.parametrize(("setup", "value"), [(ZONE, 3), (BUMMERL, 2)])
def test_a_false_claim_against_no_trick(setup, value):  # V-S27
    state = at(f"{setup} hands=AH.KH/QS.JS trump=H lead=0 points=65/0 tricks=8/0")
    assert result(play(state, "claim")) == (0, value)


def test_a_failed_close():  # V-S29
    state = at(
        "schnapsen hands=AH/QS trump=H stock=??.??.??.KH closed=0:10:1 lead=0 points=46/30 tricks=4/3 "
        "played=AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.JS.TS.AS.KS"
    )
    state = play(state, "AH.QS")
    assert state.counted(0) == 60
    assert result(play(state, "pass")) == (0, 2)


@pytest.mark.parametrize(("setup", "value"), [(ZONE, 3), (BUMMERL, 2)])
def test_the_closing_rule_dominates_a_false_claim(setup, value):  # V-S31, C-11
    state = at(
        f"{setup} hands=AH/QS trump=H stock=??.??.??.KH closed=0:0:0 lead=0 points=65/30 tricks=6/1 "
        "played=AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.JS.TS.AS.KS"
    )
    assert result(play(state, "claim")) == (0, value)


@pytest.mark.parametrize("setup", BOTH)
def test_sixty_sixty(setup):  # V-S33
    state = at(f"{setup} hands=QS/AH trump=H lead=0 points=60/46 tricks=5/4")
    state = play(state, "QS.AH")
    assert (state.counted(0), state.counted(1)) == (60, 60)
    assert result(play(state, "pass")) == (0, 1)


@pytest.mark.parametrize(("tricks", "value"), [("4/4", 2), ("8/0", 3)])
def test_a_revoke_pays_the_innocent(tricks, value):  # V-S35
    state = at(f"schnapsen hands=AH.KH/QS.JS trump=H lead=0 points=40/0 tricks={tricks}")
    assert revoke(state, 0).score == (0, value)


def test_a_match_to_five_is_over_after_two_and_three():  # V-S37
    match = engine.parse_match("match schnapsen target=5 dealer=0")
    scores = [(5, 5)]
    for won in (2, 3):
        scores.append(engine.GAMES["schnapsen"].add_score(scores[-1], _won(won)))
    assert scores[-1] == (0, 5)
    assert engine.GAMES["schnapsen"].match_winner(match.target, scores, []) == 0


def _won(value: int) -> engine.Settlement:
    rule = next(iter(engine.GAMES["schnapsen"].clauses))
    return engine.Settlement((value, 0), (0,), (engine.Line(rule, 0, value),))


def test_siebener_counts():  # V-S41
    rules = engine.parse_setup("schnapsen(pack=24)")
    pack = engine.GAMES["schnapsen"].pack(rules)
    state = engine.replay(engine.shuffled(rules, 1))
    assert (len(pack), sum(map(worth_of, pack))) == (24, 120)
    assert ([hand.bit_count() for hand in state.hands], len(state.stock)) == ([6, 6], 12)


@pytest.mark.parametrize("setup", BOTH)
def test_cards_after_the_deal(setup):  # V-S43
    state = engine.replay(engine.shuffled(engine.parse_setup(setup), 1))
    assert ([hand.bit_count() for hand in state.hands], len(state.stock)) == ([5, 5], 10)

"""Rulings C-10 to C-39 and G-08 to G-30 that change legality or score."""

import pytest

import engine
from tests.engine.helpers import at, legal, play, result, why, words

OPEN = "trump=H stock=??.??.??.??.??.??.??.??.??.KH lead=0"
FIRST = f"hands=JH.QD.KD.TC.TS/?5 {OPEN}"
SECOND = (
    "hands=JH.QD.KD.TC.TS/?5 trump=H stock=??.??.??.??.??.??.??.KH lead=0 points=14/0 tricks=1/0 played=AS.QS"
)


def options(text: str) -> set[str]:
    """Return the legal moves that are not plays."""
    return words(at(text))


# What the leader may do


def test_the_leader_may_do_everything_in_any_order():  # G-13
    state = at(f"schnapsen hands=JH.QH.KD.TC.TS/?5 {OPEN}")
    state = play(state, "exchange.close.marriage-H")
    assert legal(state) == "QH.KH"
    assert words(state) == set()
    other = play(at(f"schnapsen hands=JH.QH.KD.TC.TS/?5 {OPEN}"), "exchange.marriage-H.close.KH")
    assert other.closed == (0, 0, 0)


def test_a_marriage_may_use_the_exchanged_card():  # G-15
    state = at(f"schnapsen hands=JH.QH.KD.TC.TS/?5 {OPEN}")
    assert why(state, "marriage-H") == "schnapsen.marriage"
    assert why(play(state, "exchange"), "marriage-H") == "yes"


def test_one_marriage_per_lead():  # G-16
    state = at(f"schnapsen hands=KH.QH.KD.QD.TS/?5 {OPEN.replace('KH', 'JH')}")
    state = play(state, "marriage-D")
    assert why(state, "marriage-H") == "schnapsen.marriage-play"
    assert why(state, "TS") == "schnapsen.marriage-play"
    assert legal(state) == "QD.KD"


def test_the_follower_announces_nothing():
    state = at(f"schnapsen hands=?4/JH.QD.KD.TC.TS {OPEN} trick=AS")
    for token in ("marriage-D", "exchange", "close"):
        assert why(state, token) == f"schnapsen.{token.split('-')[0]}"
    assert why(state, "claim") == "schnapsen.claim"


@pytest.mark.parametrize(
    ("setup", "token", "rule"),
    [
        ("schnapsen(first-trick-marriage=forbidden)", "marriage-D", "schnapsen.marriage-first"),
        ("schnapsen(first-trick-exchange=forbidden)", "exchange", "schnapsen.exchange-first"),
        ("schnapsen(preset=sharp)", "marriage-D", "schnapsen.marriage-first"),
        ("schnapsen(preset=sharp)", "exchange", "schnapsen.exchange-first"),
        ("schnapsen", "marriage-D", "yes"),
        ("schnapsen", "exchange", "yes"),
        ("schnapsen(preset=bummerl)", "marriage-D", "yes"),
        ("schnapsen(preset=pagat)", "exchange", "yes"),
    ],
)
def test_the_first_trick(setup, token, rule):  # C-17, C-34, G-13
    assert why(at(f"{setup} {FIRST}"), token) == rule
    assert why(at(f"{setup} {SECOND}"), token) == "yes"


@pytest.mark.parametrize("preset", ["sharp", "pagat"])
def test_the_last_two_cards_of_the_stock(preset):  # C-10, C-36, C-37, G-24
    text = "hands=JH.QH.JD.TC.TS/?5 trump=H stock=??.KH lead=0 points=30/20 tricks=2/2 played=AC.KC.QC.JC.AS.KS.QS.JS"
    state = at(f"schnapsen(preset={preset}) {text}")
    expected = {
        "sharp": ("schnapsen.exchange-stock", "schnapsen.close-stock"),
        "pagat": ("yes", "yes"),
    }[preset]
    assert (why(state, "exchange"), why(state, "close")) == expected


def test_no_exchange_after_closing_or_exhaustion():  # G-12
    closed = play(at(f"schnapsen {SECOND}"), "close")
    assert why(closed, "exchange") == "schnapsen.exchange-stock"
    assert why(closed, "close") == "schnapsen.close-stock"
    empty = at("schnapsen hands=JH.QH/AS.TS trump=H lead=0 points=30/20 tricks=4/4")
    assert why(empty, "exchange") == "schnapsen.exchange-stock"
    assert why(empty, "close") == "schnapsen.close-stock"


def test_marriages_after_the_stock_is_gone():  # G-17
    state = at("schnapsen hands=KS.QS/AH.TH trump=H lead=0 points=30/20 tricks=4/4")
    assert play(state, "marriage-S").counted(0) == 50


def test_a_marriage_that_makes_66_may_be_claimed_before_leading():  # G-18
    state = at("schnapsen hands=KH.QH/AS.TS trump=H lead=0 points=30/33 tricks=4/4")
    assert result(play(state, "marriage-H.claim")) == (1, 0)


def test_a_pending_marriage_cannot_be_claimed():  # G-11, G-18
    state = at(f"schnapsen(claim=own-turn) hands=KH.QH.KD.TC.TS/?5 {OPEN.replace('KH', 'AH')}")
    assert result(play(state, "marriage-H.claim")) == (0, 3)


def test_marriage_without_a_trick_is_still_schwarz():  # G-11
    state = at("schnapsen hands=AH.TH/KS.QS trump=H lead=0 points=70/0 pending=0/20 tricks=8/0")
    assert state.counted(1) == 0
    assert result(play(state, "claim")) == (3, 0)


# Claiming


def test_nobody_claims_in_the_first_trick():  # C-35, G-19
    assert why(at(f"schnapsen {FIRST}"), "claim") == "schnapsen.claim"
    assert why(at(f"schnapsen {SECOND}"), "claim") == "yes"
    state = play(at(f"schnapsen {SECOND}"), "exchange.close.marriage-D")
    assert why(state, "claim") == "yes"


def test_on_your_turn_means_always():  # G-19
    setup = "schnapsen(preset=bummerl)"
    assert why(at(f"{setup} {FIRST}"), "claim") == "yes"
    state = at(f"{setup} hands=AS.KS/AH.TH trump=H lead=0 points=33/66 tricks=4/4")
    state = play(state, "AS")
    assert result(play(state, "claim")) == (0, 1)  # the card on the table counts for nobody
    assert state.after("claim").trick == (engine.parse_card("AS"),)


def test_after_the_last_trick_its_winner_claims_or_passes():  # G-20
    state = at("schnapsen hands=AH/KS trump=H lead=0 points=60/20 tricks=5/4")
    state = play(state, "AH.KS")
    assert (state.phase, state.to_act, state.leader) == ("play", 0, 0)
    assert set(state.moves()) == {"claim", "pass"}
    assert result(play(state, "claim")) == (2, 0)  # 1 only, had he passed
    assert result(play(state, "pass")) == (1, 0)


def test_both_have_66_and_the_claimer_wins():  # G-26
    state = at("schnapsen hands=AH.KH/QS.JS trump=H lead=0 points=66/70 tricks=4/4")
    assert result(play(state, "claim")) == (1, 0)


# False claims and failed closes


@pytest.mark.parametrize(
    ("setup", "tricks", "value"),
    [
        ("schnapsen", "4/4", 2),
        ("schnapsen", "8/0", 3),
        ("schnapsen(preset=bummerl)", "8/0", 2),
        ("schnapsen(preset=pagat)", "8/0", 3),
        ("schnapsen(false-claim=2)", "8/0", 2),
        ("schnapsen(preset=bummerl,false-claim=2-3)", "8/0", 3),
    ],
)
def test_false_claim(setup, tricks, value):  # C-32
    points = "65/30" if tricks == "4/4" else "65/0"
    state = at(f"{setup} hands=AH.KH/QS.JS trump=H lead=0 points={points} tricks={tricks}")
    assert result(play(state, "claim")) == (0, value)


CLOSED = (
    "hands={hands} trump=H stock=??.??.??.KH closed={closed} lead={lead} points={points} tricks={tricks} "
    "strict={strict} played=AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.JS.TS.AS.KS"
)


def closed(
    setup: str, *, who: str, points: str, tricks: str = "4/3", lead: int = 0, strict: str = "3/1"
) -> engine.State:
    """Return a closed deal with one card left each: seat 0 holds the ace of trumps."""
    text = CLOSED.format(hands="AH/QS", closed=who, lead=lead, points=points, tricks=tricks, strict=strict)
    return at(f"{setup} {text}")


@pytest.mark.parametrize(
    ("setup", "who", "value"),
    [
        ("schnapsen", "0:20:1", 2),
        ("schnapsen", "0:0:0", 3),
        ("schnapsen(preset=bummerl)", "0:0:0", 2),
        ("schnapsen(failed-close=2)", "0:0:0", 2),
        ("schnapsen(preset=bummerl,failed-close=2-3)", "0:0:0", 3),
        ("schnapsen(preset=pagat)", "0:0:0", 3),
    ],
)
def test_failed_close(setup, who, value):  # C-33, C-18, G-25
    state = play(closed(setup, who=who, points="30/30"), "AH.QS")
    assert result(play(state, "pass")) == (0, value)


@pytest.mark.parametrize(
    ("setup", "who", "value"),
    [
        ("schnapsen", "0:0:0", 3),  # nothing at the close, 40 at the end
        ("schnapsen", "0:20:1", 2),
        ("schnapsen", "0:33:1", 1),
        ("schnapsen(preset=bummerl)", "0:0:0", 1),
        ("schnapsen(preset=pagat)", "0:20:1", 2),
    ],
)
def test_which_moment_counts_when_the_closer_wins(setup, who, value):  # G-23
    state = closed(setup, who=who, points="66/40")
    assert result(play(state, "claim")) == (value, 0)


@pytest.mark.parametrize(
    ("setup", "score"),
    [("schnapsen", (2, 0)), ("schnapsen(preset=pagat)", (0, 2)), ("schnapsen(preset=bummerl)", (1, 0))],
)
def test_a_silent_closer_with_66(setup, score):  # G-21
    state = play(closed(setup, who="0:20:1", points="60/40"), "AH.QS")
    assert state.counted(0) == 74
    assert result(play(state, "pass")) == score


def test_the_closer_wins_silently_even_if_the_other_has_66():  # contract 3.10
    state = closed("schnapsen", who="1:20:1", points="66/70", lead=0)
    state = play(state, "AH.QS")
    assert result(play(state, "pass")) == (0, 2)


@pytest.mark.parametrize(
    ("setup", "who", "value"),
    [("schnapsen", "1:20:1", 2), ("schnapsen", "1:0:0", 3), ("schnapsen(preset=bummerl)", "1:0:0", 2)],
)
def test_the_closer_is_beaten_to_it(setup, who, value):  # G-22, contract 3.8
    state = closed(setup, who=who, points="66/70")
    assert result(play(state, "claim")) == (value, 0)


@pytest.mark.parametrize(("tricks", "value"), [("4/3", 2), ("7/0", 3)])
def test_a_false_claim_by_the_closers_opponent(tricks, value):  # contract 3.9
    state = closed("schnapsen", who="1:0:0", points="40/0", tricks=tricks)
    assert result(play(state, "claim")) == (0, value)


# Nobody claims


@pytest.mark.parametrize(
    ("setup", "points", "score"),
    [
        ("schnapsen", "20/76", (1, 0)),  # the last trick, whatever the points
        ("schnapsen(preset=pagat)", "20/76", (1, 0)),
        ("schnapsen(preset=bummerl)", "20/76", (0, 1)),  # 34 v 76
        ("schnapsen(preset=bummerl)", "10/86", (0, 2)),  # 24 v 86
        ("schnapsen(preset=bummerl)", "46/20", (2, 0)),
        ("schnapsen(preset=bummerl)", "52/66", (1, 0)),  # 66-66: the last trick
        ("schnapsen(preset=bummerl,tie=void-redeal)", "52/66", (0, 0)),
        ("schnapsen(tie=void-redeal)", "52/66", (1, 0)),  # the tie matters with most points only
    ],
)
def test_nobody_claims(setup, points, score):  # C-31, G-08, G-09
    state = at(f"{setup} hands=AH/QS trump=H lead=0 points={points} tricks=5/4 strict=3/1")
    state = play(state, "AH.QS.pass")
    assert result(state) == score


def test_a_void_tie_is_redealt_by_the_same_dealer():
    state = at("schnapsen(preset=bummerl,tie=void-redeal) hands=AH/QS trump=H lead=0 points=52/66 tricks=5/4")
    settled = play(state, "AH.QS.pass").result
    assert (settled.score, settled.winners, settled.redeal) == ((0, 0), (), "same-dealer")


@pytest.mark.parametrize(
    ("setup", "strict", "last", "score"),
    [
        ("schnapsen(preset=bummerl)", "4/0", "pass", (3, 0)),
        ("schnapsen(preset=bummerl)", "4/0", "claim", (3, 0)),
        ("schnapsen(preset=bummerl)", "3/1", "pass", (1, 0)),
        ("schnapsen", "4/0", "pass", (1, 0)),
        ("schnapsen(sweep=yes)", "4/0", "pass", (3, 0)),
    ],
)
def test_sweep(setup, strict, last, score):  # C-20, G-29: 40 points and all five strict tricks
    state = at(f"{setup} hands=AH/QS trump=H lead=0 points=66/40 tricks=5/4 strict={strict}")
    assert result(play(state, f"AH.QS.{last}")) == score


def test_a_sweep_must_be_played_out():  # G-29
    state = at("schnapsen(preset=bummerl) hands=AH/QS trump=H lead=0 points=66/40 tricks=5/4 strict=4/0")
    assert result(play(state, "claim")) == (1, 0)


def test_a_sweep_makes_nobody_the_winner():  # G-29
    state = at("schnapsen(preset=bummerl) hands=AH/QS trump=H lead=0 points=38/64 tricks=5/4 strict=4/0")
    assert result(play(state, "AH.QS.pass")) == (0, 1)
    false = at("schnapsen(preset=bummerl) hands=AH/QS trump=H lead=0 points=30/64 tricks=5/4 strict=4/0")
    assert result(play(false, "AH.QS.claim")) == (0, 2)


def test_a_sweep_does_not_change_a_failed_close():  # G-29, contract 3.11
    state = closed("schnapsen(preset=bummerl)", who="1:20:1", points="60/30", strict="4/0")
    assert result(play(state, "AH.QS.claim")) == (2, 0)


def test_seven_on_seven_is_schneider_not_schwarz():  # C-29
    state = at(
        "schnapsen(preset=bummerl,pack=24) hands=AH/QS trump=H lead=0 points=66/0 tricks=10/1 strict=4/1"
    )
    assert result(play(state, "claim")) == (2, 0)


def test_siebener_may_exchange_the_seven():
    text = "hands=7H.JH.KD.TC.TS.QS/?6 trump=H stock=??.??.??.??.??.??.??.??.??.??.??.KH lead=0"
    seven = at(f"schnapsen(exchange-rank=7,pack=24) {text}")
    assert play(seven, "exchange").stock[-1] == engine.parse_card("7H")
    assert play(at(f"schnapsen(pack=24) {text}"), "exchange").stock[-1] == engine.parse_card("JH")


# Phases


def test_a_trick_that_empties_the_stock_is_answered_freely():  # contract 3.13
    text = "hands=?4/QS.JS.JD.TC.TS trump=H stock=??.KH lead=0 trick=AS points=30/20 tricks=2/2 played=AC.KC.QC.JC.AD.TD.KD.QD"
    state = at(f"schnapsen {text}")
    assert len(legal(state).split(".")) == 5
    after = play(state, "TC")
    assert (after.stock, after.is_strict) == ((), True)


def test_no_duty_to_overtrump_a_plain_lead_beyond_trumping():
    state = at(
        "schnapsen hands=?3/JH.AH.KD.QD trump=H lead=0 trick=KS tricks=3/3 "
        "played=AC.TC.KC.QC.JC.AD.TD.JD.QS.AS.TS.JS"
    )
    assert legal(state) == "JH.AH"

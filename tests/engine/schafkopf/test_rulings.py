"""Rulings C-41 to C-45 and G-31 to G-40, and section 5 of the contract."""

import pytest

import engine
from engine import Refused, Unreadable
from engine.games.schafkopf.contracts import contract_of
from engine.games.schafkopf.settle import Ended, count_laufende, misdeal, pay, revoke, settle
from tests.engine.helpers import at, legal, play, result, why, words

S = "schafkopf"
CALLED = "bids=rufer-S.pass.pass.pass"


def deal(hands: str, moves: str = "", dealer: int = 3, setup: str = S) -> engine.State:
    """A whole deal from the four hands, forehand (seat 0 with dealer 3) first."""
    cards = [engine.parse_cards(hand) for hand in hands.split("/")]
    order = [cards[(dealer + 1 + place) % 4] for place in range(4)]
    deck = [card for half in (slice(0, 4), slice(4, 8)) for hand in order for card in hand[half]]
    text = f"{setup} dealer={dealer} deck={engine.cards_text(deck)}"
    return engine.replay(engine.parse_record(f"{text} moves={moves}" if moves else text))


# Seat 1 holds the ace of leaves and three more leaves, seat 0 calls it.
RUFER = "QC.QS.JC.AH.7S.8S.9D.7C/AS.KS.9S.TS.JD.7H.AC.8C/QH.JS.TH.KH.TC.9C.8D.7D/QD.JH.9H.8H.KC.AD.TD.KD"
MIXED = "QC.JH.AH.7H.AS.TC.9D.8D/QS.JS.TH.8S.KC.AD.TD.7D/QH.JC.KH.9S.AC.9C.8C.7C/QD.JD.9H.8H.TS.KS.7S.KD"


# The auction


def test_dealing_and_forehand():  # G-31
    state = deal(RUFER, dealer=2)
    assert state.to_act == 3
    state = play(state, "pass.pass.pass.wenz")
    assert (state.declarer, state.to_act, state.leader) == (2, 3, 3)


@pytest.mark.parametrize("bid", ["rufer-S", "wenz", "solo-H", "wenz-tout", "solo-tout-H"])
def test_forehand_leads_in_every_contract(bid):  # G-31
    state = deal(MIXED, f"pass.pass.pass.{bid}")
    assert (state.phase, state.to_act, state.leader, state.declarer) == ("play", 0, 0, 3)


@pytest.mark.parametrize(
    ("said", "bid", "rule"),
    [
        ("wenz", "rufer-C", "schafkopf.higher"),
        ("wenz", "wenz", "schafkopf.higher"),
        ("solo-C", "solo-H", "schafkopf.higher"),  # the suit does not count
        ("solo-H", "wenz-tout", "yes"),
        ("wenz-tout", "solo-tout-H", "yes"),
        ("solo-tout-H", "wenz-tout", "schafkopf.higher"),
        ("pass", "rufer-C", "yes"),
        ("pass", "rufer-S", "schafkopf.call-suit"),
        ("pass", "rufer-D", "schafkopf.call-ace"),
        ("pass", "rufer-H", "schafkopf.call"),
        ("pass", "solo-S", "schafkopf.solo-suit"),
        ("pass", "solo-tout-S", "schafkopf.solo-suit"),
        ("pass", "solo-D", "yes"),
        ("pass", "sie", "schafkopf.sie"),
        ("pass", "QS", "schafkopf.bidding"),
        ("pass", "pass", "yes"),
    ],
)
def test_what_may_be_bid(said, bid, rule):  # C-43, C-44, contract 5.1, 5.2
    state = at(f"{S} hands=?8/QS.JS.TH.8H.KC.AD.TD.7D/?8/?8 bids={said}")
    assert why(state, bid) == rule
    if rule != "yes":
        with pytest.raises(Refused):
            play(state, bid)


def test_a_seat_that_can_only_pass_is_asked():  # contract 5.1
    state = at(f"{S} hands=?8/AC.AS.AH.AD.TC.TS.TH.TD/?8/?8 bids=solo-tout-C")
    assert state.moves() == ("pass",)


def test_no_callable_suit():  # G-37
    state = at(f"{S} hands=QC.QS.AC.7C.AS.7S.AD.7D/?8/?8/?8")
    assert not [word for word in words(state) if word.startswith("rufer")]


def test_four_passes():
    state = deal(RUFER, "pass.pass.pass.pass")
    assert (state.phase, state.to_act, state.leader) == ("over", None, None)
    settled = state.result
    assert (settled.score, settled.winners, settled.redeal) == ((0, 0, 0, 0), (), "next-dealer")
    assert engine.describe(state)["contract"] is None


SIE = "7C.8C.9C.TC.KC.AC.7S.8S/QC.QS.QH.QD.JC.JS.JH.JD/9S.TS.KS.AS.7H.8H.9H.TH/KH.AH.7D.8D.9D.TD.KD.AD"


@pytest.mark.parametrize("setup", [S, "schafkopf(laufende=always)"])
def test_sie_ends_at_once(setup):  # C-43, G-40, contract 5.1
    state = deal(SIE, "solo-tout-C.sie", setup=setup)
    assert (state.phase, state.to_act, result(state)) == ("over", None, (-52, 156, -52, -52))
    answer = engine.describe(state)
    assert (answer["contract"], answer["declarer"], answer["partner"], answer["trump"]) == (
        "sie", 1, None, None,
    )  # fmt: skip
    assert [line.amount for line in state.result.lines if line.side == 1] == [60, 96]


# The called ace


def test_the_ace_falls_even_after_a_ruff_and_from_four():  # G-32, G-36, contract 5.3
    state = at(f"{S} hands=?4/?4/AS.TS.KS.9S.JC/?5 {CALLED} trick=7S.QH lead=0")
    assert legal(state) == "AS"
    assert why(state, "9S") == "schafkopf.ace-falls"


def test_the_declarer_or_a_defender_leads_the_suit():  # G-36
    for lead in (0, 2, 3):
        seats = ["?4"] * 4
        seats[1] = "AS.9S.JC.7H"
        between = {0: "7S", 2: "7S.8C.8D", 3: "7S.QH"}[lead]
        for place in range(between.count(".") + 1):
            seats[(lead + place) % 4] = "?3"
        state = at(f"{S} hands={'/'.join(seats)} {CALLED} lead={lead} trick={between}")
        assert (state.to_act, legal(state)) == (1, "AS")


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("AS.TS.9S.8S", "8S.9S.TS.AS"),  # four: any of them
        ("AS.TS.9S.8S.JS", "8S.9S.TS.JS.AS"),
        ("AS.TS.9S.QS", "QS.AS"),  # Ober and Unter are no leaves
        ("AS.TS", "AS"),  # nothing but two or three leaves: the ace
        ("AS.TS.9S", "AS"),
        ("TS.9S.7H", "9S.TS.7H"),  # who does not hold it is free
    ],
)
def test_running_away(hand, cards):  # G-32, G-33
    size = hand.count(".") + 1
    unknown = f"?{size}"
    state = at(f"{S} hands={unknown}/{hand}/{unknown}/{unknown} {CALLED} lead=1")
    assert legal(state) == cards
    if cards == "QS.AS":
        verdict = state.judge(engine.parse_card("9S"))
        assert verdict.rule.value == "schafkopf.run-away"
        assert verdict.reason.facts["ordinary"] == 3


@pytest.mark.parametrize(
    ("hand", "trick", "cards"),
    [
        ("AS.TS.KC.8H", "AD", "KC.TS.8H"),  # void in bells: anything but the ace
        ("AS.TS", "AD", "TS"),
        ("AS.TS.9S", "AD", "9S.TS"),
        ("AS", "AD", "AS"),  # unless it is the last card
        ("AS.TS.KC", "QH", "KC.TS"),  # a trump lead is another suit
    ],
)
def test_the_ace_stays(hand, trick, cards):  # G-34
    size = hand.count(".") + 1
    state = at(f"{S} hands=?{size - 1}/{hand}/?{size}/?{size} {CALLED} trick={trick}".replace("?0", "-"))
    assert set(legal(state).split(".")) == set(cards.split("."))
    if size > 1:
        assert why(state, "AS") == "schafkopf.ace-stays"


def test_after_running_away_the_ace_is_free():  # G-35, contract 5.4
    state = at(f"{S} hands=?2/AS.TS.KC/?3/?3 {CALLED} trick=7S partner=1")
    assert legal(state) == "TS.AS"  # not forced any more
    state = at(f"{S} hands=?2/AS.KC.JC/?3/?3 {CALLED} trick=AD partner=1")
    assert set(legal(state).split(".")) == {"AS", "KC", "JC"}  # may be thrown
    state = at(f"{S} hands=?3/AS.TS.JC/?3/?3 {CALLED} lead=1 partner=1")
    assert set(legal(state).split(".")) == {"AS", "TS", "JC"}  # the other leaf may be led


def test_running_away_in_a_whole_deal():
    state = play(deal(RUFER, "rufer-S.pass.pass.pass"), "9D.AC.7D.AD")
    state = play(state, "KC.7C.8C.TC")
    assert state.to_act == 2
    state = play(state, "QH.QD.QC.7H")
    assert state.partner == 1
    assert not state.shown
    assert why(state, "7S") == "yes"


def test_the_ace_led_by_its_holder_shows_the_partner():
    state = at(f"{S} hands=7S.?2/AS.TS.9S/?3/?3 {CALLED} lead=1".replace("7S.?2", "?3"))
    state = play(state, "AS")
    assert (state.shown, state.partner, state.called_suit_led) == (True, 1, True)


# What a deal pays


def test_tout_lost():  # G-39, contract 5.5, 5.6
    end = Ended("solo-tout-H", 2, -1, points=80, won=3, lost=1, laufende=5)
    assert pay(end, "winners-held").score == (10, 10, -30, 10)
    assert pay(end, "always").score == (20, 20, -60, 20)
    theirs = Ended("wenz-tout", 2, -1, points=80, won=3, lost=1, laufende=-2)
    assert pay(theirs, "winners-held").score == pay(theirs, "always").score == (14, 14, -42, 14)


@pytest.mark.parametrize(
    ("bid", "laufende", "value"),
    [("wenz", 1, 5), ("wenz", 2, 7), ("wenz", 4, 9), ("solo-D", 2, 5), ("solo-D", 3, 8), ("solo-D", 14, 19),
     ("rufer-D", 14, 15), ("wenz-tout", 2, 14)],
)  # fmt: skip
def test_the_least_and_the_most_laufende(bid, laufende, value):  # G-38, contract 5.6
    partner = 2 if bid.startswith("rufer") else -1
    lost = 0 if bid.endswith("tout") else 2
    end = Ended(bid, 0, partner, points=75, won=8 - lost, lost=lost, laufende=laufende)
    assert pay(end, "winners-held").score[1] == -value


def test_laufende_of_a_side_are_pooled():  # G-38
    hands = [engine.mask_of(engine.parse_cards(hand)) for hand in RUFER.split("/")]
    assert count_laufende(contract_of("rufer-S"), hands, [0, 1]) == 2
    assert count_laufende(contract_of("rufer-S"), hands, [0, 2]) == 3
    assert count_laufende(contract_of("solo-H"), hands, [3]) == -3
    assert count_laufende(contract_of("wenz"), hands, [0, 2]) == 2


@pytest.mark.parametrize(
    ("points", "won", "value"),
    [(61, 4, 1), (90, 6, 1), (91, 6, 2), (120, 7, 2), (120, 8, 3), (60, 4, -1), (31, 3, -1), (30, 3, -2), (0, 1, -2),
     (0, 0, -3)],
)  # fmt: skip
def test_schneider_and_schwarz(points, won, value):  # C-45
    end = Ended("rufer-D", 0, 3, points=points, won=won, lost=8 - won, laufende=0)
    assert pay(end, "winners-held").score == (value, -value, -value, value)


def test_one_line_per_seat_and_item():
    end = Ended("solo-H", 1, -1, points=95, won=6, lost=2, laufende=4)
    settled = pay(end, "winners-held")
    assert [(line.rule.value.split(".")[1], line.side, line.amount) for line in settled.lines] == [
        (rule, seat, amount * (3 if seat == 1 else -1))
        for rule, amount in (("base", 5), ("schneider", 1), ("laufende", 4))
        for seat in range(4)
    ]
    assert settled.winners == (1,)


def test_both_readings_of_a_finished_deal():  # C-42
    # Seat 0 wins seven tricks with seven trumps of eight; the leaf at the end goes to whoever holds the ace.
    hands = "QC.QS.QH.7H.8H.9H.TH.7C/QD.JC.JS.AS.AC.TC.KC.8C/JH.JD.AH.KH.AD.TD.KD.9C/7D.8D.9D.7S.8S.9S.TS.KS"
    state = deal(hands, "solo-H.pass.pass.pass")
    while state.to_act is not None:
        state = state.after(state.moves()[0])
    readings = [settle(state, reading).score for reading in ("winners-held", "always")]
    won = 0 in state.result.winners
    assert readings[1][0] - readings[0][0] == (0 if won else -9)
    assert all(sum(score) == 0 for score in readings)


def test_table_events():
    state = deal(RUFER, "rufer-S.pass.pass.pass")
    assert revoke(state, 3).score == (1, 1, -1, -1)
    assert revoke(state, 1).score == (-1, -1, 1, 1)
    assert revoke(deal(RUFER, "pass.solo-C.pass.pass"), 1).score == (5, -15, 5, 5)
    assert (misdeal().score, misdeal().redeal) == ((0, 0, 0, 0), "same-dealer")


# Answers for other programs


def test_the_fields_of_a_replay():  # contract 1.8 to 1.20
    state = deal(RUFER, "rufer-S.pass.pass.pass.9D.AC.7D")
    answer = engine.describe(state)
    fields = ("phase", "contract", "declarer", "partner", "leader", "to_act", "trump")
    assert [answer[field] for field in fields] == ["play", "rufer-S", 0, 1, 0, 3, "H"]
    assert answer["sides"] == [[0], [1], [2], [3]]
    assert answer["points"] == [0, 0, 0, 0]
    assert answer["legal"] == ["TD", "KD", "AD"]
    assert answer["refused"]["QD"] == {
        "rule": "schafkopf.follow",
        "facts": {"card": "QD", "contract": "rufer-S", "led": "9D", "trumps": 0, "called": "AS", "could": ["TD", "KD", "AD"]},
    }  # fmt: skip
    bidding = engine.describe(deal(RUFER, "pass"))
    assert [bidding[field] for field in fields] == ["bidding", None, None, None, None, 1, None]
    assert bidding["refused"] == {}


@pytest.mark.parametrize(("move", "at_"), [("wenz", 4), ("7S.pass", 5), ("2S", 4)])
def test_the_wrong_moment(move, at_):  # contract 1.3
    with pytest.raises(Refused) as refused:
        deal(RUFER, f"rufer-S.pass.pass.pass.{move}")
    assert refused.value.at == at_


@pytest.mark.parametrize(
    "token", ["solo-X", "rufer", "solo", "geier", "wenz-C", "claim", "bid-3", "tout", "sie-H"]
)
def test_words_of_no_or_another_game(token):
    with pytest.raises(Unreadable):
        deal(RUFER, token)


@pytest.mark.parametrize(("token", "spelling"), [("SOLO-tout-h", "solo-tout-H"), ("Wenz-Tout", "wenz-tout")])
def test_spelling(token, spelling):
    assert engine.parse_move(engine.GAMES[S], token) == spelling


def test_the_ledger():
    record = deal(SIE, "solo-tout-C.sie").record
    passed = deal(RUFER, "pass.pass.pass.pass", dealer=0).record
    match = engine.Match(engine.parse_setup(S), 0, 3).after(record).after(passed)
    assert match.as_json() == {"score": [-52, 156, -52, -52], "deals": 2, "next_dealer": 1, "winner": None}

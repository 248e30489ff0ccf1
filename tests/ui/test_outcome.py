"""What is told at the end of a deal: who ended it and how, and what both sides have counted."""

import datetime as dt
import re

import pytest

import engine
from engine.dealing import play_out, shuffled
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.seats import company
from lessons.settings import Settings
from lessons.store import Deal, Store
from ui import session
from ui.context import Context
from ui.practice.moment import look_at
from ui.practice.paying import account
from ui.practice.telling import telling_of
from ui.practice.tricks import all_tricks

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
EN, NAMES = Translator("en"), card_names("en")


def ended(state, seat=0):
    return telling_of(state.rules.game).ended(EN, state, seat, NAMES)


def drawn(state):
    items = telling_of(state.rules.game).account(EN, state)
    return account(items, state.result, company(state.rules), EN)


def schnapsen(position, moves, setup="schnapsen"):
    state = engine.parse_position(f"{setup} {position}").state()
    for move in moves.split():
        state = state.after(engine.parse_move(engine.GAMES["schnapsen"], move))
    assert state.result is not None
    return state


OPEN = (
    "hands=AS.KS.QS/AH.KH.QH trump=D stock=- lead=0 tricks=3/4 "
    "played=AC.TC.KC.QC.JC.TS.JS.TH.JH.AD.TD.KD.QD.JD"
)
CLOSED = (
    "hands=AS.KS.QS/AH.KH.QH trump=D stock=TD.JD closed={closer} lead=0 tricks=3/3 "
    "played=AC.TC.KC.QC.JC.TS.JS.TH.JH.AD.KD.QD"
)


@pytest.mark.parametrize(
    ("state", "mine", "theirs"),
    [
        (
            schnapsen(f"{OPEN} points=70/40", "claim"),
            "You claim with 70 points.",
            "Your opponent claims with 70 points.",
        ),
        (
            schnapsen(f"{CLOSED.format(closer='0:30:3')} points=70/30", "claim"),
            "You closed the stock and claim with 70 points.",
            "Your opponent closed the stock and claims with 70 points.",
        ),
        # The line of the settlement says who claimed or closed: once is enough.
        (schnapsen(f"{OPEN} points=60/40", "claim"), "", ""),
        (schnapsen(f"{CLOSED.format(closer='1:30:3')} points=70/30", "claim"), "", ""),
    ],
    ids=["claim", "closed and claimed", "false claim", "beaten to it"],
)
def test_who_ended_the_deal_is_told_to_both(state, mine, theirs):
    assert (ended(state), ended(state, 1)) == (mine, theirs)


@pytest.mark.parametrize("setup", ["schnapsen", "schnapsen(preset=bummerl)", "schnapsen(preset=pagat)"])
def test_how_a_deal_ended_is_always_told_and_never_by_a_wrong_name(setup):
    met = set()
    for seed in range(60):
        state = engine.replay(play_out(shuffled(engine.parse_setup(setup), seed), "beginner", seed))
        told, (word, who) = ended(state), state.ending
        met.add(word)
        if told and word == "claim":
            assert told.startswith("Your opponent") == (who == 1)
            assert f"claim{'' if who == 0 else 's'} with {state.counted(who)} points" in told
        elif told:
            assert told.startswith("Nobody claims")
    assert "claim" in met


def test_the_account_of_schnapsen_adds_tricks_and_marriages():
    state = schnapsen(
        "hands=AH.KH.QH.AS/TH.KS.QS.TS trump=C stock=- lead=0 tricks=3/3 points=50/40 "
        "played=AC.TC.KC.QC.JC.AD.TD.KD.QD.JD.JS.JH",
        "marriage-H claim",
    )
    items = telling_of("schnapsen").account(EN, state)
    tricks, marriages, total = (item.amounts for item in items)
    assert [tricks[seat] + marriages[seat] for seat in (0, 1)] == list(total)
    assert marriages[0] == 20
    assert "<del" not in drawn(state)


def test_a_marriage_without_a_trick_is_struck_out_and_said_not_to_count():
    for seed in range(200):
        state = engine.replay(play_out(shuffled(engine.parse_setup("schnapsen"), seed), "beginner", seed))
        idle = [seat for seat in (0, 1) if state.announced[seat] and not state.tricks[seat]]
        if idle:
            assert "does not count" in drawn(state)
            assert state.counted(idle[0]) == 0
            return
    pytest.fail("no deal ends with a marriage that waits for its trick")


def test_the_account_of_schneider_shows_the_honours_of_both():
    state = engine.replay(play_out(shuffled(engine.parse_setup("schneider"), 3), "beginner", 3))
    assert f"<td>{state.honours[0]}</td><td>{state.honours[1]}</td>" in drawn(state)


def test_schafkopf_names_who_played_with_whom_and_the_points_of_both_sides():
    with_partner = 0
    for seed in range(20):
        state = engine.replay(play_out(shuffled(engine.parse_setup("schafkopf"), seed), "beginner", seed))
        if state.contract is None:
            assert ended(state) == ""
            continue
        points = sum(state.points[seat] for seat in state.declarers)
        told = [ended(state, seat) for seat in range(4)]
        assert all(f"{points} against {120 - points}" in each for each in told)
        assert [each.startswith("You play") for each in told] == [seat == state.declarer for seat in range(4)]
        if state.partner >= 0:
            with_partner += 1
            assert "you are the partner" in told[state.partner]
        else:
            assert all("alone against three" in each for each in told)
    assert with_partner > 0


def test_schmier_tells_the_bid_and_what_was_won_of_it():
    state = engine.replay(play_out(shuffled(engine.parse_setup("schmier"), 8), "beginner", 8))
    facts = next(line.facts for line in state.result.lines if "won" in line.facts)
    told = ended(state, state.declarer)
    assert told.startswith(f"Your team bid {facts['bid']} with ")
    assert f"has won {facts['won']} point" in told


@pytest.fixture
def tricks_of(monkeypatch):
    """What stands in the list of tricks of a finished deal, as texts; cards are left out."""
    store = Store("sqlite://")
    learner = store.learners.of_cookie("token", NOW)
    monkeypatch.setattr(session, "get", lambda name, default=None: default)

    def draw(record):
        context = Context(EN, "token", learner, Settings(setup=record.rules.text), store, NOW, {}, {})
        return all_tricks(context, look_at(context, Deal("deal", record.text, None, True, NOW)))

    def read(record):
        parts = re.findall(r'<p class="baza-between">(.*?)</p>|class="n">(\d+)<', draw(record))
        return [re.sub("<[^>]+>", "", said) or int(number) for said, number in parts]

    read.drawn = draw
    yield read
    store.close()


def test_what_was_said_stands_between_the_tricks_where_it_was_said(tricks_of):
    record = engine.parse_record(
        "schnapsen(preset=bummerl) dealer=0 deck=AC.QH.JS.JD.QD.KC.KH.AH.JH.TS.QS.AS.TH.AD.TC.JC.KS.TD.QC.KD "
        "moves=AC.JD.exchange.marriage-H.close.KH.TH.QS.AS.claim"
    )
    assert tricks_of(record) == [
        1,
        (
            "Your opponent exchanges and takes the king of hearts. Your opponent announces 40 in hearts. "
            "Your opponent closes the stock."
        ),
        2,
        3,
        "Your opponent claims with 67 points.",
    ]


def test_the_bids_of_a_table_of_several_stand_before_the_first_trick(tricks_of):
    record = play_out(shuffled(engine.parse_setup("schmier"), 8), "beginner", 8)
    bids, *tricks = tricks_of(record)
    said = [move for move in record.moves if isinstance(move, str) and not move.startswith("discard")]
    assert bids.count(" · ") == len(said) - 1
    assert "Throw" not in bids
    assert tricks == list(range(1, len(engine.replay(record).tricks_played()) + 1))


@pytest.mark.parametrize("game", ["schnapsen", "schneider"])
def test_after_each_trick_of_two_stands_what_both_have_counted(tricks_of, game):
    record = play_out(shuffled(engine.parse_setup(game), 3), "beginner", 3)
    counts = re.findall(r"<small>You (\d+) · Opponent (\d+)</small>", tricks_of.drawn(record))
    state = engine.replay(record)
    assert len(counts) == len(state.tricks_played())
    assert [int(number) for number in counts[-1]] == state.as_json()["points"]

"""The worked examples V-B1 to V-B21 and the rulings C-01 to C-09, C-40, G-01 to G-05."""

import pytest

import engine
from engine.games.schneider.settle import misdeal, settle
from tests.engine.helpers import at, legal, play, why

# Six cards each, ten tricks still to be drawn for: the first trick.
FILL = "stock=??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??"


def trick(setup: str, lead: str, reply: str) -> tuple[int, int]:
    """Play one trick of a late ending: who wins it (0 leads), and how many honours it brings."""
    trump = " trump=H" if "trump=yes" in setup else ""
    state = play(at(f"{setup} hands={lead}/{reply}{trump} lead=0"), f"{lead}.{reply}")
    [done] = state.tricks_played()
    return done.winner, sum(state.honours)


@pytest.mark.parametrize(
    ("lead", "reply", "winner", "honours"),
    [("8D", "9D", 1, 0), ("AH", "KH", 0, 2), ("TC", "JC", 1, 2), ("8D", "QD", 1, 1), ("8D", "AS", 0, 1)],
)
def test_who_wins(lead, reply, winner, honours):  # V-B1, V-B3, V-B5, V-B17
    assert trick("schneider", lead, reply) == (winner, honours)


@pytest.mark.parametrize(
    ("lead", "reply", "winner"),
    [
        ("8D", "9D", 1),
        ("8D", "TD", 0),
        ("TC", "JC", 1),
        ("TC", "QC", 0),
        ("KS", "AS", 1),
        ("AS", "KS", 0),
        ("7H", "8H", 1),
    ],
)
def test_only_the_next_higher_card(lead, reply, winner):  # C-40
    assert trick("schneider(capture=next-only)", lead, reply)[0] == winner


@pytest.mark.parametrize(
    ("setup", "lead", "reply", "winner"),
    [
        ("schneider(trump=yes)", "AS", "7H", 1),
        ("schneider(trump=yes)", "7H", "AS", 0),
        ("schneider(trump=yes)", "8H", "QH", 1),
        ("schneider(trump=yes,capture=next-only)", "8H", "QH", 0),
        ("schneider(trump=yes,capture=next-only)", "8H", "9H", 1),
        ("schneider(trump=yes,capture=next-only)", "AS", "7H", 1),
    ],
)
def test_trumps(setup, lead, reply, winner):  # G-01, contract 4
    assert trick(setup, lead, reply)[0] == winner


def test_any_card_answers():  # V-B7
    state = at(f"schneider hands=?5/AS.7S.9D.KH.8C.JD {FILL} lead=0 trick=QS")
    assert len(legal(state).split(".")) == 6
    beating = [c for c in state.moves() if state.deal.terms.order.beats(c, engine.parse_card("QS"))]
    assert engine.cards_text(beating) == "AS"


def test_following_suit():  # V-B9, G-02
    state = at(f"schneider(follow=yes) hands=?5/9D.KH.8C.JD.TC.7D {FILL} lead=0 trick=QS")
    assert len(legal(state).split(".")) == 6
    bound = at(f"schneider(follow=yes) hands=?5/9D.KH.8C.7S.TC.AS {FILL} lead=0 trick=QS")
    assert (legal(bound), why(bound, "9D")) == ("7S.AS", "schneider.follow")


def test_a_led_trump_is_followed():  # contract 4
    state = at("schneider(follow=yes,trump=yes) hands=AH/7H.AS trump=H lead=0 trick=KH tricks=7/7")
    assert legal(state) == "7H"


def test_the_stock():  # V-B13
    state = engine.replay(engine.shuffled(engine.parse_setup("schneider"), 4))
    sizes = [len(state.stock)]
    while state.to_act is not None:
        for _ in range(2):
            state = state.after(state.moves()[0])
        sizes.append(len(state.stock))
    assert (sizes[0], sizes[1], sizes[9], sizes[10], len(sizes) - 1) == (20, 18, 2, 0, 16)


def test_twenty_four_cards_play_twelve_tricks():  # G-04
    state = engine.replay(engine.shuffled(engine.parse_setup("schneider(pack=24)"), 4))
    assert len(state.stock) == 12
    while state.to_act is not None:
        state = state.after(state.moves()[-1])
    assert len(state.tricks_played()) == 12


def test_the_winner_draws_first():
    deck = "AS.KS.QS.7C.8C.9C.JS.TS.9S.7D.8D.9D.AH.KH.QH.JH.TH.9H.8H.7H.AC.KC.QC.JC.TC.AD.KD.QD.JD.TD.8S.7S"
    state = engine.replay(engine.parse_record(f"schneider dealer=1 deck={deck} moves=AS.7C"))
    assert [engine.card_text(hand[-1]) for hand in state.dealt()] == ["AH", "KH"]


@pytest.mark.parametrize(
    ("setup", "honours", "score"),
    [
        ("schneider", (11, 9), (1, 0)),
        ("schneider", (4, 16), (0, 2)),
        ("schneider", (19, 1), (2, 0)),
        ("schneider", (20, 0), (3, 0)),
        ("schneider", (10, 10), (0, 0)),  # V-B11
        ("schneider(scoring=difference)", (14, 6), (8, 0)),  # V-B15
        ("schneider(scoring=difference)", (10, 10), (0, 0)),
        ("schneider(pack=24)", (9, 7), (1, 0)),
        ("schneider(pack=24)", (13, 3), (2, 0)),
        ("schneider(pack=24)", (0, 16), (0, 3)),
        ("schneider(pack=24)", (8, 8), (0, 0)),
        ("schneider(honours=AKQJT,pack=24)", (11, 9), (1, 0)),
        ("schneider(honours=AKQJT,pack=24)", (15, 5), (1, 0)),
        ("schneider(honours=AKQJT,pack=24)", (16, 4), (2, 0)),
        ("schneider(honours=AKQJT,pack=24)", (20, 0), (3, 0)),
    ],
)
def test_what_a_deal_is_worth(setup, honours, score):
    settled = settle(engine.parse_setup(setup), honours)
    assert settled.score == score
    assert settled.redeal == ("same-dealer" if not any(score) else None)


@pytest.mark.parametrize(
    ("pack", "count"),
    [("schneider", 20), ("schneider(pack=24)", 16), ("schneider(honours=AKQJT,pack=24)", 20)],
)
def test_the_honours_in_the_pack(pack, count):  # V-B19, C-01
    rules = engine.parse_setup(pack)
    state = engine.replay(engine.shuffled(rules, 1))
    assert state.deal.terms.honours.bit_count() == count
    assert state.deal.terms.honours & ~state.deal.terms.pack == 0


def test_a_misdeal_is_void():  # V-B21
    assert (misdeal().score, misdeal().redeal) == ((0, 0), "same-dealer")


def test_the_turned_card_is_the_last_of_the_stock():  # C-02
    record = engine.shuffled(engine.parse_setup("schneider(trump=yes)"), 3, dealer=1)
    state = engine.replay(record)
    assert state.stock[-1] == record.deck[-1]
    assert state.trump == record.deck[-1] // 13
    view = engine.view(state, 0)
    assert view.turned == record.deck[-1]
    assert engine.view(engine.replay(engine.shuffled(engine.parse_setup("schneider"), 3)), 0).turned is None


@pytest.mark.parametrize(
    "text",
    [
        "schneider(honours=AKQJ)",
        "schneider(pack=32,honours=AKQJ)",
        "schneider(pack=20)",
        "schneider(preset=x)",
    ],
)
def test_unreadable_set_ups(text):
    with pytest.raises(engine.Unreadable):
        engine.parse_setup(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("schneider(honours=AKQJT)", "schneider"),
        ("schneider(pack=24,honours=AKQJ)", "schneider(pack=24)"),
        ("schneider(pack=24,honours=AKQJT)", "schneider(honours=AKQJT,pack=24)"),
        ("schneider(trump=yes,capture=next-only)", "schneider(capture=next-only,trump=yes)"),
    ],
)
def test_canonical_set_ups(text, canonical):
    assert engine.parse_setup(text).text == canonical


def test_a_tie_is_redealt_by_the_same_dealer():
    from engine.match import Match

    match = Match(engine.parse_setup("schneider"), 7, 0)
    tied = settle(match.rules, (10, 10))
    won = settle(match.rules, (3, 17))
    assert Match(match.rules, 7, 0, (), (tied, tied)).next_dealer == 0
    assert Match(match.rules, 7, 0, (), (tied, won)).next_dealer == 1
    long = Match(match.rules, 7, 0, (), (won,) * 4)
    assert (long.score, long.winner) == ((0, 8), 1)

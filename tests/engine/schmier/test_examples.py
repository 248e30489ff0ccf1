"""The worked examples, and the contract's section on Schmier: a text and its answer."""

import pytest

import engine
from engine import Refused, Unreadable
from engine.games.schmier.clauses import Clause
from engine.games.schmier.points import Award, awards
from engine.games.schmier.settle import front_of, score
from engine.games.schmier.trumps import PACK, TRUMPS, worth_of
from engine.trick import winning_place
from tests.engine.helpers import at, legal, play, why, words
from tests.engine.schmier.deals import dealt, finished, walk

BIDS = "bids=bid-3.pass.pass.pass.pass.pass trump=H"
PASSES = "pass.pass.pass.pass.pass"


def test_fifteen_trumps():  # V-M1
    for trumps in TRUMPS:
        assert trumps.all.bit_count() == 15
    assert engine.cards_text(TRUMPS[3].ranking) == "AD.KD.QD.JD.JH.TD.9D.8D.7D.6D.5D.4D.3D.2D.JO"


@pytest.mark.parametrize(
    ("cards", "place", "worth"),
    [
        ("JO.3H.JD.TH.AS.JH", 5, 17),  # V-M3
        ("JD.QH.AH.KD.AC.2H", 2, 14),  # V-M5
        ("9D.KD.AC.TD.2D.3D", 1, 17),
        ("9D.KD.JO.TD.2D.3D", 2, 14),  # the lowest trump beats a plain king
        ("JO.2H.3H.4C.5C.6C", 2, 1),
    ],
)
def test_who_wins(cards, place, worth):
    trick = engine.parse_cards(cards)
    assert winning_place(trick, TRUMPS[2].order) == place
    assert sum(map(worth_of, trick)) == worth


def last_trick(cards, lead=0):
    """Play one trick with hearts as trumps as the last of a deal that seat 0 has bid 3 for."""
    hands = cards.split(".")
    order = [hands[(seat - lead) % 6] for seat in range(6)]
    state = at(f"schmier hands={'/'.join(order)} {BIDS} lead={lead}")
    return play(state, cards)


def won(state):
    """Return the team of each point that somebody has."""
    return {award.rule.value.removeprefix("schmier."): award.team for award in awards(state)}


def test_three_points_in_one_trick():  # V-M3
    assert won(last_trick("JO.3H.JD.TH.AS.JH")) == {"joker": 2, "right": 2, "left": 2, "game": 2}


def test_high_left_and_low():  # V-M5
    assert won(last_trick("JD.QH.AH.KD.AC.2H")) == {"high": 2, "left": 2, "low": 2, "game": 2}
    assert won(last_trick("JD.QH.AH.2H.AC.KD")) == {"high": 2, "left": 2, "low": 0, "game": 2}


def test_low_stays_with_its_player():  # V-M23
    state = last_trick("KH.2H.3C.4C.5C.6C")
    assert won(state) == {"low": 1, "game": 0}
    assert state.tricks[-1].winner == 0


@pytest.mark.parametrize(
    ("led", "hand", "could"),
    [
        ("9D", "JD.4C.KD", "KD"),  # V-M7
        ("KH", "JO.4C.2S", "JO"),  # V-M9
        ("KH", "JD.4C.2S", "JD"),
        ("JD", "3H.4C.KD", "3H"),  # the left Bauer led is a trump led
        ("JO", "3H.4C.KD", "3H"),
        ("9D", "JD.4C.2S", "4C.2S.JD"),  # only the left Bauer of the suit led: void
        ("9D", "JO.3H.2S", "2S.3H.JO"),  # nobody must trump
    ],
)
def test_which_cards_may_be_played(led, hand, could):
    assert legal(at(f"schmier hands=?2/{hand}/?3/?3/?3/?3 {BIDS} trick={led}")) == could


def test_eighty_one_points():  # V-M11
    assert sum(map(worth_of, PACK)) == 81


def test_a_failed_six_from_two_is_minus_four():  # V-M13
    game = engine.GAMES["schmier"]
    result = score(3, 0, 6, [Award(Clause.HIGH, 0, {}), Award(Clause.LOW, 1, {})])
    assert result.score == (-6, 1, 0)
    assert game.add_score((2, 0, 0), result) == (-4, 1, 0)


def test_bids():  # V-M15
    state = play(dealt(), "bid-3")
    assert why(state, "bid-3") == "schmier.higher"
    assert why(state, "bid-2") == why(state, "bid-0") == why(state, "bid-7") == "schmier.bid-range"
    assert words(state) == {"pass", "bid-4", "bid-5", "bid-6"}
    assert words(dealt()) == {"pass", "bid-3", "bid-4", "bid-5", "bid-6"}


def test_the_most_points_win():  # V-M17
    result = score(3, 1, 2, [Award(Clause.HIGH, 0, {})] * 4 + [Award(Clause.LOW, 1, {})] * 2)
    assert front_of(21, (23, 22, 0), result) == (0,)


def test_what_a_player_may_throw():  # V-M19
    state = play(dealt("AS.TC.9D.3H.JD.JO"), f"bid-3.{PASSES}.trump-H")
    assert words(state) == {"discard-AS", "discard-TC", "discard-9D", "discard-none"}
    assert {
        engine.card_text(card): reason.rule.value for card, reason in state.refused().items()
    } == dict.fromkeys(("3H", "JD", "JO"), "schmier.discard-trump")
    assert engine.legal_json(state)["discard"] == {"least": 0, "most": 3, "must": []}
    assert len(list(engine.moves(state))) == 8
    assert why(state, "discard-AS-3H") == "schmier.discard-trump"
    assert why(state, "discard-AS-AS") == "schmier.discard"
    assert why(state, "discard-2C") == "schmier.in-hand"
    assert why(state, "discard-9D-as-10c") == "yes"


def test_more_than_three():
    state = play(dealt("AS.TC.9D.8D.JD.JO"), f"bid-3.{PASSES}.trump-H")
    assert why(state, "discard-AS-TC-9D-8D") == "schmier.discard-most"
    assert engine.legal_json(state)["discard"] == {"least": 0, "most": 3, "must": []}


def test_seventeen_left_fifteen_drawn():  # V-M21
    state = dealt(
        "2C.3C.4C.5C.6C.7C",
        "8C.9C.TC.QC.KC.AC",
        "2S.3S.4S.5S.6S.7S",
        "8S.9S.TS.QS.KS.AS",
        "2D.3D.4D.5D.6D.7D",
    )
    assert len(state.stock) == 17
    state = play(
        state, f"bid-3.{PASSES}.trump-H.discard-2C-3C-4C.discard-8C-9C-TC.discard-2S-3S-4S.discard-8S-9S-TS"
    )
    assert len(state.stock) == 5
    state = play(state, "discard-2D-3D-4D")
    assert (len(state.stock), state.to_act, state.hands[5].bit_count()) == (0, 5, 8)
    assert engine.legal_json(state)["discard"]["least"] == engine.legal_json(state)["discard"]["most"] == 2


def dealer_turn(hand, stock):
    """Return the dealer's turn to throw, hearts being trumps, after everybody stood pat."""
    others = [card for card in PACK if engine.card_text(card) not in f"{hand}.{stock}".split(".")]
    texts = [engine.card_text(card) for card in others]
    hands = [".".join(texts[n : n + 6]) for n in range(0, 30, 6)]
    state = play(dealt(*hands, hand, stock=stock), f"bid-3.{PASSES}.trump-H")
    return play(state, "discard-none.discard-none.discard-none.discard-none.discard-none")


STOCK = "2C.3C.4C.5C.6C.7C.8C.9C.TC.QC.KC.AC.2S.3S.4S.5S.6S"


def test_the_dealer_with_six_trumps_throws_all_else():
    state = dealer_turn("AH.KH.QH.JH.JD.TH", STOCK)
    answer = engine.legal_json(state)
    assert answer["discard"] == {"least": 17, "most": 17, "must": STOCK.split(".")}
    assert len(answer["legal"]) == 17
    assert set(answer["refused"]) == {"AH", "KH", "QH", "JH", "JD", "TH"}
    assert {reason["rule"] for reason in answer["refused"].values()} == {"schmier.dealer-trumps"}
    assert list(engine.moves(state)) == ["discard-" + STOCK.replace(".", "-")]


def test_the_dealer_with_fewer_trumps_chooses_among_the_rest():
    state = dealer_turn("AH.KH.QH.JH.JD.7S", STOCK)
    answer = engine.legal_json(state)
    assert answer["discard"] == {"least": 17, "most": 17, "must": []}
    assert len(answer["legal"]) == 18 == len(list(engine.moves(state)))
    assert "discard-none" not in answer["legal"]
    short = "discard-" + "-".join(STOCK.split(".")[1:])
    assert why(state, short) == "schmier.dealer-takes"
    assert why(state, f"{short}-KH") == "schmier.dealer-trumps"
    assert why(state, "discard-none") == "schmier.dealer-takes"


def test_the_dealer_with_more_than_six_trumps():  # G-49
    state = dealer_turn("AH.KH.QH.JH.JD.TH", STOCK.replace("2C", "2H").replace("3C", "JO"))
    answer = engine.legal_json(state)
    others = STOCK.split(".")[2:]
    assert answer["discard"] == {"least": 17, "most": 17, "must": others}
    assert {token[8:] for token in answer["legal"]} == {*others, "KH", "QH", "TH"}
    assert set(answer["refused"]) == {"AH", "2H", "JH", "JD", "JO"}
    assert {reason["rule"] for reason in answer["refused"].values()} == {"schmier.protected"}
    assert len(list(engine.moves(state))) == 3
    rest = "-".join(others)
    assert why(state, f"discard-{rest}-KH-QH") == "yes"
    assert why(state, f"discard-{rest}-KH-AH") == "schmier.protected"
    assert why(state, f"discard-{rest.removeprefix('4C-')}-KH-QH-TH") == "schmier.dealer-trumps"
    after = play(state, f"discard-{rest}-QH-KH")
    assert after.history[-1].endswith("-6S-QH-KH")
    assert (after.phase, after.to_act, after.hands[5].bit_count()) == ("play", 0, 6)


def test_the_field_stands_only_where_a_discard_is_due():
    for state in walk(engine.parse_setup("schmier"), 3):
        answer = engine.legal_json(state)
        assert ("discard" in answer) == (state.phase == "discard")
        assert engine.describe(state)["discard"] == answer.get("discard")


def test_phases_contract_and_declarer():
    state = dealt()
    seen = []
    for move in ("pass", "bid-4", "pass", "pass", "pass", "pass", "trump-H"):
        state = play(state, move)
        answer = engine.describe(state)
        seen.append(
            (answer["phase"], answer["to_act"], answer["contract"], answer["declarer"], answer["leader"])
        )
    assert seen[1] == ("bidding", 2, None, None, None)
    assert seen[5] == ("trump", 1, "bid-4", 1, None)
    assert seen[6] == ("discard", 0, "bid-4-H", 1, None)
    for _ in range(5):
        state = play(state, "discard-none")
    state = state.after(next(engine.moves(state)))
    answer = engine.describe(state)
    assert (answer["phase"], answer["to_act"], answer["leader"], answer["trump"]) == ("play", 1, 1, "H")
    assert len(answer["discarded"]) == 17
    assert answer["sides"] == [[0, 3], [1, 4], [2, 5]]


def test_six_ends_the_auction_at_once():
    state = play(dealt(), "bid-6")
    assert (state.phase, state.to_act, state.contract) == ("trump", 0, "bid-6")
    assert words(state) == {"trump-C", "trump-S", "trump-H", "trump-D"}


@pytest.mark.parametrize(
    ("moves", "token", "rule"),
    [
        ("bid-3", "discard-none", "schmier.bidding"),
        ("bid-3", "trump-H", "schmier.bidding"),
        ("bid-3", "2C", "schmier.bidding"),
        ("bid-6", "pass", "schmier.name-trump"),
        ("bid-6", "AH", "schmier.name-trump"),
        ("bid-6.trump-H", "bid-4", "schmier.exchange"),
        ("bid-6.trump-H", "2C", "schmier.exchange"),
        ("pass.pass.pass.pass.pass.pass", "bid-3", "schmier.turn"),
    ],
)
def test_words_at_the_wrong_time_are_refused(moves, token, rule):
    assert why(play(dealt(), moves), token) == rule


def test_words_after_the_exchange_are_refused():
    state = next(state for state in walk(engine.parse_setup("schmier"), 3) if state.phase == "play")
    assert why(state, "bid-4") == why(state, "pass") == "schmier.bidding"
    assert why(state, "trump-H") == "schmier.name-trump"
    assert why(state, "discard-none") == "schmier.exchange"
    end = finished(engine.parse_setup("schmier"), 3)
    assert why(end, "2C") == why(end, "pass") == "schmier.turn"


@pytest.mark.parametrize("token", ["bid-10", "bid-", "trump-X", "trump-", "discard-", "discard-2X", "discard-2C-none",
                                   "discard-none-2C", "rufer-H", "close", "claim", "discard-2C-", "trump-ſ"])  # fmt: skip
def test_unreadable_words(token):
    with pytest.raises(Unreadable):
        engine.parse_move(engine.GAMES["schmier"], token)


def test_any_order_is_read_and_one_is_written():
    game = engine.GAMES["schmier"]
    assert engine.parse_move(game, "DISCARD-jo-10h-3d-2♣") == "discard-2C-TH-3D-JO"
    record = dealt("AS.TC.9D.3H.JD.JO").record.text
    read = engine.parse_record(f"{record} moves=bid-6.trump-H.discard-9D-TC")
    assert read.text.endswith("moves=bid-6.trump-H.discard-TC-9D")
    assert engine.describe(engine.replay(read))["discarded"] == ["TC", "9D"]


def test_the_same_card_twice_is_refused_in_a_record():
    record = dealt("AS.TC.9D.3H.JD.JO").record.text
    with pytest.raises(Refused) as refused:
        engine.replay(engine.parse_record(f"{record} moves=bid-6.trump-H.discard-9D-9D"))
    assert (refused.value.at, refused.value.reason.rule.value) == (2, "schmier.discard")


def test_drawn_cards_stand_at_the_end_of_a_hand():
    state = play(dealt("AS.TC.9D.3H.JD.JO", stock="7S.8S.9S"), "bid-6.trump-H.discard-9D-AS")
    answer = engine.describe(state)
    assert answer["hands"][0] == ["TC", "3H", "JD", "JO", "7S", "8S"]
    assert answer["stock"][0] == "9S"
    assert len(answer["stock"]) == 15


def test_three_and_three_are_dealt_from_the_dealers_left():
    pack = engine.cards_text(PACK)
    state = engine.replay(engine.parse_record(f"schmier dealer=2 deck={pack}"))
    assert engine.describe(state)["hands"][3] == ["2C", "3C", "4C", "7S", "8S", "9S"]
    assert engine.describe(state)["hands"][2] == ["4S", "5S", "6S", "9H", "TH", "JH"]
    assert engine.describe(state)["stock"] == engine.cards_text(PACK[36:]).split(".")

"""The rulings C-46 to C-52 and G-41 to G-54: where the document contradicts itself or is silent."""

import random

import pytest

import engine
from engine import Line, Refused, Settlement
from engine.choices import any_move
from engine.games.schmier.clauses import Clause
from engine.games.schmier.points import Award, game_winner
from engine.games.schmier.settle import front_of, misdeal, revoke, score
from tests.engine.helpers import at, legal, play, why, words
from tests.engine.schmier.deals import SETUPS, dealt, finished, walk

GAME = engine.GAMES["schmier"]
BIDS = "bids=bid-3.pass.pass.pass.pass.pass trump=H"


def awarded(*teams):
    """Return one point for each team named."""
    return [Award(rule, team, {}) for rule, team in zip((Clause.HIGH, Clause.LOW, Clause.RIGHT, Clause.LEFT,
                                                         Clause.JOKER, Clause.GAME), teams, strict=False)]  # fmt: skip


def test_three_teams_of_two_or_two_of_three():  # C-46, G-52
    assert [engine.describe(finished(rules, 1))["sides"] for rules in SETUPS] == [
        [[0, 3], [1, 4], [2, 5]],
        [[0, 2, 4], [1, 3, 5]],
    ]
    for rules in SETUPS:
        sides = engine.describe(finished(rules, 1))["sides"]
        assert all((seat + 1) % 6 not in side for side in sides for seat in side)
        assert len(finished(rules, 1).points) == len(sides)


def test_six_points_a_deal_and_twenty_one_a_match():  # C-47
    assert score(3, 0, 6, awarded(0, 0, 0, 0, 0, 0)).score == (6, 0, 0)
    assert GAME.targets == (21,)


def test_every_other_team_keeps_its_own():  # C-48, G-51
    failed = score(3, 0, 4, awarded(0, 1, 2, 0, 1, 0))
    assert (failed.score, failed.winners) == ((-4, 2, 1), (1, 2))
    assert [line.rule.value for line in failed.lines if line.side == 0] == ["schmier.failed"]
    made = score(3, 0, 3, awarded(0, 1, 2, 0, 1, 0))
    assert (made.score, made.winners) == ((3, 2, 1), (0,))


def test_the_bid_itself_is_enough_and_more_counts():  # G-54
    assert score(3, 2, 3, awarded(2, 2, 2, 0, 0, 1)).score == (2, 1, 3)
    assert score(3, 2, 3, awarded(2, 2, 2, 2, 2, 1)).score == (0, 1, 5)
    assert score(3, 2, 3, awarded(2, 2, 0, 0, 0, 1)).score == (3, 1, -3)


def test_six_passes_and_not_five_throw_the_deal_in():  # C-49, G-44
    state = play(dealt(), "pass.pass.pass.pass.pass")
    assert words(state) == {"pass", "bid-3", "bid-4", "bid-5", "bid-6"}
    assert play(state, "bid-3").to_act == 5
    end = engine.describe(play(state, "pass"))
    assert end["result"] == {"score": [0, 0, 0], "winners": [], "lines": [], "redeal": "same-dealer"}
    assert (end["phase"], end["to_act"], end["contract"], end["declarer"]) == ("over", None, None, None)


def test_game_is_counted_in_the_deal():  # C-50
    states = list(walk(SETUPS[0], 7))
    assert states[0].points == (0, 0, 0)
    counted = [0, 0, 0]
    for trick in states[-1].tricks_played():
        for card in trick.cards:
            counted[trick.winner % 3] += {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "O": 1}.get(
                engine.card_text(card)[0 if card != 52 else 1], 0
            )
    assert list(states[-1].points) == counted


def test_low_is_the_two_and_not_the_joker():  # C-51
    state = play(at(f"schmier hands=2H/JO/3C/4C/5C/6C {BIDS} lead=0"), "2H.JO.3C.4C.5C.6C")
    lines = {line.rule.value: line.side for line in state.result.lines}
    assert state.tricks[-1].winner == 0
    assert state.taken.low == 0
    assert state.taken.joker == 0
    assert lines == {"schmier.low": 0, "schmier.joker": 0, "schmier.game": 0}


@pytest.mark.parametrize(
    ("points", "team"), [((20, 20, 5), -1), ((9, 9, 9), -1), ((20, 5, 5), 0), ((1, 2, 1), 1)]
)
def test_a_tie_for_game_is_nobodys(points, team):  # G-42
    assert game_winner(points) == team


def test_nobody_may_equal_a_bid():  # G-43
    state = play(dealt(), "pass.bid-4.pass.pass.pass")
    assert state.to_act == state.dealer
    assert why(state, "bid-4") == "schmier.higher"
    assert words(state) == {"pass", "bid-5", "bid-6"}


def test_the_five_cards_are_never_thrown():  # G-45
    for seed in range(200):
        state = finished(SETUPS[0], seed)
        if state.trumps:
            thrown = engine.mask_of(engine.parse_cards(".".join(state.as_json()["discarded"])))
            assert not thrown & state.trumps.protected


def test_there_are_always_enough_cards():  # G-46
    for seed in range(100):
        for state in walk(SETUPS[0], seed):
            if state.phase == "play":
                assert state.stock == ()
                assert state.hands[state.seat].bit_count() == 6 - len(state.tricks)
            if state.phase == "discard" and state.seat == state.dealer:
                assert 2 <= state.discard.least <= 17


def test_the_exchange_goes_round_from_the_dealers_left():  # G-47
    turns = [state.seat for state in walk(SETUPS[0], 11) if state.phase == "discard"]
    dealer = finished(SETUPS[0], 11).dealer
    assert turns == [(dealer + place) % 6 for place in range(1, 7)]


def test_what_is_thrown_counts_for_nobody():  # G-47
    state = finished(SETUPS[0], 0)
    assert sum(state.points) < 81
    assert len(state.as_json()["discarded"]) == 17


def test_left_bauer_and_joker_follow_trumps():  # G-48
    assert legal(at(f"schmier hands=?2/JD.JO.KD/?3/?3/?3/?3 {BIDS} trick=2H")) == "JD.JO"
    assert legal(at(f"schmier hands=?2/JD.JO.KD/?3/?3/?3/?3 {BIDS} trick=2D")) == "KD"
    assert legal(at(f"schmier hands=?2/JD.JO.KC/?3/?3/?3/?3 {BIDS} trick=2D")) == "KC.JD.JO"
    # With clubs as trumps the jack of spades is the left Bauer, and that of diamonds is plain.
    clubs = "bids=bid-3.pass.pass.pass.pass.pass trump=C"
    assert legal(at(f"schmier hands=?2/JD.JS.KD/?3/?3/?3/?3 {clubs} trick=2D")) == "JD.KD"
    assert legal(at(f"schmier hands=?2/JD.JS.KD/?3/?3/?3/?3 {clubs} trick=2C")) == "JS"


def test_the_bidder_leads_what_he_likes():  # G-50
    state = at(f"schmier hands=2C.AH/?2/?2/?2/?2/?2 {BIDS} lead=0")
    assert legal(state) == "2C.AH"
    first = next(state for state in walk(SETUPS[0], 4) if state.phase == "play")
    assert first.seat == first.declarer
    assert len(first.moves()) == 6
    assert first.judge(first.moves()[0]).rule is Clause.BIDDER_LEADS


def settled(*amounts, bidder=None, failed=False):
    """Return the settlement of a deal with these scores."""
    lines = [
        Line(Clause.FAILED if failed and n == bidder else Clause.HIGH, n, amount)
        for n, amount in enumerate(amounts)
    ]
    winners = () if bidder is None else tuple(n for n in range(len(amounts)) if (n == bidder) != failed)
    return Settlement(amounts, winners, tuple(lines), redeal="same-dealer" if bidder is None else None)


@pytest.mark.parametrize(
    ("scores", "result", "front"),
    [
        ((20, 20, 20), settled(3, 3, 0, bidder=0), ()),
        ((21, 3, -4), settled(3, 0, 3, bidder=0), (0,)),
        ((23, 22, 0), settled(4, 2, 0, bidder=1), (0,)),
        ((22, 22, 0), settled(3, 2, 0, bidder=1), (1,)),  # C-52
        ((22, 0, 22), settled(2, 0, 2, bidder=1, failed=True), (0, 2)),  # G-41
        ((22, 22, 22), settled(2, 2, 2, bidder=2), (2,)),
        ((22, 22, 0), settled(0, 0, 0), (0, 1)),  # thrown in after a tie
    ],
)
def test_who_wins_the_match(scores, result, front):
    assert front_of(21, scores, result) == front
    expected = front[0] if len(front) == 1 else None
    assert GAME.match_winner(21, [scores], [result]) == expected
    assert GAME.match_tie(21, [scores], [result]) == (front if len(front) > 1 else ())


def test_a_tie_between_others_is_played_on_or_shared():  # C-52, G-41
    rules = SETUPS[0]
    tied = settled(22, 0, 22, bidder=1, failed=True)
    goes_on = engine.Match(rules, 21, 0, (), (tied,))
    assert (goes_on.winner, goes_on.winners) == (None, ())
    shared = engine.Match(rules, 21, 0, (), (tied,), final_tie="shared")
    assert (shared.winner, shared.winners) == (None, (0, 2))
    assert shared.as_json()["winners"] == [0, 2]
    assert shared.text == "match schmier target=21 dealer=0 final-tie=shared"
    record = finished(rules, 5).record
    with pytest.raises(Refused) as refused:
        shared.after(record)
    assert refused.value.reason.rule is Clause.TARGET


def test_the_match_option_is_its_text():
    for text in (
        "match schmier target=21 dealer=3",
        "match schmier(teams=2x3) target=21 dealer=0 final-tie=shared",
    ):
        assert engine.parse_match(text).text == text
    assert engine.parse_match("match schmier target=21 dealer=3 final-tie=extra-deal").text.endswith(
        "dealer=3"
    )
    for text in (
        "match schmier target=7 dealer=0",
        "match schmier target=21 dealer=6",
        "match schmier target=21 dealer=0 final-tie=no",
    ):
        with pytest.raises(engine.Unreadable):
            engine.parse_match(text)


def test_a_match_of_records():  # G-53
    match = engine.parse_match("match schmier target=21 dealer=2")
    assert match.score == (0, 0, 0)
    expected = [0, 0, 0]
    dealer = 2
    for seed in range(8):
        record = engine.shuffled(SETUPS[0], seed, match.next_dealer)
        state = engine.replay(record)
        state = play(state, "pass.pass.pass.pass.pass.pass") if seed == 3 else play_on(state, seed)
        assert record.dealer == dealer
        match = match.after(state.record)
        expected = [before + won for before, won in zip(expected, state.result.score, strict=True)]
        dealer = dealer if seed == 3 else (dealer + 1) % 6  # the deal passes on unless it was thrown in
        assert (list(match.score), match.next_dealer) == (expected, dealer)
    assert engine.parse_match(match.text) == match


def play_on(state, seed):
    rng = random.Random(seed)
    state = state.after("bid-3" if seed % 2 else "pass").after("bid-4")
    while state.to_act is not None:
        state = state.after(any_move(state.moves(), state.discard, rng))
    return state


def test_table_events():
    rules = SETUPS[0]
    assert misdeal(rules).redeal == "same-dealer"
    assert revoke(rules, declarer=4, bid=5, offender=1).score == (0, -5, 0)
    assert revoke(rules, declarer=4, bid=5, offender=0).score == (0, 5, 0)
    assert revoke(rules, declarer=4, bid=5, offender=0).winners == (1,)


def test_every_clause_has_a_sentence_and_a_source():
    for clause in GAME.clauses:
        assert clause.value.startswith("schmier.")
        assert clause.doc.endswith(".")
        assert clause.source
    cited = " ".join(clause.source for clause in GAME.clauses)
    for number in range(46, 53):
        assert f"C-{number}" in cited
    for number in range(41, 55):
        assert f"G-{number}" in cited

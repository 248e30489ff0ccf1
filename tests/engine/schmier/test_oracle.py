"""The engine against a second, plain reading of the rules, on random deals."""

import random

import pytest

import engine
from engine.games.schmier.points import awards
from tests.engine.schmier import oracle
from tests.engine.schmier.deals import SETUPS, finished, walk


@pytest.mark.parametrize("rules", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(60))
def test_every_moment_is_the_same(rules, seed):
    for state in walk(rules, seed):
        expected = oracle.play(state.record.text)
        found = engine.describe(state)
        assert [expected["hands"][seat] for seat in range(6)] == found["hands"]
        assert (expected["stock"], expected["points"]) == (found["stock"], found["points"])
        assert expected["score"] == (found["result"]["score"] if found["result"] else None)


@pytest.mark.parametrize("rules", SETUPS, ids=str)
def test_what_one_refuses_the_other_refuses(rules):
    rng = random.Random(6)
    pack = engine.GAMES["schmier"].pack(rules)
    words = ["pass", "trump-H", "trump-C", *(f"bid-{n}" for n in range(10))]
    refused = 0
    for seed in range(40):
        for state in walk(rules, seed):
            hand = [
                engine.card_text(card)
                for card in engine.cards_of(sum(state.hands[:3]) | state.hands[state.seat])
            ]
            some = "-".join(rng.sample(hand, min(len(hand), rng.randint(1, 4)))) or "none"
            for token in (
                rng.choice(words),
                engine.card_text(rng.choice(pack)),
                f"discard-{some}",
                "discard-none",
            ):
                move = engine.parse_move(engine.GAMES["schmier"], token)
                text = state.record.text
                text += ("." if " moves=" in text else " moves=") + engine.move_text(move)
                try:
                    oracle.play(text)
                    expected = True
                except oracle.Illegal:
                    expected = False
                assert state.judge(move).legal == expected, text
                refused += not expected
    assert refused > 3000


def test_every_whole_discard_is_legal_for_both():
    for seed in range(3):
        for state in walk(SETUPS[0], seed):
            if state.discard is None or state.seat == state.dealer:
                continue
            moves = list(engine.moves(state))
            assert len(set(moves)) == len(moves)
            for move in moves:
                oracle.play(f"{state.record.text}.{move}")


def test_five_points_and_game_are_awarded_in_every_deal():
    played = ties = 0
    for seed in range(2100):
        state = finished(SETUPS[seed % 2], seed)
        if state.result.redeal:
            continue
        played += 1
        found = awards(state)
        assert [award.rule.value for award in found[:5]] == [
            f"schmier.{item}" for item in ("high", "low", "right", "left", "joker")
        ]
        assert all(award.team >= 0 for award in found[:5])
        tied = state.points.count(max(state.points)) > 1
        assert (found[5].team < 0) == tied == (found[5].rule.value == "schmier.game-tie")
        ties += tied
        assert sum(state.points) == 81 - sum(
            oracle.WORTH.get(card[0] if card != "JO" else "O", 0) for card in state.as_json()["discarded"]
        )
    assert played >= 2000
    assert ties

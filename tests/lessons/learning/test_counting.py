"""Counting in the head: what goes by adds up to what the engine has counted."""

import pytest

import engine
from lessons.learning.counting import count_for, rule_of
from ui.practice.telling import telling_of

GAMES = ("schnapsen", "schneider", "schafkopf", "schmier")


@pytest.mark.parametrize("game", GAMES)
def test_the_tricks_that_go_by_are_those_of_the_deal(game):
    rules = engine.parse_setup(game)
    for seed in range(3):
        count = count_for(rules, seed)
        assert [shown.trick for shown in count.tricks] == list(count.state.tricks_played())
        assert len(count.tricks) >= 3
        assert count_for(rules, seed) == count or count_for(rules, seed).points == count.points
        assert count.points == telling_of(game).counted(count.state, 0)


def test_the_points_are_those_of_the_tricks_won_and_the_marriages_announced():
    rules = engine.parse_setup("schnapsen")
    for seed in range(12):
        count = count_for(rules, seed)
        mine = [shown.trick for shown in count.tricks if shown.trick.winner == 0]
        worth = sum(telling_of("schnapsen").worth(rules, trick.cards) for trick in mine)
        trump = "CSHD"[count.state.trump]
        said = [move for shown in count.tricks for seat, move in shown.said if seat == 0]
        announced = [move for move in said if str(move).startswith("marriage")]
        extra = sum(40 if move.endswith(trump) else 20 for move in announced)
        assert count.points == worth + extra


def test_a_claim_is_right_from_the_goal_on():
    rules = engine.parse_setup("schnapsen")
    counts = [count_for(rules, seed) for seed in range(40)]
    asked = [count for count in counts if count.may_claim is not None]
    assert all(count.may_claim == (count.points >= 66) for count in asked)
    assert {count.may_claim for count in asked} == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_counting_is_about_a_rule_of_the_game(game):
    assert rule_of(game).startswith(f"{game}.")

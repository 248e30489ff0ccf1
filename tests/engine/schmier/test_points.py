"""The six points of very many random deals: five are always awarded, Game too unless teams are tied."""

import random
from collections import Counter

import pytest

import engine
from engine.choices import any_move
from engine.games.schmier.clauses import Clause
from engine.games.schmier.points import ITEMS, awards
from tests.engine.schmier.deals import SETUPS

DEALS = 1500
"""For each set-up; ten thousand have been tried."""


def ends(rules, count):
    """The ends of so many random deals that somebody has bid for."""
    rng = random.Random(rules.text)
    game = engine.GAMES["schmier"]
    deck = list(game.pack(rules))
    while count:
        rng.shuffle(deck)
        state = game.start(rules, rng.randrange(6), deck)
        while state.to_act is not None:
            state = state.after(any_move(state.moves(), state.discard, rng))
        if state.declarer >= 0:
            count -= 1
            yield state


@pytest.mark.parametrize("rules", SETUPS, ids=str)
def test_five_points_and_game(rules):
    awarded = Counter()
    for state in ends(rules, DEALS):
        *five, game = awards(state)
        assert tuple(point.rule for point in five) == ITEMS
        assert all(0 <= point.team < len(state.points) for point in five)
        best = max(state.points)
        tied = state.points.count(best) > 1
        assert (game.rule, game.team) == (
            (Clause.GAME_TIE, -1) if tied else (Clause.GAME, state.points.index(best))
        )
        won = sum(point.team >= 0 for point in (*five, game))
        assert won == (5 if tied else 6)
        awarded[won] += 1
    assert set(awarded) == {5, 6}

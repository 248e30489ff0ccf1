"""Pinned counts, from the end of the exchange on."""

import random

import pytest

import engine
from engine.choices import any_move
from engine.perft import perft


def after_the_exchange(seed):
    rng = random.Random(seed)
    state = engine.replay(engine.shuffled(engine.parse_setup("schmier"), seed, dealer=5))
    for word in ("bid-3", *["pass"] * 5, "trump-H"):
        state = state.after(word)
    while state.phase == "discard":
        state = state.after(any_move(state.moves(), state.discard, rng))
    return state


@pytest.mark.parametrize(
    ("seed", "counts"), [(1, [1, 6, 15, 24, 30, 84]), (2, [1, 6, 19, 33, 61, 278])], ids=str
)
def test_perft_counts_ways_to_play(seed, counts):
    state = after_the_exchange(seed)
    assert [perft(state, depth) for depth in range(6)] == counts


def test_perft_counts_whole_discards():
    state = engine.replay(engine.shuffled(engine.parse_setup("schmier"), 1, dealer=5))
    for word in ("bid-6", "trump-H"):
        state = state.after(word)
    others = (state.hands[0] & ~state.trumps.all).bit_count()
    ways = sum((1, others, others * (others - 1) // 2, others * (others - 1) * (others - 2) // 6))
    assert perft(state, 1) == ways == len(list(engine.moves(state)))
    assert perft(state, 0) == 1

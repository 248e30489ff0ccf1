"""Seeded deals for the tests of the players."""

import random

import engine


def walk(rules, seed, pick=None):
    """Yield every state of a deal in which somebody is to act, moves drawn at random without claims."""
    rng = random.Random(seed)
    state = engine.replay(engine.shuffled(rules, seed))
    while state.to_act is not None:
        yield state
        moves = [move for move in state.moves() if move != "claim"] or list(state.moves())
        # Closing at the first chance would leave few deals with an open stock.
        if "close" in moves and rng.random() < 0.8:
            moves.remove("close")
        state = state.after(pick(state) if pick else rng.choice(moves))


def some_state(rules, seed):
    """Return one state of a random deal, early and late ones alike."""
    return random.Random(~seed).choice(list(walk(rules, seed)))


def preset(name):
    return engine.parse_setup(f"schnapsen(preset={name})")


PRESETS = tuple(preset(name) for name in engine.GAMES["schnapsen"].table.presets)
SETUPS = (*PRESETS, engine.parse_setup("schnapsen(pack=24)"))

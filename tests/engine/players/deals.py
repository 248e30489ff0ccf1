"""Seeded deals for the tests of the players."""

import random

import engine
from engine.players import choose


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


def played(names, seed, rules, samples=2):
    """Play a deal out, each seat by the player of its name, and return its end."""
    state = engine.replay(engine.shuffled(rules, seed))
    while state.to_act is not None:
        seat = state.to_act
        choice = choose(names[seat], engine.view(state, seat), seed=seed, samples=samples)
        assert state.judge(choice.move).legal
        state = state.after(choice.move)
    return state


def check_habit(state, habit, seed):
    """The habit is the same in every world that the seat to act cannot tell from the true one."""
    seen = engine.view(state, state.to_act)
    rng = random.Random(seed)
    assert {habit(seen.sample(rng)) for _ in range(6)} == {habit(state)}


def check_choice(state, player, seed):
    """The player chooses the same, and for the same reasons, whatever is hidden from it."""
    seen = engine.view(state, state.to_act)
    choice = choose(player, seen, seed=seed, samples=3)
    for number in range(2):
        other = engine.view(seen.sample(random.Random(number)), state.to_act)
        assert choose(player, other, seed=seed, samples=3) == choice


def some_state(rules, seed):
    """Return one state of a random deal, early and late ones alike."""
    return random.Random(~seed).choice(list(walk(rules, seed)))


def preset(name):
    return engine.parse_setup(f"schnapsen(preset={name})")


PRESETS = tuple(preset(name) for name in engine.GAMES["schnapsen"].table.presets)
SETUPS = (*PRESETS, engine.parse_setup("schnapsen(pack=24)"))

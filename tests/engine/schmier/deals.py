"""Random deals of Schmier, and records to begin from."""

import random

import engine
from engine.choices import any_move

SETUPS = tuple(engine.parse_setup(text) for text in ("schmier", "schmier(teams=2x3)"))


def walk(rules, seed):
    """Yield every state of a random deal, the end included."""
    rng = random.Random(seed)
    state = engine.replay(engine.shuffled(rules, seed))
    yield state
    while state.to_act is not None:
        state = state.after(any_move(state.moves(), state.discard, rng))
        yield state


def finished(rules, seed):
    """Return the end of a random deal."""
    *_, end = walk(rules, seed)
    return end


def dealt(*hands, dealer=5, stock=None, setup="schmier"):
    """Return the start of a deal with given hands, seat by seat; what is not given is filled up in order."""
    pack = [engine.card_text(card) for card in engine.GAMES["schmier"].pack(engine.parse_setup(setup))]
    given = [hand.split(".") if hand else [] for hand in hands] + [[]] * (6 - len(hands))
    first = stock.split(".") if stock else []
    free = [card for card in pack if card not in first and all(card not in hand for hand in given)]
    full = [[*hand, *(free.pop(0) for _ in range(6 - len(hand)))] for hand in given]
    order = [full[(dealer + 1 + place) % 6] for place in range(6)]
    deck = [card for half in (slice(0, 3), slice(3, 6)) for hand in order for card in hand[half]]
    return engine.replay(engine.parse_record(f"{setup} dealer={dealer} deck={'.'.join(deck + first + free)}"))

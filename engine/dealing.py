"""A fresh deal from a seed, and a whole one played out."""

from __future__ import annotations

import random

from engine.options import RuleSet
from engine.record import Record, replay
from engine.registry import GAMES
from engine.view import view

__all__ = ["PLAYERS", "play_out", "shuffled"]

PLAYERS = ("random", "beginner", "sensible")


def shuffled(rules: RuleSet, seed: int, dealer: int | None = None) -> Record:
    """Return a record without moves; the same seed always gives the same pack and dealer.

    ``dealer`` is a seat, or ``None`` to draw it by lot (``schnapsen.dealer``).

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen")
    >>> shuffled(rules, 1) == shuffled(rules, 1), shuffled(rules, 1) == shuffled(rules, 2)
    (True, False)
    """
    game = GAMES[rules.game]
    rng = random.Random(seed)
    deck = list(game.pack(rules))
    rng.shuffle(deck)
    lot = rng.randrange(game.seats)
    return Record(rules, lot if dealer is None else dealer, tuple(deck))


def play_out(record: Record, player: str, seed: int) -> Record:
    """Return the record played to its end by ``player`` (one of ``PLAYERS``) in every seat.

    Each seat sees its own view only; the same seed plays the same deal.
    """
    from engine.players import choose  # players import the games, which deal

    state = replay(record)
    rng = random.Random(seed)
    while state.to_act is not None:
        choice = choose(player, view(state, state.to_act), seed=rng.getrandbits(32))
        state = state.after(choice.move)
    assert state.record is not None
    return state.record

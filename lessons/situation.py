"""A position or a record of the content as a state of the engine."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from engine import Move, RuleSet, State
from engine.games.schafkopf import SchafkopfState

__all__ = ["allies", "open_situation", "play_on", "read_moves", "side_of", "with_setup"]


def with_setup(text: str, setup: str) -> str:
    """The same position or record under another set-up.

    >>> with_setup("schnapsen hands=AS/KS trump=H", "schnapsen(head=no)")
    'schnapsen(head=no) hands=AS/KS trump=H'
    """
    return " ".join([setup, *text.split(" ")[1:]])


def read_moves(rules: RuleSet, text: str | None) -> tuple[Move, ...]:
    """Read moves joined by ``.``; none for ``None``. Raises ``Unreadable``."""
    if not text:
        return ()
    return tuple(engine.parse_move(engine.GAMES[rules.game], part) for part in text.split("."))


def open_situation(text: str, moves: str | None = None, *, under: str | None = None) -> State:
    """The state of a position or record, after some more moves, perhaps under another set-up.

    Raises ``Unreadable`` for text outside the notation and ``Refused`` for a move the rules refuse.

    >>> state = open_situation("schnapsen hands=TS.JS/QD trump=H lead=1 trick=KS", "TS")
    >>> state.tricks_played()[-1].winner
    0
    """
    if under is not None:
        text = with_setup(text, under)
    state: State
    if " deck=" in text:
        state = engine.replay(engine.parse_record(text))
    else:
        state = engine.parse_position(text).state()
    return play_on(state, read_moves(state.rules, moves))


def play_on(state: State, moves: Sequence[Move]) -> State:
    """The state after some moves; raises ``Refused`` with the index of the first that is refused."""
    for at, move in enumerate(moves):
        try:
            state = state.after(move)
        except engine.Refused as refused:
            raise engine.Refused(refused.move, refused.reason, at) from None
    return state


def allies(state: State, seat: int) -> frozenset[int]:
    """The seats that play with a seat, itself included: its side, or those who play with the declarer.

    >>> text = "schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 bids=rufer-S.pass.pass.pass lead=0 trick=7S"
    >>> sorted(allies(open_situation(text), 1)), sorted(allies(open_situation(text), 2))
    ([0, 1], [2, 3])
    """
    if isinstance(state, SchafkopfState):
        declarers = frozenset(state.declarers)
        if state.contract is None:
            return frozenset({seat})
        return declarers if seat in declarers else frozenset(range(4)) - declarers
    sides: list[list[int]] = state.as_json()["sides"]
    return frozenset(sides[side_of(state, seat)])


def side_of(state: State, seat: int) -> int:
    """The side a seat plays for.

    >>> side_of(open_situation("schnapsen hands=TS.JS/QD.AC trump=H"), 1)
    1
    """
    sides = engine.GAMES[state.rules.game].sides(state.rules)
    return next(side for side, seats in enumerate(sides) if seat in seats)

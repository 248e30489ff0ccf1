"""A guided deal: the opponents' moves, undo, and what has happened since.

A practice game is a record; everything here maps records to records. The learner sits on one seat, a
computer player on every other. Its choices depend only on the record, so a deal that is resumed, or
undone and played the same way again, goes on as before.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

from engine import Move, Record, State, Trick, replay, view
from engine.players import choose
from engine.walk import steps

__all__ = ["OPPONENTS", "Happening", "advance", "answer", "happening", "happenings", "make", "undo"]

OPPONENTS = ("beginner", "sensible")
"""The computer players a learner can sit down with."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened at the table: a move, and what it completed.

    ``before`` and ``after`` are the states around the move; ``trick`` is the trick it completed.
    """

    seat: int
    move: Move
    before: State
    after: State
    trick: Trick | None


def _seed(record: Record) -> int:
    return zlib.crc32(record.text.encode())


def advance(record: Record, seat: int, player: str, *, most: int | None = None) -> Record:
    """Let the computer players move until ``seat`` is to act or the deal is over, or ``most`` moves are made.

    >>> import engine
    >>> record = engine.shuffled(engine.parse_setup("schnapsen"), seed=3, dealer=0)
    >>> len(advance(record, 0, "beginner").moves) >= 1, advance(record, 1, "beginner") == record
    (True, True)
    """
    state = replay(record)
    end = None if most is None else len(record.moves) + most
    while state.to_act is not None and state.to_act != seat and len(record.moves) != end:
        choice = choose(player, view(state, state.to_act), seed=_seed(record))
        state = state.after(choice.move)
        record = replace(record, moves=(*record.moves, choice.move))
    return record


def make(record: Record, move: Move) -> Record:
    """Make the move of the seat to act; raises :class:`engine.Refused`."""
    replay(record).after(move)
    return replace(record, moves=(*record.moves, move))


def answer(record: Record, move: Move, seat: int, player: str) -> Record:
    """Make the learner's move and let the others answer; raises :class:`engine.Refused`."""
    return advance(make(record, move), seat, player)


def undo(record: Record, seat: int) -> Record:
    """Return to the learner's last decision: his last move and all that followed are taken back.

    A record in which he has not moved is returned as it is.

    >>> import engine
    >>> deck = engine.GAMES["schnapsen"].pack(engine.parse_setup("schnapsen"))
    >>> record = Record(engine.parse_setup("schnapsen"), 1, deck, ("close",))
    >>> undo(record, 0).moves, undo(record, 1).moves
    ((), ('close',))
    """
    walk = enumerate(steps(replay(record.prefix(0)), record.moves))
    own = [place for place, (before, _, _) in walk if before.to_act == seat]
    return record.prefix(own[-1]) if own else record


def happenings(record: Record, since: int = 0) -> tuple[Happening, ...]:
    """Return what happened from move ``since`` on (0-based index into the record's moves)."""
    found = []
    for place, (before, move, after) in enumerate(steps(replay(record.prefix(0)), record.moves)):
        if place >= since and before.to_act is not None:
            found.append(_happening(before, move, after))
    return tuple(found)


def happening(before: State, move: Move) -> Happening:
    """What a legal move is at a table; :class:`ValueError` if nobody is to act."""
    return _happening(before, move, before.after(move))


def _happening(before: State, move: Move, after: State) -> Happening:
    if before.to_act is None:
        raise ValueError("nobody is to act")
    done = isinstance(move, int) and not after.trick
    trick = after.tricks_played()[-1] if done else None
    return Happening(before.to_act, move, before, after, trick)

"""A table that stands still: an exercise shows what it needs, and its parts keep their room."""

from typing import TypeVar

from engine import GAMES, State, parse_move, view
from lessons.model import Try
from ui.question.laid import bare
from ui.table.data import Frame, TableData

__all__ = ["calm", "lays_cards"]

_DUEL = 2

_Moment = TypeVar("_Moment", TableData, Frame)


def lays_cards(step: Try, start: State) -> bool:
    """Whether cards come to lie on the table of an exercise, or lie there already."""
    if start.trick or step.opponent != "none":
        return True
    game = GAMES[start.rules.game]
    lines = (step.solution, *(each.moves for each in step.temptations))
    return any(isinstance(parse_move(game, move), int) for line in lines for move in line.split("."))


def calm(data: TableData, step: Try, start: State, begin: TableData) -> TableData:
    """The same table, bare, and with room from its ``begin`` for all that the step can bring.

    What the seats have won is told only where there is something to tell: some of it has been won before, or
    the goal counts it. Whose turn it is, and the bids before the first card, the step's own words tell.
    """
    plays = lays_cards(step, start)
    counts = bool(step.goal.points or step.goal.game_points) or _won(start, step.seat)
    plain = _plainer(bare(data) if not counts else data, begin, plays=plays, counts=counts)
    plain["bare"] = True
    plain["keeps"] = "trick" if plays else "hand"
    plain["frames"] = [_plainer(frame, begin, plays=plays, counts=counts) for frame in data.get("frames", [])]
    return plain


def _won(state: State, seat: int) -> bool:
    """Whether, of two, somebody has won a trick."""
    return len(state.hands) == _DUEL and any(view(state, seat).tricks)  # type: ignore[attr-defined]


def _plainer(moment: _Moment, begin: TableData, *, plays: bool, counts: bool) -> _Moment:
    plain = moment.copy()
    plain["last_trick"] = None
    if len(moment["seats"]) > _DUEL:
        # It is told while cards are exchanged alone, and all below would move when it goes.
        plain["stock"] = None
    plain["contract"] = begin.get("contract") or moment.get("contract")
    # A word more may need a line more: what is said after the beginning is told below the table.
    plain["talk"] = None if plays else begin.get("talk")
    if not counts:
        plain["tallies"] = []
    plain["seats"] = [seat.copy() for seat in moment["seats"]]
    for seat in plain["seats"]:
        seat["turn"] = False
        if not counts:
            seat["points"] = seat["tricks"] = None
    return plain

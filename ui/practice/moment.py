"""One moment of a guided deal: where it stands, and what the learner is looking at just now.

The game is the record in the store. The tab remembers only which card was refused and how far a hint has
gone, each together with the record it belongs to: another deal, or another move, forgets both.
"""

import zlib
from dataclasses import dataclass

import engine
from engine import Match, Reason, Record, State
from lessons import coach, explain, practice
from lessons.coach import Hint
from lessons.names import CardNames
from lessons.store import Deal
from ui import session
from ui.context import Context
from ui.practice.deals import SEAT, match_before

__all__ = ["STEPS", "Moment", "forget", "look_at", "more_help", "refuse"]

STEPS = 3
"""How many steps a hint has."""

_REFUSED, _HINT, _SEQ = "baza-play-refused", "baza-play-hint", "baza-play-seq"


@dataclass(frozen=True)
class Moment:
    """A deal as it stands and what is said of it.

    ``refused`` is why the card just tried may not be played; ``step`` how far the hint has gone (0 to 3);
    ``story`` what has happened since the learner's last decision; ``matters`` what matters now.
    """

    deal: Deal
    record: Record
    state: State
    names: CardNames
    match: Match | None
    refused: Reason | None
    hint: Hint | None
    step: int
    story: tuple[str, ...]
    matters: str
    seq: int

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.state.to_act is None

    def lines(self, context: Context) -> list[str]:
        """What is said aloud of this moment, one sentence each."""
        if self.refused is not None:
            return [explain.sentence(self.refused, context.t, self.names)]
        if self.hint is not None:
            return [self.hint.text]
        said = [*self.story, self.matters] if self.matters else [*self.story]
        if self.state.result is not None:
            lines = self.state.result.lines
            said += [explain.settlement(line, context.t, self.names, you=SEAT) for line in lines]
        return said


def look_at(context: Context, deal: Deal) -> Moment:
    """Read a deal and all that is to be said of it now."""
    record = engine.parse_record(deal.record)
    state = engine.replay(record)
    names = context.names(record.rules.game)
    mine = state.to_act == SEAT
    seen = engine.view(state, SEAT)
    step = _step(deal, record) if mine else 0
    own = len(practice.undo(record, SEAT).moves)
    events = practice.happenings(record, own if own < len(record.moves) else 0)
    return Moment(
        deal=deal,
        record=record,
        state=state,
        names=names,
        match=match_before(deal),
        refused=_refusal(deal, record, state) if mine else None,
        hint=coach.hints(seen, context.t, names)[step - 1] if step else None,
        step=step,
        story=tuple(
            coach.recount(
                events, SEAT, record.rules.game, context.t, names, sums=not context.settings.hide_points
            )
        ),
        matters=coach.now(seen, context.t, names) if mine else "",
        # A press counts only on the picture of this very moment, whichever tab or page load drew it.
        seq=len(record.moves) * 1000 + _number(_SEQ) % 1000,
    )


def refuse(deal: Deal, record: Record, token: str) -> None:
    """Remember that a move was tried and refused."""
    session.put(_REFUSED, f"{_mark(deal, record)}:{token}")


def more_help(deal: Deal, record: Record) -> None:
    """Take the hint one step further."""
    session.put(_HINT, f"{_mark(deal, record)}:{min(STEPS, _step(deal, record) + 1)}")


def forget(*, hint: bool) -> None:
    """Forget what was refused, and the hint too if ``hint``; the next picture has a number of its own."""
    session.put(_SEQ, _number(_SEQ) + 1)
    session.drop(_REFUSED)
    if hint:
        session.drop(_HINT)


def _mark(deal: Deal, record: Record) -> str:
    return str(zlib.crc32(f"{deal.id} {record.text}".encode()))


def _refusal(deal: Deal, record: Record, state: State) -> Reason | None:
    mark, _, token = str(session.get(_REFUSED, "")).partition(":")
    if not token or mark != _mark(deal, record):
        return None
    verdict = state.judge(engine.parse_move(engine.GAMES[record.rules.game], token))
    return None if verdict.legal else verdict.reason


def _step(deal: Deal, record: Record) -> int:
    mark, _, step = str(session.get(_HINT, "")).partition(":")
    return int(step) if step.isdigit() and mark == _mark(deal, record) else 0


def _number(name: str) -> int:
    value = session.get(name, 0)
    return value if isinstance(value, int) else 0

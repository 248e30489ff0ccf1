"""One moment of a guided deal: where it stands, and what the learner is looking at just now.

The game is the record in the store. The tab remembers only which card was refused and how far a hint has
gone, each together with the record it belongs to: another deal, or another move, forgets both.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import engine
from engine import Match, Reason, Record, State
from engine.view import View
from lessons import coach, explain, practice
from lessons.coach import Hint
from lessons.names import CardNames
from lessons.seats import Company, company
from lessons.store import Deal
from ui import session
from ui.context import Context
from ui.practice.deals import SEAT, match_before
from ui.practice.paying import told

__all__ = ["STEPS", "Moment", "forget", "is_now", "look_at", "more_help", "refuse", "unseen"]

STEPS = 3
"""How many steps a hint has."""

_REFUSED, _HINT, _SEQ = "baza-play-refused", "baza-play-hint", "baza-play-seq"
_SEEN = "baza-play-seen"
_DUEL = 2
_PICTURES = 1000  # of one position; beyond that the numbers begin again


@dataclass(frozen=True)
class Moment:
    """A deal as it stands and what is said of it.

    ``refused`` is why the card just tried may not be played; ``step`` how far the hint has gone (0 to 3);
    ``story`` what has happened since the learner's last decision, ``taken`` the part of it that tells of the
    last trick, ``words`` what the one opponent has said in it; ``matters`` what matters now. ``mark`` numbers
    the position, ``seq`` its picture.
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
    taken: tuple[str, ...]
    words: tuple[str, ...]
    matters: str
    mark: int
    seq: int

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.record.rules.game

    @property
    def company(self) -> Company:
        """Who sits at the table."""
        return company(self.record.rules, SEAT)

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.state.to_act is None

    def lines(self, context: Context, news: Sequence[str]) -> list[str]:
        """What is said aloud of this moment, one sentence each; ``news`` are the moves just made."""
        if self.refused is not None:
            return [explain.sentence(self.refused, context.t, self.names, company=self.company)]
        if self.hint is not None:
            return [self.hint.text]
        told_now = news or self.story
        said = [*told_now, self.matters] if self.matters else [*told_now]
        if self.state.result is not None:
            said += [
                explain.settlement(line, context.t, self.names, you=SEAT, sides=self.company.sides)
                for line in told(self.state.result, self.company)
            ]
        return said


def look_at(context: Context, deal: Deal) -> Moment:
    """Read a deal and all that is to be said of it now."""
    record = engine.parse_record(deal.record)
    state = engine.replay(record)
    names = context.names(record.rules.game)
    mine = state.to_act == SEAT
    seen = engine.view(state, SEAT)
    mark = _mark(deal, record, seen)
    step = _step(mark) if mine else 0
    own = len(practice.undo(record, SEAT).moves)
    events = practice.happenings(record, own if own < len(record.moves) else 0)
    sums = not context.settings.hide_points
    told_of = [
        coach.recount([event], SEAT, record.rules.game, context.t, names, sums=sums) for event in events
    ]
    return Moment(
        deal=deal,
        record=record,
        state=state,
        names=names,
        match=match_before(deal),
        refused=_refusal(mark, record, state) if mine else None,
        hint=coach.hints(seen, context.t, names)[step - 1] if step else None,
        step=step,
        story=tuple(line for lines in told_of for line in lines),
        taken=next(
            (
                tuple(lines)
                for event, lines in zip(reversed(events), reversed(told_of), strict=True)
                if event.trick
            ),
            (),
        ),
        words=tuple(
            line
            for event, lines in zip(events, told_of, strict=True)
            if len(state.hands) == _DUEL and event.seat != SEAT and isinstance(event.move, str)
            for line in lines
        ),
        matters=coach.now(seen, context.t, names, sums=sums) if mine else "",
        mark=mark,
        seq=mark * _PICTURES + _number(_SEQ) % _PICTURES,
    )


def is_now(moment: Moment, seq: int) -> bool:
    """Whether the picture numbered ``seq`` shows the deal as it stands.

    A press counts on every picture of this very position, whichever tab or page load drew it and whatever
    was asked or refused since; on a picture of another position it counts for nothing.
    """
    return seq // _PICTURES == moment.mark


def unseen(moment: Moment) -> int:
    """From which move on this tab has not shown the deal; all are seen in a deal that is taken up again.

    From then on they count as shown.
    """
    name, _, number = str(session.get(_SEEN, "")).partition(":")
    deal, record = moment.deal, moment.record
    session.put(_SEEN, f"{deal.id}:{len(record.moves)}")
    if name == deal.id and number.isdigit():
        return min(int(number), len(record.moves))
    return 0 if practice.undo(record, SEAT) == record else len(record.moves)


def refuse(moment: Moment, token: str) -> None:
    """Remember that a move was tried and refused."""
    session.put(_REFUSED, f"{moment.mark}:{token}")


def more_help(moment: Moment) -> None:
    """Take the hint one step further."""
    session.put(_HINT, f"{moment.mark}:{min(STEPS, moment.step + 1)}")


def forget(*, hint: bool) -> None:
    """Forget what was refused, and the hint too if ``hint``; the next picture has a number of its own."""
    session.put(_SEQ, _number(_SEQ) + 1)
    session.drop(_REFUSED)
    if hint:
        session.drop(_HINT)


def _mark(deal: Deal, record: Record, seen: View) -> int:
    """The number of a position: of what the learner sees of it, so that it tells nothing of the rest."""
    return zlib.crc32(f"{deal.id} {len(record.moves)} {seen.text}".encode())


def _refusal(mark: int, record: Record, state: State) -> Reason | None:
    name, _, token = str(session.get(_REFUSED, "")).partition(":")
    if not token or name != str(mark):
        return None
    verdict = state.judge(engine.parse_move(engine.GAMES[record.rules.game], token))
    return None if verdict.legal else verdict.reason


def _step(mark: int) -> int:
    name, _, step = str(session.get(_HINT, "")).partition(":")
    return int(step) if step.isdigit() and name == str(mark) else 0


def _number(name: str) -> int:
    value = session.get(name, 0)
    return value if isinstance(value, int) else 0

"""Mistakes at the table: what was tried against the rules, what cost something, and how both come back."""

from __future__ import annotations

import datetime as dt
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from urllib.parse import urlencode

from fsrs import Rating

import engine
from engine import Move, Record, State
from engine.players import Choice, choose
from engine.walk import steps
from lessons import coach, drills
from lessons.coaching.teller import Idea
from lessons.drills import Choice as Option
from lessons.drills import Drill, Hint, Unasked
from lessons.i18n import N_
from lessons.learning.schedule import RELEARNT, mistake_key, schedule
from lessons.learning.titles import BETTER
from lessons.names import CardNames
from lessons.store.learnt import Learnt, Mistake
from lessons.wording.moves import move_name

__all__ = ["Costly", "costly_moves", "keep_costly", "keep_refused", "question"]

_COST = 0.5
"""Game points that a move must cost before it is called a mistake; what costs less is right too."""

_EVEN = 0.05
"""Game points in which two moves are as good as each other."""

_WORLDS, _SEED = 100, 1
"""How many worlds a move is judged by before it is called a mistake, and the seed that draws them."""

_OPTIONS = 4
"""How many options a question has where they are no cards; the cards in hand are all there to choose from."""

_GONE = N_("This mistake belongs to rules that no longer ask about it.")


@dataclass(frozen=True, slots=True)
class Costly:
    """A move of the learner's that cost something: the situation as he saw it, and what the coach found.

    ``cost`` is in game points, ``place`` the number of the move in the record, from 0.
    """

    position: str
    move: Move
    best: Move
    cost: float
    place: int


def keep_refused(learnt: Learnt, learner: str, state: State, move: Move, now: dt.datetime) -> None:
    """Remember a move that the rules refuse to the seat to act; a legal one is no mistake."""
    verdict = state.judge(move)
    if verdict.legal or verdict.reason is None or state.to_act is None:
        return
    position = engine.view(state, state.to_act).text
    _keep(learnt, learner, verdict.reason.rule.value, position, engine.move_text(move), now)


def costly_moves(record: Record, seat: int, *, samples: int | None = None) -> list[Costly]:
    """The moves of a seat that cost half a game point or more, by the sensible player's count.

    Cards, bids, announcements, exchanging, closing, claims, trump suits and discards: whatever was done
    is compared with the best that could be done. ``samples`` bounds the worlds it draws for each move;
    what seems a mistake in them is judged again, in more and in other worlds.
    """
    found = []
    for place, (before, move, _) in enumerate(steps(engine.replay(record.prefix(0)), record.moves)):
        if before.to_act != seat or len(list(islice(before.moves(), 2))) < 2:
            continue
        view = engine.view(before, seat)
        if _cost(choose("sensible", view, samples=samples), move) < _COST:
            continue
        judged = _judged(view.text)
        cost = _cost(judged, move)
        if cost >= _COST:
            found.append(Costly(view.text, move, judged.move, cost, place))
    return found


def _cost(choice: Choice, move: Move) -> float:
    """What a move costs against the best; nothing where it was not counted, as with many discards."""
    values = choice.values
    return values[choice.move] - values[move] if {choice.move, move} <= set(values) else 0.0


@lru_cache(maxsize=256)
def _judged(position: str) -> Choice:
    """The count of a position by which mistakes are called so, and asked about: always the same one."""
    state = engine.parse_position(position).state()
    return choose("sensible", engine.view(state, state.to_act or 0), seed=_SEED, samples=_WORLDS)


def keep_costly(learnt: Learnt, learner: str, costly: Costly, names: CardNames, now: dt.datetime) -> None:
    """Remember a costly move, so that its situation comes back as a question."""
    state = engine.parse_position(costly.position).state()
    view = engine.view(state, state.to_act or 0)
    # What was said at the table is about its own rule; a card is about what the better one was good for.
    about = costly.move if isinstance(costly.move, str) else costly.best
    rule = coach.idea(view, about, names.translator, names).rule
    _keep(learnt, learner, rule.value, costly.position, engine.move_text(costly.move), now)


def _keep(learnt: Learnt, learner: str, rule: str, position: str, move: str, now: dt.datetime) -> None:
    known = {(each.situation, each.move) for each in learnt.mistakes(learner, 500) if not each.mended}
    if (position, move) in known:
        return  # once is enough to come back
    learnt.add_mistake(learner, rule, position, move, now)
    # Nothing has been learnt yet, so it is due at once.
    schedule(learnt, learner, mistake_key(position, move), Rating.Again, now - RELEARNT)


def question(mistake: Mistake, names: CardNames) -> Drill:
    """The question that a mistake comes back as; raises :class:`Unasked` if it cannot be asked any more."""
    try:
        state = engine.parse_position(mistake.situation).state()
        move = engine.parse_move(engine.GAMES[state.rules.game], mistake.move)
        refused = not state.judge(move).legal
    except (engine.Unreadable, engine.Refused, engine.Ambiguous):
        raise Unasked(_GONE) from None
    if not refused:
        return _better(mistake, state, move, names)
    kinds = drills.kinds_for(state.rules.game)
    kind = "is-legal" if isinstance(move, int) else "may-act"
    if kind not in kinds:
        raise Unasked(_GONE)
    return drills.ask(kind, state.rules, names, position=mistake.situation, move=mistake.move)


def _better(mistake: Mistake, state: State, move: Move, names: CardNames) -> Drill:
    t = names.translator
    if state.to_act is None:
        raise Unasked(_GONE)
    view = engine.view(state, state.to_act)
    choice = _judged(mistake.situation)
    best, values = choice.move, choice.values
    if _cost(choice, move) < _COST:
        raise Unasked(_GONE)
    idea = coach.idea(view, best, t, names)
    others = sorted((each for each in values if each not in (best, move)), key=lambda each: -values[each])
    shown = [best, move, *others[: _OPTIONS - 2]]
    shown += [each for each in others[_OPTIONS - 2 :] if isinstance(each, int)]
    # In the order of the pack, then of the words: the place of the best one says nothing.
    shown.sort(key=lambda each: (isinstance(each, str), each if isinstance(each, int) else 0, str(each)))
    link = f"/drill?{urlencode({'kind': BETTER, 'position': mistake.situation, 'move': mistake.move})}"
    pointed = tuple(engine.card_text(card) for card in idea.cards)
    told = (engine.move_text(best),) if isinstance(best, int) else pointed
    return Drill(
        id=f"{zlib.crc32(link.encode()):08x}",
        kind=BETTER,
        setup=state.rules.text,
        question=_asked(state, move, names),
        choices=tuple(
            Option(
                engine.move_text(each),
                move_name(each, state, names),
                idea.advice if each == best else _told(state, _cost(choice, each), each, idea, names),
                mistake.rule,
            )
            for each in shown
        ),
        accepted=tuple(engine.move_text(each) for each in shown if _cost(choice, each) < _COST),
        rule=mistake.rule,
        link=link,
        hints=(Hint(idea.thought), Hint(idea.pointer, pointed), Hint(idea.advice, told)),
        translator=t,
        position=mistake.situation,
        seat=state.to_act,
    )


def _asked(state: State, move: Move, names: CardNames) -> str:
    t = names.translator
    if isinstance(move, int):
        return t.gettext(
            "At the table you played {card:the} here, and it cost you something. What is better?",
            card=names.card(move),
        )
    return t.gettext(
        "At the table you chose “{move}” here, and it cost you something. What is better?",
        move=move_name(move, state, names),
    )


_LESS: Mapping[str, str] = {
    "schafkopf": N_("In units, “{move}” is worth about {cost} less, by the coach's count."),
    "schmier": N_("In points, “{move}” is worth about {cost} less, by the coach's count."),
}
"""What a move costs, in the words of games that know no game points."""


def _told(state: State, cost: float, move: Move, best: Idea, names: CardNames) -> str:
    """What is said of an option that costs so much against the best one, which stands for an idea."""
    t, name = names.translator, move_name(move, state, names)
    if cost < _EVEN:
        return t.gettext("By the coach's count, “{move}” is as good as the best.", move=name)
    if cost < _COST:
        return t.gettext("By the coach's count, “{move}” is nearly as good as the best.", move=name)
    less = _LESS.get(
        state.rules.game, N_("In game points, “{move}” is worth about {cost} less, by the coach's count.")
    )
    told = [t.gettext(less, move=name, cost=t.number(round(cost, 1)))]
    if move == "claim":
        told.append(coach.idea(engine.view(state, state.to_act or 0), move, t, names).pointer)
    return " ".join([*told, best.advice])

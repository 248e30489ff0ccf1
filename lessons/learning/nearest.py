"""After a wrong answer: the nearest situation in which it would have been right.

Found by search: one thing at the table is changed at a time - a card, the trumps, the stock, a rule - and the
engine is asked again. The first change that makes the answer right is told. Where no single change does,
other questions of the same kind are looked at; of those that have this answer, the one whose words differ
least is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import engine
from engine import SUITS
from lessons.drills import Drill
from lessons.drills.finding import find, maker_of
from lessons.drills.problem import Given, Maker, Problem, Speaker, Unasked
from lessons.drills.seeded import Seeded
from lessons.learning.change import IMPOSSIBLE
from lessons.learning.changes import changes
from lessons.names import CardNames, card_names
from lessons.situation import open_situation

__all__ = ["Nearest", "nearest"]

_MOST, _FEW = 2000, 40
"""How many changes are tried, and how many where each has to be read as a position of many hidden hands."""

_DUEL, _SEEDS, _ENOUGH = 2, 24, 5
"""How many other questions are looked at where no change helps, and how many of them are compared."""

_WHOLE = ("one-trick", "match-winner", "partner")
"""Questions with several answers whose options are always the same."""

_SIDES = {
    "match-score": tuple(engine.GAMES),
    "game-points": ("schmier",),
    "laufende": ("schafkopf",),
    "partner": ("schmier",),
}
"""Where the same situation can be asked about somebody else."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """A situation in which the answer would be right: a sentence, and what there is to show of it.

    ``position`` and ``moves`` are the table and the moves told about it, ``cards`` the cards shown beside the
    question; ``link`` asks the question itself where it is another one.
    """

    said: str
    position: str | None
    moves: tuple[str, ...]
    cards: tuple[str, ...] = ()
    link: str | None = None


@lru_cache(maxsize=256)
def nearest(drill: Drill, given: str, names: CardNames) -> Nearest | None:
    """The nearest situation in which an answer is right; ``None`` if it is right here, or none was found.

    >>> from lessons.drills import ask
    >>> names = card_names("en")
    >>> drill = ask("trick-winner", engine.parse_setup("schnapsen"), names, cards="TS.KS", trump="H")
    >>> nearest(drill, "1", names).said
    'If the jack of spades lay there instead of the ten of spades, it would have been right.'
    """
    wanted = frozenset(drill.answers(given))
    if not wanted or drill.mark(given).right:
        return None
    try:
        problem = _problem(drill)
        maker = maker_of(drill.kind, problem.rules)
    except IMPOSSIBLE:
        return None
    slow = problem.state is not None and problem.state.record is None and len(problem.state.hands) > _DUEL
    for change in islice(changes(problem, names), _FEW if slow else _MOST):
        if _answers(maker, change.problem) == wanted:
            return Nearest(change.said, maker.shown(change.problem).position, *_told(change.problem))
    if drill.kind == "pack" or (drill.multiple and drill.kind not in _WHOLE):
        return None  # some of these very cards: no other question has them
    return _elsewhere(drill, problem, wanted, names)


def _problem(drill: Drill) -> Problem:
    """What a drill asks, found again by its link."""
    query = dict(parse_qsl(urlsplit(drill.link).query))
    rules = engine.parse_setup(drill.setup)
    if "seed" in query:
        return find(Seeded.read(query)).problem
    game = engine.GAMES[rules.game]
    given = Given(
        move=engine.parse_move(game, query["move"]) if "move" in query else None,
        cards=engine.parse_cards(query["cards"]) if "cards" in query else (),
        trump=SUITS.index(query["trump"]) if "trump" in query else None,
        seat=drill.seat,
        match=engine.parse_match(query["match"]) if "match" in query else None,
    )
    state = open_situation(query["position"], query.get("moves")) if "position" in query else None
    return maker_of(drill.kind, rules).pose(rules, state, given)


def _answers(maker: Maker, problem: Problem) -> frozenset[str]:
    """What the engine answers after a change; nothing where the change is impossible."""
    try:
        return maker.solve(problem)
    except IMPOSSIBLE:
        return frozenset()


def _elsewhere(drill: Drill, problem: Problem, wanted: frozenset[str], names: CardNames) -> Nearest | None:
    """Another question of the kind that has this answer: of those found the one with the nearest words."""
    maker, plain = maker_of(drill.kind, problem.rules), Speaker(card_names("en", names.pattern))
    here, found = _words(maker, problem, plain), []
    for place, (link, other, accepted) in enumerate(_others(drill, problem, maker)):
        if accepted == wanted and _alike(other, problem):
            # In one language for all, so that everybody is told the same situation.
            there = _words(maker, other, plain)
            found.append((((here - there) + (there - here)).total(), place, link, other))
            if len(found) == _ENOUGH:
                break
    if not found:
        return None
    _, _, link, other = min(found, key=lambda each: each[:2])
    shown, of = maker.shown(other), Speaker(names)
    said = of.t.gettext(
        "In this situation it would have been right: {situation}", situation=maker.question(other, of)
    )
    return Nearest(said, shown.position, *_told(other), link)


def _others(
    drill: Drill, problem: Problem, maker: Maker
) -> Iterator[tuple[str | None, Problem, frozenset[str]]]:
    """Other questions of the kind: about somebody else here, then about other deals, with their links."""
    rules = problem.rules
    if rules.game in _SIDES.get(drill.kind, ()):
        for side in range(engine.GAMES[rules.game].seats):
            other = replace(problem, side=side)
            try:
                maker.question(other, Speaker(card_names("en")))
                yield None, other, maker.solve(other)
            except IMPOSSIBLE:
                break
    for target in (drill.rule, None):
        for seed in range(_SEEDS):
            asked = Seeded(drill.kind, rules, seed, target)
            try:
                solved = find(asked)
            except Unasked:
                break
            yield asked.link, solved.problem, solved.accepted


def _told(problem: Problem) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The moves and the cards that stand beside a question, as texts."""
    return tuple(map(engine.move_text, problem.moves)), tuple(map(engine.card_text, problem.cards))


def _alike(one: Problem, other: Problem) -> bool:
    """Whether two problems ask the same about other situations."""
    sides = one.rules.game in _SIDES.get(one.kind, ()) or one.side == other.side
    return sides and (one.topic, one.seat) == (other.topic, other.seat)


def _words(maker: Maker, problem: Problem, of: Speaker) -> Counter[str]:
    return Counter(maker.question(problem, of).split())

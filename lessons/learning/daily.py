"""The daily session: what is due today, of all games, one question after the other."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

import engine
from lessons import drills
from lessons.drills import Unasked
from lessons.learning.choosing import Wish, next_question
from lessons.learning.remedy import lately as evidence_lately
from lessons.learning.schedule import mistake_key
from lessons.learning.variety import asked_lately, fresh
from lessons.rulebook import rule_id
from lessons.store import Answer, Mistake
from lessons.store.learnt import Learnt

__all__ = ["LENGTH", "Due", "due_today", "question_for"]

LENGTH = 20
"""How many questions a session has at most: about a quarter of an hour."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something to ask about again: a rule, or a mistake made at the table; since when it is due."""

    game: str
    since: dt.datetime
    rule: str
    mistake: Mistake | None = None


def due_today(
    learnt: Learnt, learner: str, now: dt.datetime, limit: int = LENGTH, last: str = ""
) -> list[Due]:
    """What is due by ``now``, the games by turns, within a game the longest overdue first.

    The turn begins with the game after ``last``, the one that was asked about last, if any.
    Rules that no game has any more are left out; they stay in the store.
    """
    mistakes = {mistake_key(each.situation, each.move): each for each in learnt.mistakes(learner, 500)}
    games: dict[str, list[Due]] = {}
    for key, card in learnt.cards(learner).items():
        if card.due > now:
            continue
        mistake = mistakes.get(key)
        rule = mistake.rule if mistake else key
        game = rule.partition(".")[0]
        if mistake is not None or _is_asked(game, rule):
            games.setdefault(game, []).append(Due(game, card.due, rule, mistake))
    turn = sorted(games, key=lambda game: (game <= last, game))
    rows = [sorted(games[game], key=lambda due: (due.since, due.rule)) for game in turn]
    return [due for row in zip_longest(*rows) for due in row if due is not None][:limit]


def _is_asked(game: str, rule: str) -> bool:
    try:
        rule_id(game, rule)
    except (KeyError, ValueError):
        return False
    return bool(drills.kinds_for(game, rule))


def question_for(
    due: Due, setups: Mapping[str, str], answers: Sequence[Answer], now: dt.datetime
) -> dict[str, str] | None:
    """The address of a question about a rule that is due; ``None`` if no rule set lets it be asked.

    ``setups`` are the learner's rule sets by game, ``answers`` what he has answered: a kind of question that
    has not come again and again, and that he has not had lately about this rule, comes first. The same moment
    always gives the same question.
    """
    asked = asked_lately(answers)
    rng = random.Random(f"{due.rule} {now.date()} {sum(answer.rule == due.rule for answer in answers)}")
    lately = [answer.kind for answer in answers if answer.rule == due.rule]
    kinds = list(drills.kinds_for(due.game, due.rule))
    rng.shuffle(kinds)
    kinds.sort(key=lambda kind: -lately.index(kind) if kind in lately else -len(lately) - 1)
    other = fresh(drills.kinds_for(due.game), asked)
    kinds.sort(key=lambda kind: kind not in other)
    own, seen = setups.get(due.game, due.game), evidence_lately(answers, due.game)
    for setup in dict.fromkeys((own, due.game, *_published(due.game))):
        rules = engine.parse_setup(setup)
        for kind in kinds:
            try:
                return next_question(Wish(rules, kind, due.rule, strict=True), seen, rng)
            except Unasked:
                continue
    return None


def _published(game: str) -> list[str]:
    return [engine.parse_setup(f"{game}(preset={name})").text for name in engine.GAMES[game].table.presets]

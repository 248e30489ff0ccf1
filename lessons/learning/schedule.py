"""When to ask about a rule again: one card of the scheduler per learner and rule."""

from __future__ import annotations

import datetime as dt
import zlib

from fsrs import Card, Rating, Scheduler

from lessons.drills import Drill
from lessons.learning.evidence import evidence_of
from lessons.store import Answer, Corrupt
from lessons.store.learnt import Learnt

__all__ = ["RELEARNT", "mistake_key", "rating", "remember", "review"]

_QUICK, _SLOW = 6, 60
"""Seconds within which an answer is easy, and after which it was hard work."""

RELEARNT = dt.timedelta(minutes=10)
"""How soon something that was not known is asked about again."""

_SCHEDULER = Scheduler(
    learning_steps=(RELEARNT,),
    relearning_steps=(RELEARNT,),
    maximum_interval=365,
    enable_fuzzing=False,
)


def rating(*, correct: bool, hinted: bool, seconds: int | None = None) -> Rating:
    """How well something was known: wrong, hard with a hint or slow, easy when quick, else good.

    >>> rating(correct=True, hinted=False, seconds=20).name, rating(correct=True, hinted=True).name
    ('Good', 'Hard')
    """
    if not correct:
        return Rating.Again
    if hinted or (seconds is not None and seconds > _SLOW):
        return Rating.Hard
    return Rating.Easy if seconds is not None and seconds <= _QUICK else Rating.Good


def review(card: Card | None, rate: Rating, now: dt.datetime, key: str) -> Card:
    """A card after one more answer at ``now`` (UTC); ``key`` names a card that is new.

    >>> now = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
    >>> (review(None, Rating.Good, now, "schnapsen.head").due - now).days
    2
    """
    card = card or Card(card_id=zlib.crc32(key.encode()), due=now)
    return _SCHEDULER.review_card(card, rate, now)[0]


def remember(
    learnt: Learnt,
    learner: str,
    drill: Drill,
    given: str,
    now: dt.datetime,
    *,
    place: str,
    seed: int,
    hinted: bool,
    seconds: int | None = None,
) -> Answer:
    """Store the first answer to a drill, and when its rule is due again.

    ``place`` says where it was asked: ``lesson``, ``drill``, ``daily`` or the name of an exam.
    """
    answer = Answer(
        kind=drill.kind,
        rule=drill.rule,
        setup=drill.setup,
        seed=seed,
        given=given,
        correct=drill.mark(given).right,
        hinted=hinted,
        answered=now,
        seconds=seconds,
        place=place,
        link=drill.link,
        evidence=None if hinted else evidence_of(drill, given).text,
    )
    learnt.add_answer(learner, answer)
    rate = rating(correct=answer.correct, hinted=hinted, seconds=seconds)
    schedule(learnt, learner, drill.rule, rate, now)
    return answer


def schedule(learnt: Learnt, learner: str, key: str, rate: Rating, now: dt.datetime) -> None:
    """Store when a rule, or what else ``key`` names, is due again."""
    try:
        card = learnt.card(learner, key)
    except Corrupt:
        card = None  # a card that cannot be read begins afresh
    learnt.save_card(learner, key, review(card, rate, now, key))


def mistake_key(situation: str, move: str) -> str:
    """What a mistake is scheduled under: the same wherever and whenever it was made.

    >>> mistake_key("schnapsen hands=AS/KS trump=H lead=0", "KS")
    'mistake.d948d511'
    """
    return f"mistake.{zlib.crc32(f'{situation} {move}'.encode()):08x}"

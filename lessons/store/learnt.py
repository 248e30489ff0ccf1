"""What a learner has done: lesson steps, drill answers, mistakes, and when to ask about a rule again."""

import datetime as dt
import json
from collections.abc import Iterable
from dataclasses import dataclass, fields

from fsrs import Card
from sqlalchemy import case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lessons.store import tables
from lessons.store.database import Database
from lessons.store.problem import Corrupt

__all__ = ["Answer", "Learnt", "Mistake", "Tally"]


@dataclass(frozen=True)
class Answer:
    """One answered drill: what was asked, what was given, whether it was right and whether with a hint.

    ``seconds`` is how long it took; ``place`` where it was asked (``lesson``, ``drill``, ``daily``, the name
    of an exam); ``link`` makes the same question again; ``evidence`` is a text of
    :class:`lessons.learning.evidence.Evidence`. Each is ``None`` where it is not known.
    """

    kind: str
    rule: str
    setup: str
    seed: int
    given: str
    correct: bool
    hinted: bool
    answered: dt.datetime
    seconds: int | None = None
    place: str | None = None
    link: str | None = None
    evidence: str | None = None

    @property
    def unaided(self) -> bool:
        """Whether it was right without a hint."""
        return self.correct and not self.hinted


@dataclass(frozen=True)
class Tally:
    """How often a rule was asked about and answered right without a hint, and when last."""

    rule: str
    asked: int
    right: int
    last: dt.datetime


@dataclass(frozen=True)
class Mistake:
    """A move that the rules refused or that cost something, with the situation it was made in.

    ``mended`` is when it was last put right, ``None`` if never.
    """

    id: int
    rule: str
    situation: str
    move: str
    made: dt.datetime
    mended: dt.datetime | None = None


class Learnt:
    """What the learners have done.

    >>> database = Database("sqlite://")
    >>> from lessons.store.learners import Learners
    >>> now = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
    >>> ann = Learners(database).of_cookie("token", now)
    >>> learnt = Learnt(database)
    >>> learnt.finish_step(ann, "schnapsen/020-trick", "who-wins", now)
    >>> learnt.steps(ann)
    frozenset({('schnapsen/020-trick', 'who-wins')})
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def finish_step(self, learner: str, lesson: str, step: str, now: dt.datetime) -> None:
        """Remember that a lesson's step is done; doing it again changes nothing."""
        query = insert(tables.step).values(learner=learner, lesson=lesson, step=step, done=now)
        if (lesson, step) in self.steps(learner):
            return
        try:
            with self._database.write() as connection:
                connection.execute(query)
        except IntegrityError:
            return  # another tab was quicker

    def steps(self, learner: str) -> frozenset[tuple[str, str]]:
        """The steps that are done, as (lesson id, step id)."""
        query = select(tables.step.c.lesson, tables.step.c.step).where(tables.step.c.learner == learner)
        with self._database.read() as connection:
            return frozenset((lesson, step) for lesson, step in connection.execute(query))

    def add_answer(self, learner: str, answer: Answer) -> None:
        """Remember an answered drill."""
        values = {field.name: getattr(answer, field.name) for field in fields(answer)}
        query = insert(tables.answer).values(learner=learner, **values)
        with self._database.write() as connection:
            connection.execute(query)

    def answers(self, learner: str, limit: int | None = 50, *, place: str | None = None) -> list[Answer]:
        """The latest answers, the last one first, at most `limit`; only those of a `place` if given."""
        table = tables.answer.c
        wanted = [table.learner == learner] + ([table.place == place] if place is not None else [])
        query = (
            select(*(table[field.name] for field in fields(Answer)))
            .where(*wanted)
            .order_by(table.answered.desc(), table.id.desc())
            .limit(limit)
        )
        with self._database.read() as connection:
            return [Answer(*row) for row in connection.execute(query)]

    def tallies(self, learner: str) -> list[Tally]:
        """One tally per rule that was asked about, ordered by rule."""
        table = tables.answer.c
        unaided = case((table.correct.is_(True) & table.hinted.is_(False), 1), else_=0)
        query = (
            select(table.rule, func.count(), func.sum(unaided), func.max(table.answered))
            .where(table.learner == learner)
            .group_by(table.rule)
            .order_by(table.rule)
        )
        with self._database.read() as connection:
            return [
                Tally(rule, asked, int(right), last) for rule, asked, right, last in connection.execute(query)
            ]

    def card(self, learner: str, rule: str) -> Card | None:
        """The scheduler's card of a rule, `None` if there is none; raises `Corrupt` if it cannot be read."""
        query = select(tables.memory.c.card).where(
            tables.memory.c.learner == learner, tables.memory.c.rule == rule
        )
        with self._database.read() as connection:
            text = connection.scalar(query)
        if text is None:
            return None
        try:
            return Card.from_dict(json.loads(text))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Corrupt("memory", rule, str(error)) from error

    def save_card(self, learner: str, rule: str, card: Card) -> None:
        """Remember the scheduler's card of a rule; the latest one wins."""
        values = {"card": json.dumps(card.to_dict()), "due": card.due}
        change = (
            update(tables.memory)
            .where(tables.memory.c.learner == learner, tables.memory.c.rule == rule)
            .values(values)
        )
        with self._database.write() as connection:
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(tables.memory).values(learner=learner, rule=rule, **values))

    def due(self, learner: str, now: dt.datetime) -> list[str]:
        """The rules to ask about again by `now`, the longest overdue first."""
        query = (
            select(tables.memory.c.rule)
            .where(tables.memory.c.learner == learner, tables.memory.c.due <= now)
            .order_by(tables.memory.c.due)
        )
        with self._database.read() as connection:
            return list(connection.scalars(query))

    def add_mistake(self, learner: str, rule: str, situation: str, move: str, now: dt.datetime) -> None:
        """Remember a mistake: the rule, the record or position it was made in, and the move."""
        query = insert(tables.mistake).values(
            learner=learner, rule=rule, situation=situation, move=move, made=now
        )
        with self._database.write() as connection:
            connection.execute(query)

    def mistakes(self, learner: str, limit: int = 50) -> list[Mistake]:
        """The latest mistakes, the last one first, at most `limit`."""
        table = tables.mistake.c
        query = (
            select(table.id, table.rule, table.situation, table.move, table.made, table.mended)
            .where(table.learner == learner)
            .order_by(table.made.desc(), table.id.desc())
            .limit(limit)
        )
        with self._database.read() as connection:
            return [Mistake(*row) for row in connection.execute(query)]

    def cards(self, learner: str) -> dict[str, Card]:
        """All of the scheduler's cards, by rule; those that cannot be read are left out."""
        query = select(tables.memory.c.rule, tables.memory.c.card).where(tables.memory.c.learner == learner)
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        found = {}
        for rule, text in rows:
            try:
                found[rule] = Card.from_dict(json.loads(text))
            except (ValueError, KeyError, TypeError, AttributeError):
                continue
        return found

    def mend(self, learner: str, situation: str, move: str, now: dt.datetime) -> None:
        """Remember that a mistake, however often it was made, has been put right."""
        table = tables.mistake
        query = (
            update(table)
            .where(table.c.learner == learner, table.c.situation == situation, table.c.move == move)
            .values(mended=now)
        )
        with self._database.write() as connection:
            connection.execute(query)

    def forget_rules(self, learner: str, rules: Iterable[str], lesson: str | None = None) -> None:
        """Forget the answers about some rules and when they are due, and a lesson's steps if one is named."""
        named = tuple(rules)
        with self._database.write() as connection:
            for table in (tables.answer, tables.memory):
                connection.execute(delete(table).where(table.c.learner == learner, table.c.rule.in_(named)))
            if lesson is not None:
                steps = tables.step
                connection.execute(delete(steps).where(steps.c.learner == learner, steps.c.lesson == lesson))

    def reset(self, learner: str) -> None:
        """Forget all that the learner has done, deals included; settings and recovery code stay."""
        with self._database.write() as connection:
            for table in (tables.step, tables.answer, tables.memory, tables.mistake, tables.deal):
                connection.execute(delete(table).where(table.c.learner == learner))

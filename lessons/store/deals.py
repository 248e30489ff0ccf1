"""The deals in play: a record as text under an id that says nothing about it."""

import datetime as dt
import re
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Row, delete, insert, select, update

from engine import Refused, Unreadable, parse_record, replay
from lessons.store import tables
from lessons.store.database import Database
from lessons.store.learners import new_id
from lessons.store.problem import Corrupt, Missing

__all__ = ["Deal", "Deals"]

_COLUMNS = (
    tables.deal.c.id,
    tables.deal.c.record,
    tables.deal.c.match,
    tables.deal.c.finished,
    tables.deal.c.updated,
)


@dataclass(frozen=True)
class Deal:
    """A deal as it stands: its id, record text, the text of the match before it, and the last change.

    `finished` says whether the deal is over: its result is in the record.
    """

    id: str
    record: str
    match: str | None
    finished: bool
    updated: dt.datetime


class Deals:
    """The deals of the learners; another learner's deal is `Missing`, like one that never was.

    >>> from lessons.store.learners import Learners
    >>> database = Database("sqlite://")
    >>> now = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
    >>> ann, deals = Learners(database).of_cookie("token", now), Deals(database)
    >>> import engine
    >>> deal = deals.start(ann, engine.shuffled(engine.parse_setup("schnapsen"), seed=1).text, now)
    >>> deals.current(ann) == deal
    True
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def start(self, learner: str, record: str, now: dt.datetime, match: str | None = None) -> Deal:
        """Store a new deal; raises `engine.Unreadable` or `engine.Refused` for a record that is none."""
        deal = Deal(new_id(), record, match, _is_over(record), now)
        query = insert(tables.deal).values(
            id=deal.id,
            learner=learner,
            record=record,
            match=match,
            finished=deal.finished,
            created=now,
            updated=now,
        )
        with self._database.write() as connection:
            connection.execute(query)
        return deal

    def get(self, learner: str, deal_id: str) -> Deal:
        """A deal; raises `Missing`, or `Corrupt` if its record cannot be read and replayed."""
        query = select(*_COLUMNS).where(tables.deal.c.id == deal_id, tables.deal.c.learner == learner)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise Missing(f"deal {deal_id}")
        return _deal(row)

    def current(self, learner: str) -> Deal | None:
        """The unfinished deal that was touched last; `None` if there is none that can be read."""
        deals, _ = self.all(learner, tables.deal.c.finished.is_(False))
        return deals[0] if deals else None

    def save(
        self,
        learner: str,
        deal_id: str,
        expected: str,
        record: str,
        now: dt.datetime,
        match: str | None = None,
    ) -> Deal:
        """Replace a deal's record, if it is still `expected`, and return the deal as it then stands.

        Two tabs that move at once cannot overwrite each other: the second one's `expected` is out of
        date, so nothing is stored and it gets the deal as the first one left it. Comparing the whole text
        also catches an undo followed by another move, which a count of moves would not. `match=None`
        leaves the match as it is. Raises `Missing`, `Corrupt`, or, for a new record that is none,
        `engine.Unreadable` or `engine.Refused`.
        """
        changes: dict[str, object] = {"record": record, "updated": now, "finished": _is_over(record)}
        if match is not None:
            changes["match"] = match
        query = (
            update(tables.deal)
            .where(
                tables.deal.c.id == deal_id,
                tables.deal.c.learner == learner,
                tables.deal.c.record == expected,
            )
            .values(changes)
        )
        with self._database.write() as connection:
            connection.execute(query)
        return self.get(learner, deal_id)

    def all(
        self, learner: str, *conditions: ColumnElement[bool], limit: int = 50
    ) -> tuple[list[Deal], list[Corrupt]]:
        """The learner's deals, the latest first, and beside them those that cannot be read."""
        query = (
            select(*_COLUMNS)
            .where(tables.deal.c.learner == learner, *conditions)
            .order_by(tables.deal.c.updated.desc())
            .limit(limit)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        deals: list[Deal] = []
        corrupt: list[Corrupt] = []
        for row in rows:
            try:
                deals.append(_deal(row))
            except Corrupt as problem:
                corrupt.append(problem)
        return deals, corrupt

    def has_finished(self, learner: str, game: str) -> bool:
        """Whether the learner has ended a deal of a game."""
        record = tables.deal.c.record
        query = select(tables.deal.c.id).where(
            tables.deal.c.learner == learner,
            tables.deal.c.finished.is_(True),
            record.startswith(f"{game} ", autoescape=True) | record.startswith(f"{game}(", autoescape=True),
        )
        with self._database.read() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def finished(self, learner: str) -> Counter[str]:
        """How many deals of each game the learner has ended."""
        query = select(tables.deal.c.record).where(
            tables.deal.c.learner == learner, tables.deal.c.finished.is_(True)
        )
        with self._database.read() as connection:
            records = connection.execute(query).scalars().all()
        return Counter(re.split(r"[ (]", record, maxsplit=1)[0] for record in records)

    def drop(self, learner: str, deal_id: str) -> None:
        """Forget a deal; nothing happens if there is none."""
        query = delete(tables.deal).where(tables.deal.c.id == deal_id, tables.deal.c.learner == learner)
        with self._database.write() as connection:
            connection.execute(query)


def _is_over(record: str) -> bool:
    return replay(parse_record(record)).result is not None


def _deal(row: Row[str, str, str | None, bool, dt.datetime]) -> Deal:
    deal_id, record, match, finished, updated = row
    try:
        _is_over(record)
    except (Unreadable, Refused) as error:
        raise Corrupt("deal", deal_id, str(error)) from error
    return Deal(deal_id, record, match, finished, updated)

"""The deals in play: a record as text under an id that says nothing about it."""

import datetime as dt
from dataclasses import dataclass

from sqlalchemy import Row, delete, insert, select, update

from engine import Unreadable, parse_record
from lessons.store import tables
from lessons.store.database import Database
from lessons.store.learners import new_id
from lessons.store.problem import Corrupt, Missing

__all__ = ["Deal", "Deals"]

_COLUMNS = (tables.deal.c.id, tables.deal.c.record, tables.deal.c.match, tables.deal.c.updated)


@dataclass(frozen=True)
class Deal:
    """A deal as it stands: its id, its record text, the text of the match before it, the last change."""

    id: str
    record: str
    match: str | None
    updated: dt.datetime


class Deals:
    """The deals of the learners; another learner's deal is `Missing`, like one that never was."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def start(self, learner: str, record: str, now: dt.datetime, match: str | None = None) -> Deal:
        """Store a new deal; raises `engine.Unreadable` if its record is none."""
        parse_record(record)
        deal = Deal(new_id(), record, match, now)
        query = insert(tables.deal).values(
            id=deal.id, learner=learner, record=record, match=match, created=now, updated=now
        )
        with self._database.write() as connection:
            connection.execute(query)
        return deal

    def get(self, learner: str, deal_id: str) -> Deal:
        """A deal; raises `Missing`, or `Corrupt` if its record cannot be read."""
        query = select(*_COLUMNS).where(tables.deal.c.id == deal_id, tables.deal.c.learner == learner)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise Missing(f"deal {deal_id}")
        return _deal(row)

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
        leaves the match as it is. Raises `Missing`, `Corrupt`, or `engine.Unreadable` for a new record
        that is none.
        """
        parse_record(record)
        changes: dict[str, object] = {"record": record, "updated": now}
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

    def all(self, learner: str) -> tuple[list[Deal], list[Corrupt]]:
        """The learner's deals, the latest first, and beside them those that cannot be read."""
        query = (
            select(*_COLUMNS).where(tables.deal.c.learner == learner).order_by(tables.deal.c.updated.desc())
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

    def drop(self, learner: str, deal_id: str) -> None:
        """Forget a deal; nothing happens if there is none."""
        query = delete(tables.deal).where(tables.deal.c.id == deal_id, tables.deal.c.learner == learner)
        with self._database.write() as connection:
            connection.execute(query)


def _deal(row: Row[str, str, str | None, dt.datetime]) -> Deal:
    deal_id, record, match, updated = row
    try:
        parse_record(record)
    except Unreadable as error:
        raise Corrupt("deal", deal_id, str(error)) from error
    return Deal(deal_id, record, match, updated)

"""All that a learner has done as plain rows: to take away, and to bring back without losing anything."""

import datetime as dt
import json
from typing import Any

from fsrs import Card
from sqlalchemy import Connection, Table, insert, select, update

from lessons.store import tables
from lessons.store.database import Database
from lessons.store.learners import new_id

__all__ = ["KEYS", "Portable", "Rows"]

Rows = dict[str, list[dict[str, Any]]]
"""Rows by table name, without the learner; times are aware."""

KEYS: dict[str, tuple[str, ...]] = {
    "step": ("lesson", "step"),
    "answer": ("kind", "rule", "setup", "seed", "given", "answered"),
    "memory": ("rule",),
    "mistake": ("rule", "situation", "move", "made"),
    "deal": ("record", "created"),
}
"""What makes two rows of a table the same one, wherever they come from."""

_TABLES: dict[str, Table] = {
    "step": tables.step,
    "answer": tables.answer,
    "memory": tables.memory,
    "mistake": tables.mistake,
    "deal": tables.deal,
}


class Portable:
    """Taking all rows of a learner out, and merging rows in.

    >>> from lessons.store.learners import Learners
    >>> database = Database("sqlite://")
    >>> ann = Learners(database).of_cookie("token", dt.datetime(2026, 3, 1, tzinfo=dt.UTC))
    >>> sorted(Portable(database).rows(ann))
    ['answer', 'deal', 'memory', 'mistake', 'step']
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def rows(self, learner: str) -> Rows:
        """Every row of a learner; ids that mean nothing elsewhere are left out."""
        found: Rows = {}
        with self._database.read() as connection:
            for name, table in _TABLES.items():
                columns = [column for column in table.c if column.name not in ("learner", "id")]
                query = select(*columns).where(table.c.learner == learner).order_by(*columns[:2])
                found[name] = [dict(row) for row in connection.execute(query).mappings()]
        return found

    def merge(self, learner: str, rows: Rows) -> int:
        """Add the rows that the learner does not have, and tell how many were new or newer.

        All of it happens, or nothing. Nothing that is there is lost: of two schedules of one rule the one
        reviewed later stays, and a mistake that was mended on either side is mended. Deals are the same if
        they began at the same moment with the same record.
        """
        with self._database.write() as connection:
            return sum(_merge(connection, learner, name, rows.get(name, [])) for name in _TABLES)


def _merge(connection: Connection, learner: str, name: str, rows: list[dict[str, Any]]) -> int:
    table, key = _TABLES[name], KEYS[name]
    mine = select(*table.c).where(table.c.learner == learner)
    held = {tuple(row[part] for part in key): dict(row) for row in connection.execute(mine).mappings()}
    changed = 0
    for row in rows:
        same = held.get(tuple(row[part] for part in key))
        if same is None:
            fresh = {**row, "learner": learner}
            if name == "deal":
                fresh["id"] = new_id()
            connection.execute(insert(table).values(fresh))
            held[tuple(row[part] for part in key)] = fresh
            changed += 1
            continue
        newer = _newer(name, same, row)
        if newer:
            where = [table.c.learner == learner, *(table.c[part] == row[part] for part in key)]
            connection.execute(update(table).where(*where).values(newer))
            changed += 1
    return changed


def _newer(name: str, mine: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What the other row knows better; nothing if mine is as good."""
    if name == "memory" and _reviewed(other) > _reviewed(mine):
        return {"card": other["card"], "due": other["due"]}
    if name == "step" and other["done"] < mine["done"]:
        return {"done": other["done"]}
    if name == "mistake" and other.get("mended") and not mine.get("mended"):
        return {"mended": other["mended"]}
    return {}


def _reviewed(row: dict[str, Any]) -> dt.datetime:
    try:
        last = Card.from_dict(json.loads(row["card"])).last_review
    except (ValueError, KeyError, TypeError, AttributeError):
        last = None
    return last or dt.datetime.min.replace(tzinfo=dt.UTC)

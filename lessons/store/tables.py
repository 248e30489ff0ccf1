"""The tables of the store. Changing one takes a new file in `migrations/versions`."""

import datetime as dt

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator

__all__ = ["answer", "cookie", "deal", "learner", "memory", "metadata", "mistake", "step"]


class Moment(TypeDecorator[dt.datetime]):
    """A point in time: aware on the outside, UTC without a zone in the database."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: dt.datetime | None, dialect: Dialect) -> dt.datetime | None:  # noqa: ARG002
        """Turn an aware time into what the database keeps; a naive one raises `ValueError`."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value!r}")
        return value.astimezone(dt.UTC).replace(tzinfo=None)

    def process_result_value(self, value: dt.datetime | None, dialect: Dialect) -> dt.datetime | None:  # noqa: ARG002
        """Turn what the database keeps into an aware time."""
        return None if value is None else value.replace(tzinfo=dt.UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _owner(*, primary: bool = False) -> Column[str]:
    return Column(
        "learner",
        String(32),
        ForeignKey("learner.id", ondelete="CASCADE"),
        primary_key=primary,
        nullable=False,
    )


learner = Table(
    "learner",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Moment, nullable=False),
    Column("settings", Text, nullable=False),
    Column("recovery", String(64), unique=True),  # a hash: the code itself is never stored
)

cookie = Table(
    "cookie",
    metadata,
    Column("hash", String(64), primary_key=True),
    _owner(),
    Column("created", Moment, nullable=False),
    Index(None, "learner"),
)

deal = Table(
    "deal",
    metadata,
    Column("id", String(32), primary_key=True),
    _owner(),
    Column("record", Text, nullable=False),
    Column("match", Text),
    Column("finished", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Index(None, "learner", "updated"),
)

step = Table(
    "step",
    metadata,
    _owner(primary=True),
    Column("lesson", String(120), primary_key=True),
    Column("step", String(120), primary_key=True),
    Column("done", Moment, nullable=False),
)

answer = Table(
    "answer",
    metadata,
    Column("id", Integer, primary_key=True),
    _owner(),
    Column("kind", String(60), nullable=False),
    Column("rule", String(120), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("given", Text, nullable=False),
    Column("answered", Moment, nullable=False),
    Column("seconds", Integer),
    Column("place", String(60)),  # where it was asked: a lesson, a drill, the daily session, an exam
    Column("link", Text),
    Column("evidence", Text),  # see lessons/learning/evidence.py
    Index(None, "learner", "answered"),
)

memory = Table(
    "memory",
    metadata,
    _owner(primary=True),
    Column("rule", String(120), primary_key=True),
    Column("card", Text, nullable=False),  # the scheduler's own JSON
    Column("due", Moment, nullable=False),
    Index(None, "learner", "due"),
)

mistake = Table(
    "mistake",
    metadata,
    Column("id", Integer, primary_key=True),
    _owner(),
    Column("rule", String(120), nullable=False),
    Column("situation", Text, nullable=False),  # a record or position text
    Column("move", Text, nullable=False),
    Column("made", Moment, nullable=False),
    Column("mended", Moment),  # when it was last put right
    Index(None, "learner", "made"),
)

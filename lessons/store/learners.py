"""Who is learning: cookies, recovery codes and settings."""

import datetime as dt
import hashlib
import secrets

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lessons.settings import Settings
from lessons.store import tables
from lessons.store.database import Database
from lessons.store.problem import Missing, UnknownCode

__all__ = ["Learners", "new_id"]

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O or U, which people misread."""

_GROUPS, _GROUP = 4, 5


def new_id() -> str:
    """An unguessable name for a row, 128 bits.

    >>> len(new_id())
    22
    """
    return secrets.token_urlsafe(16)


def clean_code(text: str) -> str:
    """A recovery code as it was meant: spaces and hyphens dropped, O, I and L read as digits.

    >>> clean_code(" abcde-fghjk o1l")
    'ABCDEFGHJK011'
    """
    kept = "".join(sign for sign in text.upper() if sign.isalnum())
    return kept.translate(str.maketrans("OIL", "011"))


def _hash(secret: str) -> str:
    # Tokens and codes are long random texts: there is nothing to guess that salt or stretching would slow.
    return hashlib.sha256(secret.encode()).hexdigest()


class Learners:
    """The learners and the browsers that they use.

    >>> learners = Learners(Database("sqlite://"))
    >>> now = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
    >>> ann = learners.of_cookie("token", now)
    >>> learners.of_cookie("token", now) == ann
    True
    >>> code = learners.new_code(ann)
    >>> learners.attach("another browser", code, now) == ann
    True
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_cookie(self, token: str, now: dt.datetime) -> str:
        """The learner of a cookie, made if there is none yet."""
        hashed = _hash(token)
        with self._database.read() as connection:
            found = _of_hash(connection, hashed)
        if found is not None:
            return found
        try:
            with self._database.write() as connection:
                # Another tab may have come first while nothing was locked.
                return _of_hash(connection, hashed) or _create(connection, hashed, now)
        except IntegrityError:
            return self.of_cookie(token, now)

    def settings(self, learner: str) -> Settings:
        """The learner's choices; the defaults for a learner that nobody knows."""
        query = select(tables.learner.c.settings).where(tables.learner.c.id == learner)
        with self._database.read() as connection:
            text = connection.scalar(query)
        return Settings() if text is None else Settings.read(text)

    def save_settings(self, learner: str, settings: Settings) -> None:
        """Remember the learner's choices; raises `Missing` for a learner that nobody knows."""
        query = (
            update(tables.learner)
            .where(tables.learner.c.id == learner)
            .values(settings=settings.model_dump_json())
        )
        with self._database.write() as connection:
            if connection.execute(query).rowcount == 0:
                raise Missing(f"learner {learner}")

    def has_code(self, learner: str) -> bool:
        """Whether the learner has a recovery code."""
        query = select(tables.learner.c.recovery).where(tables.learner.c.id == learner)
        with self._database.read() as connection:
            return connection.scalar(query) is not None

    def new_code(self, learner: str) -> str:
        """A new recovery code, such as `7K2QD-...`: 100 random bits. An earlier one stops working.

        Only its hash is stored, so this is the one time that it can be shown. Raises `Missing` for a
        learner that nobody knows.
        """
        signs = [secrets.choice(_ALPHABET) for _ in range(_GROUPS * _GROUP)]
        code = "-".join("".join(signs[at : at + _GROUP]) for at in range(0, len(signs), _GROUP))
        query = (
            update(tables.learner)
            .where(tables.learner.c.id == learner)
            .values(recovery=_hash(clean_code(code)))
        )
        with self._database.write() as connection:
            if connection.execute(query).rowcount == 0:
                raise Missing(f"learner {learner}")
        return code

    def attach(self, token: str, code: str, now: dt.datetime) -> str:
        """Let a cookie's browser go on as the learner with this recovery code, and return that learner.

        What the browser has learnt so far joins the rest, unless another browser or code still leads to
        it. Raises `UnknownCode`, and then changes nothing.
        """
        hashed = _hash(token)
        query = select(tables.learner.c.id).where(tables.learner.c.recovery == _hash(clean_code(code)))
        with self._database.write() as connection:
            learner = connection.scalar(query)
            if learner is None:
                raise UnknownCode
            before = _of_hash(connection, hashed)
            connection.execute(delete(tables.cookie).where(tables.cookie.c.hash == hashed))
            connection.execute(insert(tables.cookie).values(hash=hashed, learner=learner, created=now))
            if before is not None and before != learner and _is_alone(connection, before):
                _merge(connection, before, learner)
        return str(learner)


def _of_hash(connection: Connection, hashed: str) -> str | None:
    query = select(tables.cookie.c.learner).where(tables.cookie.c.hash == hashed)
    found: str | None = connection.scalar(query)
    return found


def _create(connection: Connection, hashed: str, now: dt.datetime) -> str:
    learner = new_id()
    connection.execute(
        insert(tables.learner).values(id=learner, created=now, settings=Settings().model_dump_json())
    )
    connection.execute(insert(tables.cookie).values(hash=hashed, learner=learner, created=now))
    return learner


def _is_alone(connection: Connection, learner: str) -> bool:
    """Whether no cookie and no recovery code leads to the learner any more."""
    count = select(func.count()).select_from(tables.cookie).where(tables.cookie.c.learner == learner)
    code = select(tables.learner.c.recovery).where(tables.learner.c.id == learner)
    return connection.scalar(count) == 0 and connection.scalar(code) is None


def _merge(connection: Connection, source: str, target: str) -> None:
    """Move all that `source` has to `target`; where both have the same thing, `target`'s stays."""
    for table, key in ((tables.step, ("lesson", "step")), (tables.memory, ("rule",))):
        mine = table.alias()
        same = [mine.c[name] == table.c[name] for name in key]
        held = select(mine.c.learner).where(mine.c.learner == target, *same).exists()
        connection.execute(update(table).where(table.c.learner == source, ~held).values(learner=target))
    for table in (tables.deal, tables.answer, tables.mistake):
        connection.execute(update(table).where(table.c.learner == source).values(learner=target))
    connection.execute(delete(tables.learner).where(tables.learner.c.id == source))

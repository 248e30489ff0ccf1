"""Opening the database: where it is, how it is locked, and bringing it up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from lessons.store.problem import Unavailable

__all__ = ["Database", "database_url"]

_MIGRATIONS = Path(__file__).resolve().parent / "migrations"

_MIGRATION_LOCK = 20_400_066
"""The key of the PostgreSQL lock under which one process at a time migrates; any number will do."""


def database_url() -> str:
    """Where the store is: `BAZA_DATABASE_URL`, or an SQLite file in the user's data folder."""
    given = os.environ.get("BAZA_DATABASE_URL", "").strip()
    if given:
        return given
    folder = Path(platformdirs.user_data_dir("baza", appauthor=False))
    return f"sqlite:///{folder / 'baza.sqlite3'}"


class Database:
    """An open, migrated database that several threads, tabs and processes may use at once.

    `url` is a SQLAlchemy address of SQLite or PostgreSQL. Raises `Unavailable` when it cannot be opened.

    >>> Database("sqlite://").backend
    'sqlite'
    >>> Database("nothing at all")
    Traceback (most recent call last):
    lessons.store.problem.Unavailable: not a database address
    """

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        # SQLite promotes a reading transaction to a writing one only if nobody wrote meanwhile; a
        # transaction that is going to write must therefore say so when it begins.
        self._writer = self._engine.execution_options(baza_writes=True)
        self.backend = self._engine.dialect.name
        try:
            _migrate(self._writer)
        except CommandError as error:
            self.close()
            raise Unavailable("the database belongs to another version of the app") from error
        except SQLAlchemyError as error:
            self.close()
            raise Unavailable("the database cannot be opened") from error

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with _translated(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that may write: all of it happens, or nothing."""
        with _translated(), self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        """Give back all connections."""
        self._engine.dispose()


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise Unavailable("the database does not answer") from error


def _engine(text_url: str) -> Engine:
    try:
        url = make_url(text_url)
    except ArgumentError as error:
        raise Unavailable("not a database address") from error
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    if url.get_backend_name() != "postgresql":
        raise Unavailable("the store works with SQLite and PostgreSQL")
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    try:
        return create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise Unavailable("PostgreSQL needs the psycopg package") from error


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable("the folder of the database cannot be made") from error
    # A database in memory lives in one connection, which all threads then have to share.
    in_memory = not url.database or url.database == ":memory:"
    engine = create_engine(url, poolclass=StaticPool) if in_memory else create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        # First the patience, so that another process's lock does not end the rest.
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("baza_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _migrate(engine: Engine) -> None:
    """Bring the database up to date; safe when several processes start at the same moment."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""A store of each test's own, on SQLite or on the PostgreSQL server that the environment names."""

import os
import secrets

import pytest
import sqlalchemy as sa

from lessons.store import (
    Store,
)
from tests.lessons.store.rows import NOW

# The address of a PostgreSQL server's database, beside which each test makes one of its own.
POSTGRES = os.environ.get("BAZA_TEST_POSTGRES")


@pytest.fixture
def url(tmp_path):
    if POSTGRES is None:
        yield f"sqlite:///{tmp_path / 'baza.sqlite3'}"
        return
    name = f"baza_{secrets.token_hex(8)}"
    server = sa.create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield sa.make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    with server.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    server.dispose()


@pytest.fixture
def store(url):
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def ann(store):
    return store.learners.of_cookie("ann's cookie", NOW)

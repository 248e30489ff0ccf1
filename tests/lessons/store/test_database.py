"""The database: migrations, restarts, several processes, addresses that lead nowhere."""

import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from lessons.store import (
    Store,
    Unavailable,
    open_store,
)
from lessons.store.database import database_url
from lessons.store.tables import metadata
from tests.lessons.store.rows import LATER, NOW, execute


def test_the_migrations_make_the_tables_that_the_code_knows(store, url):
    database = sa.create_engine(url)
    with database.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.dispose()


def test_what_was_stored_is_there_after_a_restart(store, ann, url):
    store.learnt.finish_step(ann, "lesson", "one", NOW)
    store.close()
    again = Store(url)
    assert again.learnt.steps(again.learners.of_cookie("ann's cookie", LATER)) == {("lesson", "one")}
    again.close()


def test_processes_that_start_together_agree_on_the_database(url):
    program = (
        "import datetime as dt, sys; from lessons.store import Store; s = Store(sys.argv[1]);"
        "print(s.learners.of_cookie('one cookie', dt.datetime(2026, 3, 1, tzinfo=dt.UTC)))"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", program, url], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    learners = {process.communicate(timeout=60)[0].strip() for process in running}
    assert [process.returncode for process in running] == [0, 0, 0]
    assert len(learners) == 1


def test_readers_are_not_kept_waiting_by_a_writer(store, ann):
    with store.learnt._database.write():
        assert store.learnt.steps(ann) == frozenset()


def test_a_database_of_a_newer_version_is_left_alone(store, url):
    execute(url, "UPDATE alembic_version SET version_num = 'from the future'")
    with pytest.raises(Unavailable, match="another version"):
        Store(url)


def test_a_file_that_is_no_database_is_unavailable(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("This is a shopping list, and a long one at that.\n" * 40, encoding="utf-8")
    with pytest.raises(Unavailable):
        Store(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8").startswith("This is a shopping list")


@pytest.mark.parametrize("url", ["", "no address", "mysql://somewhere/x", "sqlite:////dev/null/x/y.sqlite3"])
def test_an_address_that_cannot_be_opened_is_unavailable(url):
    with pytest.raises(Unavailable):
        Store(url)


def test_a_database_that_breaks_while_it_is_used_is_unavailable(store, ann, url):
    execute(url, "DROP TABLE step")
    with pytest.raises(Unavailable):
        store.learnt.steps(ann)


def test_the_store_is_a_file_of_the_user_unless_the_environment_says_otherwise(monkeypatch, url):
    monkeypatch.delenv("BAZA_DATABASE_URL", raising=False)
    assert database_url().startswith("sqlite:///")
    assert database_url().endswith("baza.sqlite3")
    monkeypatch.setenv("BAZA_DATABASE_URL", f" {url} ")
    assert database_url() == url
    assert open_store() is open_store()
    open_store().close()

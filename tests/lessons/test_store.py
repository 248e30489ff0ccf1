"""The store: learners, deals, progress; several tabs and processes; rows that cannot be read."""

import datetime as dt
import os
import secrets
import subprocess
import sys
import threading

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fsrs import Card, Rating, Scheduler

import engine
from lessons.settings import Settings
from lessons.store import (
    Answer,
    Corrupt,
    Missing,
    Store,
    Unavailable,
    UnknownCode,
    open_store,
)
from lessons.store.database import database_url
from lessons.store.tables import metadata

NOW = dt.datetime(2026, 3, 1, 12, tzinfo=dt.UTC)
LATER = NOW + dt.timedelta(hours=1)


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


def record(seed=1, moves=0):
    """A deal's text after some moves, each the first legal one."""
    state = engine.replay(engine.shuffled(engine.parse_setup("schnapsen"), seed, dealer=0))
    for _ in range(moves):
        state = state.after(next(move for move in state.moves() if move != "claim"))
    return state.record.text


def execute(url, statement, **values):
    database = sa.create_engine(url)
    with database.begin() as connection:
        connection.execute(sa.text(statement), values)
    database.dispose()


def answer(rule, *, correct=True, hinted=False, when=NOW):
    return Answer("is-legal", rule, "schnapsen", 7, "yes", correct, hinted, when)


# --- learners ---


def test_a_cookie_is_one_learner_and_another_cookie_another(store, ann):
    assert store.learners.of_cookie("ann's cookie", LATER) == ann
    assert store.learners.of_cookie("bob's cookie", NOW) != ann


def test_neither_cookie_nor_code_is_in_the_database(tmp_path):
    """Looks into the file of SQLite, whatever database the other tests use."""
    store = Store(f"sqlite:///{tmp_path / 'looked-into.sqlite3'}")
    ann = store.learners.of_cookie("ann's cookie", NOW)
    code = store.learners.new_code(ann)
    store.close()
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ann.encode() in everything
    assert b"ann's cookie" not in everything
    assert code.encode() not in everything
    assert code.replace("-", "").encode() not in everything


def test_a_code_brings_another_browser_to_the_learner(store, ann):
    code = store.learners.new_code(ann)
    assert store.learners.attach("phone", code.lower().replace("-", " "), NOW) == ann
    assert store.learners.of_cookie("phone", NOW) == ann
    assert store.learners.of_cookie("ann's cookie", NOW) == ann


def test_a_new_code_replaces_the_old_one(store, ann):
    assert not store.learners.has_code(ann)
    old, new = store.learners.new_code(ann), store.learners.new_code(ann)
    assert store.learners.has_code(ann)
    with pytest.raises(UnknownCode):
        store.learners.attach("phone", old, NOW)
    assert store.learners.attach("phone", new, NOW) == ann


@pytest.mark.parametrize("code", ["", "-", "ABCDE-ABCDE-ABCDE-ABCDE", "ñ" * 60])
def test_a_wrong_code_changes_nothing(store, ann, code):
    phone = store.learners.of_cookie("phone", NOW)
    with pytest.raises(UnknownCode):
        store.learners.attach("phone", code, NOW)
    assert store.learners.of_cookie("phone", NOW) == phone


def test_what_the_new_browser_had_learnt_joins_the_rest(store, ann):
    phone = store.learners.of_cookie("phone", NOW)
    for learner in (ann, phone):
        store.learnt.finish_step(learner, "both", "one", NOW)
    store.learnt.finish_step(phone, "phone-only", "one", NOW)
    store.learnt.add_answer(phone, answer("schnapsen.head"))
    deal = store.deals.start(phone, record(), NOW)
    store.learners.attach("phone", store.learners.new_code(ann), NOW)
    assert store.learnt.steps(ann) == {("both", "one"), ("phone-only", "one")}
    assert [tally.rule for tally in store.learnt.tallies(ann)] == ["schnapsen.head"]
    assert store.deals.get(ann, deal.id) == deal


def test_a_learner_with_another_browser_is_not_emptied(store, ann):
    bob = store.learners.of_cookie("bob's laptop", NOW)
    store.learners.attach("bob's phone", store.learners.new_code(bob), NOW)
    store.learnt.finish_step(bob, "lesson", "one", NOW)
    store.learners.attach("bob's phone", store.learners.new_code(ann), NOW)
    assert store.learnt.steps(bob) == {("lesson", "one")}
    assert store.learnt.steps(ann) == frozenset()


def test_settings_are_remembered(store, ann):
    assert store.learners.settings(ann) == Settings()
    chosen = Settings(
        language="es", patterns={"schnapsen": "german"}, setup="schnapsen(preset=bummerl)", colours=4
    )
    store.learners.save_settings(ann, chosen)
    assert store.learners.settings(ann) == chosen


def test_settings_of_nobody_are_missing(store):
    with pytest.raises(Missing):
        store.learners.save_settings("nobody", Settings())


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", Settings()),
        ("[]", Settings()),
        ("null", Settings()),
        ('{"patterns": {"schmier": "german"}, "colours": 3}', Settings(patterns={"schmier": "german"})),
        ('{"pattern": "german", "future": 1}', Settings(patterns=dict.fromkeys(engine.GAMES, "german"))),
        ('{"pattern": "french", "patterns": {"schnapsen": "spanish"}}', Settings()),
        ('{"language": "de", "dim": false, "setup": 4}', Settings(dim=False)),
        ('{"setup": "whist", "colours": 4}', Settings(colours=4)),
        ('{"setup": "schnapsen(head=no,preset=bummerl)"}', Settings(setup="schnapsen(preset=bummerl)")),
    ],
)
def test_damaged_settings_cost_only_what_is_damaged(store, ann, url, text, read):
    execute(url, "UPDATE learner SET settings = :text", text=text)
    assert store.learners.settings(ann) == read


# --- deals ---


def test_a_deal_is_found_again_by_its_learner_only(store, ann):
    deal = store.deals.start(ann, record(), NOW, match="match schnapsen target=7 dealer=0")
    assert store.deals.get(ann, deal.id) == deal
    bob = store.learners.of_cookie("bob's cookie", NOW)
    with pytest.raises(Missing):
        store.deals.get(bob, deal.id)
    with pytest.raises(Missing):
        store.deals.save(bob, deal.id, deal.record, record(moves=1), NOW)
    store.deals.drop(bob, deal.id)
    assert store.deals.get(ann, deal.id) == deal


def test_an_id_says_nothing_about_the_deal(store, ann):
    first, second = (store.deals.start(ann, record(), NOW) for _ in range(2))
    assert first.id != second.id
    assert len(first.id) >= 20


def test_a_move_replaces_the_record(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    moved = store.deals.save(ann, deal.id, deal.record, record(moves=1), LATER)
    assert (moved.record, moved.updated, moved.finished) == (record(moves=1), LATER, False)
    assert store.deals.get(ann, deal.id) == moved


def test_the_second_tab_gets_what_the_first_one_left(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    first = store.deals.save(ann, deal.id, deal.record, record(moves=2), LATER)
    second = store.deals.save(ann, deal.id, deal.record, record(moves=1), LATER)
    assert second == first


def test_an_undo_and_another_move_are_noticed_although_the_count_is_the_same(store, ann):
    state = engine.replay(engine.parse_record(record()))
    one, other = (state.after(move).record.text for move in list(state.moves())[:2])
    deal = store.deals.start(ann, one, NOW)
    undone = store.deals.save(ann, deal.id, one, record(), NOW)
    replayed = store.deals.save(ann, deal.id, undone.record, other, NOW)
    stale = store.deals.save(ann, deal.id, one, record(moves=2), LATER)
    assert stale == replayed


def test_of_many_tabs_that_move_at_once_exactly_one_wins(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    state = engine.replay(engine.parse_record(record()))
    wanted = [state.after(move).record.text for move in state.moves()]
    start, seen = threading.Barrier(len(wanted)), []

    def move(text):
        start.wait()
        seen.append(store.deals.save(ann, deal.id, deal.record, text, LATER).record)

    threads = [threading.Thread(target=move, args=(text,)) for text in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == len(wanted)
    assert len(set(seen)) == 1
    assert seen[0] in wanted


def test_a_match_stays_unless_a_new_one_is_given(store, ann):
    deal = store.deals.start(ann, record(), NOW, match="before")
    assert store.deals.save(ann, deal.id, deal.record, record(moves=1), NOW).match == "before"
    assert (
        store.deals.save(ann, deal.id, record(moves=1), record(moves=2), NOW, match="after").match == "after"
    )


@pytest.mark.parametrize("text", ["", "nonsense", "schnapsen dealer=0 deck=AS"])
def test_an_unreadable_record_is_never_stored(store, ann, text):
    deal = store.deals.start(ann, record(), NOW)
    with pytest.raises(engine.Unreadable):
        store.deals.start(ann, text, NOW)
    with pytest.raises(engine.Unreadable):
        store.deals.save(ann, deal.id, deal.record, text, NOW)
    assert store.deals.get(ann, deal.id) == deal


def test_a_refused_move_is_never_stored(store, ann):
    with pytest.raises(engine.Refused):
        store.deals.start(ann, record() + " moves=pass", NOW)


def test_a_damaged_deal_is_named_and_the_others_are_there(store, ann, url):
    good, bad = store.deals.start(ann, record(1), NOW), store.deals.start(ann, record(2), LATER)
    execute(url, "UPDATE deal SET record = 'torn' WHERE id = :id", id=bad.id)
    with pytest.raises(Corrupt) as caught:
        store.deals.get(ann, bad.id)
    assert (caught.value.table, caught.value.row) == ("deal", bad.id)
    deals, corrupt = store.deals.all(ann)
    assert deals == [good]
    assert [problem.row for problem in corrupt] == [bad.id]
    assert store.deals.current(ann) == good


def test_a_finished_deal_is_not_gone_on_with(store, ann):
    state = engine.replay(engine.parse_record(record()))
    while state.result is None:
        moves = state.moves()
        state = state.after("pass" if "pass" in moves else next(move for move in moves if move != "claim"))
    deal = store.deals.start(ann, record(), NOW)
    assert store.deals.current(ann) == deal
    assert store.deals.save(ann, deal.id, deal.record, state.record.text, LATER).finished
    assert store.deals.current(ann) is None
    assert [kept.id for kept in store.deals.all(ann)[0]] == [deal.id]


# --- what was learnt ---


def test_a_step_is_done_once(store, ann):
    for _ in range(2):
        store.learnt.finish_step(ann, "lesson", "one", NOW)
    assert store.learnt.steps(ann) == {("lesson", "one")}


def test_answers_with_a_hint_or_wrong_are_asked_but_not_right(store, ann):
    store.learnt.add_answer(ann, answer("schnapsen.head"))
    store.learnt.add_answer(ann, answer("schnapsen.head", correct=False))
    store.learnt.add_answer(ann, answer("schnapsen.head", hinted=True, when=LATER))
    store.learnt.add_answer(ann, answer("schnapsen.close"))
    assert [(t.rule, t.asked, t.right, t.last) for t in store.learnt.tallies(ann)] == [
        ("schnapsen.close", 1, 1, NOW),
        ("schnapsen.head", 3, 1, LATER),
    ]
    assert store.learnt.answers(ann, limit=1)[0].hinted


def test_a_rule_comes_back_when_it_is_due(store, ann):
    card, _ = Scheduler(enable_fuzzing=False).review_card(
        Card(card_id=1, due=NOW), Rating.Good, review_datetime=NOW
    )
    assert store.learnt.card(ann, "schnapsen.head") is None
    store.learnt.save_card(ann, "schnapsen.head", Card(card_id=1, due=NOW))
    store.learnt.save_card(ann, "schnapsen.head", card)
    assert store.learnt.card(ann, "schnapsen.head") == card
    assert store.learnt.due(ann, NOW) == []
    assert store.learnt.due(ann, card.due) == ["schnapsen.head"]


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"card_id": "x"}'])
def test_a_damaged_card_is_named(store, ann, url, text):
    store.learnt.save_card(ann, "schnapsen.head", Card(card_id=1, due=NOW))
    execute(url, "UPDATE memory SET card = :text", text=text)
    with pytest.raises(Corrupt, match=r"schnapsen\.head"):
        store.learnt.card(ann, "schnapsen.head")


def test_mistakes_come_latest_first(store, ann):
    store.learnt.add_mistake(ann, "schnapsen.head", record(), "JS", NOW)
    store.learnt.add_mistake(ann, "schnapsen.follow", record(), "AH", LATER)
    assert [(m.rule, m.move) for m in store.learnt.mistakes(ann)] == [
        ("schnapsen.follow", "AH"),
        ("schnapsen.head", "JS"),
    ]


def test_a_reset_forgets_one_learner_and_not_the_settings(store, ann):
    bob = store.learners.of_cookie("bob's cookie", NOW)
    for learner in (ann, bob):
        store.learnt.finish_step(learner, "lesson", "one", NOW)
        store.learnt.add_answer(learner, answer("schnapsen.head"))
        store.learnt.add_mistake(learner, "schnapsen.head", record(), "JS", NOW)
        store.learnt.save_card(learner, "schnapsen.head", Card(card_id=1, due=NOW))
        store.deals.start(learner, record(), NOW)
    store.learners.save_settings(ann, Settings(dim=False))
    code = store.learners.new_code(ann)
    store.learnt.reset(ann)
    learnt = store.learnt
    assert (learnt.steps(ann), learnt.tallies(ann), learnt.mistakes(ann)) == (frozenset(), [], [])
    assert learnt.card(ann, "schnapsen.head") is None
    assert store.deals.all(ann) == ([], [])
    assert len(learnt.steps(bob)) == len(learnt.tallies(bob)) == len(store.deals.all(bob)[0]) == 1
    assert not store.learners.settings(ann).dim
    assert store.learners.attach("phone", code, NOW) == ann


def test_a_time_without_a_zone_is_refused(store, ann):
    with pytest.raises(sa.exc.StatementError, match="without a zone"):
        store.learnt.finish_step(ann, "lesson", "one", NOW.replace(tzinfo=None))


# --- the database ---


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

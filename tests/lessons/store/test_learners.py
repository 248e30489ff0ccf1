"""Learners: cookies, recovery codes, settings; rows that cannot be read."""

import pytest

import engine
from lessons.settings import Settings
from lessons.store import (
    Missing,
    Store,
    UnknownCode,
)
from tests.lessons.store.rows import LATER, NOW, answer, execute, record


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

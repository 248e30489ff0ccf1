"""Progress is taken along and brought back: nothing lost, nothing twice, nothing spoilt by a bad file."""

import datetime as dt
import json
import sqlite3
from pathlib import Path

import pytest

import engine
from lessons.learning.daily import due_today
from lessons.learning.luggage import BadLuggage, pack, unpack
from lessons.names import card_names
from lessons.store import Store
from tests.lessons.learning.test_return import EVENING, session

YESTERDAY = Path(__file__).with_name("yesterday.sql")


@pytest.fixture
def store():
    store = Store("sqlite://")
    yield store
    store.close()


def learner(store, name):
    return store.learners.of_cookie(name, EVENING)


def busy(store, name, start=EVENING):
    """A learner who has done something of everything."""
    ann = learner(store, name)
    session(store, ann, start)
    store.learnt.finish_step(ann, "schnapsen-trick", "win-it", start)
    store.learnt.add_mistake(ann, "schnapsen.head", "schnapsen hands=AS/KS trump=H lead=0", "KS", start)
    store.deals.start(ann, engine.shuffled(engine.parse_setup("schnapsen"), seed=4).text, start)
    return ann


def sorted_rows(store, who):
    return {
        name: sorted(json.dumps(row, default=str, sort_keys=True) for row in rows)
        for name, rows in store.portable.rows(who).items()
    }


def test_all_of_it_comes_along(store):
    ann, new = busy(store, "ann"), learner(store, "new")
    changed = unpack(store, new, pack(store, ann, EVENING))
    assert sorted_rows(store, new) == sorted_rows(store, ann)
    assert changed == sum(len(rows) for rows in store.portable.rows(ann).values())
    tomorrow = EVENING + dt.timedelta(days=1)
    assert due_today(store.learnt, new, tomorrow) == due_today(store.learnt, ann, tomorrow)


def test_bringing_it_twice_is_bringing_it_once(store):
    ann, new = busy(store, "ann"), learner(store, "new")
    text = pack(store, ann, EVENING)
    unpack(store, new, text)
    once = sorted_rows(store, new)
    assert unpack(store, new, text) == 0
    assert sorted_rows(store, new) == once
    assert unpack(store, ann, text) == 0  # nor does one's own file add anything


def test_two_learners_become_one_without_loss(store):
    ann, ben = busy(store, "ann"), busy(store, "ben", EVENING + dt.timedelta(days=3))
    late = {rule: card.due for rule, card in store.learnt.cards(ben).items()}
    answers = len(store.learnt.answers(ann, None)) + len(store.learnt.answers(ben, None))
    unpack(store, ann, pack(store, ben, EVENING))
    assert len(store.learnt.answers(ann, None)) == answers
    assert {rule: store.learnt.cards(ann)[rule].due for rule in late} == late  # the later review stays
    before = sorted_rows(store, ben)
    unpack(store, ben, pack(store, ann, EVENING))
    assert sorted_rows(store, ben) == sorted_rows(store, ann)
    assert all(
        set(before[name]) <= set(rows) for name, rows in sorted_rows(store, ben).items() if name != "step"
    )


BAD = {
    "no json": "hello",
    "another app": '{"app": "other", "version": 1}',
    "a newer version": '{"app": "baza", "version": 2}',
    "a list": "[]",
    "nothing": "",
    "bytes": b"\xff\xfe\x00",
    "half a file": '{"app": "baza", "version": 1, "made": "2026-03-01T20:00:00Z", "step": [{"les',
    "a later version with what nobody knows yet": '{"app": "baza", "version": 7, "shoes": [1]}',
    "brackets without end": "[" * 200_000,
    "braces without end": '{"app":' * 200_000,
    "far too much": " " * 20_000_001,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_bad_file_is_one_sentence_and_changes_nothing(store, text):
    ann = busy(store, "ann")
    before = sorted_rows(store, ann)
    with pytest.raises(BadLuggage) as told:
        unpack(store, ann, text)
    sentence = card_names("es").translator.gettext(str(told.value))
    assert sentence != str(told.value)
    assert sorted_rows(store, ann) == before


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("no json", "not one"),
        ("another app", "not one"),
        ("half a file", "damaged"),
        ("a newer version", "newer"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(store, name, word):
    with pytest.raises(BadLuggage, match=word):
        unpack(store, busy(store, "ann"), BAD[name])


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("answer", "answered", "yesterday"),
        ("answer", "correct", "perhaps"),
        ("memory", "card", "{}"),
        ("deal", "record", "schnapsen dealer=0 deck=AS"),
        ("step", "lesson", ""),
        ("answer", "rule", "<b>x</b>"),
        ("mistake", "surprise", 1),
    ],
)
def test_one_bad_row_spoils_the_file_but_not_what_is_there(store, table, field, value):
    ann, new = busy(store, "ann"), busy(store, "new", EVENING + dt.timedelta(days=1))
    file = json.loads(pack(store, ann, EVENING))
    file[table][-1][field] = value
    before = sorted_rows(store, new)
    with pytest.raises(BadLuggage):
        unpack(store, new, json.dumps(file))
    assert sorted_rows(store, new) == before


def test_no_secret_is_in_the_file(store):
    ann = busy(store, "ann")
    code = store.learners.new_code(ann)
    text = pack(store, ann, EVENING)
    assert code not in text
    assert ann not in text


def test_the_database_of_yesterday_is_read_today(tmp_path):
    path = tmp_path / "baza.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(YESTERDAY.read_text())
    connection.close()
    store = Store(f"sqlite:///{path}")
    ann = store.learners.of_cookie("yesterday", EVENING)
    settings = store.learners.settings(ann)
    assert (settings.language, settings.setup) == ("es", "schnapsen(preset=bummerl)")
    assert settings.patterns["schnapsen"] == "german"
    assert ("schnapsen-trick", "win-it") in store.learnt.steps(ann)
    assert [(answer.rule, answer.correct, answer.seconds) for answer in store.learnt.answers(ann)] == [
        ("schnapsen.follow", True, None),
        ("schnapsen.follow", False, None),
        ("schnapsen.ruff", True, None),
    ]
    assert store.deals.current(ann) is not None
    assert store.learnt.mistakes(ann)[0].mended is None
    assert [due.rule for due in due_today(store.learnt, ann, EVENING + dt.timedelta(days=9))] == [
        "schnapsen.ruff"
    ]
    fresh = store.learners.of_cookie("today", EVENING)
    assert unpack(store, fresh, pack(store, ann, EVENING)) == 8
    store.close()


def test_the_rules_and_steps_that_yesterday_knows_still_exist():
    """Ids are stable: what is stored under them is found again."""
    from lessons.load import content
    from lessons.rulebook import rule_id

    with sqlite3.connect(":memory:") as connection:
        connection.executescript(YESTERDAY.read_text())
        rules = {
            rule for (rule,) in connection.execute("SELECT rule FROM answer UNION SELECT rule FROM memory")
        }
        steps = set(connection.execute("SELECT lesson, step FROM step"))
    connection.close()
    assert all(rule_id(rule.partition(".")[0], rule).value == rule for rule in rules)
    lessons = content().lessons
    known = {(each.lesson.id, step.id) for each in lessons.values() for step in each.lesson.steps}
    assert steps <= known

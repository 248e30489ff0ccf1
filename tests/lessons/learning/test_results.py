"""The table of answers: in the reader's language, with ids that never change, harmless in a spreadsheet."""

import csv
import datetime as dt
import io

import pytest

from lessons.i18n import Translator
from lessons.learning.results import results
from lessons.store import Answer, Store
from tests.lessons.learning.test_return import EVENING, session
from ui.progress.taking import called

STABLE = {
    "answered",
    "setup",
    "kind",
    "rule_id",
    "seed",
    "given",
    "correct",
    "hinted",
    "seconds",
    "place",
    "link",
}


@pytest.fixture
def store():
    store = Store("sqlite://")
    yield store
    store.close()


@pytest.fixture
def ann(store):
    ann = store.learners.of_cookie("ann", EVENING)
    session(store, ann)
    return ann


def read(store, ann, language):
    t = Translator(language)
    text = results(store, ann, t, lambda setup: called(setup, t))
    return list(
        csv.DictReader(
            io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=";" if language == "es" else ","
        )
    )


def test_every_answer_is_a_row_the_oldest_first(store, ann):
    rows = read(store, ann, "en")
    answers = store.learnt.answers(ann, None)
    assert [row["link"] for row in rows] == [answer.link for answer in reversed(answers)]
    assert {row["Right"] for row in rows} == {"yes", "no"}
    assert rows[0]["Answered (UTC)"] == "2026-03-01 20:00:00"
    assert dt.datetime.fromisoformat(rows[0]["answered"]) == EVENING


def test_names_are_in_the_readers_language_and_ids_in_none(store, ann):
    english, spanish = read(store, ann, "en"), read(store, ann, "es")
    named = set(english[0]) - STABLE
    assert set(english[0]) & set(spanish[0]) >= STABLE
    assert len(named) == 8
    assert not named & set(spanish[0])
    for here, there in zip(english, spanish, strict=True):
        assert [here[name] for name in STABLE] == [there[name] for name in STABLE]
    told = [row["Game and rules"].partition(" · ") for row in english]
    assert {game for game, _, _ in told} == {"Schnapsen", "Bohemian Schneider"}
    assert all(rules and rules != row["setup"] for (_, _, rules), row in zip(told, english, strict=True))
    sentences = {
        value for row in english for name, value in row.items() if name in ("Question", "Rule", "Where")
    }
    assert not sentences & {value for row in spanish for value in row.values()}


def test_a_spreadsheet_knows_the_encoding_and_the_separator_of_the_language(store, ann):
    texts = {language: results(store, ann, Translator(language), str) for language in ("es", "en")}
    assert all(text.encode().startswith(b"\xef\xbb\xbf") for text in texts.values())
    assert all(text.count("\r\n") == text.count("\n") == 21 for text in texts.values())
    assert texts["es"].splitlines()[0].count(";") == texts["en"].splitlines()[0].count(",") == 18


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t=", "\r=", " =", "\uff1d"])
def test_no_cell_begins_like_a_formula(store, start):
    """What was brought in with a file may say anything."""
    ben = store.learners.of_cookie("ben", EVENING)
    evil = f"{start}HYPERLINK(0)"
    answer = Answer(
        evil, evil, evil, 3, evil, correct=True, hinted=False, answered=EVENING, place=evil, link=evil
    )
    store.learnt.add_answer(ben, answer)
    (row,) = read(store, ben, "es")
    assert sum(value.endswith("HYPERLINK(0)") for value in row.values()) == 10
    assert all(value.startswith("'") for value in row.values() if value.endswith("HYPERLINK(0)"))


@pytest.mark.parametrize("given", ["-3", "-", "12", "TS.JS"])
def test_what_is_harmless_stays_as_it_was_given(store, given):
    ben = store.learners.of_cookie("ben", EVENING)
    answer = Answer(
        "pack", "schnapsen.pack", "schnapsen", 3, given, correct=True, hinted=False, answered=EVENING
    )
    store.learnt.add_answer(ben, answer)
    assert read(store, ben, "en")[0]["given"] == given

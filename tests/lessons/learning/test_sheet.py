"""Sheets of questions: one address, the same questions for everybody, one result an attempt."""

import datetime as dt
from urllib.parse import parse_qsl, urlsplit

import pytest

import engine
from lessons import drills
from lessons.learning.schedule import remember
from lessons.learning.sheet import MOST, BadSheet, Sheet, lesson_test, read_sheet, result_of
from lessons.load import content
from lessons.names import card_names
from lessons.store import Store

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
EN, ES = card_names("en"), card_names("es")
GOOD = {
    "sheet": "teach",
    "game": "schnapsen(preset=bummerl)",
    "kinds": "legal-cards,claim",
    "seeds": "3,7-9",
    "level": "3",
}


def test_the_link_of_a_sheet_opens_it_again():
    sheet = read_sheet(GOOD)
    assert sheet.seeds == (3, 7, 8, 9)
    assert sheet.query == GOOD
    assert read_sheet(dict(parse_qsl(urlsplit(sheet.link).query))) == sheet
    asked = [drills.from_link(query, EN) for query in sheet.questions()]
    assert len(asked) == 8
    assert {drill.setup for drill in asked} == {GOOD["game"]}
    assert [drill.accepted for drill in asked] == [
        drills.from_link(query, ES).accepted for query in sheet.questions()
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"sheet": "quiz"},
        {"game": "tute"},
        {"kinds": "nothing"},
        {"kinds": ""},
        {"kinds": "honours"},
        {"kinds": "", "rules": "schnapsen.nothing"},
        {"seeds": ""},
        {"seeds": "1;2"},
        {"seeds": "9-1"},
        {"seeds": "-5"},
        {"seeds": f"1-{MOST}"},
        {"seeds": "1-999999999"},
        {"level": "9"},
        {"level": "x"},
    ],
)
def test_a_bad_link_gets_one_translated_sentence(change):
    with pytest.raises(BadSheet) as told:
        read_sheet({**GOOD, **change})
    sentence = ES.translator.gettext(str(told.value))
    assert sentence != str(told.value)
    assert sentence.endswith(".")


def test_what_cannot_happen_under_the_rules_is_left_out():
    sharp = {"sheet": "exam", "game": "schnapsen(preset=sharp)", "seeds": "1"}
    with pytest.raises(BadSheet):
        read_sheet({**sharp, "rules": "schnapsen.marriage-pending"}).questions()


def answer_all(store, ann, sheet, wrong=(), place="exam-1"):
    for number, query in enumerate(sheet.questions()):
        drill = drills.from_link(query, EN)
        other = [choice.answer for choice in drill.choices if choice.answer not in drill.accepted]
        given = (other or ["-"])[0] if number in wrong else ".".join(drill.accepted)
        when = NOW + dt.timedelta(seconds=number)
        remember(store.learnt, ann, drill, given, when, place=place, seed=1, hinted=False)
    return result_of(sheet.questions(), store.learnt.answers(ann, None, place=place))


@pytest.mark.parametrize(("wrong", "passed"), [((), True), ((0, 5), True), ((0, 1, 5), False)])
def test_an_exam_is_passed_with_four_of_five_right(wrong, passed):
    store = Store("sqlite://")
    ann = store.learners.of_cookie("ann", NOW)
    sheet = read_sheet({"sheet": "exam", "game": "schnapsen", "kinds": "pack,trick-winner", "seeds": "1-5"})
    result = answer_all(store, ann, sheet, wrong)
    assert (result.right, result.passed, result.open) == (10 - len(wrong), passed, None)
    again = result_of(sheet.questions(), store.learnt.answers(ann, None, place="exam-2"))
    assert (again.right, again.done, again.open) == (0, False, 0)
    store.close()


def test_every_lesson_about_rules_can_be_tested_out_of():
    for game in ("schnapsen", "schneider"):
        for loaded in content().ordered(game):
            lesson = loaded.lesson
            sheet = lesson_test(lesson.id, lesson.setup, lesson.rules, 3)
            if sheet is None:
                assert not any(drills.kinds_for(game, rule) for rule in lesson.rules)
                continue
            assert 1 <= len(sheet.questions()) <= 12
            assert read_sheet(sheet.query) == sheet


def test_two_sheets_never_share_a_name():
    rules = engine.parse_setup("schnapsen")
    names = {Sheet("exam", rules, (seed,), ("pack",)).name for seed in range(50)}
    assert len(names) == 50

"""Sheets of questions: one address, the same questions for everybody, one result an attempt."""

import datetime as dt
from collections import Counter
from dataclasses import replace
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


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_lesson_about_rules_can_be_tested_out_of(game):
    for loaded in content().ordered(game):
        lesson = loaded.lesson
        sheet = lesson_test(lesson.id, lesson.setup, lesson.rules, 3)
        if sheet is None:
            assert not any(drills.kinds_for(game, rule) for rule in lesson.rules)
            continue
        assert 1 <= len(sheet.questions()) <= 12
        assert read_sheet(sheet.query) == sheet


@pytest.mark.parametrize(
    "change",
    [
        {"game": "schneider", "rules": "schneider.capture"},
        {"game": "schnapsen(preset=bummerl)"},
        {"rules": "schnapsen.win"},
        {"seeds": "3"},
        {"sheet": "teach"},
        {"kinds": "pack"},
        {"level": "1"},
        {"lesson": "schneider-trick"},
        {"lesson": "no-such"},
    ],
)
def test_no_other_sheet_goes_by_the_name_of_a_lessons_test(change):
    lesson = content().lessons["schnapsen-trick"].lesson
    test = lesson_test(lesson.id, lesson.setup, lesson.rules, 3).query
    assert read_sheet({**test, "seeds": "50-51" if test["seeds"] == "3-4" else "50-54"}).lesson == lesson.id
    with pytest.raises(BadSheet) as told:
        read_sheet({**test, **change})
    assert ES.translator.gettext(str(told.value)) != str(told.value)


def asked(sheet):
    found = [drills.from_link(query, EN) for query in sheet.questions()]
    return {(drill.kind, drill.question, drill.position, drill.record, drill.cards) for drill in found}


def test_once_more_asks_other_questions_unless_a_teacher_chose_them():
    lesson = content().lessons["schnapsen-strict"].lesson
    test = lesson_test(lesson.id, lesson.setup, lesson.rules, 40)
    own = Sheet("exam", engine.parse_setup("schnapsen"), (40, 41), ("legal-cards", "claim"), own=True)
    for sheet in (test, own):
        for seed in (38, 40, 41, 42, 90):
            again = sheet.once_more(seed)
            assert not set(again.seeds) & set(sheet.seeds)
            assert replace(again, seeds=sheet.seeds) == sheet
            assert read_sheet(again.query) == again
        assert not asked(sheet) & asked(sheet.once_more(90))
    fixed = read_sheet(GOOD)
    assert fixed.is_fixed
    assert fixed.once_more(90) == fixed


def test_two_sheets_never_share_a_name():
    rules = engine.parse_setup("schnapsen")
    names = {Sheet("exam", rules, (seed,), ("pack",)).name for seed in range(50)}
    assert len(names) == 50


@pytest.mark.parametrize("game", ["schnapsen", "schneider", "schafkopf", "schmier"])
def test_a_rule_is_asked_about_with_each_of_its_kinds_by_turns(game):
    rules = engine.parse_setup(game)
    about = {rule for kind in drills.kinds_for(game) for rule in drills.rules_of(kind, game)}
    for rule in sorted(about):
        kinds = drills.kinds_for(game, rule)
        chosen = Counter(Sheet("teach", rules, tuple(range(7)), about=(rule,))._chosen().values())
        assert set(chosen) == set(kinds[:7]) if len(kinds) <= 7 else len(chosen) == 7
        assert max(chosen.values()) - min(chosen.values()) <= 1


def test_a_rule_that_several_kinds_ask_about_leaves_to_others_the_only_kind_they_have():
    loaded = content().lessons["schmier-scoring"].lesson
    assert any(len(drills.kinds_for("schmier", rule)) == 1 for rule in loaded.rules)
    sheet = lesson_test(loaded.id, loaded.setup, loaded.rules, 7)
    often = Counter(query["kind"] for query in sheet.questions())
    assert sorted(often.values()) == [2, 3, 3]


def test_the_test_of_a_lesson_that_one_kind_asks_about_is_short():
    loaded = content().lessons["schnapsen-exchange"].lesson
    sheet = lesson_test(loaded.id, loaded.setup, loaded.rules, 7)
    assert {query["kind"] for query in sheet.questions()} == {"may-act"}
    assert len(sheet.questions()) == 6

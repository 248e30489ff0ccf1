"""Exams, lessons' tests and a teacher's links on their pages."""

import datetime as dt
from urllib.parse import parse_qsl

import pytest

from lessons import drills
from lessons.i18n import translator
from lessons.learning.schedule import remember
from lessons.learning.sheet import lesson_test, read_sheet
from lessons.learning.titles import kind_title
from lessons.load import content
from lessons.names import card_names
from tests.ui.visiting import Visitor, html, links, said

LESSON = content().lessons["schnapsen-trick"].lesson
TEST = lesson_test(LESSON.id, LESSON.setup, LESSON.rules, 7)
OWN = {"sheet": "exam", "game": "schnapsen", "kinds": "pack,claim", "seeds": "3", "own": "1"}
FIXED = {name: value for name, value in OWN.items() if name != "own"}


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


def taken(visitor, query, *, wrong=0):
    """The result of a sheet that was answered to its end."""
    sheet = read_sheet(query)
    place = f"exam-{sheet.name}-abc"
    for number, each in enumerate(sheet.questions()):
        drill = drills.from_link(each, card_names("en"))
        given = "nothing" if number < wrong else ".".join(drill.accepted)
        facts = {"place": place, "seed": int(each["seed"]), "hinted": False}
        remember(visitor.store.learnt, visitor.learner, drill, given, dt.datetime.now(dt.UTC), **facts)
    return visitor.open("drill", **query, **{"try": "abc"})


def test_a_test_that_is_passed_finishes_the_lesson_and_leads_on(visitor):
    steps = {(LESSON.id, step.id) for step in LESSON.steps}
    app = taken(visitor, TEST.query, wrong=3)
    assert "Not passed yet: 1 more right answer was needed." in said(app)
    assert visitor.store.learnt.steps(visitor.learner) == frozenset()
    visitor.store.learnt.reset(visitor.learner)
    app = taken(visitor, TEST.query, wrong=2)
    assert "The lesson counts as done" in said(app)
    assert visitor.store.learnt.steps(visitor.learner) == steps
    assert "All lessons" in links(app)


def test_a_link_that_calls_another_games_rules_a_lessons_test_gets_one_sentence(visitor):
    query = {**TEST.query, "game": "schneider", "rules": "schneider.capture"}
    app = visitor.open("drill", **query)
    assert "This link is not the test of the lesson that it names." in said(app)
    assert "Winning a trick" not in said(app)


def test_an_exam_says_once_how_far_it_is_and_in_questions(visitor):
    app = visitor.open("drill", **OWN, **{"try": "abc"})
    assert said(app).count("1 of 2") == 1
    assert "1 of 2" not in html(app)
    assert 'aria-label="0 of 2 questions answered"' in html(app)
    assert "steps" not in html(app).partition("<progress")[2].partition(">")[0]


def test_a_miss_tells_how_many_right_answers_were_needed(visitor):
    app = taken(visitor, TEST.query, wrong=len(TEST.questions()))
    assert "Not passed yet: 8 more right answers were needed." in said(app)
    assert "With 8 right answers you pass." in said(visitor.open("drill", **TEST.query))
    assert "you pass" not in said(visitor.open("drill", **{**FIXED, "sheet": "teach"}))


@pytest.mark.parametrize("mode", ["exam", "teach"])
def test_a_sheet_can_be_left_open_and_gone_on_with(visitor, mode):
    query = {**FIXED, "sheet": mode, "try": "abc"}
    sheet = read_sheet(query)
    first = drills.from_link(sheet.questions()[0], card_names("en"))
    facts = {"place": f"{mode}-{sheet.name}-abc", "seed": 3, "hinted": False}
    given = ".".join(first.accepted)
    remember(visitor.store.learnt, visitor.learner, first, given, dt.datetime.now(dt.UTC), **facts)
    app = visitor.open("drill", **query)
    assert app.button(key="baza-sheet-leave").label == "Stop for now"
    app = visitor.open("drill", **query, at="left")
    assert "1 of 2 questions answered" in said(app)
    assert "What you have answered is kept." in said(app)
    assert not app.button
    on = dict(parse_qsl(links(app)["Go on"].partition("?")[2]))
    assert on == {**sheet.query, "try": "abc"}
    assert "2 of 2" in said(visitor.open("drill", **on))


def test_a_sheet_that_is_done_cannot_be_left_open(visitor):
    taken(visitor, OWN)
    assert "2 of 2 right" in [
        header.value for header in visitor.open("drill", **OWN, **{"try": "abc", "at": "left"}).header
    ]


@pytest.mark.parametrize(("mode", "hints"), [("teach", 1), ("exam", 0)])
def test_a_teachers_link_has_hints_unless_it_is_an_exam(visitor, mode, hints):
    app = visitor.open("drill", **{**FIXED, "sheet": mode, "try": "abc"})
    assert len([button for button in app.button if str(button.key).startswith("baza-help-")]) == hints


def test_once_more_asks_other_questions(visitor):
    app = taken(visitor, OWN)
    query = dict(parse_qsl(links(app)["Once more, with other questions"].partition("?")[2]))
    assert query["kinds"] == OWN["kinds"]
    assert read_sheet(query).seeds != read_sheet(OWN).seeds
    assert query["try"] != "abc"


def test_a_teachers_link_stays_as_it_was_made_and_says_so(visitor):
    app = taken(visitor, FIXED)
    assert "This link asks everybody the same questions" in said(app)
    query = dict(parse_qsl(links(app)["The same questions once more"].partition("?")[2]))
    assert read_sheet(query) == read_sheet(FIXED)
    assert query["try"] != "abc"


@pytest.mark.parametrize(("query", "wrong"), [(OWN, 1), (FIXED, 1), (TEST.query, 3)])
def test_after_a_miss_the_next_step_is_to_practise_what_was_missed(visitor, query, wrong):
    app = taken(visitor, query, wrong=wrong)
    label, address = next(iter(links(app).items()))
    assert label == "Practise what was wrong"
    again = dict(parse_qsl(address.partition("?")[2]))
    missed = read_sheet(query).questions()[0]
    asked = read_sheet(again).questions()
    assert again["sheet"] == "teach"
    assert {each.get("rule", each["kind"]) for each in asked} >= {missed.get("rule", missed["kind"])}
    assert not {each["seed"] for each in asked} & {each["seed"] for each in read_sheet(query).questions()}
    assert "try" in again


@pytest.mark.parametrize(
    ("query", "first"),
    [
        (OWN, "Once more, with other questions"),
        (FIXED, "The same questions once more"),
        (TEST.query, "Next lesson: "),
    ],
)
def test_without_a_miss_the_next_step_leads_on(visitor, query, first):
    labels = list(links(taken(visitor, query)))
    assert labels[0].startswith(first)
    assert "Practise what was wrong" not in labels


def test_the_result_leads_on_at_once_and_shows_first_what_was_wrong(visitor):
    app = taken(visitor, TEST.query, wrong=3)
    kinds = [drills.from_link(each, card_names("en")).kind for each in read_sheet(TEST.query).questions()]
    labels = [each.label for each in app.expander]
    titles = [f"{number}. {kind_title(kind, translator('en'))}" for number, kind in enumerate(kinds, 1)]
    assert labels == [f"✗ {title}" for title in titles[:3]] + [f"✓ {title}" for title in titles[3:]]
    assert [header.value for header in app.header] == [f"{len(kinds) - 3} of {len(kinds)} right"]
    assert [header.value for header in app.subheader] == ["What was wrong", "What was right"]
    assert "Right: " in said(app)


def test_a_link_beyond_the_last_question_leads_to_the_first_that_is_open(visitor):
    app = visitor.open("drill", **{**FIXED, "sheet": "teach", "try": "abc", "at": "99"})
    assert "1 of 2" in said(app)


def test_a_link_that_asks_for_nothing_says_so(visitor):
    app = visitor.open("drill", sheet="teach", game="schnapsen", seeds="1")
    assert "names neither a kind of question nor a rule" in said(app)


def answered(visitor, query, number, attempt="abc"):
    """Answer the first questions of an exam on their page; the page after the last one."""
    for _ in range(number):
        app = visitor.open("drill", **query, **{"try": attempt})
        option = next(each for each in app.button if str(each.key).startswith("baza-choose-"))
        option.click().run()
        check = [each for each in app.button if str(each.key).startswith("baza-check-")]
        if check:
            check[0].click().run()
    return app


def offered(visitor, page, **params):
    """Where a page offers to go on with a sheet: its label and its address, none if it does not."""
    found = links(visitor.open(page, **params)).items()
    return [(label, dict(parse_qsl(to.partition("?")[2]))) for label, to in found if "Go on with your" in label]


def test_an_exam_that_was_left_is_offered_until_it_is_finished(visitor):
    """In each of the places where somebody who has lost its address looks for it."""
    query = {**OWN, "kinds": "is-legal", "seeds": "3-5"}
    places = [("drill", {}), ("home", {}), ("progress", {}), ("drill", {**query, "seeds": "7"})]
    assert [offered(visitor, page, **params) for page, params in places] == [[]] * 4
    visitor.open("drill", **query, **{"try": "abc"})  # nothing is answered yet
    assert offered(visitor, "drill") == []
    for done in (1, 2):
        answered(visitor, query, 1)
        label = f"Go on with your exam: {done} of 3 answered"
        for page, params in places:
            assert offered(visitor, page, **params) == [(label, {**read_sheet(query).query, "try": "abc"})]
    assert "3 of 3" in said(visitor.open("drill", **offered(visitor, "drill")[0][1]))
    answered(visitor, query, 1)
    assert [offered(visitor, page, **params) for page, params in places] == [[]] * 4


def test_the_sheet_answered_last_is_the_one_to_go_on_with(visitor):
    exam = {**OWN, "kinds": "is-legal", "seeds": "3-5"}
    assert "cards in your hand" in said(visitor.open("home"))
    answered(visitor, exam, 1)
    answered(visitor, {**exam, "sheet": "teach"}, 1, "def")
    ((label, query),) = offered(visitor, "home")
    assert label == "Go on with your questions: 1 of 3 answered"
    assert (query["sheet"], query["try"]) == ("teach", "def")
    assert "cards in your hand" not in said(visitor.open("home"))
    assert offered(visitor, "drill", **exam) == []  # an exam is no sheet to practise with
    visitor.store.learnt.reset(visitor.learner)
    assert offered(visitor, "home") == []


@pytest.mark.parametrize("kept", ["sheet=exam&game=tute&try=abc", "try=abc", "no query", "sheet=exam&try=a%20b"])
def test_a_sheet_that_cannot_be_read_is_not_offered(visitor, kept):
    learners = visitor.store.learners
    learners.save_settings(visitor.learner, learners.settings(visitor.learner).model_copy(update={"sheet": kept}))
    assert offered(visitor, "home") == []
    assert links(visitor.open("drill"))["An exam"]

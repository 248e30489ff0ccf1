"""A bit of everything is that: no kind of question comes over and over, whoever answers."""

import datetime as dt
import random

import pytest

import engine
from lessons import drills
from lessons.learning.choosing import Wish, next_question
from lessons.learning.daily import Due, question_for
from lessons.learning.evidence import evidence_of
from lessons.learning.remedy import PAUSE, is_news, named
from lessons.learning.variety import ROW, WINDOW, Asked, fresh, most
from lessons.misconceptions import MODELS
from lessons.store import Answer
from tests.lessons.drills.setups import BY_GAME
from tests.lessons.learning.simulated import EN, answer, right, wrong

LENGTH, SEEDS = 24, 4


def _belief(game):
    """The answers of a learner with one wrong belief of the game, one in the middle of the list."""
    found = [model for model in MODELS[game] if model.wrong(engine.parse_setup(game))]
    name = found[len(found) // 2].id
    return lambda drill, rng: answer(drill, name, rng)


LEARNERS = {"right": lambda game: right, "wrong": lambda game: wrong, "belief": _belief}


def _mixed(game, given, rng):
    """The kinds of a mixed run."""
    wish, seen, asked = Wish(engine.parse_setup(game)), [], []
    for _ in range(LENGTH):
        drill = drills.from_link(next_question(wish, seen, rng, asked=asked, seeds=SEEDS), EN)
        seen.append(evidence_of(drill, given(drill, rng)))
        asked.append(Asked(drill.kind, frozenset(drill.accepted)))
    return [one.kind for one in asked]


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("game", BY_GAME)
def test_no_kind_comes_over_and_over_in_a_bit_of_everything(game, learner):
    kinds = _mixed(game, LEARNERS[learner](game), random.Random(3))
    rows = [kinds[at : at + ROW + 1] for at in range(LENGTH - ROW)]
    windows = [kinds[at : at + WINDOW] for at in range(LENGTH - WINDOW + 1)]
    assert all(len(set(row)) > 1 for row in rows), kinds
    assert all(window.count(kind) <= WINDOW // 3 for window in windows for kind in window), kinds


@pytest.mark.parametrize("number", range(1, 8))
def test_few_kinds_come_by_turns_and_there_is_always_one(number):
    kinds, rng, asked = tuple("abcdefg"[:number]), random.Random(number), []
    for _ in range(300):
        asked.append(Asked(rng.choice(fresh(kinds, asked))))
    came = [one.kind for one in asked]
    if number > 1:
        assert all(len(set(came[at : at + ROW + 1])) > 1 for at in range(len(came) - ROW))
    if number > 2:
        windows = [came[at : at + WINDOW] for at in range(len(came) - WINDOW + 1)]
        assert all(window.count(kind) <= most(number) for window in windows for kind in kinds)


def test_a_kind_that_had_one_right_answer_twice_comes_with_another():
    rules, same = engine.parse_setup("schnapsen"), 0
    three = Asked("game-points", frozenset("3"))
    for number in range(20):
        asked = [three, Asked("pack"), three, Asked("pack")]
        query = next_question(Wish(rules), [], random.Random(number), asked=asked, seeds=SEEDS)
        drill = drills.from_link(query, EN)
        same += drill.kind == "game-points" and drill.accepted == ("3",)
    assert not same


def test_a_kind_that_was_chosen_comes_however_often_it_came():
    rules, asked = engine.parse_setup("schnapsen"), [Asked("claim")] * WINDOW
    query = next_question(Wish(rules, kind="claim"), [], random.Random(1), asked=asked, seeds=SEEDS)
    assert query["kind"] == "claim"
    rule = next_question(Wish(rules, rule="schnapsen.rank"), [], random.Random(1), seeds=SEEDS)
    before = [Asked(rule["kind"])] * WINDOW
    again = next_question(Wish(rules, rule="schnapsen.rank"), [], random.Random(1), asked=before, seeds=SEEDS)
    assert again == rule


def _answer(drill, given, number, rule=None):
    facts = {
        "place": "drill",
        "link": f"{drill.link}&number={number}",
        "evidence": evidence_of(drill, given).text,
    }
    when = dt.datetime(2026, 3, 1, tzinfo=dt.UTC) + dt.timedelta(minutes=number)
    right = drill.mark(given).right
    return Answer(drill.kind, rule or drill.rule, drill.setup, 1, given, right, False, when, **facts)


def test_what_is_due_is_asked_in_another_kind_than_the_last_two():
    rule, now = "schnapsen.rank", dt.datetime(2026, 3, 2, tzinfo=dt.UTC)
    due = Due("schnapsen", now, rule)
    first = question_for(due, {}, [], now)["kind"]
    drill = drills.generate(first, engine.parse_setup("schnapsen"), 1, EN)
    before = [_answer(drill, min(drill.accepted), number, "schnapsen.lead") for number in (2, 1)]
    assert question_for(due, {}, before[:1], now)["kind"] == first
    assert question_for(due, {}, before, now)["kind"] != first


def test_a_pattern_is_news_once_and_again_after_a_pause():
    rules, belief = engine.parse_setup("schnapsen"), "follow-while-open"
    drill = drills.generate("legal-cards", rules, 1, EN, against=belief)
    misled = answer(drill, belief, random.Random(1))
    assert evidence_of(drill, misled).is_telling(belief)
    other = drills.generate("pack", rules, 1, EN)
    given, told = [misled] * 5 + [None] * PAUSE + [misled], []
    answers = []
    for number, each in enumerate(given):
        asked = drill if each else other
        answers.insert(0, _answer(asked, each or min(other.accepted), number))
        found = named(rules, answers)
        told.append(found is not None and is_news(found, rules, answers))
    assert [at for at, is_told in enumerate(told) if is_told] == [1, len(given) - 1]

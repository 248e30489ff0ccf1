"""What the progress page says: standings add up, days are counted, a missed day is forgiven."""

import datetime as dt

import pytest

from lessons import drills
from lessons.learning.overview import days, overview, streak
from lessons.store import Store
from tests.lessons.learning.test_return import EVENING, session

DAY = dt.date(2026, 3, 10)


def back(*numbers):
    return [DAY - dt.timedelta(days=number) for number in numbers]


@pytest.mark.parametrize(
    ("learned", "expected"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),  # today is not over
        ([0, 1, 2], 3),
        ([0, 2, 4], 3),  # every other day: each missed day stands alone
        ([0, 3], 1),  # two in a row break it
        ([2], 1),
        ([3], 0),
        ([0, 0, 1], 2),
    ],
)
def test_the_streak_forgives_a_missed_day_but_not_two(learned, expected):
    assert streak(back(*learned), DAY) == expected


def test_every_rule_of_a_game_stands_somewhere():
    store = Store("sqlite://")
    ann = store.learners.of_cookie("ann", EVENING)
    session(store, ann)
    answers, cards = store.learnt.answers(ann, None), store.learnt.cards(ann)
    for game in ("schnapsen", "schneider"):
        tomorrow = overview(game, answers, cards, EVENING + dt.timedelta(days=1))
        rules = {rule for kind in drills.kinds_for(game) for rule in drills.rules_of(kind, game)}
        assert sum(tomorrow.count(each) for each in ("new", "learning", "mastered")) == len(rules)
        assert {each.rule for each in tomorrow.rules} == {
            a.rule for a in answers if a.rule.startswith(f"{game}.")
        }
        assert 0 < tomorrow.due <= len(tomorrow.rules)
        assert [each.due for each in tomorrow.rules] == sorted(
            (each.due for each in tomorrow.rules), reverse=True
        )
        assert overview(game, answers, cards, EVENING).due < tomorrow.due
    store.close()


def test_the_days_hold_every_answer():
    store = Store("sqlite://")
    ann = store.learners.of_cookie("ann", EVENING)
    session(store, ann)
    found = days(store.learnt.answers(ann, None), EVENING.date() + dt.timedelta(days=2))
    assert len(found) == 14
    assert [day.asked for day in found[-3:]] == [20, 0, 0]
    assert found[-3].right == 14  # five wrong, one with a hint
    store.close()

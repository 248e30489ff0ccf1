"""What was learnt: steps, answers, cards of the scheduler, mistakes, the reset."""

import pytest
import sqlalchemy as sa
from fsrs import Card, Rating, Scheduler

from lessons.settings import Settings
from lessons.store import (
    Corrupt,
)
from tests.lessons.store.rows import LATER, NOW, answer, execute, record


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

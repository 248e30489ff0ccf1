"""Misconceptions are found by a few answers, and a sound learner who slips is left in peace."""

import datetime as dt
import random
from dataclasses import replace

import pytest

import engine
from lessons import drills
from lessons.learning.choosing import Wish, next_question
from lessons.learning.evidence import Evidence, evidence_of
from lessons.learning.identify import likelihood, model_of, posterior, suspects
from lessons.learning.remedy import lately, lesson_step
from lessons.load import content
from lessons.misconceptions import MODELS
from lessons.store import Answer
from tests.lessons.drills.setups import BY_GAME
from tests.lessons.learning.simulated import EN, answer, learners, run

RUNS, SEEDS = 200, 2  # few enough seeds that runs share questions: looking for them is what takes time
WINDOW = 24
ZONE = engine.parse_setup("schnapsen")


@pytest.fixture(scope="module")
def everybody():
    found = list(learners(BY_GAME))
    return [found[number * len(found) // RUNS] for number in range(RUNS)]


def test_a_misconception_is_found_within_eight_questions_about_its_rule(everybody):
    rng = random.Random(11)
    named = [
        run(Wish(rules, rule=model.rule.value), model.id, rng, seeds=SEEDS)[0] for rules, model in everybody
    ]
    missed = [model.id for name, (_, model) in zip(named, everybody, strict=True) if name != model.id]
    assert len(missed) <= 0.05 * RUNS, missed


def test_a_misconception_comes_out_in_any_kind_of_question_it_shows_in(everybody):
    """Some kinds have twenty beliefs to tell apart: the window of answers is what it may take."""
    rng, missed, some = random.Random(13), [], everybody[::4]
    for number, (rules, model) in enumerate(some):
        kinds = [kind for kind in model.kinds if model.shows(rules, kind)]
        wish = Wish(rules, kind=kinds[number % len(kinds)])
        if run(wish, model.id, rng, seeds=SEEDS, length=WINDOW)[0] != model.id:
            missed.append((rules.text, model.id, wish.kind))
    assert len(missed) <= 0.1 * len(some), missed


def test_a_sound_learner_is_hardly_ever_accused(everybody):
    rng = random.Random(12)
    accused = [
        run(Wish(rules, rule=model.rule.value), None, rng, seeds=SEEDS)[0] for rules, model in everybody
    ]
    assert sum(name is not None for name in accused) <= 0.02 * RUNS, accused


def test_a_sound_learner_is_hardly_ever_accused_in_a_kind_of_question(everybody):
    rng, some = random.Random(14), everybody[::4]
    wishes = [Wish(rules, kind=model.kinds[-1]) for rules, model in some]
    accused = [run(wish, None, rng, seeds=SEEDS)[0] for wish in wishes]
    assert sum(name is not None for name in accused) <= 0.02 * len(some), accused


def test_a_question_that_tells_two_beliefs_apart_is_answered_otherwise_by_each():
    rules = engine.parse_setup("schnapsen")
    for seed in range(6):
        drill = drills.generate(
            "legal-cards", rules, seed, EN, against="no-duty-to-follow.trump-instead-of-following"
        )
        beliefs = {name: set(given) for given, name, _ in drill.beliefs}
        other = beliefs.get("trump-instead-of-following", set(drill.accepted))
        assert beliefs["no-duty-to-follow"] not in (other, set(drill.accepted))


def test_what_cannot_be_chosen_is_guessed():
    seen = Evidence(frozenset("1"), frozenset("0"), 4, False, (("ten-by-face", frozenset()),))
    assert likelihood(seen, seen.answers("ten-by-face")) == 0.25
    assert not seen.is_telling("ten-by-face")


@pytest.mark.parametrize("wrong", [2, 3])
def test_two_or_three_telling_answers_name_it(wrong):
    drill = drills.generate("legal-cards", ZONE, 1, EN, against="follow-while-open")
    given = answer(drill, "follow-while-open", random.Random(1))
    seen = [evidence_of(drill, given)] * wrong
    first = suspects(ZONE, seen)[0]
    assert first.telling == wrong
    assert first.model.rule.value == "schnapsen.free"
    assert suspects(ZONE, seen[:1])[0].is_named is False


def test_a_right_answer_clears_a_suspicion():
    drill = drills.generate("trick-winner", ZONE, 1, EN, against="ten-by-face")
    wrong = evidence_of(drill, answer(drill, "ten-by-face", random.Random(2)))
    right = evidence_of(drill, drill.accepted[0])
    models = [model_of("schnapsen", "ten-by-face")]
    one, both = posterior(models, [wrong]), posterior(models, [wrong, right])
    assert both["ten-by-face"] < 0.5 * one["ten-by-face"]


def test_what_is_wrong_elsewhere_is_no_misconception_here():
    seen = Evidence(frozenset({"TS"}), frozenset({"TS", "JS"}), 4, True, (("must-head", frozenset({"TS"})),))
    assert not suspects(ZONE, [seen] * 3)
    assert suspects(engine.parse_setup("schnapsen(head=no)"), [seen] * 3)[0].is_named


def test_the_chances_of_all_answers_add_up():
    seen = [Evidence(frozenset({text}), frozenset({"1"}), 4, False, ()) for text in "1234"]
    assert sum(likelihood(one, frozenset({"1"})) for one in seen) == pytest.approx(1)


@pytest.mark.parametrize("game", BY_GAME)
def test_a_question_against_a_belief_offers_its_answer(game):
    for model in MODELS[game][::9]:
        rules = next(rules for rules in map(engine.parse_setup, BY_GAME[game]) if model.wrong(rules))
        query = next_question(Wish(rules, against=model.id), [], random.Random(4), seeds=SEEDS)
        drill = drills.from_link(query, EN)
        answers = {name: set(given) for given, name, _ in drill.beliefs}[model.id]
        assert query["against"] == model.id
        assert answers <= {choice.answer for choice in drill.choices}


def test_a_strict_wish_is_answered_by_questions_about_the_rule_itself():
    for number in range(6):
        wish = Wish(ZONE, rule="schnapsen.rank", strict=True)
        query = next_question(wish, [], random.Random(number), seeds=SEEDS)
        assert drills.from_link(query, EN).rule == "schnapsen.rank"


@pytest.mark.parametrize("game", BY_GAME)
def test_nearly_every_misconception_leads_to_a_step_of_a_lesson(game):
    steps = {
        (loaded.lesson.id, step.id) for loaded in content().ordered(game) for step in loaded.lesson.steps
    }
    found = [lesson_step(model, game) for model in MODELS[game]]
    assert set(found) - {None} <= steps
    assert sum(step is None for step in found) <= 0.2 * len(found)


def test_the_same_question_again_tells_no_more():
    drill = drills.generate("trick-winner", ZONE, 2, EN)
    given = evidence_of(drill, next(choice.answer for choice in drill.choices if choice.beliefs))
    when = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
    facts = {"correct": False, "hinted": False, "answered": when, "link": drill.link, "evidence": given.text}
    one = Answer(drill.kind, drill.rule, drill.setup, 2, "1", **facts)
    other = replace(one, link=drill.link.replace("seed=2", "seed=5"))
    assert lately([one], "schnapsen") == lately([one, one, one], "schnapsen") == [given]
    assert lately([one, other, one], "schnapsen") == [given, given]
    assert lately([one, other], "schneider") == []

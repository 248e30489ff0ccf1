"""Misconceptions are found by a few answers, and a sound learner who slips is left in peace."""

import random

import pytest

import engine
from lessons import drills
from lessons.learning.choosing import telling_question
from lessons.learning.evidence import Evidence, evidence_of
from lessons.learning.identify import likelihood, model_of, posterior, suspects
from lessons.learning.remedy import lesson_step
from lessons.load import content
from lessons.misconceptions import MODELS
from tests.lessons.drills.setups import BY_GAME
from tests.lessons.learning.simulated import EN, answer, learners, run

RUNS = 200
GAMES = {game: BY_GAME[game] for game in ("schnapsen", "schneider")}
ZONE = engine.parse_setup("schnapsen")


@pytest.fixture(scope="module")
def everybody():
    found = list(learners(GAMES))[::2]  # every other one: finding their questions is what takes time
    return [found[number % len(found)] for number in range(RUNS)]


def test_a_misconception_is_found_within_eight_questions(everybody):
    rng = random.Random(11)
    named = [run(rules, model.id, rng, rule=model.rule.value)[0] == model.id for rules, model in everybody]
    missed = [model.id for right, (_, model) in zip(named, everybody, strict=True) if not right]
    assert sum(named) >= 0.95 * RUNS, missed


def test_a_sound_learner_is_hardly_ever_accused(everybody):
    rng = random.Random(12)
    accused = [run(rules, None, rng, rule=model.rule.value)[0] for rules, model in everybody]
    assert sum(name is not None for name in accused) <= 0.02 * RUNS, accused


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


def test_a_question_against_a_belief_offers_its_answer():
    for game, models in MODELS.items():
        if game not in GAMES:
            continue
        for model in models[::9]:
            for text in GAMES[game]:
                rules = engine.parse_setup(text)
                query = telling_question(rules, [], random.Random(4), rule=model.rule.value, seeds=2)
                if query is None:
                    continue
                drill = drills.from_link(query, EN)
                answers = {name: set(given) for given, name, _ in drill.beliefs}[query["against"]]
                assert answers <= {choice.answer for choice in drill.choices}
                break


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_misconception_leads_to_a_step_of_a_lesson(game):
    steps = {
        (loaded.lesson.id, step.id) for loaded in content().ordered(game) for step in loaded.lesson.steps
    }
    found = [lesson_step(model, game) for model in MODELS[game]]
    assert set(found) - {None} <= steps
    assert sum(step is None for step in found) <= 0.2 * len(found)

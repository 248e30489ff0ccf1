"""Wrong beliefs: each goes wrong somewhere, none is ever marked right, and answers give them away."""

import random
from contextlib import suppress
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.misconceptions import MODELS, models_for
from tests.lessons.drills.setups import BY_GAME, KINDS

ALL = [(game, model) for game in BY_GAME for model in MODELS[game]]


@pytest.mark.parametrize("game", BY_GAME)
def test_there_are_many_and_their_ids_are_unique(game):
    ids = [model.id for model in MODELS[game]]
    assert len(ids) >= 25
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "model"), ALL, ids=[f"{game}-{model.id}" for game, model in ALL])
def test_every_misconception_is_told_apart_by_some_drill(game, model):
    """In some situation of some kind, under some rules in which it is wrong, its answer differs."""
    for kind in model.kinds:
        maker = drills.KINDS[kind].makers[game]
        for setup in BY_GAME[game]:
            rules = engine.parse_setup(setup)
            if not model.wrong(rules):
                continue
            targets = sorted(maker.targets, key=lambda rule: rule is not model.rule)
            for target in targets:
                for seed in range(12):
                    for problem in islice(maker.candidates(rules, random.Random(seed), target), 8):
                        believed = maker.solve(problem.believing(model))
                        if believed and believed != maker.solve(problem):
                            return
    pytest.fail(f"no drill tells {model.id} from the rule")


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_a_misconception_answers_is_marked_wrong_and_named(game, kind, en):
    for setup in BY_GAME[game][:4]:
        rules = engine.parse_setup(setup)
        for seed in range(16):
            drill = drills.generate(kind, rules, seed, en, difficulty=3)
            for answers, name, _ in drill.beliefs:
                marking = drill.mark(".".join(answers))
                assert not marking.right
                assert name in marking.beliefs
            assert drill.mark(".".join(drill.accepted)).beliefs == ()


@pytest.mark.parametrize("game", BY_GAME)
def test_a_drill_against_a_misconception_is_never_answered_by_it(game, en):
    """Whatever kind, whatever rule set it is wrong under: a few of each, the next ones each time."""
    for number, model in enumerate(MODELS[game][::3]):
        kind = model.kinds[number % len(model.kinds)]
        for rules in [rules for rules in map(engine.parse_setup, BY_GAME[game]) if model.wrong(rules)][:2]:
            with suppress(drills.Unasked):
                drill = drills.generate(kind, rules, number, en, against=model.id)
                answers = {name: set(given) for given, name, _ in drill.beliefs}
                assert answers[model.id] != set(drill.accepted)
                assert not drill.mark(".".join(sorted(answers[model.id]))).right


def test_a_house_rule_is_a_misconception_only_where_it_does_not_hold():
    zone = {model.id for model in models_for(engine.parse_setup("schnapsen"), "legal-cards")}
    other = {model.id for model in models_for(engine.parse_setup("schnapsen(head=no)"), "legal-cards")}
    assert "no-duty-to-head" in zone - other
    assert "must-head" in other - zone


def test_most_wrong_options_follow_from_a_belief(en):
    zone = engine.parse_setup("schnapsen")
    for kind in ("trick-winner", "strict-phase", "who-acts", "dealer"):
        wrong = [
            choice
            for seed in range(40)
            for drill in [drills.generate(kind, zone, seed, en)]
            for choice in drill.choices
            if choice.answer not in drill.accepted
        ]
        assert sum(bool(choice.beliefs) for choice in wrong) >= 0.8 * len(wrong)

"""Wrong beliefs: each goes wrong somewhere, none is ever marked right, and answers give them away."""

import random
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.drills.registry import KINDS
from lessons.misconceptions import MODELS, models_for

MODEL_IDS = [model.id for model in MODELS["schnapsen"]]
SETUPS = (
    "schnapsen",
    "schnapsen(preset=bummerl)",
    "schnapsen(preset=sharp)",
    "schnapsen(preset=pagat)",
)


def test_there_are_many_and_their_ids_are_unique():
    assert len(MODEL_IDS) >= 25
    assert len(set(MODEL_IDS)) == len(MODEL_IDS)


@pytest.mark.parametrize("model", MODELS["schnapsen"], ids=MODEL_IDS)
def test_every_misconception_is_told_apart_by_some_drill(model):
    """In some situation of some kind, under some rules in which it is wrong, its answer differs."""
    for kind in model.kinds:
        maker = KINDS[kind].makers["schnapsen"]
        for setup in SETUPS:
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


@pytest.mark.parametrize("kind", list(KINDS))
def test_what_a_misconception_answers_is_marked_wrong_and_named(kind, en):
    for setup in SETUPS:
        rules = engine.parse_setup(setup)
        for seed in range(16):
            drill = drills.generate(kind, rules, seed, en, difficulty=3)
            for answers, name, _ in drill.beliefs:
                marking = drill.mark(".".join(answers))
                assert not marking.right
                assert name in marking.beliefs
            assert drill.mark(".".join(drill.accepted)).beliefs == ()


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

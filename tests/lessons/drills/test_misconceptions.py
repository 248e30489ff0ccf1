"""Wrong beliefs: each goes wrong somewhere, none is ever marked right, and answers give them away."""

from contextlib import suppress

import pytest

import engine
from lessons import drills
from lessons.drills.finding import find
from lessons.drills.seeded import Seeded
from lessons.misconceptions import MODELS, models_for
from tests.lessons.drills.setups import BY_GAME, KINDS

ALL = [(game, model) for game in BY_GAME for model in MODELS[game]]
SEEDS = 16


@pytest.mark.parametrize("game", BY_GAME)
def test_there_are_many_and_their_ids_are_unique(game):
    ids = [model.id for model in MODELS[game]]
    assert len(ids) >= 25
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "model"), ALL, ids=[f"{game}-{model.id}" for game, model in ALL])
def test_a_misconception_goes_wrong_wherever_it_is_declared_and_is_never_accepted(game, model):
    """In every set-up in which it is wrong and every kind it is declared for a question against it is found."""
    kinds = [kind for kind in model.kinds if game in drills.KINDS[kind].makers]
    assert kinds == list(model.kinds)
    declared = [
        (rules, kind)
        for rules in map(engine.parse_setup, BY_GAME[game])
        for kind in kinds
        if model.shows(rules, kind)
    ]
    assert declared
    for rules, kind in declared:
        solved = against(kind, rules, model.id)
        assert solved is not None, f"{kind} never tells {model.id} from the rule under {rules.text}"
        answers = {found.id: given for found, given in solved.misled}[model.id]
        assert answers
        assert answers != solved.accepted
        assert answers != drills.KINDS[kind].makers[game].solve(solved.problem)


def against(kind, rules, model):
    """A question against a belief; some take more than one seed, since what they want is rare."""
    for seed in range(SEEDS):
        with suppress(drills.Unasked):
            return find(Seeded(kind, rules, seed, against=model))
    return None


@pytest.mark.parametrize("game", BY_GAME)
def test_a_misconception_about_a_rule_is_asked_about_with_it(game):
    """The rule is one that a drill of one of its kinds can be about, but for what shows only where nobody speaks."""
    silent = [
        model.id
        for model in MODELS[game]
        if not any(model.rule.value in drills.rules_of(kind, game) for kind in model.kinds)
    ]
    assert silent == (["wins-without-a-word"] if game == "schnapsen" else [])


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

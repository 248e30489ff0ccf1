"""Learners made of one belief and a few slips, and how long it takes to find the belief."""

from contextlib import suppress

import engine
from lessons import drills
from lessons.drills.finding import find
from lessons.learning.choosing import telling_question
from lessons.learning.evidence import evidence_of
from lessons.learning.identify import SLIP, suspects
from lessons.misconceptions import MODELS
from lessons.names import card_names

EN = card_names("en")
SEEDS = 2  # few enough that runs share drills, which are made once


def answer(drill, model, rng):
    """What a learner with a belief (``None`` for a sound one) answers; now and then something else."""
    options = [choice.answer for choice in drill.choices]
    meant = next((set(found) for found, name, _ in drill.beliefs if name == model), set(drill.accepted))
    slips = rng.random() < SLIP
    if drill.multiple:
        return ".".join(sorted(meant ^ {rng.choice(options)} if slips else meant)) or "-"
    fitting = sorted(meant & set(options))
    others = [option for option in options if option not in meant]
    return rng.choice(others if others and (slips or not fitting) else fitting)


def run(rules, model, rng, length=8, **about):
    """Ask a learner questions about a rule or of a kind; the ids of the beliefs named, and when (1, 2...)."""
    seen = []
    for number in range(1, length + 1):
        query = telling_question(rules, seen, rng, seeds=SEEDS, **about)
        drill = drills.from_link(query, EN) if query else any_drill(rules, rng, **about)
        seen.append(evidence_of(drill, answer(drill, model, rng)))
        named = [found.model.id for found in suspects(rules, seen)[:1] if found.is_named]
        if named:
            return named[0], number
    return None, length


def any_drill(rules, rng, rule=None, kind=None):
    kinds = [kind] if kind else list(drills.kinds_for(rules.game, rule))
    rng.shuffle(kinds)
    for each, target in [*((each, rule) for each in kinds), *((each, None) for each in kinds)]:
        with suppress(drills.Unasked):
            return drills.generate(each, rules, rng.randrange(SEEDS), EN, target=target)
    raise AssertionError(f"nothing to ask about {rule} {kind} under {rules.text}")


def learners(setups):
    """Every misconception with a rule set in which it is wrong, by turns."""
    for game in setups:
        for number, model in enumerate(MODELS[game]):
            fit = [rules for rules in map(engine.parse_setup, setups[game]) if model.wrong(rules)]
            turned = [*fit[number % len(fit) :], *fit[: number % len(fit)]]
            seen = next((rules for rules in turned if shows(model, rules)), None)
            if seen is not None:
                yield seen, model


def shows(model, rules):
    """Whether a misconception ever goes wrong under a rule set; some never get the chance."""
    for kind in model.kinds:
        with suppress(drills.Unasked):
            return bool(find(kind, rules, 0, against=model.id))
    return False

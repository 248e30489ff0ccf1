"""Learners made of one belief and a few slips, and how long it takes to find the belief."""

import engine
from lessons import drills
from lessons.learning.choosing import next_question
from lessons.learning.evidence import evidence_of
from lessons.learning.identify import SLIP, suspects
from lessons.misconceptions import MODELS
from lessons.names import card_names

EN = card_names("en")


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


def run(wish, model, rng, *, seeds, length=8):
    """Ask a learner what comes next in the app; the id of the belief named, and when (1, 2...)."""
    seen = []
    for number in range(1, length + 1):
        drill = drills.from_link(next_question(wish, seen, rng, seeds=seeds), EN)
        seen.append(evidence_of(drill, answer(drill, model, rng)))
        named = [found.model.id for found in suspects(wish.rules, seen)[:1] if found.is_named]
        if named:
            return named[0], number
    return None, length


def learners(setups):
    """Every misconception of every game, each with a rule set in which it is wrong, by turns."""
    for game in setups:
        for number, model in enumerate(MODELS[game]):
            fit = [rules for rules in map(engine.parse_setup, setups[game]) if model.wrong(rules)]
            yield fit[number % len(fit)], model


def right(drill, rng):
    """A right answer."""
    return ".".join(sorted(drill.accepted)) or "-" if drill.multiple else min(drill.accepted)


def wrong(drill, rng):
    """A wrong answer."""
    options = [choice.answer for choice in drill.choices]
    if drill.multiple:
        return ".".join(sorted(set(drill.accepted) ^ {rng.choice(options)})) or "-"
    return rng.choice([option for option in options if option not in drill.accepted])

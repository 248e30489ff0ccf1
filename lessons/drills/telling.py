"""Looking for a situation in which a wrong belief shows: it answers otherwise than the rules do.

Which belief is a text of ids joined by dots: the first one is meant, and each of the others has to answer
otherwise than it, so that an answer tells one from the other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from engine import RuleId, RuleSet
from lessons.drills.problem import Maker, Problem, Unasked
from lessons.drills.solving import Solved, solve
from lessons.i18n import N_
from lessons.misconceptions import Misconception, models_for

__all__ = ["JOINT", "RARE", "telling"]

JOINT = "."
"""What stands between the belief that a question is against and those it is to be told from."""

_STARTS, _OTHERS, _PATIENCE, _ENOUGH, _ROUNDS = 5, 4, 30, 3, 6
_NO_BELIEF = N_("No drill of this kind tells this misconception from the rules.")
RARE = N_("No situation for this drill was found; try another seed.")


def telling(maker: Maker, rules: RuleSet, rng: random.Random, against: str) -> Solved:
    """A situation in which one misconception answers otherwise than the rules and than its rivals.

    Of a few the one that fewest others answer alike. Raises :class:`Unasked` if there is none.
    """
    known = {model.id: model for model in models_for(rules, maker.kind)}
    names = against.split(JOINT)
    if not set(names) <= set(known):
        raise Unasked(_NO_BELIEF)
    model, *rivals = (known[name] for name in names)
    for target in _targets(maker, rng, model, rare=not rivals):
        problems = islice(maker.candidates(rules, rng, target), _PATIENCE)
        fit = (problem for problem in problems if _shows(maker, problem, model, rivals))
        found = [solve(maker, problem) for problem in islice(fit, _ENOUGH)]
        if found:
            return min(found, key=lambda solved: solved.alike(model.id))
    raise Unasked(RARE)


def _targets(maker: Maker, rng: random.Random, model: Misconception, *, rare: bool) -> Iterator[RuleId]:
    """The clauses to look for, the belief's own first; all of them again if it may be ``rare``."""
    own = [rule for rule in maker.targets if rule is model.rule]
    others = [rule for rule in maker.targets if rule is not model.rule]
    # What a generator looks for may be decided at its start, so it is started more than once.
    yield from (*own * _STARTS, *rng.sample(others, min(_OTHERS, len(others))))
    for _ in range(_ROUNDS if rare else 0):
        yield from (*own * _STARTS, *rng.sample(others, len(others)))


def _shows(maker: Maker, problem: Problem, model: Misconception, rivals: Sequence[Misconception]) -> bool:
    """Whether an answer would tell; only then it is worth asking what all the others believe."""
    believed = maker.solve(problem.believing(model))
    if not believed or believed == maker.solve(problem):
        return False
    return all(maker.solve(problem.believing(rival)) != believed for rival in rivals)

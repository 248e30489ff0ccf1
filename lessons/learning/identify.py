"""Which misconception a learner probably has: his answers matched against all of them.

Each answer is as likely under a belief as the belief makes it, but for a slip. What is left in the end is
named only when it is far likelier than that the learner is sound and has slipped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import RuleSet
from lessons.learning.evidence import Evidence
from lessons.misconceptions import MODELS, Misconception

__all__ = ["SLIP", "SURE", "Suspicion", "likelihood", "model_of", "posterior", "prior", "suspects"]

SLIP = 0.05
"""The chance that a learner who knows the answer gives another one."""

SURE = 0.9
"""How probable a misconception must be before it is named."""

_ODDS = 0.05
"""How likely, before any answer, each misconception is beside having none of them."""

_TELLING = 2
"""How many answers must point at a misconception before it is named."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A misconception, how probable it is (0 to 1), and how many answers point at it."""

    model: Misconception
    probability: float
    telling: int

    @property
    def is_named(self) -> bool:
        """Whether the learner is told."""
        return self.probability >= SURE and self.telling >= _TELLING


def likelihood(seen: Evidence, answers: frozenset[str]) -> float:
    """How probable an answer is for somebody who would answer ``answers``, slips included (0 to 1).

    Who finds none of his answers among the options guesses.

    >>> seen = Evidence(frozenset("1"), frozenset("0"), 2, False, ())
    >>> likelihood(seen, frozenset("1")), likelihood(seen, frozenset("0"))
    (0.95, 0.05)
    """
    if not answers:
        return 1 / max(1, seen.options)
    if seen.multiple:
        missed = len(seen.given ^ answers)
        # A slip picks one card too many or too few; more than one is rarer still.
        return 1 - SLIP if not missed else SLIP / seen.options**missed
    if seen.given <= answers:
        return (1 - SLIP) / len(answers)
    return SLIP / max(1, seen.options - len(answers))


def prior(number: int) -> float:
    """The probability of one of so many misconceptions before any answer."""
    return _ODDS / (1 + _ODDS * number)


def posterior(models: Iterable[Misconception], answers: Sequence[Evidence]) -> dict[str, float]:
    """The probability of each misconception, by id, given the answers; what is missing to 1 is soundness."""
    known = {model.id: model for model in models}
    weights = dict.fromkeys(known, prior(len(known)))
    sound = 1 - sum(weights.values())
    for seen in answers:
        right = likelihood(seen, seen.accepted)
        sound *= right
        differing = dict(seen.beliefs)
        for name in weights:
            weights[name] *= likelihood(seen, differing[name]) if name in differing else right
        total = sound + sum(weights.values())
        sound /= total
        weights = {name: weight / total for name, weight in weights.items()}
    return weights


def suspects(rules: RuleSet, answers: Sequence[Evidence]) -> list[Suspicion]:
    """The misconceptions that some answer points at, the most probable first.

    ``rules`` decide which beliefs are wrong at all. Of beliefs that the answers cannot tell apart none is
    sure; more questions will part them.
    """
    seen_in = {name for seen in answers for name, _ in seen.beliefs}
    models = [model for model in MODELS.get(rules.game, ()) if model.id in seen_in and model.wrong(rules)]
    telling = {model.id: sum(seen.is_telling(model.id) for seen in answers) for model in models}
    found = posterior(models, answers)
    ranked = [Suspicion(model, found[model.id], telling[model.id]) for model in models if telling[model.id]]
    return sorted(ranked, key=lambda suspicion: -suspicion.probability)


def model_of(game: str, name: str) -> Misconception | None:
    """A misconception of a game by its id.

    >>> model_of("schnapsen", "ten-by-face").rule.value, model_of("schnapsen", "nothing")
    ('schnapsen.rank', None)
    """
    return next((model for model in MODELS.get(game, ()) if model.id == name), None)

"""Which question to ask next: one that tells the rules from a wrong belief not yet ruled out."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence

from engine import RuleSet
from lessons import drills
from lessons.drills import Unasked
from lessons.drills.finding import Solved, find
from lessons.learning.evidence import Evidence
from lessons.learning.identify import Suspicion, suspects
from lessons.misconceptions import MODELS, Misconception

__all__ = ["telling_question"]

_LOOKED_AT = 2
"""How many answers must have ruled a belief out before it is left alone."""

_DOUBT = 0.03
"""How probable a suspicion must be to be followed up before others are looked at."""

_RIVALS = 3
"""How many suspicions are weighed against each other."""


def telling_question(
    rules: RuleSet,
    answers: Sequence[Evidence],
    rng: random.Random,
    *,
    rule: str | None = None,
    kind: str | None = None,
    seeds: int = 100_000,
) -> dict[str, str] | None:
    """The address of a question on which a misconception about a rule, or in a kind of drill, goes wrong.

    First one that parts the beliefs which ``answers`` point at, until one is sure or all are ruled out, then
    one about the belief looked at least so far. ``None`` when nothing is left to look at or no such
    question was found. ``seeds`` bounds the seeds drawn.

    >>> import engine
    >>> rules, rng = engine.parse_setup("schnapsen"), random.Random(1)
    >>> telling_question(rules, [], rng, rule="schnapsen.rank")["against"]
    'ten-by-face'
    """
    doubtful = [found for found in suspects(rules, answers) if found.probability > _DOUBT][:_RIVALS]
    if doubtful:
        models = [found.model for found in doubtful]
        offered = list(_offers(rules, models, rng, seeds))
        if offered:
            return max(offered, key=lambda one: _parts(one[1], doubtful))[0]
    models = _in_question(rules, rule, kind)
    looked = {model.id: sum(model.id in dict(seen.beliefs) for seen in answers) for model in models}
    open_yet = [model for model in models if looked[model.id] < _LOOKED_AT]
    rng.shuffle(open_yet)
    for model in sorted(open_yet, key=lambda model: looked[model.id]):
        for query, _ in _offers(rules, [model], rng, seeds, kind):
            return query
    return None


def _in_question(rules: RuleSet, rule: str | None, kind: str | None) -> list[Misconception]:
    return [
        model
        for model in MODELS.get(rules.game, ())
        if model.wrong(rules)
        and (rule is None or model.rule.value == rule)
        and any(_asks(each, rules, kind) for each in model.kinds)
    ]


def _asks(each: str, rules: RuleSet, kind: str | None) -> bool:
    return each in drills.kinds_for(rules.game) and kind in (None, each)


def _offers(
    rules: RuleSet, models: Sequence[Misconception], rng: random.Random, seeds: int, kind: str | None = None
) -> Iterator[tuple[dict[str, str], Solved]]:
    """Questions on which the beliefs go wrong, by turns of the kinds they show in."""
    for model in models:
        kinds = [each for each in model.kinds if _asks(each, rules, kind)]
        rng.shuffle(kinds)
        for each in kinds:
            seed = rng.randrange(seeds)
            try:
                solved = find(each, rules, seed, against=model.id)
            except Unasked:
                continue
            yield {"kind": each, "game": rules.text, "seed": str(seed), "against": model.id}, solved


def _parts(solved: Solved, doubtful: Sequence[Suspicion]) -> float:
    """How much an answer would tell: the entropy of what the suspicions and the rules answer."""
    answers = {model.id: found for model, found in solved.misled}
    shares: dict[frozenset[str], float] = defaultdict(float)
    for suspicion in doubtful:
        shares[answers.get(suspicion.model.id, solved.accepted)] += suspicion.probability
    shares[solved.accepted] += max(0.0, 1 - sum(found.probability for found in doubtful))
    return -sum(share * math.log(share) for share in shares.values() if share > 0)

"""Which question comes next: what the learner has chosen, asked so that a wrong belief about it comes out.

Whoever believes something wrong is right by chance where belief and rule agree. So questions are looked for
in which they part: first those that decide between beliefs which the last answers point at, then those on
which many beliefs not yet looked at go wrong. Where nothing was chosen, variety comes before that.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, permutations

from engine import RuleSet
from lessons import drills
from lessons.drills import Unasked
from lessons.drills.making import Offer, offer
from lessons.drills.seeded import DEFAULT_LEVEL, Seeded
from lessons.drills.telling import JOINT
from lessons.i18n import N_
from lessons.learning.evidence import Evidence, offered
from lessons.learning.identify import model_of, posterior, prior, suspects
from lessons.learning.variety import Asked, fresh, is_again, times_lately
from lessons.misconceptions import MODELS, Misconception

__all__ = ["Wish", "next_question"]

_DOUBT = 1.2
"""How many times likelier than at first a belief must be for others to be told from it."""

_CLOSE = 0.2
"""How likely a belief must be beside the likeliest one to be its rival."""

_RIVALS = 3
"""How many suspicions are weighed against each other."""

_AT_ONCE = 4
"""For how many beliefs a question is looked for at a time; the one that tells most is asked."""

_BY_CHANCE = 0.15
"""How often a question is asked as it comes, so that what no belief is about comes too."""

_BY_CHANCE_MIXED = 0.3
"""How often in a mixed run, whatever the answers point at: many kinds belong to it, and beliefs to few."""

_TRIES = 12
_NO_QUESTION = N_("There are no questions about this rule under these rules.")


@dataclass(frozen=True, slots=True)
class Wish:
    """What the learner has chosen to be asked: a kind, a rule, a misconception, or none of them; how hard.

    The questions of a ``strict`` wish about a rule are decided by this very rule. ``among`` are the kinds to
    choose from where none of them was chosen; every kind of the game if there are none.
    """

    rules: RuleSet
    kind: str | None = None
    rule: str | None = None
    against: str | None = None
    level: int = DEFAULT_LEVEL
    strict: bool = False
    among: tuple[str, ...] = ()

    @property
    def is_mixed(self) -> bool:
        """Whether nothing was chosen but the rules of a game."""
        return self.kind is None and self.rule is None and self.against is None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds it can be asked in."""
        if self.kind is not None:
            return (self.kind,)
        game = self.rules.game
        model = model_of(game, self.against.split(JOINT)[0]) if self.against else None
        if model is not None:
            return _shown_in(model, self.rules)
        return self.among or drills.kinds_for(game, self.rule)

    def kinds_for(self, model: Misconception) -> tuple[str, ...]:
        """The kinds in which a misconception can be looked at: one about the rule itself in any kind."""
        shown = _shown_in(model, self.rules)
        kinds = tuple(kind for kind in self.kinds if kind in shown)
        if kinds or self.kind is not None or self.strict or model.rule.value != self.rule:
            return kinds
        return shown

    def beliefs(self) -> list[Misconception]:
        """The misconceptions that it is about."""
        return [
            model
            for model in MODELS.get(self.rules.game, ())
            if self.rule in (None, model.rule.value) and self.kinds_for(model)
        ]


def _shown_in(model: Misconception, rules: RuleSet) -> tuple[str, ...]:
    return tuple(kind for kind in drills.kinds_for(rules.game) if model.shows(rules, kind))


@dataclass(frozen=True, slots=True)
class _Found:
    query: Mapping[str, str]
    offer: Offer


def next_question(
    wish: Wish,
    answers: Sequence[Evidence],
    rng: random.Random,
    *,
    asked: Sequence[Asked] = (),
    seeds: int = 100_000,
) -> dict[str, str]:
    """The address of the next question; ``answers`` are the last ones of the game, the oldest first.

    ``asked`` is what was asked last, the oldest first: a mixed wish keeps away from it. ``seeds`` bounds the
    seeds drawn. Raises :class:`Unasked` with one sentence if nothing can be asked.

    >>> import engine
    >>> wish = Wish(engine.parse_setup("schnapsen"), kind="trick-winner")
    >>> next_question(wish, [], random.Random(2))["kind"]
    'trick-winner'
    """
    mixed = wish.is_mixed
    if mixed:
        wish = replace(wish, among=fresh(wish.kinds, asked))
    else:
        asked = ()
    beliefs = _in_question(wish, answers)
    weights = posterior(beliefs, answers)
    found = list(_as_it_comes(wish, rng, seeds, beliefs))
    doubted = [model for model in beliefs if weights[model.id] > _DOUBT * prior(len(beliefs))]
    must = not found or _is_again(found[0], asked) or (doubted and not mixed)
    if beliefs and (must or rng.random() >= (_BY_CHANCE_MIXED if mixed else _BY_CHANCE)):
        rng.shuffle(beliefs)  # those as likely come in any order
        ranked = sorted(beliefs, key=lambda model: -weights[model.id])
        looked = (one for models in _rivalries(ranked, weights) for one in _against(wish, models, rng, seeds))
        found += islice(looked, _AT_ONCE)
        found.sort(key=lambda one: (_is_again(one, asked), -_told(one.offer, weights) / _times(one, asked)))
    if not found:
        raise Unasked(_NO_QUESTION)
    return dict(found[0].query)


def _is_again(found: _Found, asked: Sequence[Asked]) -> bool:
    return is_again(Asked(found.query["kind"], found.offer.solved.accepted), asked)


def _times(found: _Found, asked: Sequence[Asked]) -> int:
    return 1 + times_lately(found.query["kind"], asked)


def _in_question(wish: Wish, answers: Sequence[Evidence]) -> list[Misconception]:
    """The beliefs that the wish is about, and those that the answers point at as well."""
    if wish.against is not None:
        return []
    own = wish.beliefs()
    pointed = [found.model for found in suspects(wish.rules, answers) if found.telling]
    return [*own, *(model for model in pointed if model not in own and wish.kinds_for(model))]


def _rivalries(
    ranked: Sequence[Misconception], weights: Mapping[str, float]
) -> Iterator[tuple[Misconception, ...]]:
    """Which beliefs to look at, the likeliest first, and from which others to tell them."""
    first = weights[ranked[0].id]
    doubted = [model for model in ranked[:_RIVALS] if weights[model.id] > first * _CLOSE]
    if first > _DOUBT * prior(len(ranked)) and len(doubted) > 1:
        yield tuple(doubted)
        yield from (pair for pair in permutations(doubted, 2) if pair != tuple(doubted))
    yield from ((model,) for model in ranked)


def _as_it_comes(
    wish: Wish, rng: random.Random, seeds: int, beliefs: Sequence[Misconception]
) -> Iterator[_Found]:
    """A question by chance: another seed, perhaps another kind, until there is one."""
    problem = Unasked(_NO_QUESTION)
    if not wish.kinds:
        raise problem
    for _ in range(_TRIES):
        kind = rng.choice(wish.kinds)
        try:
            yield _find(wish, kind, rng.randrange(seeds), wish.against)
        except Unasked as unasked:
            problem = unasked
        else:
            return
    if not beliefs:
        raise problem


def _against(wish: Wish, models: Sequence[Misconception], rng: random.Random, seeds: int) -> Iterator[_Found]:
    """A question on which a belief goes wrong, and otherwise than its rivals, in a kind they all show in."""
    kinds = [
        kind for kind in wish.kinds_for(models[0]) if all(model.shows(wish.rules, kind) for model in models)
    ]
    rng.shuffle(kinds)
    for kind in kinds:
        try:
            found = _find(wish, kind, rng.randrange(seeds), JOINT.join(model.id for model in models))
        except Unasked:
            continue
        if not wish.strict or found.offer.solved.problem.aspect == wish.rule:
            yield found
            return


def _find(wish: Wish, kind: str, seed: int, against: str | None) -> _Found:
    found = offer(Seeded(kind, wish.rules, seed, wish.rule, against, wish.level))
    return _Found(found.query, found)


def _told(found: Offer, weights: Mapping[str, float]) -> float:
    """How much an answer tells: the entropy of what the rules and the beliefs answer, by their weights."""
    answers = {model.id: offered(given, found.options) for model, given in found.solved.misled}
    shares: dict[frozenset[str], float] = defaultdict(float)
    for name, weight in weights.items():
        shares[answers.get(name, found.solved.accepted)] += weight
    shares[found.solved.accepted] += max(0.0, 1 - sum(weights.values())) + shares.pop(frozenset(), 0.0)
    return -sum(share * math.log(share) for share in shares.values() if share > 0)

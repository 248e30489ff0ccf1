"""Finding what to ask: a situation from real play, the engine's answer, and what wrong beliefs make of it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from engine import RuleId, RuleSet
from lessons.drills.problem import Maker, Unasked
from lessons.drills.registry import KINDS
from lessons.drills.seeded import Seeded
from lessons.drills.solving import Solved, solve
from lessons.drills.telling import RARE, telling
from lessons.i18n import N_

__all__ = ["find", "kinds_for", "maker_of", "rules_of"]

_LOOKED_AT = 6
_NO_KIND = N_("There is no drill of this kind.")
_NO_RULE = N_("No drill of this kind asks about this rule.")


def kinds_for(game: str, rule: str | None = None) -> tuple[str, ...]:
    """The kinds of drill a game has, or those that can be about a rule id.

    >>> kinds_for("schnapsen", "schnapsen.head")
    ('legal-cards', 'is-legal')
    """
    return tuple(
        name
        for name, kind in KINDS.items()
        if game in kind.makers and (rule is None or rule in rules_of(name, game))
    )


def rules_of(kind: str, game: str) -> tuple[str, ...]:
    """The rule ids that a kind of drill can be about in a game; none if the game lacks the kind.

    >>> "schnapsen.ruff" in rules_of("trick-winner", "schnapsen")
    True
    """
    found = KINDS.get(kind)
    maker = found.makers.get(game) if found else None
    return tuple(rule.value for rule in maker.targets) if maker else ()


def maker_of(kind: str, rules: RuleSet) -> Maker:
    """Who makes a kind of drill in a game; raises :class:`Unasked` if nobody does."""
    found = KINDS.get(kind)
    maker = found.makers.get(rules.game) if found else None
    if maker is None:
        raise Unasked(_NO_KIND)
    return maker


def find(asked: Seeded) -> Solved:
    """The problem of a seed, solved but not yet in words.

    Raises :class:`Unasked` for a kind the game lacks, a rule the kind cannot be about, and when no
    situation is found.

    >>> import engine
    >>> find(Seeded("claim", engine.parse_setup("schnapsen"), 7)).accepted in ({"yes"}, {"no"})
    True
    """
    # Whoever asks against a misconception asks about its rule.
    found = _find(replace(asked, target=None) if asked.against else asked)
    if isinstance(found, Unasked):
        raise Unasked(str(found))
    return found


@lru_cache(maxsize=2048)
def _find(asked: Seeded) -> Solved | Unasked:
    """What :func:`find` gives back or raises: that nothing was found is worth remembering too."""
    try:
        return _search(asked)
    except Unasked as unasked:
        return unasked.with_traceback(None)


def _search(asked: Seeded) -> Solved:
    rules, target, difficulty = asked.rules, asked.target, asked.difficulty
    maker = maker_of(asked.kind, rules)
    about = target or asked.against or ""
    rng = random.Random(f"{asked.kind} {rules.text} {asked.seed} {about} {difficulty}")
    if asked.against is not None:
        return telling(maker, rules, rng, asked.against)
    targets = [rule for rule in maker.targets if target in (None, rule.value)]
    if not targets:
        raise Unasked(_NO_RULE)
    wanted = rng.choice(targets)
    solved = _choose(maker, rules, rng, wanted, difficulty)
    if solved is None and target is None:
        others = (
            _choose(maker, rules, rng, rule, difficulty)
            for rule in rng.sample(maker.targets, len(maker.targets))
        )
        solved = next((found for found in others if found), None)
    if solved is None:
        raise Unasked(RARE)
    return solved


def _choose(
    maker: Maker, rules: RuleSet, rng: random.Random, target: RuleId, difficulty: int
) -> Solved | None:
    """Of a few situations, the one in which few (1), some (2) or most (3) misconceptions go wrong."""
    found = [solve(maker, problem) for problem in islice(maker.candidates(rules, rng, target), _LOOKED_AT)]
    # A situation that tells right from wrong about this very rule is worth more than any other.
    telling = [one for one in found if one.about(target)] or [one for one in found if one.misled] or found
    ranked = sorted(telling, key=lambda one: len(one.misled))
    return ranked[(len(ranked) - 1) * (difficulty - 1) // 2] if ranked else None

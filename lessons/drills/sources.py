"""Where the published rule sets give different answers to the same question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import engine
from engine import RuleSet
from lessons.drills.problem import Maker, Problem, Speaker
from lessons.i18n import N_

__all__ = ["Difference", "difference"]

_PUBLISHED: Mapping[str, tuple[str, ...]] = {"schnapsen": ("cardgames-zone", "bummerl")}
"""The presets that follow a document to the letter, by game."""

# What belongs to the pack, not to a document's way of playing, stays as it is at this table.
_KEPT = ("pack", "exchange-rank")

_SAYS: Mapping[str, str] = {
    "cardgames-zone": N_("By the rules of cardgames.zone the answer would be: {answer}."),
    "bummerl": N_("By the rules of the Bummerl document the answer would be: {answer}."),
}


def _other(rules: RuleSet, preset: str) -> RuleSet:
    table = engine.GAMES[rules.game].table
    known = {option.id for option in table.options}
    kept = {name.replace("-", "_"): rules[name] for name in _KEPT if name in known}
    return table.make(preset=preset, **kept)


@dataclass(frozen=True, slots=True)
class Difference:
    """What other rule sets answer, in words, and the answers that are right at one table only."""

    said: str
    differing: frozenset[str]


def difference(maker: Maker, problem: Problem, of: Speaker) -> Difference | None:
    """What other published rule sets answer; ``None`` where all agree with this table."""
    accepted = maker.solve(problem)
    said, differing = [], set[str]()
    for preset in _PUBLISHED.get(problem.rules.game, ()):
        rules = _other(problem.rules, preset)
        if rules == problem.rules:
            continue
        answers = maker.solve(maker.under(problem, rules))
        if answers and answers != accepted:
            order = [answer for answer in maker.options(problem) if answer in answers] or sorted(answers)
            texts = [maker.text(problem, answer, of) for answer in order]
            said.append(of.t.gettext(_SAYS[preset], answer=of.t.join(texts)))
            differing |= answers ^ accepted
    return Difference(" ".join(said), frozenset(differing)) if said else None

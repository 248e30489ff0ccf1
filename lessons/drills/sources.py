"""Where the published rule sets give different answers to the same question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import engine
from engine import RuleSet
from lessons.drills.problem import Maker, Problem, Speaker
from lessons.i18n import N_
from lessons.misconceptions.worlds import set_option

__all__ = ["Difference", "difference"]

_PUBLISHED: Mapping[str, Mapping[str, str]] = {
    "schnapsen": {
        "preset=cardgames-zone": N_("By the rules of cardgames.zone the answer would be: {answer}."),
        "preset=bummerl": N_("By the Bummerl rules the answer would be: {answer}."),
    },
    "schafkopf": {
        "laufende=winners-held": N_(
            "Where only winners who held Laufende are paid for them, the answer would be: {answer}."
        ),
        "laufende=always": N_("Where Laufende are paid whoever held them, the answer would be: {answer}."),
    },
    "schneider": {
        "capture=any-higher": N_(
            "Where any higher card of the suit beats a card, the answer would be: {answer}."
        ),
        "capture=next-only": N_(
            "Where only the next higher card of the suit beats a card, the answer would be: {answer}."
        ),
    },
}
"""The rule sets that are compared, by game: a preset that follows a document, or the value of an option
that sources tell differently; with what is said about its answer."""

# What belongs to the pack, not to a document's way of playing, stays as it is at this table.
_KEPT = ("pack", "exchange-rank")


@lru_cache(maxsize=512)
def _other(rules: RuleSet, change: str) -> RuleSet:
    name, value = change.split("=")
    if name != "preset":
        return set_option(rules, name, value)
    table = engine.GAMES[rules.game].table
    known = {option.id for option in table.options}
    kept = {option.replace("-", "_"): rules[option] for option in _KEPT if option in known}
    return table.make(preset=value, **kept)


@dataclass(frozen=True, slots=True)
class Difference:
    """What other rule sets answer, in words, and the answers that are right at one table only."""

    said: str
    differing: frozenset[str]


def difference(maker: Maker, problem: Problem, of: Speaker) -> Difference | None:
    """What other published rule sets answer; ``None`` where all agree with this table."""
    accepted = maker.solve(problem)
    said, differing = [], set[str]()
    for change, says in _PUBLISHED.get(problem.rules.game, {}).items():
        rules = _other(problem.rules, change)
        if rules == problem.rules:
            continue
        answers = maker.solve(maker.under(problem, rules))
        if answers and answers != accepted:
            order = [answer for answer in maker.options(problem) if answer in answers] or sorted(answers)
            texts = [maker.text(problem, answer, of) for answer in order]
            said.append(of.t.gettext(says, answer=of.t.join(texts)))
            differing |= answers ^ accepted
    return Difference(" ".join(said), frozenset(differing)) if said else None

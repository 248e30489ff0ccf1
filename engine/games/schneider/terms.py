"""A rule set of Bohemian Schneider under one trump or none, compiled to what the state asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Card, CardSet, mask_of, pack_of, rank_set
from engine.duel import terms as duel
from engine.duties import Bound, follow
from engine.games.schneider.clauses import Clause
from engine.options import RuleSet
from engine.order import make_order, ranked_suits

__all__ = ["HAND", "RANKING", "TIERS", "Terms", "compile_terms", "honours_of", "pack_for", "targets_for"]

RANKING = "AKQJT987"
HAND = 6
TIERS = {20: (11, 16, 20), 16: (9, 13, 16)}
"""For 20 and 16 honours: how many win one, two and three points."""


@lru_cache(maxsize=4)
def _pack(size: str) -> tuple[Card, ...]:
    return pack_of(RANKING if size == "32" else RANKING[:6])


def pack_for(rules: RuleSet) -> tuple[Card, ...]:
    """Return the 32 or 24 cards of the pack, ascending."""
    return _pack(rules["pack"])


def honours_of(rules: RuleSet) -> CardSet:
    """Return the set of the honours: 20 cards, or 16 without the tens."""
    honours = 0
    for rank in rules["honours"]:
        honours |= rank_set(rank)
    return honours


def targets_for(rules: RuleSet) -> tuple[int, ...]:
    """Return the usual targets of a match in points, the usual one first (000 Victoria; G-03).

    >>> import engine
    >>> targets_for(engine.parse_setup("schneider(scoring=difference)"))
    (50,)
    """
    return (50,) if rules["scoring"] == "difference" else (7, 10)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms(duel.Terms):
    """Everything a state needs to know about its rules."""

    honours: CardSet


@lru_cache(maxsize=256)
def compile_terms(rules: RuleSet, trump: int | None) -> Terms:
    """Compile a rule set under a trump suit 0..3, or ``None``.

    >>> import engine
    >>> rules = engine.parse_setup("schneider(capture=next-only)")
    >>> order = compile_terms(rules, None).order
    >>> order.beats(engine.parse_card("JC"), engine.parse_card("TC"))
    True
    >>> order.beats(engine.parse_card("QC"), engine.parse_card("TC"))
    False
    """
    pack = pack_for(rules)
    next_only = int(rules["capture"] == "next-only")
    duties: tuple[Bound, ...] = ((Clause.FOLLOW, follow),) if rules["follow"] == "yes" else ()
    return Terms(
        rules=rules,
        trump=trump,
        order=make_order(ranked_suits(pack, RANKING), trump=trump, next_only=next_only),
        pack=mask_of(pack),
        duties=duties,
        honours=honours_of(rules),
    )

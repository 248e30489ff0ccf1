"""A rule set of Schnapsen under one trump, compiled to what the state asks at every move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import SUITS, Card, CardSet, make_card, mask_of, pack_of, rank_of, rank_set
from engine.duel import terms as duel
from engine.duties import Bound, follow, head, ruff
from engine.games.schnapsen.clauses import Clause
from engine.options import RuleSet
from engine.order import make_order, ranked_suits

__all__ = ["RANKING", "WORTH", "Terms", "compile_terms", "pack_for", "worth_of"]

RANKING = "ATKQJ7"
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "7": 0}
# What a card is worth, by card; 53 places so that every card int is an index.
_WORTH = tuple(WORTH.get(rank_of(card), 0) for card in range(53))


def worth_of(card: Card) -> int:
    """Return the card points of a card.

    >>> worth_of(make_card("T", "S"))
    10
    """
    return _WORTH[card]


@lru_cache(maxsize=4)
def _pack(size: str) -> tuple[Card, ...]:
    return pack_of("AKQJT" if size == "20" else "AKQJT7")


def pack_for(rules: RuleSet) -> tuple[Card, ...]:
    """Return the 20 or 24 cards of the pack, ascending."""
    return _pack(rules["pack"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms(duel.Terms):
    """Everything a state needs to know about its rules; options as plain values."""

    trump: int
    hand_size: int
    worth: tuple[int, ...]
    queens: CardSet
    exchange_card: Card
    exchange_min: int
    exchange_first: bool
    marriage_first: bool
    close_min: int
    claim_any_turn: bool


@lru_cache(maxsize=256)
def compile_terms(rules: RuleSet, trump: int) -> Terms:
    """Compile a rule set under a trump suit 0..3.

    >>> import engine
    >>> compile_terms(engine.parse_setup("schnapsen(preset=bummerl)"), 2).claim_any_turn
    True
    """
    pack = pack_for(rules)
    duties: list[Bound] = [(Clause.FOLLOW, follow), (Clause.TRUMP, ruff)]
    if rules["head"] == "yes":
        duties.append((Clause.HEAD, head))
    return Terms(
        rules=rules,
        trump=trump,
        order=make_order(ranked_suits(pack, RANKING), trump=trump),
        pack=mask_of(pack),
        hand_size=5 if rules["pack"] == "20" else 6,
        duties=tuple(duties),
        worth=_WORTH,
        queens=rank_set("Q"),
        exchange_card=make_card(rules["exchange-rank"], SUITS[trump]),
        exchange_min=int(rules["exchange-min-stock"]),
        exchange_first=rules["first-trick-exchange"] == "allowed",
        marriage_first=rules["first-trick-marriage"] == "pending",
        close_min=int(rules["close-min-stock"]),
        claim_any_turn=rules["claim"] == "own-turn",
    )

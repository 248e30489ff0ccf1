"""The fixed numbers of Bohemian Schneider, each asked of the engine under a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import engine
from engine import SUITS, RuleSet, State, mask_of
from engine.games.schneider.settle import settle
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import HAND, RANKING, compile_terms, honours_of, pack_for
from engine.order import Order

__all__ = ["NUMBERS", "card_points", "needs", "order", "order_of", "ranks", "tricks_won"]


def _stock(rules: RuleSet) -> int:
    return len(pack_for(rules)) - 2 * HAND


def _honours(rules: RuleSet) -> int:
    return honours_of(rules).bit_count()


def _tiers(rules: RuleSet) -> RuleSet:
    """The same rules with the tiers in force, whose numbers are asked for."""
    table = engine.GAMES["schneider"].table
    return table.make(**(dict(rules.values) | {"scoring": "tiers"}))


def _least(rules: RuleSet, clause: str) -> int:
    """The fewest honours that win a deal by a clause."""
    tiers, total = _tiers(rules), _honours(rules)
    for honours in range(total + 1):
        result = settle(tiers, (honours, total - honours))
        if any(line.rule.value == clause and line.side == 0 for line in result.lines):
            return honours
    raise LookupError(clause)


def _pays(rules: RuleSet, clause: str) -> int:
    honours = _least(rules, clause)
    return settle(_tiers(rules), (honours, _honours(rules) - honours)).score[0]


NUMBERS: Mapping[str, Callable[[RuleSet], int]] = {
    "pack-size": lambda rules: len(pack_for(rules)),
    "hand-size": lambda _: HAND,
    "stock-size": _stock,
    "tricks": lambda rules: len(pack_for(rules)) // 2,
    "drawing-tricks": lambda rules: _stock(rules) // 2,
    "last-tricks": lambda _: HAND,
    "pack-points": _honours,
    "suit-honours": lambda rules: len(rules["honours"]),
    "simple-honours": lambda rules: _least(rules, "schneider.simple"),
    "schneider-honours": lambda rules: _least(rules, "schneider.schneider"),
    "schwarz-honours": lambda rules: _least(rules, "schneider.schwarz"),
    "tie-honours": lambda rules: _honours(rules) // 2,
    "game-points-single": lambda rules: _pays(rules, "schneider.simple"),
    "game-points-schneider": lambda rules: _pays(rules, "schneider.schneider"),
    "game-points-schwarz": lambda rules: _pays(rules, "schneider.schwarz"),
    "target": lambda _: engine.GAMES["schneider"].targets[0],
    "target-long": lambda _: engine.GAMES["schneider"].targets[1],
    "target-difference": lambda _: engine.GAMES["schneider"].targets[2],
}
"""What each ``find`` of a fixed number gives under a rule set."""


def card_points(cards: tuple[int, ...], rules: RuleSet) -> int:
    """How many of some cards are honours.

    >>> cards = engine.parse_cards("AS.TS.9S")
    >>> card_points(cards, engine.parse_setup("schneider"))
    2
    >>> card_points(cards, engine.parse_setup("schneider(pack=24)"))
    1
    """
    return (mask_of(cards) & honours_of(rules)).bit_count()


def ranks(rules: RuleSet) -> tuple[str, ...]:
    """The rank letters of the pack, highest first.

    >>> ranks(engine.parse_setup("schneider(pack=24)"))
    ('A', 'K', 'Q', 'J', 'T', '9')
    """
    held = {engine.card_text(card)[0] for card in pack_for(rules)}
    return tuple(rank for rank in RANKING if rank in held)


def needs(rules: RuleSet) -> Literal["trump"] | None:
    """What must be named before cards can be compared: the trump suit, in the variant with trumps."""
    return "trump" if rules["trump"] == "yes" else None


def order(rules: RuleSet, named: str | None) -> Order:
    """Suits and strength, in the variant with trumps under a suit given by its letter.

    >>> rules = engine.parse_setup("schneider")
    >>> engine.cards_text(engine.cards_of(order(rules, None).beaters[engine.parse_card("QD")]))
    'KD.AD'
    """
    return compile_terms(rules, None if named is None else SUITS.index(named)).order


def order_of(state: State) -> Order:
    """Suits and strength at a table."""
    assert isinstance(state, SchneiderState)
    return state.deal.terms.order


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat has won so far."""
    assert isinstance(state, SchneiderState)
    return state.tricks[seat]

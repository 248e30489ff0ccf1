"""The fixed numbers of Schnapsen, each asked of the engine under a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import engine
from engine import SUITS, RuleSet, State
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import RANKING, compile_terms, pack_for, worth_of
from engine.order import Order

__all__ = ["NUMBERS", "card_points", "needs", "order", "order_of", "ranks", "tricks_won"]


def _start(rules: RuleSet) -> SchnapsenState:
    state = engine.GAMES["schnapsen"].start(rules, 1, pack_for(rules))
    assert isinstance(state, SchnapsenState)
    return state


def _marriage(rules: RuleSet, *, royal: bool) -> int:
    state = _start(rules)
    return state.marriage_worth(state.trump if royal else (state.trump + 1) % 4)


def _won(rules: RuleSet, points: int, tricks: int) -> int:
    """What a plain claim pays against a loser with these points and tricks."""
    total = len(pack_for(rules)) // 2
    state = engine.parse_position(
        f"{rules.text} hands=-/- trump=H lead=0 points={GOAL}/{points} tricks={total - tricks}/{tricks}"
    ).state()
    result = state.after("claim").result
    assert result is not None
    return result.score[0]


NUMBERS: Mapping[str, Callable[[RuleSet], int]] = {
    "pack-size": lambda rules: len(pack_for(rules)),
    "pack-points": lambda rules: sum(worth_of(card) for card in pack_for(rules)),
    "hand-size": lambda rules: compile_terms(rules, 0).hand_size,
    "stock-size": lambda rules: len(_start(rules).stock),
    "tricks": lambda rules: len(pack_for(rules)) // 2,
    "claim-points": lambda _: GOAL,
    "schneider-points": lambda _: GOAL // 2,
    "target": lambda _: engine.GAMES["schnapsen"].targets[0],
    "marriage-points": lambda rules: _marriage(rules, royal=False),
    "royal-marriage-points": lambda rules: _marriage(rules, royal=True),
    "game-points-single": lambda rules: _won(rules, GOAL // 2, 1),
    "game-points-schneider": lambda rules: _won(rules, GOAL // 2 - 1, 1),
    "game-points-schwarz": lambda rules: _won(rules, 0, 0),
}
"""What each ``find`` of a fixed number gives under a rule set."""


def card_points(cards: tuple[int, ...], rules: RuleSet) -> int:  # noqa: ARG001
    """The card points of some cards, the same under all rules.

    >>> card_points(engine.parse_cards("TS.JH"), engine.parse_setup("schnapsen"))
    12
    """
    return sum(worth_of(card) for card in cards)


def ranks(rules: RuleSet) -> tuple[str, ...]:
    """The rank letters of the pack, highest first.

    >>> ranks(engine.parse_setup("schnapsen"))
    ('A', 'T', 'K', 'Q', 'J')
    """
    held = {engine.card_text(card)[0] for card in pack_for(rules)}
    return tuple(rank for rank in RANKING if rank in held)


def needs(rules: RuleSet) -> Literal["trump"]:  # noqa: ARG001
    """What must be named before cards can be compared: always the trump suit."""
    return "trump"


def order(rules: RuleSet, named: str | None) -> Order:
    """Suits and strength under a trump suit, given by its letter.

    >>> rules = engine.parse_setup("schnapsen")
    >>> engine.cards_text(engine.cards_of(order(rules, "H").beaters[engine.parse_card("TH")]))
    'AH'
    """
    assert named is not None
    return compile_terms(rules, SUITS.index(named)).order


def order_of(state: State) -> Order:
    """Suits and strength at a table."""
    assert isinstance(state, SchnapsenState)
    return order(state.rules, SUITS[state.trump])


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat has won so far."""
    assert isinstance(state, SchnapsenState)
    return state.tricks[seat]

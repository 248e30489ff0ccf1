"""The fixed numbers of Schmier, each asked of the engine under a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import engine
from engine import SUITS, RuleSet, State
from engine.games.schmier.exchange import MOST
from engine.games.schmier.options import sides_of, teams_of
from engine.games.schmier.points import ITEMS
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import HAND, PACK, SEATS, TRUMPS, worth_of
from engine.games.schmier.words import bid_of
from engine.order import Order

__all__ = ["NUMBERS", "card_points", "needs", "order", "order_of", "ranks", "tricks_won"]

_SOME = TRUMPS[0]
"""Any trump suit: what is counted here is the same under each."""


def _bids(rules: RuleSet) -> list[int]:
    """What the first to speak may bid."""
    start = engine.GAMES["schmier"].start(rules, SEATS - 1, PACK)
    return [bid_of(word) for word in start.moves() if isinstance(word, str) and word != "pass"]


def _stock(_rules: RuleSet) -> int:
    return len(PACK) - SEATS * HAND


NUMBERS: Mapping[str, Callable[[RuleSet], int]] = {
    "pack-size": lambda _: len(PACK),
    "pack-points": lambda _: sum(map(worth_of, PACK)),
    "hand-size": lambda _: HAND,
    "stock-size": _stock,
    "tricks": lambda _: HAND,
    "players": lambda _: SEATS,
    "teams": teams_of,
    "team-size": lambda rules: len(sides_of(rules)[0]),
    "all-trumps": lambda _: len(_SOME.ranking),
    "bid-least": lambda rules: min(_bids(rules)),
    "bid-most": lambda rules: max(_bids(rules)),
    "deal-points": lambda _: len(ITEMS) + 1,
    "discard-most": lambda _: MOST,
    "drawn-most": lambda _: MOST * (SEATS - 1),
    "dealer-least": lambda rules: _stock(rules) - MOST * (SEATS - 1),
    "card-items": lambda _: len(ITEMS),
    "target": lambda _: engine.GAMES["schmier"].targets[0],
}
"""What each ``find`` of a fixed number gives under a rule set."""


def card_points(cards: tuple[int, ...], rules: RuleSet) -> int:  # noqa: ARG001
    """What some cards count for Game, the same under all rules.

    >>> card_points(engine.parse_cards("TS.AH.JO"), engine.parse_setup("schmier"))
    15
    """
    return sum(map(worth_of, cards))


def ranks(rules: RuleSet) -> tuple[str, ...]:  # noqa: ARG001
    """The rank letters of a suit that is not trumps, highest first.

    >>> "".join(ranks(engine.parse_setup("schmier")))
    'AKQJT98765432'
    """
    plain = next(cards for letter, cards in _SOME.suits.items() if letter != "T" and cards.bit_count() == 13)
    return tuple(engine.card_text(card)[0] for card in reversed(engine.cards_of(plain)))


def needs(rules: RuleSet) -> Literal["trump"]:  # noqa: ARG001
    """What must be named before cards can be compared: always the trump suit."""
    return "trump"


def order(rules: RuleSet, named: str | None) -> Order:  # noqa: ARG001
    """Suits and strength under a trump suit, given by its letter; :class:`ValueError` if that is none.

    >>> found = order(engine.parse_setup("schmier"), "H")
    >>> engine.cards_text(engine.cards_of(found.beaters[engine.parse_card("JD")]))
    'JH.QH.KH.AH'
    """
    if named is None or named not in SUITS:
        raise ValueError(f"'{named}' is no suit")
    return TRUMPS[SUITS.index(named)].order


def order_of(state: State) -> Order | None:
    """Suits and strength at a table; ``None`` before the trump is named."""
    assert isinstance(state, SchmierState)
    return state.trumps.order if state.trumps else None


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat's team has won so far."""
    assert isinstance(state, SchmierState)
    teams = teams_of(state.rules)
    return sum(trick.winner % teams == seat % teams for trick in state.tricks)

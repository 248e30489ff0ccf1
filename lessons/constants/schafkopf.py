"""The fixed numbers of Schafkopf, each asked of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import engine
from engine import RuleSet, State
from engine.games.schafkopf.contracts import BIDS, PACK, PLAIN, Contract, contract_of, ordinary, worth_of
from engine.games.schafkopf.duties import RUN_AWAY_WITH
from engine.games.schafkopf.settle import GOAL, TOTAL, Ended, pay
from engine.games.schafkopf.state import SchafkopfState
from engine.order import Order

__all__ = ["NUMBERS", "card_points", "contract", "needs", "order", "order_of", "ranks", "tricks_won"]

_RANKS = "ATKQJ987"
_HAND = 8


def contract(named: str | None) -> Contract:
    """The contract of a bid; :class:`ValueError` for a text that is none.

    >>> contract("wenz").is_alone
    True
    """
    if named not in BIDS:
        raise ValueError(f"'{named}' is no bid")
    return contract_of(named)


def _value(bid: str, points: int, lost: int = 1) -> int:
    """What a defender pays for a won contract without Laufende."""
    ended = Ended(bid, 0, -1, points=points, won=_HAND - lost, lost=lost, laufende=0)
    return -pay(ended, "winners-held").score[1]


def _least(points: range, *, won: bool) -> int:
    """The fewest card points with which a side wins, or wins with Schneider, by what it is paid."""
    for total in points:
        ours = total if won else TOTAL - total
        ended = Ended("wenz", 0, -1, points=ours, won=4, lost=4, laufende=0)
        if ended.is_won == won and len(pay(ended, "winners-held").lines) > 4:
            return total
    raise LookupError("nobody is ever Schneider")


def _trumps(bid: str) -> int:
    return contract_of(bid).order.trumps.bit_count()


NUMBERS: Mapping[str, Callable[[RuleSet], int]] = {
    "pack-size": lambda _: len(PACK),
    "pack-points": lambda _: sum(map(worth_of, PACK)),
    "seats": lambda _: engine.GAMES["schafkopf"].seats,
    "hand-size": lambda _: _HAND,
    "tricks": lambda _: len(PACK) // engine.GAMES["schafkopf"].seats,
    "win-points": lambda _: GOAL,
    "defend-points": lambda _: TOTAL - GOAL + 1,
    "schneider-points": lambda _: _least(range(GOAL, TOTAL), won=True),
    "schneider-defend-points": lambda _: _least(range(TOTAL - GOAL + 1, TOTAL), won=False),
    "trumps-rufer": lambda _: _trumps("rufer-C"),
    "trumps-wenz": lambda _: _trumps("wenz"),
    "trumps-solo": lambda _: _trumps("solo-C"),
    "ordinary-cards": lambda _: ordinary(0).bit_count(),
    "run-away-cards": lambda _: RUN_AWAY_WITH,
    "value-rufer": lambda _: _value("rufer-C", GOAL),
    "value-alone": lambda _: _value("wenz", GOAL),
    "value-tout": lambda _: _value("wenz-tout", TOTAL, 0),
    "value-sie": lambda _: contract_of("sie").base,
    "schneider-value": lambda _: _value("wenz", TOTAL - 1) - _value("wenz", GOAL),
    "schwarz-value": lambda _: _value("wenz", TOTAL, 0) - _value("wenz", GOAL),
    "least-laufende": lambda _: contract_of("rufer-C").fewest,
    "least-laufende-wenz": lambda _: contract_of("wenz").fewest,
    "most-laufende": lambda _: _trumps("rufer-C"),
}
"""What each ``find`` of a fixed number gives."""


def card_points(cards: tuple[int, ...], rules: RuleSet) -> int:  # noqa: ARG001
    """The card points of some cards, the same in every contract.

    >>> card_points(engine.parse_cards("AS.QH.9C"), engine.parse_setup("schafkopf"))
    14
    """
    return sum(map(worth_of, cards))


def ranks(rules: RuleSet) -> tuple[str, ...]:  # noqa: ARG001
    """The rank letters of a suit without its Ober and Unter, highest first.

    >>> ranks(engine.parse_setup("schafkopf"))
    ('A', 'T', 'K', '9', '8', '7')
    """
    return tuple(PLAIN)


def needs(rules: RuleSet) -> Literal["contract"]:  # noqa: ARG001
    """What must be named before cards can be compared: always the contract."""
    return "contract"


def order(rules: RuleSet, named: str | None) -> Order:  # noqa: ARG001
    """Suits and strength under a contract, given by its bid; :class:`ValueError` if that is no bid.

    >>> rules = engine.parse_setup("schafkopf")
    >>> engine.cards_text(engine.cards_of(order(rules, "wenz").beaters[engine.parse_card("JS")]))
    'JC'
    """
    return contract(named).order


def order_of(state: State) -> Order | None:
    """Suits and strength at a table; ``None`` before the contract stands."""
    assert isinstance(state, SchafkopfState)
    return state.contract.order if state.contract else None


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat has won so far."""
    assert isinstance(state, SchafkopfState)
    return state.taken[seat]

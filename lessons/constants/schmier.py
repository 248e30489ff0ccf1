"""The fixed numbers of Schmier, each asked of the engine under a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import engine
from engine import RuleSet, State
from engine.games.schmier.exchange import MOST
from engine.games.schmier.options import sides_of, teams_of
from engine.games.schmier.points import ITEMS
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import HAND, PACK, SEATS, TRUMPS, Trumps, worth_of
from engine.games.schmier.words import bid_of
from engine.trick import winning_place

__all__ = ["NUMBERS", "beaters", "card_points", "needs_trump", "ranks", "trick_place", "tricks_won"]

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
    "trumps": lambda _: len(_SOME.ranking),
    "bid-least": lambda rules: min(_bids(rules)),
    "bid-most": lambda rules: max(_bids(rules)),
    "deal-points": lambda _: len(ITEMS) + 1,
    "discard-most": lambda _: MOST,
    "drawn-most": lambda _: MOST * (SEATS - 1),
    "dealer-least": lambda rules: _stock(rules) - MOST * (SEATS - 1),
    "protected": lambda _: _SOME.protected.bit_count(),
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


def needs_trump(rules: RuleSet) -> bool:  # noqa: ARG001
    """Whether a trick can be judged only with a trump suit at hand: always."""
    return True


def _trumps(trump: int | None) -> Trumps:
    assert trump is not None
    return TRUMPS[trump]


def trick_place(rules: RuleSet, trump: int | None, cards: tuple[int, ...]) -> int:  # noqa: ARG001
    """The place (0 = led) of the card that wins a trick.

    >>> trick_place(engine.parse_setup("schmier"), 2, engine.parse_cards("JO.3H.JD.TH.AS.JH"))
    5
    """
    return winning_place(cards, _trumps(trump).order)


def beaters(rules: RuleSet, trump: int | None, card: int) -> int:  # noqa: ARG001
    """The set of all cards of the pack that beat a card when it is led.

    >>> led = engine.parse_card("JD")
    >>> engine.cards_text(engine.cards_of(beaters(engine.parse_setup("schmier"), 2, led)))
    'JH.QH.KH.AH'
    """
    return _trumps(trump).order.beaters[card]


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat's team has won so far."""
    assert isinstance(state, SchmierState)
    teams = teams_of(state.rules)
    return sum(trick.winner % teams == seat % teams for trick in state.tricks)

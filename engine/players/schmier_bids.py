"""What a hand of Schmier is worth: the points its team should make with each suit as trumps.

The forecast is a sum over the trumps among the six cards, before the exchange: so much for each by its
rank, as a straight line fits best what tens of thousands of dealt hands made when they were played out.
High and Low belong to whoever plays them, so ace and two are worth most; what a hand without trumps makes
is what partners, draw and tricks bring on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.cards import SUITS, Card, CardSet, rank_of
from engine.games.schmier.trumps import TRUMPS
from engine.games.schmier.words import BIDS

__all__ = ["TABLES", "Table", "best_trump", "forecast", "items", "likelihood", "say"]


@dataclass(frozen=True, slots=True)
class Table:
    """Points by what a hand holds; ``start`` is what a hand without trumps makes.

    ``trumps`` are points by rank letter: ``R`` and ``L`` the right and left Bauer, ``O`` the joker;
    ``other`` is any other trump. Aces of other suits are worth too little to be told from nothing.
    """

    start: float
    trumps: dict[str, float]
    other: float


TABLES = {
    3: Table(1.1, {"A": 1.5, "K": 0.5, "Q": 0.5, "R": 0.75, "L": 0.7, "T": 0.3, "2": 0.95, "O": 0.3}, 0.2),
    2: Table(2.35, {"A": 1.25, "K": 0.4, "Q": 0.4, "R": 0.5, "L": 0.45, "T": 0.2, "2": 0.7, "O": 0.3}, 0.13),
}
"""By the number of teams."""


def items(hand: CardSet, trump: int, teams: int) -> dict[Card, float]:
    """Return the points each trump of a hand should bring, the highest first, with a suit 0..3 as trumps.

    >>> from engine.cards import mask_of, parse_card, parse_cards
    >>> found = items(mask_of(parse_cards("AH.KH.JD.2H.AS.TC")), 2, 3)
    >>> found[parse_card("JD")], len(found)
    (0.7, 4)
    """
    table, trumps = TABLES[teams], TRUMPS[trump]
    found = {}
    for card in trumps.ranking:
        if hand >> card & 1:
            letter = "R" if card == trumps.right else "L" if card == trumps.left else rank_of(card)
            found[card] = table.trumps.get(letter, table.other)
    return found


def forecast(hand: CardSet, trump: int, teams: int) -> float:
    """Return the points, of six, that a hand's team should make with a suit 0..3 as trumps.

    ``teams`` is 3 or 2.

    >>> from engine.cards import mask_of, parse_cards
    >>> hand = mask_of(parse_cards("AH.KH.JH.2H.AS.TC"))
    >>> forecast(hand, 2, 3) > 3 > forecast(hand, 1, 3)
    True
    """
    total = sum(items(hand, trump, teams).values(), TABLES[teams].start)
    return min(6.0, max(0.0, total))


@lru_cache(maxsize=1 << 13)
def best_trump(hand: CardSet, teams: int) -> int:
    """Return the suit 0..3 that should bring most.

    >>> from engine.cards import mask_of, parse_cards
    >>> best_trump(mask_of(parse_cards("AH.KH.JD.2H.AS.TC")), 3)
    2
    """
    return max(range(len(SUITS)), key=lambda suit: forecast(hand, suit, teams))


@lru_cache(maxsize=1 << 13)
def say(hand: CardSet, highest: int, teams: int) -> str:
    """Return the bid of a hand over the number ``highest`` (0 for none).

    It is the least number that may be bid, if the forecast reaches it.

    >>> from engine.cards import mask_of, parse_cards
    >>> hand = mask_of(parse_cards("AH.KH.JD.2H.AS.TC"))
    >>> say(hand, 0, 3), say(hand, 5, 3)
    ('bid-3', 'pass')
    """
    number = max(3, highest + 1)
    enough = forecast(hand, best_trump(hand, teams), teams) >= number
    return BIDS[number] if enough and number <= 6 else "pass"


@lru_cache(maxsize=1 << 14)
def likelihood(hand: CardSet, number: int, teams: int, trump: int | None = None) -> float:
    """Return how well a hand explains a bid of ``number``, 0 for a pass; above 0 and up to 1.

    ``trump`` is the suit that was named; before, the best suit counts. Not everybody bids by this
    forecast: a hand well short of it makes the bid unlikely, not impossible. A pass speaks only against
    hands that would have bid three with ease.

    >>> from engine.cards import mask_of, parse_cards
    >>> strong, weak = (mask_of(parse_cards(text)) for text in ("AH.KH.JD.2H.AS.TC", "9H.8H.7D.5D.AS.TC"))
    >>> likelihood(strong, 3, 3) > 0.5 > likelihood(weak, 3, 3)
    True
    >>> likelihood(strong, 0, 3) < 0.5 < likelihood(weak, 0, 3)
    True
    """
    points = forecast(hand, best_trump(hand, teams) if trump is None else trump, teams)
    if not number:
        return 1.0 - 0.7 * _rising(points - 3.3)
    return max(0.01, _rising(points - number + 0.3))


def _rising(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / 0.3))

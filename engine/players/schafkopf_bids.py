"""What a hand of Schafkopf is worth: the card points each contract should bring, and the bid that follows.

The forecast is a sum over the hand: so many card points for every Ober, Unter, trump, plain ace and empty
suit, as a straight line fits best what tens of thousands of dealt hands made when they were played out.
Half of the deals with a forecast of 60.5 are won. How often others are follows from the scatter round the
line, and from that what the contract pays on average. Nothing is bid that should not pay.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt

from engine.cards import SUITS, CardSet, make_card, rank_set
from engine.games.schafkopf.contracts import Contract, allowed, contract_of, kind_of, ordinary

__all__ = ["HALF", "TABLES", "Table", "expectation", "forecast", "items", "likelihood", "say"]

HALF = 60.5


@dataclass(frozen=True, slots=True)
class Table:
    """Card points by what a hand holds; ``start`` is what the rest of a hand makes.

    ``tops`` are the four highest trumps from the top: Obers, in Wenz Unters. ``unter`` counts in Rufer and
    Solo only, ``full`` are ace and ten of trumps, ``low`` the other cards of the trump suit. ``ace`` is an
    ace that is no trump, ``void`` a plain suit of which the hand holds no card, ``run`` a card below ace
    and ten in one plain suit, the ten included. ``scatter`` is the standard deviation of what is made.
    """

    start: float
    tops: tuple[float, float, float, float]
    unter: float
    full: float
    low: float
    ace: float
    void: float
    run: float
    scatter: float


TABLES = {
    "rufer": Table(12, (17, 17, 15, 13), 10, 10, 9, 8, 4, 0, scatter=23),
    "wenz": Table(-5, (15, 11, 10, 10), 0, 0, 0, 15, 6, 1, scatter=14),
    "solo": Table(-42, (21, 19, 15, 13), 10, 13, 9, 13, 12, 0, scatter=14),
}


def items(hand: CardSet, contract: Contract) -> dict[str, tuple[int, float]]:
    """Return how many of each kind a hand of eight holds and the card points they add up to.

    >>> from engine.cards import mask_of, parse_cards
    >>> hand = mask_of(parse_cards("QC.QH.JS.JD.AH.9H.AC.7S"))
    >>> items(hand, contract_of("rufer-S"))["tops"], items(hand, contract_of("rufer-S"))["void"]
    ((2, 32), (1, 4))
    """
    table = TABLES[contract.kind.removesuffix("-tout")]
    tops = [points for card, points in zip(contract.tops, table.tops, strict=False) if hand >> card & 1]
    full = low = aces = voids = run = 0
    for suit, letter in enumerate(SUITS):
        cards = hand & contract.order.companions[make_card("A", letter)]
        ace, ten = hand >> make_card("A", letter) & 1, hand >> make_card("T", letter) & 1
        if suit == contract.trump:
            full = ace + ten
            low = (cards & ordinary(suit)).bit_count() - full
            continue
        voids += not cards
        aces += ace
        if ace and ten:
            run += cards.bit_count() - 1
    unters = (hand & rank_set("J")).bit_count()
    counted = {
        "unter": (unters, table.unter),
        "full": (full, table.full),
        "low": (low, table.low),
        "ace": (aces, table.ace),
        "void": (voids, table.void),
        "run": (run, table.run),
    }
    answer: dict[str, tuple[int, float]] = {"tops": (len(tops), sum(tops))}
    answer |= {name: (count, count * each) for name, (count, each) in counted.items() if count and each}
    return answer


def forecast(hand: CardSet, contract: Contract) -> float:
    """Return the card points the declarer's side should make with a hand of eight, 0 to 120.

    >>> from engine.cards import mask_of, parse_cards
    >>> forecast(mask_of(parse_cards("QC.QH.JS.JD.AH.9H.AC.7S")), contract_of("rufer-S"))
    95
    """
    table = TABLES[contract.kind.removesuffix("-tout")]
    total = table.start + sum(points for _, points in items(hand, contract).values())
    return min(120.0, max(0.0, total))


def expectation(hand: CardSet, contract: Contract) -> float:
    """Return the units a contract should pay its declarer, Schneider, Schwarz and Laufende left out.

    A Tout or Sie counts as won with a hand that cannot lose a trick of its own, else as lost.
    """
    payers = 3 if contract.is_alone else 1
    if contract.is_tout or contract.kind == "sie":
        return contract.base * payers * (1 if contract.kind == "sie" or _is_solid(hand, contract) else -1)
    scatter = TABLES[contract.kind].scatter
    return contract.base * payers * erf((forecast(hand, contract) - HALF) / scatter / sqrt(2.0))


def _is_solid(hand: CardSet, contract: Contract) -> bool:
    """Tell whether every card of a hand is good once its highest trumps have drawn all others."""
    trumps = contract.order.trumps
    out = trumps & ~hand
    run = next((at for at, card in enumerate(contract.tops) if out >> card & 1), len(contract.tops))
    if run < out.bit_count():
        return False
    rest = hand & ~trumps
    return not any(
        rest >> card & 1 and contract.order.beaters[card] & contract.order.companions[card] & ~hand
        for card in range(52)
    )


@lru_cache(maxsize=1 << 14)
def say(hand: CardSet, highest: int) -> str:
    """Return the bid of a hand over the kind ``highest`` (-1 for none).

    >>> from engine.cards import mask_of, parse_cards
    >>> say(mask_of(parse_cards("QC.QH.JS.JD.9H.8H.TC.7S")), -1)
    'rufer-S'
    >>> say(mask_of(parse_cards("QC.QH.JS.JD.9H.8H.TC.7S")), 1)
    'pass'
    """
    best, chosen = 0.0, "pass"
    for bid in allowed(hand, highest):
        if kind_of(bid) < 0:
            continue
        contract = contract_of(bid)
        value = expectation(hand, contract)
        if contract.called is not None and value > 0:
            # Call where few cards are held, and no ten: the ace shall not be lost with them.
            suit = ordinary(contract.called) & hand
            value -= 0.01 * (2 * suit.bit_count() + (suit >> make_card("T", SUITS[contract.called]) & 1))
        if value > best:
            best, chosen = value, bid
    return chosen


@lru_cache(maxsize=1 << 14)
def likelihood(hand: CardSet, bid: str) -> float:
    """Return how well a hand of eight explains a bid, above 0 and up to 1.

    Not everybody bids by this forecast: a hand well short of it makes the bid unlikely, not impossible.
    A pass speaks only against hands that would have called an ace with ease.

    >>> from engine.cards import mask_of, parse_cards
    >>> strong, weak = (mask_of(parse_cards(text)) for text in (
    ...     "QC.QH.JS.JD.AH.9H.AC.7S", "7C.8C.9C.TD.KD.8S.9S.9H"))
    >>> likelihood(strong, "rufer-S") > 0.9 > 0.1 > likelihood(weak, "rufer-S")
    True
    >>> likelihood(strong, "pass") < 0.5 < likelihood(weak, "pass")
    True
    """
    if bid == "pass":
        calls = [word for word in allowed(hand, -1) if word.startswith("rufer")]
        most = max((forecast(hand, contract_of(word)) for word in calls), default=0.0)
        return 1.0 - 0.7 * _rising(most - HALF - 6)
    contract = contract_of(bid)
    if contract.kind == "sie":
        return 1.0
    return max(0.01, _rising(forecast(hand, contract) - HALF - (20 if contract.is_tout else 0) + 3))


def _rising(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / 5))

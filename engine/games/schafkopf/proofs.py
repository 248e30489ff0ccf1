"""What bids and cards prove to everybody at the table about the hand they come from."""

from __future__ import annotations

from engine.cards import Card, CardSet, mask_of
from engine.duties import proves_absent
from engine.games.schafkopf.contracts import COURTS, PACK, Contract, ordinary
from engine.games.schafkopf.deal import Four
from engine.layouts import Need

__all__ = [
    "absent_after_answer",
    "absent_after_bid",
    "after_running_away",
    "needs_of_bid",
    "with_lack",
    "without",
]

_ALL = mask_of(PACK)


def absent_after_bid(contract: Contract) -> CardSet:
    """Return the cards that a bidder does not hold.

    >>> from engine.cards import cards_of, cards_text
    >>> from engine.games.schafkopf.contracts import contract_of
    >>> cards_text(cards_of(absent_after_bid(contract_of("rufer-S"))))
    'AS'
    """
    return _ALL & ~COURTS if contract.kind == "sie" else contract.ace


def needs_of_bid(seat: int, contract: Contract) -> tuple[Need, ...]:
    """Return what a bidder holds: an ordinary card of the suit he names, or all eight for Sie."""
    if contract.kind == "sie":
        return (Need(seat, COURTS, 8),)
    suit = contract.called if contract.called is not None else contract.trump
    return () if suit is None else (Need(seat, ordinary(suit) & ~contract.ace, 1),)


def absent_after_answer(card: Card, led: Card, contract: Contract, *, guarded: int) -> CardSet:
    """Return the cards that a seat which answers ``led`` with ``card`` is proved not to hold.

    ``guarded`` is not 0 while the called suit has not been led.
    """
    duties = contract.answers if guarded else contract.plain
    return proves_absent(card, _ALL, led, -1, contract.order, duties)


def after_running_away(seat: int, contract: Contract) -> tuple[Need, ...]:
    """Return what a seat that has run away still holds: the ace and two more ordinary cards (G-32)."""
    assert contract.called is not None
    return Need(seat, ordinary(contract.called), 3), Need(seat, contract.ace, 1)


def without(needs: tuple[Need, ...], seat: int, card: CardSet) -> tuple[Need, ...]:
    """Count a card that a seat has played off what it is known to hold."""
    left = []
    for need in needs:
        if need.place != seat or not need.cards & card:
            left.append(need)
        elif need.least > 1:
            left.append(need._replace(least=need.least - 1))
    return tuple(left)


def with_lack(lacks: Four, seat: int, cards: CardSet) -> Four:
    """Return ``lacks`` with more cards that a seat does not hold."""
    more = list(lacks)
    more[seat] |= cards
    return more[0], more[1], more[2], more[3]

"""Effective suits by letter: ``T`` for trumps, else the letter of a plain suit."""

from __future__ import annotations

from engine.cards import SUITS, CardSet, make_card
from engine.errors import Unreadable
from engine.games.schafkopf.contracts import Contract

__all__ = ["suit_letters", "suits_named"]


def effective_suits(contract: Contract) -> dict[str, CardSet]:
    """Return the cards of each effective suit, by letter.

    >>> from engine.games.schafkopf.contracts import contract_of
    >>> "".join(effective_suits(contract_of("rufer-S"))), "".join(effective_suits(contract_of("wenz")))
    ('TCSD', 'TCSHD')
    """
    order = contract.order
    plain = {letter: order.companions[make_card("A", letter)] for letter in SUITS}
    return {"T": order.trumps} | {letter: cards for letter, cards in plain.items() if cards != order.trumps}


def suit_letters(lacks: CardSet, contract: Contract) -> str:
    """Return the letters of the suits of which every card is in ``lacks``."""
    return "".join(letter for letter, cards in effective_suits(contract).items() if not cards & ~lacks)


def suits_named(letters: str, contract: Contract) -> CardSet:
    """Return the cards of the suits named; raises :class:`Unreadable` for a suit that is all trumps."""
    suits = effective_suits(contract)
    cards = 0
    for letter in letters:
        if letter not in suits:
            raise Unreadable(f"In {contract.bid} the suit '{letter}' is trumps: write 'T'.")
        cards |= suits[letter]
    return cards

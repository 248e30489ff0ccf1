"""The address of a trick: its cards, the trump suit, what Schafkopf is played with."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import engine
from engine import SUITS, Card
from lessons.one_trick import CONTRACTS, MOST

__all__ = ["FIRST", "Laid", "read"]


@dataclass(frozen=True)
class Laid:
    """The cards in the order of play, the trump suit 0..3, and one of `CONTRACTS`.

    `fault` tells that the address could not be read, so that something else lies here.

    >>> Laid(engine.parse_cards("TS.KS"), 2).params
    {'cards': 'TS.KS', 'trump': 'H', 'contract': 'solo'}
    """

    cards: tuple[Card, ...]
    trump: int
    contract: str = CONTRACTS[0]
    fault: bool = False

    @property
    def params(self) -> dict[str, str]:
        """What the address says of it."""
        return {
            "cards": engine.cards_text(self.cards),
            "trump": SUITS[self.trump],
            "contract": self.contract,
        }

    def with_card(self, card: Card) -> "Laid":
        """One card more, as long as there is room and it does not lie here yet."""
        if card in self.cards or len(self.cards) >= MOST:
            return self
        return replace(self, cards=(*self.cards, card), fault=False)

    def without_last(self) -> "Laid":
        """One card fewer."""
        return replace(self, cards=self.cards[:-1], fault=False)


FIRST = Laid(engine.parse_cards("TS.KS.JD.QC"), SUITS.index("H"))
"""What lies on the page at first: in each of the four games another of these cards wins."""


def read(params: Mapping[str, str]) -> Laid:
    """What an address lays; without one, or with one that cannot be read, `FIRST`.

    >>> engine.cards_text(read({"cards": "10s.as", "trump": "s"}).cards), read({}) == FIRST
    ('TS.AS', True)
    >>> read({"cards": "TS.TS"}).fault, read({"cards": "1S"}).fault, read({"trump": "X"}).fault
    (True, True, True)
    """
    if not any(name in params for name in FIRST.params):
        return FIRST
    try:
        cards = engine.parse_cards(params.get("cards", engine.cards_text(FIRST.cards)))
        trump = SUITS.index(params.get("trump", SUITS[FIRST.trump]).upper())
    except (engine.Unreadable, ValueError):
        return replace(FIRST, fault=True)
    contract = params.get("contract", CONTRACTS[0])
    if len(cards) > MOST or len(set(cards)) < len(cards) or contract not in CONTRACTS:
        return replace(FIRST, fault=True)
    return Laid(cards, trump, contract)

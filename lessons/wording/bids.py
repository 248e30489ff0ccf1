"""What the bids of Schafkopf are called: the token of a bid as a noun inside a sentence."""

from __future__ import annotations

from engine.cards import SUITS
from lessons.i18n import Translator
from lessons.names import CardNames

__all__ = ["bid_name"]


def bid_name(bid: str, t: Translator, names: CardNames) -> str:
    """The name of a bid or contract, ``pass`` included; its suit in the words of the reader's pack.

    >>> from lessons.names import card_names
    >>> words = Translator("en"), card_names("en", "german")
    >>> bid_name("rufer-S", *words), bid_name("solo-tout-H", *words), bid_name("wenz", *words)
    ('Rufer with the ace of leaves', 'Solo Tout in hearts', 'Wenz')
    """
    if bid == "pass":
        return t.gettext("a pass")
    kind, _, suit = bid.rpartition("-")
    if suit not in SUITS or not kind:
        return {"wenz": "Wenz", "wenz-tout": "Wenz Tout", "sie": "Sie"}[bid]
    if kind == "rufer":
        return t.gettext("Rufer with {ace:the}", ace=names.card("A" + suit))
    if kind == "solo":
        return t.gettext("Solo in {suit}", suit=names.suit(suit))
    return t.gettext("Solo Tout in {suit}", suit=names.suit(suit))

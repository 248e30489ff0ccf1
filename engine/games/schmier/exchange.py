"""What a hand may throw in the exchange, as a player and as the dealer."""

from __future__ import annotations

from engine.cards import CardSet
from engine.choices import Discard
from engine.games.schmier.trumps import HAND, Trumps

__all__ = ["MOST", "dealer_discard", "player_discard"]

MOST = 3


def player_discard(hand: CardSet, trumps: Trumps) -> Discard:
    """Return what a player other than the dealer may throw: up to three cards, no trumps.

    >>> from engine.cards import cards_of, cards_text, mask_of, parse_cards
    >>> from engine.games.schmier.trumps import TRUMPS
    >>> hand = mask_of(parse_cards("AS.TC.9D.3H.JD.JO"))
    >>> cards_text(cards_of(player_discard(hand, TRUMPS[2]).may))
    'TC.AS.9D'
    """
    may = hand & ~trumps.all
    return Discard(0, min(MOST, may.bit_count()), 0, may)


def dealer_discard(hand: CardSet, trumps: Trumps) -> Discard:
    """Return what the dealer may throw from a hand that holds the rest of the pack.

    Exactly down to six: other cards than trumps as long as there are enough, and with more than six
    trumps all other cards and as many trumps that are not protected (G-49).

    >>> from engine.cards import cards_of, cards_text, mask_of, parse_cards
    >>> from engine.games.schmier.trumps import TRUMPS
    >>> discard = dealer_discard(mask_of(parse_cards("2C.AH.KH.QH.JH.JD.TH.2H")), TRUMPS[2])
    >>> cards_text(cards_of(discard.must)), cards_text(cards_of(discard.may)), discard.least, discard.most
    ('2C', '2C.TH.QH.KH', 2, 2)
    """
    need = hand.bit_count() - HAND
    other = hand & ~trumps.all
    must, may = 0, other if need else 0
    if other.bit_count() < need:
        must, may = other, hand & ~trumps.protected
    if may.bit_count() == need:
        must = may
    return Discard(need, need, must, may)

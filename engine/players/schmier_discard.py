"""Which cards a player of Schmier throws: all that help neither to win tricks nor to score.

A card is kept for its rank: trumps before aces, aces before the other cards. Of the discards a hand has, a
search compares those that follow such an order with more or fewer cards.
"""

from __future__ import annotations

from engine.cards import Card, CardSet, cards_of, rank_of
from engine.choices import Discard, discard_text
from engine.games.schmier.trumps import Trumps

__all__ = ["discards", "throw"]

_KEEP = {"A": 12.0, "K": 6.0, "Q": 4.0, "T": 3.0, "J": 2.0}
_MOST = 8


def throw(hand: CardSet, discard: Discard, trumps: Trumps) -> str:
    """Return the discard of a quick player: as much as may be, but no ace unless it must.

    >>> from engine.cards import mask_of, parse_cards
    >>> from engine.games.schmier.exchange import player_discard
    >>> from engine.games.schmier.trumps import TRUMPS
    >>> hand = mask_of(parse_cards("AS.TC.9D.3D.3H.JO"))
    >>> throw(hand, player_discard(hand, TRUMPS[2]), TRUMPS[2])
    'discard-TC-3D-9D'
    """
    order = _worst_first(hand, discard, trumps)
    free = [card for card in order if rank_of(card) != "A" or trumps.all >> card & 1]
    number = max(discard.least, min(discard.most, max(len(free), discard.must.bit_count())))
    return discard_text(sorted(order[:number]))


def discards(hand: CardSet, discard: Discard, trumps: Trumps) -> tuple[str, ...]:
    """Return some discards worth comparing, the habitual one first.

    >>> from engine.cards import mask_of, parse_cards
    >>> from engine.games.schmier.exchange import player_discard
    >>> from engine.games.schmier.trumps import TRUMPS
    >>> hand = mask_of(parse_cards("TC.3H.4H.5H.6H.JO"))
    >>> discards(hand, player_discard(hand, TRUMPS[2]), TRUMPS[2])
    ('discard-TC', 'discard-none')
    """
    order = _worst_first(hand, discard, trumps)
    found = [throw(hand, discard, trumps)]
    for size in range(discard.most, discard.least - 1, -1):
        found.append(discard_text(sorted(order[:size])))
        # The last card thrown in exchange for the next two that are kept.
        if size and not discard.must >> order[size - 1] & 1:
            found += [discard_text(sorted([*order[: size - 1], card])) for card in order[size : size + 2]]
    return tuple(dict.fromkeys(found))[:_MOST]


def _worst_first(hand: CardSet, discard: Discard, trumps: Trumps) -> list[Card]:
    """Return the cards that may be thrown, those that must be first, then the least useful."""

    def use(card: Card) -> tuple[bool, bool, float, int]:
        must = bool(discard.must >> card & 1)
        if trumps.all >> card & 1:
            strength = 99.0 if rank_of(card) == "T" else float(-trumps.ranking.index(card))
            return not must, True, strength, card
        alone = (hand & trumps.order.companions[card]).bit_count() == 1
        return not must, False, _KEEP.get(rank_of(card), 0.0) - alone, card % 13

    return sorted(cards_of(discard.may), key=use)

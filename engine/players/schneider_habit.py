"""A quick player of Bohemian Schneider without search: it finishes sampled deals for the sensible player.

It knows the cards played and its own; once the stock is used up it knows the other's hand, as everybody
does who has counted.
"""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import RANKING, Terms

__all__ = ["answer", "habit", "lead", "others_cards"]

# Low is cheap: the place of a card in the ranking, from the top.
_PLACE = {rank: place for place, rank in enumerate(RANKING)}
_STRENGTH = tuple(-_PLACE.get("23456789TJQKA"[card % 13], 9) for card in range(53))


def habit(state: SchneiderState) -> Card:
    """Return a decent card of the seat to act, at once.

    >>> import engine
    >>> state = engine.parse_position("schneider hands=AC.7D/9D lead=1 trick=KC tricks=7/7").state()
    >>> engine.card_text(habit(state))
    'AC'
    """
    cards = [int(move) for move in state.moves()]
    if len(cards) == 1:
        return cards[0]
    if state.led >= 0:
        return answer(cards, state.led, state.deal.terms)
    return lead(cards, others_cards(state), state.deal.terms, late=not state.stock)


def others_cards(state: SchneiderState) -> CardSet:
    """Return the cards the other seat may hold, from what the seat to act knows."""
    terms, seat = state.deal.terms, state.seat
    out = terms.pack & ~(state.hands[seat] | state.played | state.lacks[1 - seat])
    if terms.trump is not None and state.stock:
        out &= ~(1 << state.stock[-1])
    return out


def answer(cards: list[Card], led: Card, terms: Terms) -> Card:
    """Win honours, or bring a weak honour home on a trick it can win; else throw what counts nothing."""
    beaters, honours = terms.order.beaters[led], terms.honours
    winners = [card for card in cards if beaters >> card & 1]
    losers = [card for card in cards if not beaters >> card & 1]
    worthless = [card for card in losers if not honours >> card & 1]
    safe = [card for card in winners if honours >> card & 1]
    if winners and (honours >> led & 1 or safe or not worthless):
        # A trump that wins a trick without honours had better wait for one with some.
        cheap = [card for card in winners if honours >> led & 1 or not terms.order.trumps >> card & 1]
        if cheap or not worthless:
            return min(cheap or winners, key=lambda card: (not honours >> card & 1, _STRENGTH[card]))
    return min(worthless or losers or winners, key=_STRENGTH.__getitem__)


def lead(cards: list[Card], out: CardSet, terms: Terms, *, late: bool) -> Card:
    """Lead what nobody beats when it is time to cash; else a card that counts nothing."""
    honours, beaters = terms.honours, terms.order.beaters
    sure = [card for card in cards if honours >> card & 1 and not beaters[card] & out]
    worthless = [card for card in cards if not honours >> card & 1]
    if sure and (late or not worthless):
        return min(sure, key=_STRENGTH.__getitem__)
    if worthless:
        return min(worthless, key=lambda card: ((beaters[card] & out & honours).bit_count(), _STRENGTH[card]))
    return min(cards, key=lambda card: ((beaters[card] & out).bit_count(), _STRENGTH[card]))

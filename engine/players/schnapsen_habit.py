"""A quick player of Schnapsen without search: it finishes sampled deals for the sensible player.

It counts points and the cards that are out, and looks at its own hand only. In the strict phase with the
stock used up everybody knows the other's hand, and so does it.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import Card, CardSet, cards_of, rank_of
from engine.duties import narrow
from engine.game import Move
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import Terms
from engine.games.schnapsen.words import MARRIAGES

__all__ = ["habit", "others_cards"]

# What a card in hand may still bring, beside the points it shows: plain, then trump.
_KEEP = {"A": (9, 20), "T": (6, 16), "K": (3, 11), "Q": (2, 10), "J": (1, 9), "7": (0, 7)}
_AVERAGE_REPLY = 3  # what the other throws on a sure trick


def habit(state: SchnapsenState) -> Move:
    """Return a decent move of the seat to act, at once.

    >>> import engine
    >>> state = engine.parse_position("schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=10/20").state()
    >>> habit(state)
    'marriage-H'
    """
    moves = state.moves()
    seat = state.seat
    if "claim" in moves and state.counted(seat) >= GOAL:
        return "claim"
    if not state.hands[seat]:
        return "pass"
    if state.led >= 0:
        return _follow(state)
    words = [move for move in moves if isinstance(move, str)]
    if "exchange" in words:
        return "exchange"
    if state.calling < 0:
        suits = [suit for suit, token in enumerate(MARRIAGES) if token in words]
        if suits:
            return MARRIAGES[max(suits, key=state.marriage_worth)]
    if "close" in words and _forecast(state) >= GOAL:
        return "close"
    return _lead(state)


def others_cards(state: SchnapsenState) -> CardSet:
    """Return the cards the other seat may hold, from what the seat to act knows.

    With the stock used up that is the other's hand.
    """
    seat = state.seat
    other = 1 - seat
    unseen = state.deal.terms.pack & ~(state.played | state.hands[seat] | state.lacks[other])
    if state.led >= 0:
        unseen &= ~(1 << state.led)
    if state.stock:
        unseen &= ~(1 << state.stock[-1])
    return unseen


@lru_cache(maxsize=8)
def _keep(terms: Terms) -> tuple[int, ...]:
    pack, trumps = terms.pack, terms.order.trumps
    return tuple(_KEEP[rank_of(card)][trumps >> card & 1] if pack >> card & 1 else 0 for card in range(53))


def _partner(card: Card, terms: Terms) -> CardSet:
    """Return the other half of a marriage, as a set; empty for a card that cannot marry."""
    if terms.queens >> card & 1:
        return 1 << card + 1
    return 1 << card - 1 & terms.queens if card else 0


def _price(card: Card, hand: CardSet, theirs: CardSet, terms: Terms) -> int:
    """Return what giving up a card costs beside its points: strength and marriages to come."""
    price = _keep(terms)[card]
    partner = _partner(card, terms)
    if partner & hand:
        price += 24 if terms.order.trumps >> card & 1 else 12
    elif partner & theirs:
        price += 2
    return price


def _lead(state: SchnapsenState) -> Card:
    terms, seat = state.deal.terms, state.seat
    worth, beaters = terms.worth, terms.order.beaters
    hand, theirs = state.hands[seat], others_cards(state)
    cards = cards_of(state.playable())
    if state.calling >= 0:
        return _lead_of_marriage(state, theirs)
    strict = state.is_strict
    known = not state.stock
    trumps = terms.order.trumps
    own = state.won[seat] + state.announced[seat]
    least = min((worth[card] for card in cards_of(theirs)), default=0)
    draw = strict and bool(theirs & trumps)
    best, chosen = -1000.0, cards[0]
    for card in cards:
        if known:
            replies = narrow(theirs, card, card, terms.order, terms.duties)
            is_sure = not replies & beaters[card]
        else:
            is_sure = not theirs & beaters[card]
        if is_sure and own + worth[card] + least >= GOAL:
            score = 100.0
        elif is_sure and strict:
            score = worth[card] + 4 + (6 if draw and trumps >> card & 1 else 0)
        else:
            score = -0.7 * worth[card] - _price(card, hand, theirs, terms)
        if score > best:
            best, chosen = score, card
    return chosen


def _lead_of_marriage(state: SchnapsenState, theirs: CardSet) -> Card:
    """Lead the queen and keep the king, unless only the king makes 66 in this trick."""
    queen = state.calling * 13 + 10
    worth = state.deal.terms.worth
    own = state.won[state.seat] + state.announced[state.seat]
    least = min((worth[card] for card in cards_of(theirs)), default=0)
    makes_it = own + worth[queen] + least < GOAL <= own + worth[queen + 1] + least
    return queen + 1 if makes_it else queen


def _follow(state: SchnapsenState) -> Card:
    cards = cards_of(state.playable())
    if len(cards) == 1:
        return cards[0]
    terms, seat, led = state.deal.terms, state.seat, state.led
    worth, beaters = terms.worth, terms.order.beaters[led]
    hand, theirs = state.hands[seat], others_cards(state)
    own = state.won[seat] + state.announced[seat]
    best, chosen = -1000.0, cards[0]
    for card in cards:
        points = worth[led] + worth[card]
        price = _price(card, hand, theirs, terms)
        if beaters >> card & 1:
            score = points + 1 - price + (100 if own + points >= GOAL else 0)
        else:
            score = -points - price
        if score > best:
            best, chosen = score, card
    return chosen


def _forecast(state: SchnapsenState) -> float:
    """Return the points the seat to act can count on if it closes now."""
    terms, seat = state.deal.terms, state.seat
    order, worth = terms.order, terms.worth
    hand, theirs = state.hands[seat], others_cards(state)
    trumps = theirs & order.trumps
    total = float(state.won[seat] + state.announced[seat])
    tops = [card for card in cards_of(hand & order.trumps) if not order.beaters[card] & theirs]
    total += sum(worth[card] + _AVERAGE_REPLY for card in tops)
    chance = 1.0 if len(tops) >= trumps.bit_count() else 0.75 if len(tops) >= 2 else 0.5
    for card in cards_of(hand & ~order.trumps):
        if not order.beaters[card] & theirs & order.companions[card]:
            total += chance * (worth[card] + _AVERAGE_REPLY)
    return total

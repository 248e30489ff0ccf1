"""A human beginner of Schnapsen: knows the rules, counts the own points, looks no further.

Mistakes a learner can understand: leads aces as long as there are any, takes every trick that can be
taken, forgets the exchange now and then, and closes on trumps alone.
"""

from __future__ import annotations

import random

from engine.cards import Card, CardSet, mask_of
from engine.game import Move
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import Terms, compile_terms
from engine.games.schnapsen.view import SchnapsenView
from engine.games.schnapsen.words import SUIT_OF

__all__ = ["beginner"]


def beginner(view: SchnapsenView, rng: random.Random) -> Move:
    """Return the move of a beginner to act; ``rng`` decides what is forgotten.

    >>> import engine
    >>> state = engine.parse_position("schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=30/20").state()
    >>> beginner(engine.view(state, 0), random.Random(1))
    'marriage-H'
    """
    legal = view.legal
    if "claim" in legal and view.points[view.seat] >= GOAL:
        return "claim"
    if "pass" in legal:
        return "pass"
    terms = compile_terms(view.rules, view.trump)
    cards = [move for move in legal if isinstance(move, int)]
    if view.led >= 0:
        return _follow(view, cards, terms)
    marriages = [move for move in legal if move in SUIT_OF]
    if marriages:
        return max(marriages, key=lambda move: SUIT_OF[str(move)] == view.trump)
    if "exchange" in legal and rng.random() < 0.75:
        return "exchange"
    if "close" in legal and _feels_strong(view, terms) and rng.random() < 0.3:
        return "close"
    return _lead(view, cards, terms, rng)


def _married(hand: CardSet, terms: Terms) -> CardSet:
    """Return the kings and queens of the marriages in a hand."""
    queens = hand & hand >> 1 & terms.queens
    return queens | queens << 1


def _feels_strong(view: SchnapsenView, terms: Terms) -> bool:
    trumps = mask_of(view.hand) & terms.order.trumps
    return trumps.bit_count() >= 3 and view.points[view.seat] >= GOAL // 2


def _follow(view: SchnapsenView, cards: list[Card], terms: Terms) -> Card:
    """Take with the cheapest winner, else throw the lowest card; marriages are kept if possible."""
    married = _married(mask_of(view.hand), terms)
    beaters = terms.order.beaters[view.led]
    trumps, worth = terms.order.trumps, terms.worth

    def cost(card: Card) -> tuple[int, int, int]:
        return married >> card & 1, trumps >> card & 1, worth[card]

    free = [card for card in cards if not married >> card & 1] or cards
    winners = [card for card in free if beaters >> card & 1]
    return min(winners or cards, key=cost)


def _lead(view: SchnapsenView, cards: list[Card], terms: Terms, rng: random.Random) -> Card:
    """Lead a plain ace, else a low plain card; of an announced marriage the one that comes to hand."""
    if view.calling >= 0:
        return rng.choice(cards)
    married = _married(mask_of(view.hand), terms)
    trumps, worth = terms.order.trumps, terms.worth
    plain = [card for card in cards if not (trumps | married) >> card & 1]
    aces = [card for card in plain if worth[card] == max(terms.worth)]
    if aces and rng.random() < 0.6:
        return rng.choice(aces)
    return min(plain or cards, key=lambda card: (married >> card & 1, trumps >> card & 1, worth[card]))

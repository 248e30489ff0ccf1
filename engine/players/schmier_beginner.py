"""A human beginner of Schmier: knows the rules and the order of the trumps, looks no further.

Mistakes a learner can understand: bids on a long suit or an ace alone, throws tens and aces with the rest,
takes whatever can be taken, whoever is winning it, and lets Bauers and the joker fall to the others.
"""

from __future__ import annotations

import random

from engine.cards import SUITS, Card, cards_of, mask_of
from engine.choices import discard_text
from engine.game import Move
from engine.games.schmier.trumps import TRUMPS, Trumps
from engine.games.schmier.view import SchmierView
from engine.trick import winning_place

__all__ = ["beginner"]


def beginner(view: SchmierView, rng: random.Random) -> Move:
    """Return the move of a beginner to act; ``rng`` decides between moves that look alike.

    >>> import engine
    >>> state = engine.parse_position("schmier hands=AH.KH.JD.2H.AS.TC/?6/?6/?6/?6/?6 "
    ...     "bids=bid-3.pass.pass.pass.pass.pass").state()
    >>> beginner(engine.view(state, 0), random.Random(1))
    'trump-H'
    """
    if view.phase == "bidding":
        return _bid(view, rng)
    if view.phase == "trump":
        return f"trump-{SUITS[_longest(view)]}"
    assert view.trump is not None
    trumps = TRUMPS[view.trump]
    if view.discard is not None:
        return _throw(view, trumps)
    cards = [move for move in view.legal if isinstance(move, int)]
    return _follow(view, cards, trumps) if view.trick else _lead(cards, trumps, rng)


def _longest(view: SchmierView) -> int:
    hand = mask_of(view.hand)
    return max(
        range(4), key=lambda suit: ((hand & TRUMPS[suit].all).bit_count(), hand >> TRUMPS[suit].ace & 1)
    )


def _bid(view: SchmierView, rng: random.Random) -> Move:
    """Bid the least there is on four trumps, or on three with the ace; more than four hardly ever."""
    hand = mask_of(view.hand)
    trumps = TRUMPS[_longest(view)]
    length = (hand & trumps.all).bit_count() + (hand >> trumps.ace & 1)
    number = max(3, view.bid + 1)
    if length >= number + 1 and number <= 4 and rng.random() < 0.8:
        return f"bid-{number}"
    return "pass"


def _throw(view: SchmierView, trumps: Trumps) -> Move:
    """Throw as much as may be, low ranks first."""
    discard = view.discard
    assert discard is not None
    order = sorted(
        cards_of(discard.may),
        key=lambda card: (not discard.must >> card & 1, trumps.all >> card & 1, card % 13),
    )
    return discard_text(sorted(order[: discard.most]))


def _lead(cards: list[Card], trumps: Trumps, rng: random.Random) -> Card:
    """Lead the highest card of some suit, trumps now and then."""
    own = [card for card in cards if trumps.all >> card & 1]
    plain = [card for card in cards if not trumps.all >> card & 1]
    chosen = own if own and (not plain or rng.random() < 0.5) else plain
    return min(
        chosen, key=lambda card: (trumps.order.beaters[card] & trumps.order.companions[card]).bit_count()
    )


def _follow(view: SchmierView, cards: list[Card], trumps: Trumps) -> Card:
    """Take with the lowest card that takes, else throw the lowest."""
    order = trumps.order
    winning = view.trick[winning_place(view.trick, order)]
    takers = [card for card in cards if order.beaters[winning] >> card & 1]
    if takers:
        return max(takers, key=lambda card: order.beaters[card].bit_count())
    return max(cards, key=lambda card: (not trumps.all >> card & 1, order.beaters[card].bit_count()))

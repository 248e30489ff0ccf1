"""A human beginner of Schafkopf: knows the rules and the order of the trumps, looks no further.

Mistakes a learner can understand: calls an ace on a few trumps, hardly ever plays alone, leads aces before
the trumps are gone, takes whatever can be taken, and gives nothing to a partner who is winning the trick.
"""

from __future__ import annotations

import random

from engine.cards import Card, mask_of, rank_set
from engine.game import Move
from engine.games.schafkopf.contracts import WORTH, Contract, contract_of
from engine.games.schafkopf.view import SchafkopfView
from engine.trick import winning_place

__all__ = ["beginner"]


def beginner(view: SchafkopfView, rng: random.Random) -> Move:
    """Return the move of a beginner to act; ``rng`` decides between moves that look alike.

    >>> import engine
    >>> state = engine.parse_position("schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 "
    ...     "bids=rufer-S.pass.pass.pass trick=7S").state()
    >>> engine.card_text(beginner(engine.view(state, 1), random.Random(1)))
    'AS'
    """
    if view.contract is None:
        return _bid(view, rng)
    contract = contract_of(view.contract)
    cards = [move for move in view.legal if isinstance(move, int)]
    return _follow(view, cards, contract) if view.trick else _lead(view, cards, contract, rng)


def _bid(view: SchafkopfView, rng: random.Random) -> Move:
    """Count trumps: five make a Rufer, three Unters a Wenz, seven a Solo."""
    hand = mask_of(view.hand)
    words = [str(move) for move in view.legal]
    if "sie" in words:
        return "sie"
    solos = [word for word in words if word.startswith("solo-") and "tout" not in word]
    for word in solos:
        trumps = hand & contract_of(word).order.trumps
        if trumps.bit_count() >= 7 and (trumps & rank_set("Q")).bit_count() >= 2:
            return word
    if "wenz" in words and (hand & rank_set("J")).bit_count() >= 3 and hand & rank_set("A"):
        return "wenz"
    calls = [word for word in words if word.startswith("rufer-")]
    if calls and (hand & contract_of(calls[0]).order.trumps).bit_count() >= 5:
        return rng.choice(calls)
    return "pass"


def _lead(view: SchafkopfView, cards: list[Card], contract: Contract, rng: random.Random) -> Card:
    """Lead an ace, or as declarer a trump now and then; else a card without points."""
    trumps = contract.order.trumps
    own = [card for card in cards if trumps >> card & 1]
    if view.role == "declarer" and own and rng.random() < 0.6:
        return min(own, key=lambda card: contract.order.beaters[card].bit_count())
    aces = [card for card in cards if (rank_set("A") & ~trumps) >> card & 1]
    if aces:
        return rng.choice(aces)
    least = min(WORTH[card] for card in cards)
    return rng.choice([card for card in cards if WORTH[card] == least])


def _follow(view: SchafkopfView, cards: list[Card], contract: Contract) -> Card:
    """Take with the lowest card that takes, else throw the card with the fewest points."""
    order = contract.order
    winning = view.trick[winning_place(view.trick, order)]
    takers = [card for card in cards if order.beaters[winning] >> card & 1]
    if takers:
        return max(takers, key=lambda card: (order.beaters[card].bit_count(), -WORTH[card]))
    return min(cards, key=lambda card: (WORTH[card], order.trumps >> card & 1))

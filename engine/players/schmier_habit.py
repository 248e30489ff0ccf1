"""A quick player of Schmier without search: it finishes sampled deals for the sensible player.

It bids by the forecast of its hand, counts the cards that are out and remembers who was void. What a card
is played for: the points that lie on the trick and are still to come, times the odds that its own team wins
them, less what the card could still do later. Ace and two of trumps score for whoever plays them, so they
are no prey; Bauers, the joker and tens are.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import JOKER, Card, CardSet, cards_of, rank_of
from engine.game import Move
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import PACK_SET, SEATS, TRUMPS, WORTH
from engine.players.schmier_bids import best_trump, say
from engine.players.schmier_discard import throw
from engine.players.trick_odds import beats
from engine.trick import winning_place

__all__ = ["POINT", "habit", "others_cards"]

POINT = 25.0
"""What a point of the deal is worth in points for Game: about what wins Game."""
_AVERAGE = 1.2  # points for Game that a seat to come adds
_CATCH = 0.35  # how often a Bauer or the joker that is out falls on a trump lead
_KEEP = {"A": 8.0, "K": 6.0, "Q": 5.0, "R": 9.0, "L": 8.0, "T": 2.0, "O": 4.0, "2": 0.0}


def habit(state: SchmierState) -> Move:
    """Return a decent move of the seat to act, at once; a whole discard in the exchange.

    >>> import engine
    >>> state = engine.parse_position("schmier hands=AH.KH.JD.2H.AS.TC/?6/?6/?6/?6/?6 "
    ...     "bids=bid-3.pass.pass.pass.pass.pass").state()
    >>> habit(state)
    'trump-H'
    """
    seat, teams = state.seat, len(state.points)
    hand = state.hands[seat]
    if state.phase == "play":
        cards = cards_of(state.playable())
        return cards[0] if len(cards) == 1 else _best(state, cards)
    if state.phase == "bidding":
        return say(hand, state.bid, teams)
    if state.phase == "trump":
        return f"trump-{'CSHD'[best_trump(hand, teams)]}"
    discard = state.discard
    assert discard is not None
    assert state.trumps is not None
    return throw(hand, discard, state.trumps)


def others_cards(state: SchmierState) -> CardSet:
    """Return the cards the seat to act does not see: neither in its hand, nor played, nor thrown by it."""
    gone = state.played | state.hands[state.seat]
    for card in (*state.table, *(state.thrown[state.seat] or ())):
        gone |= 1 << card
    return PACK_SET & ~gone


@lru_cache(maxsize=4)
def _values(trump: int) -> tuple[tuple[float, ...], tuple[float, ...], CardSet]:
    """Return by card what it brings whoever wins it, what it can do later, and the cards to catch."""
    trumps = TRUMPS[trump]
    prey = (1 << trumps.right) | (1 << trumps.left) | (1 << JOKER)
    stakes = tuple(WORTH[card] + POINT * (prey >> card & 1) for card in range(53))
    keep = [3.0 if rank_of(card) == "A" else 0.0 for card in range(53)]
    for place, card in enumerate(trumps.ranking):
        letter = "R" if card == trumps.right else "L" if card == trumps.left else rank_of(card)
        keep[card] = _KEEP.get(letter, 2.0 - 0.1 * place)
    return stakes, tuple(keep), prey


def _best(state: SchmierState, cards: tuple[Card, ...]) -> Card:
    trumps = state.trumps
    assert trumps is not None
    me, table, order, teams = state.seat, state.table, trumps.order, len(state.points)
    stakes, keep, prey = _values(trumps.suit)
    out = others_cards(state)
    behind = [(me + step) % SEATS for step in range(1, SEATS - len(table))]
    held = sum(hand.bit_count() for hand in state.hands) - state.hands[me].bit_count()
    may = [
        (
            out & ~state.lacks[seat],
            state.hands[seat].bit_count() / held if held else 0.0,
            float(seat % teams == me % teams),
        )
        for seat in behind
    ]
    lying = sum(stakes[card] for card in table) + _AVERAGE * len(behind)
    if table:
        place = winning_place(table, order)
        winning, theirs = table[place], float((state.leading + place) % teams == me % teams)
        beaters = order.beaters[winning]
    else:
        winning, theirs, beaters = -1, 1.0, -1
    lost = 1.0 / (teams - 1)
    best, chosen = -1e9, cards[0]
    for card in cards:
        led = table[0] if table else card
        top, ours = (card, 1.0) if beaters >> card & 1 else (winning, theirs)
        for cards_out, share, friend in may:
            beat = beats(cards_out, share, led, top, order)
            ours += beat * (friend - ours) if friend else -beat * ours
        rest = lying
        if order.trumps >> led & 1 and may:
            rest += _CATCH * POINT * (out & prey).bit_count() * len(behind) / (SEATS - 1)
        score = (ours * (1.0 + lost) - lost) * (rest + stakes[card]) - keep[card]
        if score > best:
            best, chosen = score, card
    return chosen

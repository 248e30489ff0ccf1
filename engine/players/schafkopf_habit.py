"""A quick player of Schafkopf without search: it finishes sampled deals for the sensible player.

It counts trumps and the cards that are out, remembers who was void, and knows its partner only when
everybody does, or when it holds the called ace itself or all but one seat are ruled out.

What a card is played for, in card points: the trick, times the odds that its own side wins it, less what
the card could still do later. That makes it smear on a partner's trick, save its high trumps and ruff what
is worth it. To that come the customs of the lead: the declarer's side draws trumps, the others search for
the called ace and keep off trumps.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import Card, CardSet, cards_of, rank_of
from engine.game import Move
from engine.games.schafkopf.contracts import PACK, WORTH, Contract, contract_of, ordinary
from engine.games.schafkopf.state import SchafkopfState
from engine.players.schafkopf_bids import say
from engine.players.trick_odds import beats
from engine.trick import winning_place

__all__ = ["allies", "habit", "others_cards"]

_ALL = sum(1 << card for card in PACK)
_AVERAGE = 3.5  # card points that a seat to come adds
_TRICK_OF_TOUT = 60.0  # one trick decides a Tout


def habit(state: SchafkopfState) -> Move:
    """Return a decent move of the seat to act, at once.

    >>> import engine
    >>> state = engine.parse_position("schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 "
    ...     "bids=rufer-S.pass.pass.pass trick=7S").state()
    >>> engine.card_text(habit(state))
    'AS'
    """
    contract = state.contract
    if contract is None:
        return say(state.hands[state.seat], state.highest)
    cards = cards_of(state.playable())
    return cards[0] if len(cards) == 1 else _best(state, contract, cards)


def others_cards(state: SchafkopfState) -> CardSet:
    """Return the cards the seat to act does not see: neither its own nor played."""
    gone = state.played | state.hands[state.seat]
    for card in state.table:
        gone |= 1 << card
    return _ALL & ~gone


def allies(state: SchafkopfState) -> list[float]:
    """Return how sure the seat to act can be that each seat is on its own side, itself included.

    >>> import engine
    >>> state = engine.parse_position("schafkopf hands=7S.8S.QC/?3/?3/?3 dealer=3 "
    ...     "bids=pass.rufer-S.pass.pass").state()
    >>> allies(state)  # one of the two others holds the ace
    [1.0, 0.0, 0.5, 0.5]
    """
    contract, me, declarer = state.contract, state.seat, state.declarer
    assert contract is not None
    if contract.is_alone or state.shown or state.hands[me] & contract.ace:
        side = {declarer}
        if not contract.is_alone:
            side.add(state.partner if state.shown else me)
        return [float((seat in side) == (me in side)) for seat in range(4)]
    maybe = [seat for seat in range(4) if seat not in (me, declarer) and not state.lacks[seat] & contract.ace]
    each = 1.0 / len(maybe) if maybe else 0.0
    answer = [0.0] * 4
    for seat in range(4):
        partner = each if seat in maybe else 0.0
        answer[seat] = partner if me == declarer else 1.0 - partner
    answer[declarer] = float(me == declarer)
    answer[me] = 1.0
    return answer


@lru_cache(maxsize=32)
def _keep(bid: str) -> tuple[float, ...]:
    """Return what a card can still do later, in card points, by card."""
    contract = contract_of(bid)
    keep = [{"A": 4.0, "T": 1.0}.get(rank_of(card), 0.0) for card in range(53)]
    last = len(contract.tops) - 1
    for place, card in enumerate(contract.tops):
        strength = 1.0 - place / last
        keep[card] = 2.5 + 7.5 * strength * strength
    return tuple(keep)


def _best(state: SchafkopfState, contract: Contract, cards: tuple[Card, ...]) -> Card:
    me, table, order = state.seat, state.table, contract.order
    hand = state.hands[me]
    friends = allies(state)
    out = others_cards(state)
    total = out.bit_count()
    keep = _keep(contract.bid)
    behind = [(me + step) % 4 for step in range(1, 4 - len(table))]
    may = [
        (out & ~state.lacks[seat], state.hands[seat].bit_count() / total if total else 0.0, friends[seat])
        for seat in behind
    ]
    lying = sum(WORTH[card] for card in table) + _AVERAGE * len(behind)
    if table:
        place = winning_place(table, order)
        winning, theirs = table[place], friends[(state.leading + place) % 4]
        beaters = order.beaters[winning]
    else:
        winning, theirs, beaters = -1, 1.0, -1
    stake = _TRICK_OF_TOUT if contract.is_tout else 0.0
    best, chosen = -1e9, cards[0]
    for card in cards:
        led = table[0] if table else card
        top, ours = (card, 1.0) if beaters >> card & 1 else (winning, theirs)
        for cards_out, share, friend in may:
            beat = beats(cards_out, share, led, top, order)
            ours += beat * (friend * (1.0 - ours) - (1.0 - friend) * ours)
        score = (2.0 * ours - 1.0) * (lying + WORTH[card] + stake) - keep[card]
        if not table:
            score += _custom(state, contract, card, hand, out, friends)
        if score > best:
            best, chosen = score, card
    return chosen


def _custom(
    state: SchafkopfState,
    contract: Contract,
    card: Card,
    hand: CardSet,
    out: CardSet,
    friends: list[float],
) -> float:
    """Return the bonus of a lead by custom, in card points."""
    trumps = contract.order.trumps
    is_trump = trumps >> card & 1
    drawing = friends[state.declarer] == 1.0
    if drawing:
        if not is_trump:
            # The partner does not show himself without need.
            return -12.0 if contract.ace >> card & 1 and state.guard else 0.0
        return 12.0 if out & trumps else 0.0
    if is_trump:
        return -10.0
    if state.guard and contract.called is not None and ordinary(contract.called) >> card & 1:
        return 15.0  # search: the ace must fall
    return -2.0 if contract.is_alone and (hand & contract.order.companions[card]).bit_count() == 1 else 0.0

"""Worlds in which the cards of Schmier rank otherwise, or other duties bind a player.

Each takes a true state and gives one in which a rule differs. Bids, exchange and points stand elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from engine import Card, Move
from engine.cards import JOKER, SUITS, CardSet, mask_of, rank_of, suit_of, suit_set
from engine.games.schmier import SchmierState
from engine.games.schmier.trumps import PACK, TRUMPS, Trumps
from engine.games.schmier.words import discarded_by
from engine.order import Order, make_order
from engine.reasons import LEGAL, Verdict
from lessons.misconceptions.worlds import alter

See = Callable[[SchmierState], SchmierState]

REFUSED = Verdict(legal=False)


class Plain(SchmierState):
    """A state whose verdict on a card or a discard is no more than whether it is among the moves."""

    __slots__ = ()

    def judge(self, move: Move) -> Verdict:
        """Tell whether a move is among the legal ones."""
        if isinstance(move, int) and self.phase == "play":
            return LEGAL if move in self.moves() else REFUSED
        if self.phase == "discard" and isinstance(move, str) and move.startswith("discard-"):
            cards, discard = discarded_by(move), self.discard
            return LEGAL if discard is not None and discard.allows(mask_of(cards)) else REFUSED
        return super().judge(move)


# The order of the cards


def _suits(trumps: Trumps) -> list[list[Card]]:
    """The cards of each suit from the top; the trumps in the place of theirs."""
    suits = [
        [card for card in reversed(PACK) if suit_set(suit) >> card & 1 and card != trumps.left]
        for suit in range(4)
    ]
    suits[trumps.suit] = list(trumps.ranking)
    return suits


def _other(trumps: Trumps, suits: Sequence[Sequence[Card]]) -> Trumps:
    """The trumps with the cards in another order: each suit from the top."""
    order = make_order(suits, trump=trumps.suit)
    names = {"T": order.trumps} | {
        SUITS[suit]: mask_of(suits[suit]) for suit in range(4) if suit != trumps.suit
    }
    return replace(trumps, ranking=tuple(suits[trumps.suit]), order=order, suits=names)


def _believed(change: Callable[[Trumps], Trumps]) -> See:
    """The cards as somebody believes them to be; worked out once for each trump suit."""

    @lru_cache(maxsize=len(SUITS))
    def changed(suit: int) -> Trumps:
        return change(TRUMPS[suit])

    def see(state: SchmierState) -> SchmierState:
        if state.trumps is None:
            return state
        return alter(state, Plain, trumps=changed(state.trumps.suit))

    return see


def _ranked(rank: Callable[[Trumps], Sequence[Card]]) -> See:
    """The trumps in another order."""

    def change(trumps: Trumps) -> Trumps:
        suits = _suits(trumps)
        suits[trumps.suit] = list(rank(trumps))
        return _other(trumps, suits)

    return _believed(change)


def _beaten(beaters: Callable[[Card, Order], CardSet]) -> See:
    """Other cards beat a card than the order says."""

    def change(trumps: Trumps) -> Trumps:
        order = trumps.order
        beaten = tuple(beaters(card, order) for card in range(53))
        return replace(trumps, order=replace(order, beaters=beaten))

    return _believed(change)


def _first(cards: Iterable[Card], ranking: Sequence[Card]) -> list[Card]:
    """A ranking with some cards put on top."""
    tops = list(cards)
    return [*tops, *(card for card in ranking if card not in tops)]


joker_highest: See = _ranked(lambda trumps: _first([JOKER], trumps.ranking))
"""The joker is the highest trump."""

bauers_highest: See = _ranked(lambda trumps: _first([trumps.right, trumps.left], trumps.ranking))
"""The two Bauers are the highest trumps, as in Euchre."""

left_bauer_above_right: See = _ranked(
    lambda trumps: _first([*trumps.ranking[:3], trumps.left, trumps.right], trumps.ranking)
)
"""The left Bauer ranks above the right one."""


def _ten_up(trumps: Trumps) -> Trumps:
    suits = []
    for suit in _suits(trumps):
        ten = next(card for card in suit if rank_of(card) == "T")
        suits.append(_first([suit[0], ten], suit))
    return _other(trumps, suits)


def _left_at_home(trumps: Trumps) -> Trumps:
    suits = _suits(trumps)
    suits[trumps.suit] = [card for card in trumps.ranking if card != trumps.left]
    home = suit_of(trumps.left)
    suits[home] = sorted([*suits[home], trumps.left], reverse=True)
    return _other(trumps, suits)


def _jokerless(trumps: Trumps) -> Trumps:
    suits = _suits(trumps)
    suits[trumps.suit] = [card for card in trumps.ranking if card != JOKER]
    return _other(trumps, [*suits, [JOKER]])


ten_below_ace: See = _believed(_ten_up)
"""The ten ranks right below the ace in every suit, as in Schnapsen."""

left_bauer_stays: See = _believed(_left_at_home)
"""The left Bauer belongs to the suit printed on it."""

forgetting_the_joker: See = _believed(_jokerless)
"""The joker is no trump: it belongs to no suit and beats nothing."""


def _higher_rank(card: Card, order: Order) -> CardSet:
    if order.trumps >> card & 1:
        return order.beaters[card]
    higher = mask_of(other for other in PACK if other != JOKER and other % 13 > card % 13)
    return order.beaters[card] | higher & ~order.companions[card]


winner_of_any_suit: See = _beaten(_higher_rank)
"""Without a trump the highest rank wins, whatever its suit."""

trumps_powerless: See = _beaten(
    lambda card, order: (
        order.beaters[card] if order.trumps >> card & 1 else order.beaters[card] & ~order.trumps
    )
)
"""Trumps are a suit like any other: they win only where they are led."""

last_trump_wins: See = _beaten(
    lambda card, order: order.trumps & ~(1 << card) if order.trumps >> card & 1 else order.beaters[card]
)
"""Any trump beats a trump that was played before it."""


# What may be played


def _playing(may: Callable[[SchmierState, CardSet], CardSet]) -> See:
    """Other cards may be played; ``may`` is given the state and the cards that really may."""

    class Bound(Plain):
        __slots__ = ()

        def playable(self) -> CardSet:
            return may(self, SchmierState.playable(self))

    return lambda state: alter(state, Bound)


joker_any_time: See = _playing(lambda state, cards: cards | state.hands[state.seat] & 1 << JOKER)
"""The joker follows no suit: it may be thrown at any time."""


def _heading(state: SchmierState, cards: CardSet) -> CardSet:
    """Who can beat what lies on the table, has to."""
    if not state.table or state.trumps is None:
        return cards
    order = state.trumps.order
    best = state.table[0]
    for card in state.table[1:]:
        if order.beats(card, best):
            best = card
    return cards & order.beaters[best] or cards


def _ruffing(state: SchmierState, cards: CardSet) -> CardSet:
    """Who cannot follow has to play a trump."""
    if not state.table or state.trumps is None or cards & state.trumps.order.companions[state.table[0]]:
        return cards
    return cards & state.trumps.all or cards


def _trump_first(state: SchmierState, cards: CardSet) -> CardSet:
    """The bidder has to begin with a trump."""
    if state.table or state.tricks or state.trumps is None:
        return cards
    return cards & state.trumps.all or cards


def _no_trump_lead(state: SchmierState, cards: CardSet) -> CardSet:
    """Trumps may not be led as long as there is something else."""
    if state.table or state.trumps is None:
        return cards
    return cards & ~state.trumps.all or cards


_DUTIES = {
    "beat": _heading,
    "ruff": _ruffing,
    "trump first": _trump_first,
    "plain": _no_trump_lead,
    "none": lambda state, _cards: state.hands[state.seat],
}


def bound_to(duty: str) -> See:
    """Another duty holds: to beat, to ruff, to lead a trump first, to lead no trump, or none at all."""
    return _playing(_DUTIES[duty])


def thrown_cards_return(state: SchmierState) -> SchmierState:
    """The cards a seat has thrown are still its own."""
    hands = [hand | mask_of(cards or ()) for hand, cards in zip(state.hands, state.thrown, strict=True)]
    return alter(state, Plain, hands=tuple(hands))

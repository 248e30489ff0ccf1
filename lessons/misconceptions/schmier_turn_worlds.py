"""Worlds in which other bids are legal in Schmier, or another seat is to act."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from engine.cards import SUITS, suit_set
from engine.games.schmier import SchmierState
from engine.games.schmier.trumps import HAND, SEATS
from engine.games.schmier.words import bid_of
from engine.reasons import LEGAL, Verdict
from lessons.misconceptions.schmier_worlds import REFUSED, See
from lessons.misconceptions.worlds import alter

# Bids


def _saying(allows: Callable[[SchmierState, str], bool | None]) -> See:
    """Other bids are legal; ``allows`` says which, ``None`` leaves it to the rules."""

    class Speaking(SchmierState):
        __slots__ = ()

        def judge(self, move: Move) -> Verdict:
            if self.phase in ("bidding", "trump") and isinstance(move, str):
                allowed = allows(self, move)
                if allowed is not None:
                    return LEGAL if allowed else REFUSED
            return super().judge(move)

    return lambda state: alter(state, Speaking)


def _bids(allows: Callable[[SchmierState, int], bool | None]) -> See:
    """The same for the numbers that are bid."""
    return _saying(lambda state, move: allows(state, bid_of(move)) if move.startswith("bid-") else None)


equal_bids: See = _bids(lambda state, bid: bid == state.bid or None)
"""A bid may equal the one before it."""

dealer_matches: See = _bids(lambda state, bid: (state.seat == state.dealer and bid == state.bid) or None)
"""The dealer may take the bid by equalling it."""

lowest_bid_two: See = _bids(lambda state, bid: (bid == 2 and state.bid < 2) or None)
"""Two points may be bid."""

seven_can_be_bid: See = _bids(lambda _state, bid: bid == 7 or None)
"""There is one bid more at the top."""

dealer_must_bid: See = _saying(
    lambda state, move: False if move == "pass" and state.seat == state.dealer and not state.bid else None
)
"""The dealer may not pass when everybody else has."""

must_hold_the_suit: See = _saying(
    lambda state, move: (
        bool(state.hands[state.seat] & suit_set(SUITS.index(move[-1])))
        if move.startswith("trump-") and state.phase == "trump"
        else None
    )
)
"""Only a suit of which the bidder holds a card may be named."""


def six_does_not_end(state: SchmierState) -> SchmierState:
    """After a bid of six the others still have their turn."""
    if state.phase != "trump" or len(state.bids) == SEATS:
        return state
    return alter(state, phase="bidding", seat=(state.declarer + 1) % SEATS)


def second_round(state: SchmierState) -> SchmierState:
    """The bidding goes round until nobody raises: the first seat speaks again."""
    if state.phase != "trump" or state.bid == 6 or len(state.bids) < SEATS:
        return state
    return alter(state, phase="bidding", seat=(state.dealer + 1) % SEATS)


def on_after_the_end(state: SchmierState) -> SchmierState:
    """There is always one more trick: its winner leads."""
    if state.phase != "over" or not state.tricks:
        return state
    return alter(state, phase="play")


def over_too_soon(state: SchmierState) -> SchmierState:
    """The deal ends with the fifth trick, since the last one is only what is left."""
    if len(state.tricks) != HAND - 1 or state.table:
        return state
    return alter(state, phase="over")


# Whose turn it is


def _turned(when: Callable[[SchmierState], bool], seat: Callable[[SchmierState], int]) -> See:
    """Another seat is to act at some moment."""
    return lambda state: alter(state, seat=seat(state) % SEATS) if when(state) else state


def _fresh(state: SchmierState) -> bool:
    """Whether nobody has exchanged yet."""
    return state.phase == "discard" and all(cards is None for cards in state.thrown)


def _first_lead(state: SchmierState) -> bool:
    return state.phase == "play" and not state.tricks and not state.table


def _just_won(state: SchmierState) -> bool:
    return state.phase == "play" and bool(state.tricks) and not state.table


dealer_exchanges_first: See = _turned(_fresh, lambda state: state.dealer)
"""The dealer begins the exchange."""

bidder_exchanges_first: See = _turned(_fresh, lambda state: state.declarer)
"""The bidder begins the exchange."""

dealer_leads: See = _turned(_first_lead, lambda state: state.dealer)
"""The dealer leads first."""

forehand_leads: See = _turned(_first_lead, lambda state: state.dealer + 1)
"""The player at the dealer's left leads first."""

last_speaker_names: See = _turned(lambda state: state.phase == "trump", lambda state: state.dealer)
"""The dealer, who speaks last, names the trumps."""

leader_leads_again: See = _turned(_just_won, lambda state: state.tricks[-1].leader)
"""Whoever led to a trick leads to the next one."""

next_leads: See = _turned(_just_won, lambda state: state.tricks[-1].leader + 1)
"""The lead goes round the table."""


def dealer_begins(state: SchmierState) -> SchmierState:
    """The dealer speaks first, so that every turn comes one seat earlier."""
    return alter(state, seat=(state.seat - 1) % SEATS) if state.phase == "bidding" else state


def counter_clockwise(state: SchmierState) -> SchmierState:
    """The bidding goes round the other way, from the dealer's right."""
    if state.phase != "bidding":
        return state
    return alter(state, seat=(2 * state.dealer - state.seat) % SEATS)

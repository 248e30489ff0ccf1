"""Worlds in which teams, deal, pack and exchange of Schmier go by another rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import engine
from engine import Card, Match, Move, RuleSet, replay
from engine.cards import JOKER, CardSet, cards_of, mask_of, rank_of
from engine.choices import Discard
from engine.games.schmier import SchmierState
from engine.games.schmier.trumps import HAND, PACK, SEATS, Trumps
from engine.reasons import LEGAL, Verdict
from lessons.misconceptions.schmier_worlds import REFUSED, Plain, See
from lessons.misconceptions.worlds import alter

# The exchange


def _throwing(bounds: Callable[[SchmierState, Discard], Discard]) -> See:
    """A discard has other bounds."""

    class Throwing(Plain):
        __slots__ = ()

        @property
        def discard(self) -> Discard | None:
            found = SchmierState.discard.fget(self)  # type: ignore[attr-defined]
            return None if found is None else bounds(self, found)

    return lambda state: alter(state, Throwing)


Bounds = Callable[[SchmierState, Discard], Discard]


def _for_dealer(bounds: Bounds) -> See:
    """A discard of the dealer has other bounds."""
    return _throwing(lambda state, found: bounds(state, found) if state.seat == state.dealer else found)


def _for_others(bounds: Bounds) -> See:
    """A discard of any other player has other bounds."""
    return _throwing(lambda state, found: found if state.seat == state.dealer else bounds(state, found))


def _trumps(state: SchmierState) -> Trumps:
    assert state.trumps is not None
    return state.trumps


def _upto(found: Discard, may: CardSet, most: int) -> Discard:
    return Discard(found.least, min(most, may.bit_count()), 0, may)


anything_thrown: See = _for_others(lambda state, found: _upto(found, state.hands[state.seat], 3))
"""A player may throw trumps too."""


def some_stay(stay: str) -> See:
    """A player may throw trumps but some: ``bauers`` the printed jack and joker count as none."""
    return _for_others(
        lambda state, found: _upto(found, found.may | state.hands[state.seat] & _unnoticed(state, stay), 3),
    )


def _unnoticed(state: SchmierState, which: str) -> CardSet:
    return 1 << (JOKER if which == "joker" else _trumps(state).left)


def any_number(state: SchmierState) -> SchmierState:
    """A player may throw as many cards as he likes."""
    return _for_others(lambda _state, found: _upto(found, found.may, HAND))(state)


def discard_must(state: SchmierState) -> SchmierState:
    """A player has to throw at least one card."""
    return _for_others(lambda _state, found: Discard(min(1, found.most), found.most, 0, found.may))(state)


dealer_throws_any_trump: See = _for_dealer(
    lambda state, found: Discard(
        found.least, found.most, 0, state.hands[state.seat] & ~_trumps(state).protected
    ),
)
"""The dealer may throw trumps whenever he likes, but never the five that score."""

protects_nothing: See = _for_dealer(
    lambda state, found: Discard(
        found.least,
        found.most,
        found.must,
        found.may | (state.hands[state.seat] & _trumps(state).all if found.may & _trumps(state).all else 0),
    ),
)
"""With more than six trumps the dealer may throw any of them."""

low_is_thrown: See = _for_dealer(
    lambda state, found: Discard(
        found.least,
        found.most,
        found.must,
        found.may
        | (
            state.hands[state.seat] & (1 << _trumps(state).two | 1 << JOKER)
            if found.may & _trumps(state).all
            else 0
        ),
    ),
)
"""The two and the joker, low as they are, may go."""

dealer_throws_three: See = _for_dealer(
    lambda state, _found: Discard(0, 3, 0, state.hands[state.seat] & ~_trumps(state).all),
)
"""The dealer too throws up to three cards and no trumps."""

dealer_keeps_trumps: See = _for_dealer(
    lambda state, found: Discard(found.least, found.most, 0, state.hands[state.seat] & ~_trumps(state).all),
)
"""The dealer may throw no trump, not even one of seven."""


def no_drawing(state: SchmierState) -> SchmierState:
    """Cards thrown are not replaced: the whole rest goes to the dealer."""
    drawn = sum(len(cards) for cards in state.thrown if cards)
    if state.phase != "discard":
        return state
    if state.seat != state.dealer:
        return alter(state, stock=(0,) * (len(state.stock) + drawn))
    hands = list(state.hands)
    spare = cards_of(mask_of(PACK) & ~hands[state.seat])[:drawn]
    hands[state.seat] |= mask_of(spare)
    return alter(state, hands=tuple(hands))


def always_three(state: SchmierState) -> SchmierState:
    """Everybody exchanges three cards."""
    if state.phase != "discard":
        return state
    drawn = sum(len(cards) for cards in state.thrown if cards is not None)
    more = 3 * sum(cards is not None for cards in state.thrown) - drawn
    if state.seat != state.dealer:
        return alter(state, stock=state.stock[: max(0, len(state.stock) - more)])
    hands = list(state.hands)
    gone = cards_of(hands[state.seat])[: min(more, hands[state.seat].bit_count() - HAND)]
    hands[state.seat] &= ~mask_of(gone)
    return alter(state, hands=tuple(hands))


class _Eager(SchmierState):
    __slots__ = ()

    def judge(self, move: Move) -> Verdict:
        if isinstance(move, int) and self.phase == "discard":
            return LEGAL if self.hands[self.seat] >> move & 1 else REFUSED
        return super().judge(move)


def exchange_skipped(state: SchmierState) -> SchmierState:
    """A player may begin to play without waiting for the exchange."""
    return alter(state, _Eager)


# The table


def teams_of(number: int) -> Callable[[RuleSet], tuple[tuple[int, ...], ...]]:
    """So many teams, their seats in turn."""
    return lambda _rules: tuple(tuple(range(team, SEATS, number)) for team in range(number))


def neighbours(rules: RuleSet) -> tuple[tuple[int, ...], ...]:
    """Partners sit side by side."""
    size = len(engine.GAMES[rules.game].sides(rules)[0])
    return tuple(tuple(range(first, first + size)) for first in range(0, SEATS, size))


def deal_whole_hands(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Any:
    """Six cards at once to each player."""
    first = [deck[at : at + 3] for at in range(0, 36, HAND)]
    second = [deck[at + 3 : at + HAND] for at in range(0, 36, HAND)]
    order = [card for packet in (*first, *second) for card in packet]
    return engine.GAMES[rules.game].start(rules, dealer, [*order, *deck[36:]])


def deal_singly(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Any:
    """The cards go round one by one."""
    hands = [deck[seat:36:SEATS] for seat in range(SEATS)]
    order = [card for part in (slice(0, 3), slice(3, 6)) for hand in hands for card in hand[part]]
    return engine.GAMES[rules.game].start(rules, dealer, [*order, *deck[36:]])


def deal_to_the_dealer_first(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Any:
    """The dealer gets the first packet."""
    return engine.GAMES[rules.game].start(rules, (dealer - 1) % SEATS, deck)


def deal_to_the_right(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Any:
    """The packets go round the other way."""
    rounds = [[deck[at : at + 3] for at in range(first, first + 18, 3)] for first in (0, 18)]
    turned = [packet for packets in rounds for packet in (*packets[-2::-1], packets[-1])]
    order = [card for packet in turned for card in packet]
    return engine.GAMES[rules.game].start(rules, dealer, [*order, *deck[36:]])


def without_joker(_rules: RuleSet) -> tuple[Card, ...]:
    """The pack has no joker."""
    return tuple(card for card in PACK if card != JOKER)


def two_jokers(_rules: RuleSet) -> tuple[Card, ...]:
    """The pack has two jokers."""
    return (*PACK, JOKER)


def from_the_seven(_rules: RuleSet) -> tuple[Card, ...]:
    """The pack is the short one of the other games, with a joker."""
    return tuple(card for card in PACK if rank_of(card) not in "23456")


def always_passes_on(match: Match) -> int:
    """The deal passes on after a void deal too."""
    return (match.dealer + len(match.results)) % SEATS


def bidder_deals(match: Match) -> int:
    """Whoever has won the bidding deals next."""
    if not match.deals or len(match.results) > len(match.deals):
        return match.next_dealer
    end = replay(match.deals[-1])
    assert isinstance(end, SchmierState)
    return end.declarer if end.declarer >= 0 else match.next_dealer


def dealer_stays(match: Match) -> int:
    """The same player deals again and again."""
    return match.dealer


def deal_goes_right(match: Match) -> int:
    """The deal passes to the right."""
    moved = sum(result.redeal != "same-dealer" for result in match.results)
    return (match.dealer - moved) % SEATS

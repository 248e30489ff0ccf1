"""Worlds in which one rule of Schnapsen differs: each takes a true state and gives a wrong one.

The states are the engine's own, with one part changed, so everything asked of them is the engine's
answer to the wrong rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from engine import SUITS, Card, Settlement
from engine.cards import cards_of, make_card, rank_of
from engine.duties import Duty, follow
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.deal import Ending
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import WORTH
from engine.order import Order
from engine.walk import steps
from lessons.misconceptions.worlds import alter, with_terms

See = Callable[[SchnapsenState], SchnapsenState]

# Duties


def strict_already(state: SchnapsenState) -> SchnapsenState:
    """The strict phase has begun although the stock is open."""
    return alter(state, stock=()) if state.stock and not state.closed else state


def still_open(state: SchnapsenState) -> SchnapsenState:
    """Closing has changed nothing, and neither has the end of the stock."""
    turned = make_card("J", SUITS[state.trump])
    return alter(state, closed=None, stock=state.stock or (turned, turned))


def last_draw_is_strict(state: SchnapsenState) -> SchnapsenState:
    """The strict phase begins with the trick that uses up the stock."""
    return alter(state, stock=()) if len(state.stock) == 2 else state


def without_duty(rule: Clause) -> See:
    """One duty of the strict phase is forgotten, by its clause."""

    def see(state: SchnapsenState) -> SchnapsenState:
        terms = state.deal.terms
        return with_terms(state, replace(terms, duties=tuple(d for d in terms.duties if d[0] is not rule)))

    return see


def void_is_free(state: SchnapsenState) -> SchnapsenState:
    """Without the suit led any card will do: neither trumping nor heading is asked for."""
    terms = state.deal.terms
    if state.led < 0 or state.hands[state.seat] & terms.order.companions[state.led]:
        return state
    return with_terms(state, replace(terms, duties=()))


def _follow_or_trump(hand: int, led: Card, winning: Card, order: Order) -> int:
    kept = follow(hand, led, winning, order)
    return kept | hand & order.trumps if kept else 0


def trump_may_follow(state: SchnapsenState) -> SchnapsenState:
    """A trump may be played instead of following suit."""
    terms = state.deal.terms
    changed: dict[Clause, Duty] = {Clause.FOLLOW: _follow_or_trump}
    duties = tuple((rule, changed.get(rule, duty)) for rule, duty in terms.duties)  # type: ignore[call-overload]
    return with_terms(state, replace(terms, duties=duties))


def holding_turned_card(state: SchnapsenState) -> SchnapsenState:
    """The turned card may be played as if it were in the hand of the seat to act."""
    if not state.stock or state.closed:
        return state
    hands = list(state.hands)
    hands[state.seat] |= 1 << state.stock[-1]
    return alter(state, hands=(hands[0], hands[1]))


def nothing_announced(state: SchnapsenState) -> SchnapsenState:
    """An announced marriage binds nobody."""
    return alter(state, calling=-1)


def as_leader(state: SchnapsenState) -> SchnapsenState:
    """The follower may do what the leader may."""
    return alter(state, led=-1)


def _as_follower(state: SchnapsenState) -> SchnapsenState:
    """The leader may do only what the follower may."""
    return alter(state, led=cards_of(state.deal.terms.pack)[0])


def none_when_strict(state: SchnapsenState) -> SchnapsenState:
    """Nothing may be announced in the strict phase."""
    return _as_follower(state) if state.led < 0 and state.is_strict else state


def none_without_trick(state: SchnapsenState) -> SchnapsenState:
    """Only a leader who has won a trick may do more than lead."""
    return _as_follower(state) if state.led < 0 and not state.tricks[state.seat] else state


# Counting


class _AtOnce(SchnapsenState):
    __slots__ = ()

    def counted(self, seat: int) -> int:
        return self.won[seat] + self.announced[seat]


def counting_at_once(state: SchnapsenState) -> SchnapsenState:
    """Marriages count without a trick."""
    return alter(state, _AtOnce)


def plain_marriages(state: SchnapsenState) -> SchnapsenState:
    """A marriage in trumps is worth what any other is."""
    plain = state.marriage_worth((state.trump + 1) % 4)
    royal = state.marriage_worth(state.trump)
    announced = list(state.announced)
    for before, move, _ in steps(state.first or state, state.history):
        if move == f"marriage-{SUITS[state.trump]}":
            announced[before.seat] += plain - royal
    return alter(state, announced=(announced[0], announced[1]))


@lru_cache
def _worth(ranks: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(WORTH[rank_of(card)] if rank_of(card) in ranks else 0 for card in range(53))


def worth(*ranks: str) -> See:
    """Only these ranks are worth card points."""
    return lambda state: with_terms(state, replace(state.deal.terms, worth=_worth(ranks)))


def counting_hand(state: SchnapsenState) -> SchnapsenState:
    """The best card in the hand of the seat to act counts as won."""
    seat, held = state.seat, cards_of(state.hands[state.seat])
    won = list(state.won)
    won[seat] += max((state.deal.terms.worth[card] for card in held), default=0)
    return alter(state, won=(won[0], won[1]))


def _less(state: SchnapsenState, points: int) -> SchnapsenState:
    """One point less for a seat that has just so many."""
    won = tuple(state.won[seat] - (state.counted(seat) == points) for seat in (0, 1))
    return alter(state, won=won)


def one_short_at_goal(state: SchnapsenState) -> SchnapsenState:
    """The goal itself is not enough."""
    return _less(state, GOAL)


# What a deal is worth


def one_less_at_half(state: SchnapsenState) -> SchnapsenState:
    """Half of the goal is still Schneider."""
    less = _less(state, GOAL // 2)
    if state.closed and state.closed.points == GOAL // 2:
        less.closed = state.closed._replace(points=GOAL // 2 - 1)
    return less


def silent_goal(state: SchnapsenState) -> SchnapsenState:
    """Whoever reaches the goal has won, without a word."""
    for _, _, after in steps(state.first or state, state.history):
        for seat in (0, 1):
            if after.counted(seat) >= GOAL:
                return alter(after, ending=Ending("claim", seat))
    return state


def last_trick_pays(state: SchnapsenState) -> SchnapsenState:
    """The last trick is worth ten more, as in the game of 66."""
    if state.ending is None or any(state.hands):
        return state
    won = list(state.won)
    won[state.ending.seat] += 10
    return alter(state, won=(won[0], won[1]))


def last_trick_as_claim(state: SchnapsenState) -> SchnapsenState:
    """The winner of the last trick wins as if he had claimed rightly."""
    if state.ending is None or state.ending.word != "pass" or state.closed:
        return state
    return _as_won(state, state.ending.seat)


def false_claim_as_win(state: SchnapsenState) -> SchnapsenState:
    """A false claim is an ordinary win for the other side."""
    ending = state.ending
    if ending is None or ending.word != "claim" or state.counted(ending.seat) >= GOAL:
        return state
    return _as_won(state, 1 - ending.seat)


def _as_won(state: SchnapsenState, seat: int) -> SchnapsenState:
    won = list(state.won)
    won[seat] += GOAL
    return alter(state, won=(won[0], won[1]), ending=Ending("claim", seat), closed=None)


def closed_just_now(state: SchnapsenState) -> SchnapsenState:
    """The end of the deal counts as the moment of closing."""
    if not state.closed:
        return state
    other = 1 - state.closed.seat
    return alter(state, closed=state.closed._replace(points=state.counted(other), tricks=state.tricks[other]))


def never_closed(state: SchnapsenState) -> SchnapsenState:
    """Nobody has closed."""
    return alter(state, closed=None)


def turned_round(result: Settlement) -> Settlement:
    """The other side scores."""
    lines = tuple(replace(line, side=1 - line.side) for line in result.lines)
    winners = tuple(1 - side for side in result.winners)
    return Settlement((result.score[1], result.score[0]), winners, lines, result.redeal)

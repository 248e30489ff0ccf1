"""Situations that real play leads to: searching deals for them, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

import engine
from engine import Card, Match, Move, RuleSet
from engine.trick import winning_place
from lessons.drills.common import NOTHING, company_of, match_of, order_of, player
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.told import Ledger, deals_ledger

__all__ = [
    "LIMIT",
    "completed",
    "deal_out",
    "deals",
    "deals_told",
    "deck_of",
    "duel_ledger",
    "play_match",
    "pooled",
    "posed",
    "search",
    "shared",
    "situations",
]

LIMIT = 600
"""How many deals a search looks at before it gives up."""

_PATIENCE = 25

_POOL = 120
"""How many deals of a kind are kept to be looked at again for other questions."""

_FRESH = 0.1
"""How often a deal is played anew all the same, so that rare situations are not always the same few."""

State = TypeVar("State")
Play = Callable[[], list[State]]


def deal_out(
    rules: RuleSet, rng: random.Random, dealer: int | None, choose: Callable[[Any], Move]
) -> list[Any]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    game = engine.GAMES[rules.game]
    deck = list(game.pack(rules))
    rng.shuffle(deck)
    state: Any = game.start(rules, rng.randrange(game.seats) if dealer is None else dealer, deck)
    states = [state]
    while state.to_act is not None:
        state = state.after(choose(state))
        states.append(state)
    return states


def shared(
    play: Callable[..., list[State]], rules: RuleSet, rng: random.Random, *manner: Hashable
) -> list[State]:
    """A deal played by ``play(rules, rng, *manner)``, mostly one of a pool.

    The deals of a pool are played once and looked at for many questions; which one it is depends on ``rng``
    alone. ``play`` is a function of a module, since the pool is kept under it.
    """
    if rng.random() < _FRESH:
        return play(rules, rng, *manner)
    return list(_pooled(play, rules, rng.randrange(_POOL), *manner))


@lru_cache(maxsize=2048)
def _pooled(
    play: Callable[..., list[State]], rules: RuleSet, number: int, *manner: Hashable
) -> tuple[State, ...]:
    return tuple(play(rules, random.Random(f"{rules.text} {manner} {number}"), *manner))


def pooled(
    play: Callable[..., list[State]], rules: RuleSet, rng: random.Random, *manner: Hashable
) -> Play[State]:
    """What deals for a search: the first deals are shared, later ones played anew; see :func:`shared`.

    So a search for what happens often is quick, and one for what is rare is not over after the pool.
    """
    looked = 0

    def deal() -> list[State]:
        nonlocal looked
        looked += 1
        return shared(play, rules, rng, *manner) if looked <= _POOL // 2 else play(rules, rng, *manner)

    return deal


def deals(play: Play[State], limit: int = LIMIT) -> Iterator[list[State]]:
    """Deal after deal, at most ``limit``: a search that finds nothing ends."""
    for _ in range(limit):
        yield play()


def search(
    play: Play[State], pick: Callable[[list[State]], State | None], limit: int = LIMIT
) -> Iterator[State]:
    """The state that ``pick`` takes from each deal, where it takes one.

    The first may be far to seek; for each further one a few deals more are enough.
    """
    while limit > 0:
        limit -= 1
        found = pick(play())
        if found is not None:
            yield found
            limit = min(limit, _PATIENCE)


def situations(
    play: Play[State], rng: random.Random, wanted: Callable[[State], bool], limit: int = LIMIT
) -> Iterator[State]:
    """States with seat 0 to act that are wanted, at most one from each deal."""

    def pick(states: list[State]) -> State | None:
        found = [state for state in states if state.to_act == 0 and wanted(state)]  # type: ignore[attr-defined]
        return rng.choice(found) if found else None

    return search(play, pick, limit)


def deck_of(rules: RuleSet, state: Any, given: Given) -> tuple[tuple[Card, ...], int]:
    """The pack of a record, or the cards given, in dealing order; and the dealer.

    Raises :class:`Unasked` if there is neither, ``Unreadable`` if the cards are not the pack.
    """
    record = state.record if state is not None else None
    if record is None and not given.cards:
        raise Unasked(NOTHING)
    deck, dealer = (record.deck, record.dealer) if record else (given.cards, 1)
    engine.GAMES[rules.game].start(rules, dealer, deck)
    return tuple(deck), dealer


# The trick that is just being completed


def _complete(state: Any, rng: random.Random) -> tuple[Move, ...]:
    """Plays that complete the trick, at random among the legal ones."""
    moves: list[Move] = []
    while not moves or len(state.trick):
        cards = [move for move in state.moves() if isinstance(move, int)]
        card = rng.choice(cards)
        moves.append(card)
        state = state.after(card)
        if not state.trick:
            break
    return tuple(moves)


def completed(
    kind: str,
    aspect: str,
    rules: RuleSet,
    rng: random.Random,
    deals: Iterable[list[Any]],
    wanted: Callable[..., bool],
) -> Iterator[Problem]:
    """Situations with seat 0 to act and plays that complete a wanted trick, one from each deal.

    ``wanted`` takes the state and then the cards of the trick. The generator decides who shall win them, so
    that no seat is the better guess.
    """
    seats = engine.GAMES[rules.game].seats
    winner = rng.randrange(seats)
    for states in deals:
        rng.shuffle(states)
        for state in states:
            if state.to_act != 0 or not state.hands[0] or state.leader is None:
                continue
            moves = _complete(state, rng)
            cards = [*state.trick, *(move for move in moves if isinstance(move, int))]
            won = (state.leader + winning_place(cards, order_of(state))) % seats
            if won == winner and wanted(state, *cards):
                yield Problem(kind, aspect, rules, state=state, moves=moves)
                break


def posed(kind: str, aspect: str, rules: RuleSet, state: Any, given: Given) -> Problem:
    """A problem about the trick that ``given`` completes on a state.

    The plays are ``given.cards`` or ``given.move``; a state whose last trick is complete is asked about that.
    """
    if state is not None:
        seats = engine.GAMES[rules.game].seats
        plays: tuple[Move, ...] = given.cards or ((given.move,) if given.move is not None else ())
        if len(state.trick) + len(plays) == seats and state.to_act is not None:
            return Problem(kind, aspect, rules, seat=given.seat, state=player(state), moves=plays)
        if not plays and not state.trick:
            before, plays = _last_trick(state, given)
            if len(before.trick) + len(plays) == seats:
                return Problem(kind, aspect, rules, seat=given.seat, state=before, moves=plays)
    raise Unasked(NOTHING)


def _last_trick(state: Any, given: Given) -> tuple[Any, tuple[Move, ...]]:
    """Go back to the lead of the trick just completed: the state before it, and its cards."""
    before: Any = given.start
    moves = given.moves
    if state.record is not None:
        record = state.record
        before = engine.GAMES[record.rules.game].start(record.rules, record.dealer, record.deck)
        moves = record.moves
    now, plays = before, list[Move]()
    for move in moves:
        if isinstance(move, int):
            if not now.trick:  # a lead
                before, plays = now, []
            plays.append(move)
        now = now.after(move)
    return before or state, tuple(plays)


# Matches


def play_match(
    rules: RuleSet,
    rng: random.Random,
    deals: int,
    play: Callable[[int], list[Any]],
    target: int | None = None,
) -> Match:
    """A match after so many deals, fewer if it is won before; ``play`` plays one, given the dealer."""
    target = target if target is not None else engine.GAMES[rules.game].targets[0]
    match = Match(rules, target, rng.randrange(engine.GAMES[rules.game].seats))
    for _ in range(deals):
        record = play(match.next_dealer)[-1].record
        assert record is not None
        match = match.after(record)
        if match.winner is not None:
            break
    return match


def _score_told(number: int, points: tuple[int, ...], seat: int, of: Speaker) -> str:
    """What one deal of a match brought, in one sentence; ``number`` counts from 1."""
    facts = {"number": number, "points": max(points)}
    if not any(points):
        return of.t.gettext("Deal {number}: nobody scores.", number=number)
    if points[seat]:
        return of.t.gettext("Deal {number}: you score {points}.", **facts)
    return of.t.gettext("Deal {number}: your opponent scores {points}.", **facts)


def deals_told(problem: Problem, of: Speaker) -> list[str]:
    """Every deal of a match, a sentence each."""
    match = match_of(problem)
    return [
        _score_told(number, result.score, problem.seat, of)
        for number, result in enumerate(match.results[: len(match.deals)], start=1)
    ]


def duel_ledger(problem: Problem, of: Speaker) -> tuple[Ledger, ...]:
    """What :func:`deals_told` tells, as a table: the learner's row first."""
    match, seats = match_of(problem), company_of(problem)
    results = match.results[: len(match.deals)]
    scores = [[of.t.number(result.score[seat]) for seat in seats.clockwise] for result in results]
    names = [seats.label(seat, of.t) for seat in seats.clockwise]
    return deals_ledger(deals_told(problem, of), names, scores, of)

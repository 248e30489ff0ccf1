"""Situations that real play leads to: searching deals for them, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import engine
from engine import Card, Match, Move, RuleSet
from engine.trick import winning_place
from lessons.drills.common import NOTHING, match_of, player
from lessons.drills.problem import Given, Problem, Speaker, Unasked

__all__ = [
    "LIMIT",
    "completed",
    "deal_out",
    "deals",
    "deals_told",
    "deck_of",
    "play_match",
    "posed",
    "search",
    "situations",
]

LIMIT = 600
"""How many deals a search looks at before it gives up."""

_PATIENCE = 25

State = TypeVar("State")
Play = Callable[[], list[State]]


def deal_out(
    rules: RuleSet, rng: random.Random, dealer: int | None, choose: Callable[[Any], Move]
) -> list[Any]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    game = engine.GAMES[rules.game]
    deck = list(game.pack(rules))
    rng.shuffle(deck)
    state: Any = game.start(rules, rng.randrange(2) if dealer is None else dealer, deck)
    states = [state]
    while state.to_act is not None:
        state = state.after(choose(state))
        states.append(state)
    return states


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
    wanted: Callable[[Any, Card, Card], bool],
) -> Iterator[Problem]:
    """Situations with seat 0 to act and plays that complete a wanted trick, one from each deal.

    The generator decides who shall win them, so that neither seat is the better guess.
    """
    winner = rng.randrange(2)
    for states in deals:
        rng.shuffle(states)
        for state in states:
            if state.to_act != 0 or not state.hands[0]:
                continue
            moves = _complete(state, rng)
            cards = [*state.trick, *(move for move in moves if isinstance(move, int))]
            order = state.deal.terms.order
            won = state.leader if winning_place(cards, order) == 0 else 1 - (state.leader or 0)
            if won == winner and wanted(state, cards[0], cards[1]):
                yield Problem(kind, aspect, rules, state=state, moves=moves)
                break


def posed(kind: str, aspect: str, rules: RuleSet, state: Any, given: Given) -> Problem:
    """A problem about the trick that ``given`` completes on a state.

    The plays are ``given.cards`` or ``given.move``; a state whose last trick is complete is asked about that.
    """
    if state is not None:
        plays: tuple[Move, ...] = given.cards or ((given.move,) if given.move is not None else ())
        if len(state.trick) + len(plays) == 2 and state.to_act is not None:
            return Problem(kind, aspect, rules, seat=given.seat, state=player(state), moves=plays)
        if not plays and not state.trick and state.history and state.first:
            return _last_trick(kind, aspect, rules, state, given.seat)
    raise Unasked(NOTHING)


def _last_trick(kind: str, aspect: str, rules: RuleSet, state: Any, seat: int) -> Problem:
    """Go back to the lead of the trick just completed."""
    history = [*state.history]
    while history and isinstance(history[-1], str):
        history.pop()
    if not history:
        raise Unasked(NOTHING)
    plays = tuple(history[-2:]) if len(history) > 1 and isinstance(history[-2], int) else (history[-1],)
    before = state.first
    for move in history[: len(history) - len(plays)]:
        before = before.after(move)
    if len(plays) == 2 and before.trick:  # the position began with a card on the table
        before, plays = before.after(plays[0]), plays[1:]
    if len(before.trick) + len(plays) != 2:
        raise Unasked(NOTHING)
    return Problem(kind, aspect, rules, seat=seat, state=before, moves=plays)


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
    match = Match(rules, target, rng.randrange(2))
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

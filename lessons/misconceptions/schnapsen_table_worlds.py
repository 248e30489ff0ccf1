"""Wrong worlds round the table of Schnapsen: who leads, draws and deals, the pack and the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import engine
from engine import Card, Match, RuleSet
from engine.games.schnapsen import SchnapsenState
from engine.games.schnapsen.terms import compile_terms
from lessons.misconceptions.worlds import loser_acts

# Order of play


def word_ends_turn(state: SchnapsenState) -> SchnapsenState:
    """Exchanging, closing and announcing end the turn."""
    return loser_acts(state) if state.history and isinstance(state.history[-1], str) else state


def _dealt(rules: RuleSet, dealer: int, deck: Sequence[Card], turned: int) -> SchnapsenState:
    """A deal in which the card at a place of the pack is turned, the rest in the order of the pack."""
    rest = [card for place, card in enumerate(deck) if place != turned]
    start = engine.GAMES[rules.game].start(rules, dealer, [*rest[:6], deck[turned], *rest[6:]])
    assert isinstance(start, SchnapsenState)
    return start


def _size(rules: RuleSet) -> int:
    return compile_terms(rules, 0).hand_size


def deal_whole_hands(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchnapsenState:
    """The first whole hand is dealt, then a card is turned."""
    return _dealt(rules, dealer, deck, _size(rules))


def turn_next(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchnapsenState:
    """Both hands are dealt, then a card is turned."""
    return _dealt(rules, dealer, deck, 2 * _size(rules))


def turn_bottom(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchnapsenState:
    """The bottom card of the pack is turned."""
    return _dealt(rules, dealer, deck, len(deck) - 1)


# The match


def _sums(match: Match, start: int, side_of: Callable[[int], int] = lambda side: side) -> tuple[int, int]:
    left = [start, start]
    for result in match.results:
        for side in (0, 1):
            left[side_of(side)] -= result.score[side]
    return left[0], left[1]


def counted_up(match: Match) -> tuple[int, int]:
    """What was won is counted, from nothing."""
    below = _sums(match, 0)
    return -below[0], -below[1]


def below_zero(match: Match) -> tuple[int, int]:
    """The count goes below zero."""
    return _sums(match, match.target)


def exact_only(match: Match) -> tuple[int, int]:
    """A deal worth more than is left does not count."""
    left = [match.target, match.target]
    for result in match.results:
        for side in (0, 1):
            if result.score[side] <= left[side]:
                left[side] -= result.score[side]
    return left[0], left[1]


def loser_counts(match: Match) -> tuple[int, int]:
    """The loser's count goes down."""
    left = _sums(match, match.target, lambda side: 1 - side)
    return max(0, left[0]), max(0, left[1])


def one_each(match: Match) -> tuple[int, int]:
    """Every deal is worth one game point."""
    wins = [sum(bool(result.score[side]) for result in match.results) for side in (0, 1)]
    return max(0, match.target - wins[0]), max(0, match.target - wins[1])


def other_target(match: Match) -> tuple[int, int]:
    """The match is to the other usual target."""
    targets = engine.GAMES[match.rules.game].targets
    other = next(target for target in targets if target != match.target)
    left = _sums(match, other)
    return max(0, left[0]), max(0, left[1])

"""Situations that real play of Bohemian Schneider leads to: deals played by seeded hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from engine import Card, Match, RuleSet
from engine.games.schneider import SchneiderState
from engine.players import schneider_habit
from lessons.drills import play
from lessons.drills.problem import Problem

__all__ = ["CAREFUL", "Temper", "completed", "deals", "play_deal", "play_match", "search", "situations"]


@dataclass(frozen=True, slots=True)
class Temper:
    """How the seats play: ``sense`` is the chance of a sensible card, by seat; ``giver`` gives all away."""

    sense: tuple[float, float] = (0.7, 0.7)
    giver: int | None = None


CAREFUL = Temper()


def _choose(temper: Temper, rng: random.Random, state: SchneiderState) -> Card:
    if state.seat == temper.giver:
        return _given(state)
    if rng.random() < temper.sense[state.seat]:
        return schneider_habit.habit(state)
    return int(rng.choice(state.moves()))


def _given(state: SchneiderState) -> Card:
    """A card that loses its trick, if there is one."""
    cards, beaters = [int(move) for move in state.moves()], state.deal.terms.order.beaters
    if state.led >= 0:
        return next((card for card in cards if not beaters[state.led] >> card & 1), cards[0])
    theirs = state.hands[1 - state.seat]
    return max(cards, key=lambda card: (beaters[card] & theirs).bit_count())


def play_deal(
    rules: RuleSet, rng: random.Random, temper: Temper = CAREFUL, dealer: int | None = None
) -> list[SchneiderState]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    return play.shared(_play, rules, rng, temper, dealer)


def _play(rules: RuleSet, rng: random.Random, temper: Temper, dealer: int | None) -> list[SchneiderState]:
    return play.deal_out(rules, rng, dealer, partial(_choose, temper, rng))


def deals(rules: RuleSet, rng: random.Random) -> Iterator[list[SchneiderState]]:
    """Deal after deal, at most so many that a search that finds nothing ends."""
    return play.deals(play.pooled(_play, rules, rng, CAREFUL, None))


def situations(
    rules: RuleSet, rng: random.Random, wanted: Callable[[SchneiderState], bool]
) -> Iterator[SchneiderState]:
    """States with seat 0 to act that are wanted, at most one from each deal."""
    return play.situations(play.pooled(_play, rules, rng, CAREFUL, None), rng, wanted)


def search(
    rules: RuleSet,
    rng: random.Random,
    pick: Callable[[list[SchneiderState]], SchneiderState | None],
    temper: Temper,
    limit: int,
) -> Iterator[SchneiderState]:
    """The state that ``pick`` takes from each deal, where it takes one."""
    return play.search(play.pooled(_play, rules, rng, temper, None), pick, limit)


def completed(
    kind: str,
    aspect: str,
    rules: RuleSet,
    rng: random.Random,
    wanted: Callable[[SchneiderState, Card, Card], bool],
) -> Iterator[Problem]:
    """Situations with seat 0 to act and plays that complete a wanted trick, one from each deal."""
    return play.completed(kind, aspect, rules, rng, deals(rules, rng), wanted)


def play_match(rules: RuleSet, rng: random.Random, length: int, target: int | None = None) -> Match:
    """A match after so many deals, fewer if it is won before."""
    return play.play_match(rules, rng, length, partial(play_deal, rules, rng, CAREFUL), target)

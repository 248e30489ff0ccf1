"""Situations that real play leads to: deals played by a seeded hand, good enough to be believed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine import Card, Move, RuleSet
from engine.games.schnapsen import SchnapsenState
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import worth_of
from lessons.drills import play

__all__ = ["CAREFUL", "Temper", "deals", "play_deal", "search", "situations"]


@dataclass(frozen=True, slots=True)
class Temper:
    """How the players behave: the chance of each action when it is legal (0 to 1).

    ``claims`` is for a right claim, ``slips`` for one with too few points; ``sense`` is the chance of a
    sensible card instead of any.
    """

    closes: float = 0.06
    exchanges: float = 0.5
    announces: float = 0.7
    claims: float = 0.8
    slips: float = 0.01
    sense: float = 0.7


CAREFUL = Temper()


def _card(state: SchnapsenState, rng: random.Random, cards: list[Card], sense: float) -> Card:
    """A card: cheap on lead, else the cheapest winner of a trick worth having, else the cheapest."""
    if rng.random() >= sense:
        return rng.choice(cards)
    trumps = state.deal.terms.order.trumps
    cheap = sorted(cards, key=lambda card: (worth_of(card) + 6 * (trumps >> card & 1), card))
    if state.led < 0:
        return cheap[0]
    beaters = state.deal.terms.order.beaters[state.led]
    winners = [card for card in cheap if beaters >> card & 1]
    if winners and (worth_of(state.led) >= 10 or state.is_strict or not trumps >> winners[0] & 1):
        return winners[0]
    return cheap[0]


def _move(state: SchnapsenState, rng: random.Random, temper: Temper) -> Move:
    moves = state.moves()
    words = [move for move in moves if isinstance(move, str)]
    enough = state.counted(state.seat) >= GOAL
    chances = {"claim": temper.claims if enough else temper.slips, "close": temper.closes}
    chances |= {"exchange": temper.exchanges, "pass": 1.0}
    for word in words:
        if rng.random() < chances.get(word, temper.announces):
            return word
    cards = [move for move in moves if isinstance(move, int)]
    return _card(state, rng, cards, temper.sense) if cards else moves[-1]


def play_deal(
    rules: RuleSet, rng: random.Random, temper: Temper = CAREFUL, dealer: int | None = None
) -> list[SchnapsenState]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    return play.shared(_play, rules, rng, temper, dealer)


def _play(rules: RuleSet, rng: random.Random, temper: Temper, dealer: int | None) -> list[SchnapsenState]:
    return play.deal_out(rules, rng, dealer, lambda state: _move(state, rng, temper))


def deals(
    rules: RuleSet, rng: random.Random, temper: Temper = CAREFUL, limit: int = play.LIMIT
) -> Iterator[list[SchnapsenState]]:
    """Deal after deal, at most ``limit``."""
    return play.deals(play.pooled(_play, rules, rng, temper, None), limit)


def search(
    rules: RuleSet,
    rng: random.Random,
    pick: Callable[[list[SchnapsenState]], SchnapsenState | None],
    temper: Temper = CAREFUL,
    limit: int = play.LIMIT,
) -> Iterator[SchnapsenState]:
    """The state that ``pick`` takes from each deal, where it takes one."""
    return play.search(play.pooled(_play, rules, rng, temper, None), pick, limit)


def situations(
    rules: RuleSet,
    rng: random.Random,
    wanted: Callable[[SchnapsenState], bool],
    temper: Temper = CAREFUL,
    limit: int = play.LIMIT,
) -> Iterator[SchnapsenState]:
    """States with seat 0 to act that are wanted, at most one from each deal."""
    return play.situations(play.pooled(_play, rules, rng, temper, None), rng, wanted, limit)

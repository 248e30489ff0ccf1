"""Worlds in which the six points of a deal of Schmier go to another team."""

from __future__ import annotations

from collections.abc import Callable

from engine import Card
from engine.cards import JOKER, rank_of
from engine.games.schmier import SchmierState
from engine.games.schmier.points import game_winner
from engine.games.schmier.trumps import PACK, SEATS, Trumps, worth_of
from lessons.misconceptions.schmier_worlds import See
from lessons.misconceptions.worlds import alter

# The five cards


def _retaken(state: SchmierState, find: Callable[[SchmierState, Trumps], dict[str, int]]) -> SchmierState:
    """The five cards have scored for other teams."""
    if state.trumps is None:
        return state
    return alter(state, taken=state.taken._replace(**find(state, state.trumps)))


def _whereabouts(state: SchmierState, card: Card) -> tuple[int, int]:
    """The teams of the player who played a card and of the one who won it, -1 while it is not played."""
    teams = len(state.points)
    for leader, cards, winner in state.tricks:
        if card in cards:
            return (leader + cards.index(card)) % SEATS % teams, winner % teams
    return -1, -1


def _cards(trumps: Trumps) -> dict[str, Card]:
    return {
        "high": trumps.ace,
        "low": trumps.two,
        "right": trumps.right,
        "left": trumps.left,
        "joker": JOKER,
    }


def won_by(*points: str) -> See:
    """Some of the points go to the team that wins the card."""

    def see(state: SchmierState) -> SchmierState:
        return _retaken(
            state,
            lambda state, trumps: {name: _whereabouts(state, _cards(trumps)[name])[1] for name in points},
        )

    return see


def played_by(*points: str) -> See:
    """Some of the points go to the team that plays the card."""

    def see(state: SchmierState) -> SchmierState:
        return _retaken(
            state,
            lambda state, trumps: {name: _whereabouts(state, _cards(trumps)[name])[0] for name in points},
        )

    return see


def low_is_the_joker(state: SchmierState) -> SchmierState:
    """Low is the lowest trump of all, the joker, and belongs to whoever plays it."""
    if state.taken.low < 0:
        return state
    joker = _whereabouts(state, JOKER)[0]
    return state if joker < 0 else _retaken(state, lambda _state, _trumps: {"low": joker})


def high_is_the_right(state: SchmierState) -> SchmierState:
    """High is the right Bauer, as in games in which it is the highest trump."""
    if state.trumps is None or state.taken.high < 0:
        return state
    right = _whereabouts(state, state.trumps.right)[0]
    return state if right < 0 else _retaken(state, lambda _state, _trumps: {"high": right})


# Game


def recounted(worth: Callable[[Card], int]) -> See:
    """Cards count for Game otherwise."""

    def see(state: SchmierState) -> SchmierState:
        points = [0] * len(state.points)
        for trick in state.tricks:
            points[trick.winner % len(points)] += sum(map(worth, trick.cards))
        return alter(state, points=tuple(points))

    return see


_EUROPEAN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}

as_in_schnapsen: See = recounted(lambda card: 0 if card == JOKER else _EUROPEAN.get(rank_of(card), 0))
"""Ace eleven, ten ten, king four, queen three, jack two."""

joker_counts_nothing: See = recounted(lambda card: 0 if card == JOKER else worth_of(card))
"""The joker counts nothing for Game."""

tens_count_nothing: See = recounted(
    lambda card: 0 if card != JOKER and rank_of(card) == "T" else worth_of(card)
)
"""The tens count nothing: only court cards, aces and the joker do."""

by_face: See = recounted(
    lambda card: int(rank_of(card)) if card != JOKER and rank_of(card).isdigit() else worth_of(card)
)
"""Low cards count what is printed on them."""


def whole_pack_counts(state: SchmierState) -> SchmierState:
    """Cards that did not come into play count all the same."""
    missing = sum(map(worth_of, PACK)) - sum(state.points)
    if state.phase != "over":
        return state
    return alter(state, points=(state.points[0] + missing, *state.points[1:]))


def game_to(winner: Callable[[SchmierState], int]) -> See:
    """A tie for Game goes to some team after all; ``winner`` names it, -1 for none."""

    def see(state: SchmierState) -> SchmierState:
        if game_winner(state.points) >= 0:
            return state
        team = winner(state)
        if team < 0:
            return state
        points = [count + 1 if number == team else count for number, count in enumerate(state.points)]
        if game_winner(points) != team:
            points[team] = max(points) + 1
        return alter(state, points=tuple(points))

    return see


game_to_bidder: See = game_to(lambda state: state.declarer % len(state.points))
"""A tie for Game goes to the team that bid."""

game_to_dealer: See = game_to(lambda state: state.dealer % len(state.points))
"""A tie for Game goes to the dealer's team."""


def most_tricks_make_game(state: SchmierState) -> SchmierState:
    """The team with most tricks has Game, whatever is in them; nothing changes where not all are known."""
    if sum(worth_of(card) for trick in state.tricks for card in trick.cards) != sum(state.points):
        return state
    tricks = [0] * len(state.points)
    for trick in state.tricks:
        tricks[trick.winner % len(tricks)] += 1
    return alter(state, points=tuple(tricks))

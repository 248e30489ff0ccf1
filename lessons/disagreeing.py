"""Positions in which two rule sets disagree, found by search: nothing about them is typed in.

Seeded deals are played at random under the first rule set; every position on the way is asked the same
questions under both. A position is as its seat to act sees it, so it can be laid out for a reader.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Set
from functools import lru_cache

import engine
from engine import Move, RuleSet, State, card_text, players
from engine.dealing import shuffled
from lessons.model import Find, Separation
from lessons.values import BadQuestionError, find

__all__ = ["disagreements"]

_DEALS = 120
"""Enough to find what differs; the search ends as soon as it has found what it wants."""

_PATIENCE = 10
"""Deals after which a question asked of every trick that has told nothing apart is asked no more."""

_SEAT = 0
"""The seat that is asked: the one from which a reader sees a table, so that no card has to be made up."""

_OPEN_HAND = 4
"""Cards in each hand when a lead is asked for: few enough to think the ending through."""

_PAID: Mapping[str, Find] = {"schafkopf": "score", "schmier": "score"}
"""What a deal pays, by game; elsewhere the game points of its winner."""


@lru_cache(maxsize=32)
def disagreements(one: RuleSet, other: RuleSet, *, seed: int = 0, each: int = 2) -> tuple[Separation, ...]:
    """Positions with different answers under two rule sets of a game, at most ``each`` of a kind.

    The kinds: who wins a trick, which cards may be played, which lead gains most once all cards are known,
    and what a deal pays after its last card. Fewer if the search finds fewer; none for rule sets that play
    and pay alike.

    >>> one, other = map(engine.parse_setup, ("schneider", "schneider(capture=next-only)"))
    >>> [found.find for found in disagreements(one, other, each=1)]
    ['trick-winner', 'best', 'game-points']
    """
    paid = _PAID.get(one.game, "game-points")
    found: dict[Find, list[Separation]] = {"trick-winner": [], "legal": [], "best": [], paid: []}
    open_kinds = set(found)
    for number, state, move in _walk(one, seed):
        if number == _PATIENCE:
            open_kinds -= {kind for kind in ("trick-winner", "legal") if not found[kind]}
        for separation in _asked(state, move, one, other, open_kinds):
            # One trick or ending of a deal tells enough of it.
            if _differs(separation):
                kept = found[separation.find]
                kept.append(separation)
                if len(kept) == each:
                    open_kinds.discard(separation.find)
                break
        if not open_kinds:
            break
    return tuple(separation for kept in found.values() for separation in kept)


def _walk(rules: RuleSet, seed: int) -> Iterator[tuple[int, State, Move]]:
    """Every position of some deals with the number of its deal and the card played from it."""
    rng = random.Random(seed)
    for number in range(_DEALS):
        state: State = engine.replay(shuffled(rules, seed * _DEALS + number))
        while state.to_act is not None:
            cards: list[Move] = [move for move in state.moves() if isinstance(move, int)]
            # A bid or discard is made with some sense: at random few deals would be played to their end.
            move = rng.choice(cards) if cards else _said(state, number)
            yield number, state, move
            state = state.after(move)


def _said(state: State, seed: int) -> Move:
    """What a beginner says or throws where no card can be played."""
    assert state.to_act is not None
    return players.choose("beginner", engine.view(state, state.to_act), seed=seed).move


def _asked(state: State, move: Move, one: RuleSet, other: RuleSet, kinds: Set[Find]) -> Iterator[Separation]:
    """The questions of some kinds that are worth asking of a position under both rule sets."""
    assert state.to_act is not None
    under, paid = (one.text, other.text), _PAID.get(one.game, "game-points")
    if paid in kinds and _is_last(state, move):  # every card is known, so anybody may play it
        yield Separation(
            at=_readable(state, one, other), moves=card_text(int(move)), find=paid, seat=_SEAT, under=under
        )
    if state.to_act != _SEAT:
        return
    at = engine.view(state, state.to_act).text
    if (
        "trick-winner" in kinds
        and state.trick
        and state.hands[state.to_act].bit_count() > 1
        and isinstance(move, int)
        and len(state.trick) == len(state.hands) - 1
    ):
        yield Separation(at=at, moves=card_text(move), find="trick-winner", under=under)
    if "legal" in kinds and state.trick:
        yield Separation(at=at, find="legal", under=under)
    elif "best" in kinds and _is_open(state):
        yield Separation(at=at, find="best", under=under)


def _readable(state: State, one: RuleSet, other: RuleSet) -> str:
    """The end of a deal as both rule sets can read it: a position counts for sides, a record for nobody."""
    sides = engine.GAMES[one.game].sides
    if sides(one) != sides(other) and state.record is not None:
        return state.record.text
    assert state.to_act is not None
    return engine.view(state, state.to_act).text


def _is_last(state: State, move: Move) -> bool:
    """Whether a card ends the deal, and no card of anybody is unknown."""
    if not isinstance(move, int) or len(state.trick) < len(state.hands) - 1:
        return False
    result = state.after(move).result
    return result is not None and result.redeal is None


def _is_open(state: State) -> bool:
    """Whether two players, each with a few cards, lay them on the table as good as open."""
    hands = [hand.bit_count() for hand in state.hands]
    return hands == [_OPEN_HAND, _OPEN_HAND] and not state.as_json().get("stock")


def _differs(separation: Separation) -> bool:
    """Whether both rule sets answer, and differently."""
    try:
        one, other = (find(separation, setup) for setup in separation.under)
    except (engine.BazaError, BadQuestionError):
        return False
    if separation.find == "best" and not (one.value and other.value):  # a claim or the like, not a lead
        return False
    return one.text != other.text

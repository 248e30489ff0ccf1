"""Worlds that two or more games share: each takes a true state and gives one in which a rule differs.

The states are the engine's own, with one part changed, so everything asked of them is the engine's
answer to the wrong rule. A state here is one of a card game with ``deal.terms``, ``hands`` and ``seat``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

import engine
from engine import Card, Match, RuleId, RuleSet
from engine.cards import cards_of, mask_of, pack_of, rank_of, suit_of
from engine.games.schnapsen import terms as schnapsen
from engine.games.schneider import terms as schneider
from engine.order import Order, make_order
from lessons.misconceptions.model import Misconception, World

__all__ = [
    "See",
    "alter",
    "always_alternates",
    "beaten_by",
    "draws_swapped",
    "flip",
    "last_trump_wins",
    "loser_acts",
    "loser_deals",
    "pack_with",
    "pack_without",
    "ranked",
    "reordered",
    "set_option",
    "suits_compared",
    "winner_deals",
    "with_options",
    "with_rules",
    "with_terms",
    "without_trump",
]

See = Callable[[Any], Any]
_State = TypeVar("_State")


@dataclass(frozen=True, slots=True)
class _Play:
    """How a game compiles its rules, and its ranks from the top."""

    compile: Callable[[RuleSet, Any], Any]
    ranking: str


_PLAYS = {
    "schnapsen": _Play(schnapsen.compile_terms, schnapsen.RANKING),
    "schneider": _Play(schneider.compile_terms, schneider.RANKING),
}


def alter(state: _State, kind: type[_State] | None = None, **parts: object) -> _State:
    """A copy of a state with some parts changed; ``kind`` may answer some questions differently."""
    new: Any = object.__new__(kind or type(state))
    for known in type(state).__mro__:
        for name in getattr(known, "__slots__", ()):
            setattr(new, name, getattr(state, name))
    new._moves = None
    for name, part in parts.items():
        setattr(new, name, part)
    copy: _State = new
    return copy


def with_terms(state: _State, terms: Any) -> _State:
    """The same situation under other terms."""
    deal: Any = state.deal  # type: ignore[attr-defined]
    return alter(state, deal=replace(deal, terms=terms))


def with_rules(state: _State, rules: RuleSet) -> _State:
    """The same situation under another rule set of the same pack.

    A game without terms reads its options off the rules of the deal. Where only the other rule set has a
    trump suit, the suit of the stock's last card is it.
    """
    seen: Any = state
    if rules.game not in _PLAYS:
        return alter(state, deal=replace(seen.deal, rules=rules))
    trump = seen.trump
    has_trump = dict(rules.values).get("trump")
    if has_trump == "no":
        trump = None
    elif has_trump == "yes" and trump is None:
        trump = suit_of(seen.stock[-1]) if seen.stock else 0
    return with_terms(state, _PLAYS[rules.game].compile(rules, trump))


@lru_cache(maxsize=512)
def set_option(rules: RuleSet, name: str, value: str) -> RuleSet:
    """A rule set with one option changed.

    >>> set_option(engine.parse_setup("schnapsen"), "head", "no").text
    'schnapsen(head=no)'
    """
    given = {key.replace("-", "_"): text for key, text in rules.values} | {name.replace("-", "_"): value}
    if rules.preset:
        given["preset"] = rules.preset
    return engine.GAMES[rules.game].table.make(**given)


def with_options(name: str, value: str) -> See:
    """The same situation with one option set to a value."""
    return lambda state: with_rules(state, set_option(state.rules, name, value))


def _elsewhere(name: str, value: str) -> Callable[[RuleSet], bool]:
    """Wrong where the option has another value."""
    return lambda rules: rules[name] != value


def flip(id_: str, rule: RuleId, belief: str, kinds: tuple[str, ...], **option: str) -> Misconception:
    """The belief that another table's house rule is in force; ``option`` is one option (``_`` for ``-``)."""
    ((name, value),) = option.items()
    name = name.replace("_", "-")
    world = World(before=with_options(name, value))
    return Misconception(id_, rule, belief, kinds, world, _elsewhere(name, value))


# Strength


class _Same:
    """A key that is equal only for the very same object: terms are big, and there are few of them."""

    __slots__ = ("it",)

    def __init__(self, it: Any) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.it is self.it

    def __hash__(self) -> int:
        return id(self.it)


@lru_cache(maxsize=1024)
def _changed(terms: _Same, change: Callable[..., Any], *more: object) -> Any:
    return change(terms.it, *more)


def reordered(state: _State, change: Callable[..., Order], *more: object) -> _State:
    """The same situation with cards in another order, ``change(terms, *more)``; worked out once per terms."""
    terms = _changed(_Same(state.deal.terms), _with_order, change, *more)  # type: ignore[attr-defined]
    return with_terms(state, terms)


def _with_order(terms: Any, change: Callable[..., Order], *more: object) -> Any:
    return replace(terms, order=change(terms, *more))


def _suits(terms: Any, ranking: str) -> list[list[Card]]:
    pack = cards_of(terms.pack)
    return [
        sorted(
            (card for card in pack if suit_of(card) == suit), key=lambda card: ranking.index(rank_of(card))
        )
        for suit in range(4)
    ]


def _next_only(rules: RuleSet) -> int:
    return int(dict(rules.values).get("capture") == "next-only")


def ranked(ranking: str) -> See:
    """Cards rank in another order, given as rank letters from the top."""
    return lambda state: reordered(state, _by_ranking, ranking)


def _by_ranking(terms: Any, ranking: str) -> Order:
    return make_order(_suits(terms, ranking), trump=terms.trump, next_only=_next_only(terms.rules))


def without_trump(state: Any) -> Any:
    """Trumps are a suit like any other."""
    return reordered(state, _without_trump)


def _without_trump(terms: Any) -> Order:
    suits = _suits(terms, _PLAYS[terms.rules.game].ranking)
    return make_order(suits, next_only=_next_only(terms.rules))


def beaten_by(state: Any, beaters: Callable[[Card, Order], int]) -> Any:
    """Other cards beat a card than the order says."""
    terms = state.deal.terms
    return with_terms(state, replace(terms, order=_beaten(terms, beaters)))


def _beaten(terms: Any, beaters: Callable[[Card, Order], int]) -> Order:
    order: Order = terms.order
    changed = tuple(beaters(card, order) if terms.pack >> card & 1 else 0 for card in range(53))
    return replace(order, beaters=changed)


def last_trump_wins(state: Any) -> Any:
    """Any trump beats a trump played before it."""
    return reordered(state, _last_trump_wins)


def _last_trump_wins(terms: Any) -> Order:
    return _beaten(
        terms,
        lambda card, order: order.trumps & ~(1 << card) if order.trumps >> card & 1 else order.beaters[card],
    )


def suits_compared(state: Any) -> Any:
    """Any card of a higher rank beats a plain card, whatever its suit."""
    return reordered(state, _suits_compared)


def _suits_compared(terms: Any) -> Order:
    pack, ranking = terms.pack, _PLAYS[terms.rules.game].ranking

    def beaters(card: Card, order: Order) -> int:
        if order.trumps >> card & 1:
            return order.beaters[card]
        place = ranking.index(rank_of(card))
        higher = mask_of(other for other in cards_of(pack) if ranking.index(rank_of(other)) < place)
        return order.beaters[card] | higher & ~order.companions[card]

    return _beaten(terms, beaters)


# Order of play


def loser_acts(state: _State) -> _State:
    """The other seat leads."""
    return alter(state, seat=1 - state.seat)  # type: ignore[attr-defined]


def draws_swapped(state: Any) -> Any:
    """The two cards just drawn have gone to the other seats."""
    before = state.first or state
    for move in state.history[:-1]:
        before = before.after(move)
    if len(state.stock) == len(before.stock):
        return state
    drawn = mask_of(before.stock[:2])
    hands = tuple(hand & ~drawn | state.hands[1 - seat] & drawn for seat, hand in enumerate(state.hands))
    return alter(state, hands=hands)


# Who deals, and what


def winner_deals(match: Match) -> int:
    """The winner of the last deal deals."""
    won = match.results[-1].winners if match.results else ()
    return won[0] if won else match.next_dealer


def loser_deals(match: Match) -> int:
    """The loser of the last deal deals."""
    won = match.results[-1].winners if match.results else ()
    return 1 - won[0] if won else match.next_dealer


def always_alternates(match: Match) -> int:
    """The deal passes on after a void deal too."""
    return (match.dealer + len(match.results)) % 2


def _pack(rules: RuleSet) -> Sequence[Card]:
    return engine.GAMES[rules.game].pack(rules)


def pack_with(ranks: str) -> Callable[[RuleSet], tuple[Card, ...]]:
    """The pack has these ranks too."""
    return lambda rules: cards_of(mask_of(_pack(rules)) | mask_of(pack_of(ranks)))


def pack_without(ranks: str) -> Callable[[RuleSet], tuple[Card, ...]]:
    """The pack lacks some ranks."""
    return lambda rules: tuple(card for card in _pack(rules) if rank_of(card) not in ranks)

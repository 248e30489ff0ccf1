"""Every way hidden cards can lie in many places, counted exactly and drawn uniformly.

Cards that may lie in the same places are alike, and so are places that can hold the same cards: only
numbers are counted, pool by pool, and the cards of a pool are then shared out among its places.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from engine.cards import CardSet, cards_of, mask_of

__all__ = ["Place", "Spread", "spread"]

Counts = tuple[int, ...]
Shares = tuple[int, Counts, tuple[Counts, ...]]


class Place(NamedTuple):
    """A place for ``size`` hidden cards: it has none of ``lacks`` and, unless that is 0, one of ``needs``."""

    size: int
    lacks: CardSet = 0
    needs: CardSet = 0


class _Pool(NamedTuple):
    """Places that can hold the same cards: their numbers, their size, and which groups they allow."""

    places: Counts
    size: int
    allows: tuple[bool, ...]
    needs: tuple[bool, ...]


class Spread:
    """The layouts of some cards over some places; ``count`` says how many there are."""

    __slots__ = ("_groups", "_known", "_places", "_pools", "count")

    def __init__(self, cards: CardSet, places: Sequence[Place]) -> None:
        self._places = places
        alike: dict[tuple[CardSet, CardSet], list[int]] = {}
        for number, place in enumerate(places):
            if place.size or place.needs:
                alike.setdefault(
                    (place.lacks & cards, place.needs & cards if place.needs else -1), []
                ).append(number)
        kinds: dict[tuple[bool, ...], list[int]] = {}
        for card in cards_of(cards):
            kind = tuple(bool(held >> card & 1) for pair in alike for held in pair)
            kinds.setdefault(kind, []).append(card)
        self._groups = tuple(tuple(kind) for _, kind in sorted(kinds.items()))
        firsts = [group[0] for group in self._groups]
        pools = []
        ways = 1
        for (lacks, needs), numbers in alike.items():
            size = 0
            for number in numbers:
                size += places[number].size
                ways *= comb(size, places[number].size)
            needed = tuple(needs > 0 and bool(needs >> card & 1) for card in firsts)
            pools.append(_Pool(tuple(numbers), size, tuple(not lacks >> card & 1 for card in firsts), needed))
        # Small pools first: the last one takes what is left, and that should be much.
        self._pools = sorted(pools, key=lambda pool: pool.size)
        self._known: dict[tuple[int, Counts], Shares] = {}
        fits = sum(place.size for place in places) == cards.bit_count()
        self.count = ways * self._choices(0, tuple(map(len, self._groups)))[0] if fits else 0

    def _choices(self, at: int, left: Counts) -> Shares:
        """Return the layouts of what is left over the pools from ``at`` on, and what this pool may take."""
        if at == len(self._pools):
            return 1, (), ()
        found = self._known.get((at, left))
        if found is not None:
            return found
        pool = self._pools[at]
        room = tuple(count if may else 0 for count, may in zip(left, pool.allows, strict=True))
        last = at + 1 == len(self._pools)
        shares = _shares(pool.size, room) if not last else (left,) if room == left else ()
        weights, kept = [], []
        for share in shares:
            if self._places[pool.places[0]].needs and not any(
                count for count, needed in zip(share, pool.needs, strict=True) if needed
            ):
                continue
            ways = self._choices(at + 1, tuple(map(int.__sub__, left, share)))[0]
            if ways:
                for count, taken in zip(left, share, strict=True):
                    ways *= comb(count, taken)
                weights.append(ways)
                kept.append(share)
        answer = self._known[at, left] = sum(weights), tuple(accumulate(weights)), tuple(kept)
        return answer

    def draw(self, rng: random.Random) -> tuple[CardSet, ...]:
        """Return the cards of every place in one layout, all equally likely.

        Raises :class:`ValueError` if none fits.
        """
        if not self.count:
            raise ValueError("no layout fits")
        piles = [list(group) for group in self._groups]
        for pile in piles:
            rng.shuffle(pile)
        answer = [0] * len(self._places)
        for at, pool in enumerate(self._pools):
            total, running, shares = self._choices(at, tuple(map(len, piles)))
            pick = rng.randrange(total)
            share = next(s for s, most in zip(shares, running, strict=True) if pick < most)
            taken: list[int] = []
            for pile, count in zip(piles, share, strict=True):
                if count:
                    taken += pile[-count:]
                    del pile[-count:]
            rng.shuffle(taken)
            for number in pool.places:
                size = self._places[number].size
                answer[number] = mask_of(taken[:size])
                del taken[:size]
        return tuple(answer)


def spread(cards: CardSet, places: Sequence[Place]) -> Spread:
    """Return the layouts of ``cards`` over ``places``; the sizes add up to the cards, or none fits.

    >>> from engine.cards import parse_cards
    >>> hidden = mask_of(parse_cards("AS.KS.AH.KH"))
    >>> spread(hidden, [Place(2), Place(2)]).count
    6
    >>> spread(hidden, [Place(2, lacks=mask_of(parse_cards("AS"))), Place(2)]).count
    3
    >>> spread(hidden, [Place(2, needs=mask_of(parse_cards("AH.KH"))), Place(2)]).count
    5
    """
    return Spread(cards, places)


@lru_cache(maxsize=1 << 13)
def _shares(size: int, room: Counts) -> tuple[Counts, ...]:
    """Return every way to take ``size`` cards from groups that offer so many."""
    if not room:
        return () if size else ((),)
    if sum(room) < size:
        return ()
    return tuple(
        (taken, *rest) for taken in range(min(size, room[0]) + 1) for rest in _shares(size - taken, room[1:])
    )

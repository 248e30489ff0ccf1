"""Every way hidden cards can lie in many places, counted exactly and drawn uniformly.

Cards that may lie in the same places are alike, so only their numbers are counted, place by place: with
five hidden hands that needs far fewer steps than sharing out one kind of card after the other.
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


class Place(NamedTuple):
    """A place for ``size`` hidden cards: it has none of ``lacks`` and, unless that is 0, one of ``needs``."""

    size: int
    lacks: CardSet = 0
    needs: CardSet = 0


class Spread:
    """The layouts of some cards over some places; ``count`` says how many there are."""

    __slots__ = ("_groups", "_known", "_open", "_order", "_places", "count")

    def __init__(self, cards: CardSet, places: Sequence[Place]) -> None:
        self._places = places
        kinds: dict[tuple[bool, ...], list[int]] = {}
        for card in cards_of(cards):
            bit = 1 << card
            kind = tuple(bool(p.lacks & bit) for p in places) + tuple(bool(p.needs & bit) for p in places)
            kinds.setdefault(kind, []).append(card)
        self._groups = [tuple(alike) for _, alike in sorted(kinds.items())]
        # Small places first: the last one takes what is left, and that should be much.
        self._order = sorted(range(len(places)), key=lambda number: places[number].size)
        firsts = [1 << group[0] for group in self._groups]
        self._open = [
            (tuple(not place.lacks & bit for bit in firsts), tuple(bool(place.needs & bit) for bit in firsts))
            for place in places
        ]
        self._known: dict[tuple[int, Counts], tuple[int, tuple[int, ...], tuple[Counts, ...]]] = {}
        fits = sum(place.size for place in places) == cards.bit_count()
        self.count = self._choices(0, tuple(map(len, self._groups)))[0] if fits else 0

    def _choices(self, at: int, left: Counts) -> tuple[int, tuple[int, ...], tuple[Counts, ...]]:
        """Return the layouts of what is left over the places from ``at`` on, and this place's shares."""
        if at == len(self._order):
            return 1, (), ()
        key = at, left
        found = self._known.get(key)
        if found is not None:
            return found
        number = self._order[at]
        place, (allowed, needed) = self._places[number], self._open[number]
        room = tuple(count if may else 0 for count, may in zip(left, allowed, strict=True))
        last = at + 1 == len(self._order)
        shares = ((left,) if room == left else ()) if last else _shares(place.size, room)
        weights, kept = [], []
        for share in shares:
            if place.needs and not any(n for n, meets in zip(share, needed, strict=True) if meets):
                continue
            rest = tuple(map(int.__sub__, left, share))
            ways = self._choices(at + 1, rest)[0]
            if ways:
                for count, taken in zip(left, share, strict=True):
                    ways *= comb(count, taken)
                weights.append(ways)
                kept.append(share)
        answer = self._known[key] = sum(weights), tuple(accumulate(weights)), tuple(kept)
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
        for at, number in enumerate(self._order):
            total, running, shares = self._choices(at, tuple(map(len, piles)))
            pick = rng.randrange(total)
            share = next(s for s, most in zip(shares, running, strict=True) if pick < most)
            for pile, count in zip(piles, share, strict=True):
                if count:
                    answer[number] |= mask_of(pile[-count:])
                    del pile[-count:]
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

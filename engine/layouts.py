"""Every way hidden cards can lie, counted exactly and drawn uniformly.

A seat's view names the cards it does not see, how many of them lie in each place, which place cannot
hold which cards, and where at least some of a set must lie. :func:`layouts` counts the layouts that fit
and draws one, each as likely as any other.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import factorial
from typing import NamedTuple

from engine.cards import CardSet, cards_of, mask_of

__all__ = ["Layouts", "Need", "layouts"]

Counts = tuple[int, ...]


class Need(NamedTuple):
    """A place (a seat) that holds at least ``least`` cards of a set."""

    place: int
    cards: CardSet
    least: int


class _Group(NamedTuple):
    """Cards that are alike to every condition: how many, where they may lie, which needs they meet."""

    size: int
    places: Counts
    needs: tuple[bool, ...]


class _Choice(NamedTuple):
    """How a group is shared out among its places, and what that leaves."""

    split: Counts
    sizes: Counts
    needs: Counts


@dataclass(frozen=True, slots=True)
class Layouts:
    """The layouts that fit; ``count`` says how many there are."""

    count: int
    _groups: tuple[_Group, ...]
    _cards: tuple[tuple[int, ...], ...]
    _sizes: Counts
    _needs: Counts
    _places: Counts

    def draw(self, rng: random.Random) -> tuple[CardSet, ...]:
        """Return the cards of every place in one layout, all equally likely.

        Raises :class:`ValueError` if none fits.
        """
        if not self.count:
            raise ValueError("no layout fits")
        held = [0] * len(self._sizes)
        sizes, needs = self._sizes, self._needs
        for at, cards in enumerate(self._cards):
            total, running, choices = _choices(self._groups, self._places, at, sizes, needs)
            number = rng.randrange(total) if len(choices) > 1 else 0
            choice = next(c for c, most in zip(choices, running, strict=True) if number < most)
            places = self._groups[at].places
            if len(places) == 1:
                held[places[0]] |= mask_of(cards)
            else:
                mixed = list(cards)
                rng.shuffle(mixed)
                for place, share in zip(places, choice.split, strict=True):
                    held[place] |= mask_of(mixed.pop() for _ in range(share))
            sizes, needs = choice.sizes, choice.needs
        return tuple(held)


def layouts(
    cards: CardSet, sizes: Sequence[int], lacks: Sequence[CardSet], needs: Sequence[Need] = ()
) -> Layouts:
    """Return the layouts of ``cards`` over places of the given sizes.

    ``lacks[place]`` are the cards the place cannot hold. The sizes add up to the number of cards, or
    nothing fits.

    >>> from engine.cards import parse_cards
    >>> hidden = mask_of(parse_cards("AS.KS.AH.KH"))
    >>> layouts(hidden, (2, 2), (0, 0)).count
    6
    >>> layouts(hidden, (2, 2), (mask_of(parse_cards("AS")), 0)).count
    3
    >>> layouts(hidden, (2, 2), (0, 0), [Need(0, mask_of(parse_cards("AH.KH")), 1)]).count
    5
    """
    kinds: dict[tuple[Counts, tuple[bool, ...]], list[int]] = {}
    open_places = [place for place, size in enumerate(sizes) if size]
    for card in cards_of(cards):
        places = tuple(place for place in open_places if not lacks[place] >> card & 1)
        meets = tuple(bool(need.cards >> card & 1) for need in needs)
        kinds.setdefault((places, meets), []).append(card)
    found = sorted(kinds.items(), key=lambda item: (len(item[0][0]), item[0]))
    groups = tuple(_Group(len(alike), *kind) for kind, alike in found)
    left = tuple(sizes)
    missing = tuple(max(0, need.least) for need in needs)
    where = tuple(need.place for need in needs)
    fits = sum(sizes) == cards.bit_count()
    count = _ways(groups, where, 0, left, missing) if fits else 0
    return Layouts(count, groups, tuple(tuple(alike) for _, alike in found), left, missing, where)


@lru_cache(maxsize=1 << 15)
def _ways(groups: tuple[_Group, ...], where: Counts, at: int, sizes: Counts, needs: Counts) -> int:
    """Count the layouts of the groups from ``at`` on; ``where`` is the place of each need."""
    if at == len(groups):
        return int(not any(needs))
    return _choices(groups, where, at, sizes, needs)[0]


@lru_cache(maxsize=1 << 15)
def _choices(
    groups: tuple[_Group, ...], where: Counts, at: int, sizes: Counts, needs: Counts
) -> tuple[int, tuple[int, ...], tuple[_Choice, ...]]:
    """Return the number of layouts, the running totals and the choices for one group."""
    group = groups[at]
    weights: list[int] = []
    choices: list[_Choice] = []
    # The last group fills what is left, so only one way of sharing it out can fit.
    splits = (
        _splits(group.size, tuple(sizes[place] for place in group.places))
        if at + 1 < len(groups)
        else _rest(group.size, group.places, sizes)
    )
    for split in splits:
        left, missing = list(sizes), list(needs)
        ways = factorial(group.size)
        for place, share in zip(group.places, split, strict=True):
            left[place] -= share
            ways //= factorial(share)
            for number, meets in enumerate(group.needs):
                if meets and where[number] == place:
                    missing[number] = max(0, missing[number] - share)
        choice = _Choice(split, tuple(left), tuple(missing))
        below = _ways(groups, where, at + 1, choice.sizes, choice.needs)
        if below:
            weights.append(ways * below)
            choices.append(choice)
    return sum(weights), tuple(accumulate(weights)), tuple(choices)


def _rest(size: int, places: Counts, sizes: Counts) -> tuple[Counts, ...]:
    split = tuple(sizes[place] for place in places)
    return (split,) if sum(split) == size == sum(sizes) else ()


@lru_cache(maxsize=1 << 12)
def _splits(size: int, room: Counts) -> tuple[Counts, ...]:
    """Return every way to share ``size`` cards among places with room for so many."""
    if not room:
        return () if size else ((),)
    return tuple(
        (share, *rest) for share in range(min(size, room[0]) + 1) for rest in _splits(size - share, room[1:])
    )

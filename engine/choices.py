"""Moves that are made of several cards: a discard, and how its choices are listed and drawn.

Where such a move is due, ``state.moves()`` and ``view.legal`` hold one token for every card that some
legal discard contains, and ``discard-none`` where nothing need be thrown: they name cards, not moves.
``discard`` says how many cards a discard has and which it must have. Everywhere else ``discard`` is
``None``, and the tokens are the moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeVar

from engine.cards import Card, CardSet, card_text, cards_of

if TYPE_CHECKING:
    from engine.game import Move, State

__all__ = ["Discard", "any_move", "discard_text", "moves"]

_Option = TypeVar("_Option")


@dataclass(frozen=True, slots=True)
class Discard:
    """What a discard is made of: every set of ``least`` to ``most`` cards between ``must`` and ``may``.

    >>> from engine.cards import cards_text, mask_of, parse_cards
    >>> discard = Discard(1, 2, mask_of(parse_cards("2C")), mask_of(parse_cards("2C.3D.4D")))
    >>> [cards_text(cards) for cards in discard]
    ['2C', '2C.3D', '2C.4D']
    """

    least: int
    most: int
    must: CardSet
    may: CardSet

    @property
    def tokens(self) -> tuple[str, ...]:
        """One token for each card that some discard contains, and ``discard-none`` where that is one."""
        cards = tuple(f"discard-{card_text(card)}" for card in cards_of(self.may)) if self.most else ()
        return cards if self.least else (*cards, "discard-none")

    def allows(self, cards: CardSet) -> bool:
        """Tell whether a set of cards is a legal discard."""
        fits = not cards & ~self.may and not self.must & ~cards
        return fits and self.least <= cards.bit_count() <= self.most

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        """Make every legal discard, the smaller ones first."""
        must = cards_of(self.must)
        rest = cards_of(self.may & ~self.must)
        for size in range(self.least - len(must), self.most - len(must) + 1):
            for more in combinations(rest, size):
                yield tuple(sorted((*must, *more)))

    def draw(self, rng: random.Random) -> tuple[Card, ...]:
        """Draw a legal discard: any size alike, then any cards alike."""
        must = cards_of(self.must)
        size = rng.randint(self.least, self.most) - len(must)
        return tuple(sorted((*must, *rng.sample(cards_of(self.may & ~self.must), size))))

    def as_json(self) -> dict[str, Any]:
        """Return ``{"least", "most", "must"}``."""
        return {"least": self.least, "most": self.most, "must": [card_text(c) for c in cards_of(self.must)]}


def discard_text(cards: Sequence[Card]) -> str:
    """Return the move that throws some cards, in ascending order.

    >>> discard_text([0, 52]), discard_text([])
    ('discard-2C-JO', 'discard-none')
    """
    return "discard-" + ("-".join(map(card_text, cards)) or "none")


def moves(state: State) -> Iterator[Move]:
    """Make every legal move of a state, one by one: a dealer may have a hundred thousand discards.

    >>> import engine
    >>> state = engine.replay(engine.shuffled(engine.parse_setup("schnapsen"), 1))
    >>> tuple(moves(state)) == state.moves()
    True
    """
    if state.discard is None:
        yield from state.moves()
    else:
        yield from map(discard_text, state.discard)


def any_move(options: Sequence[_Option], discard: Discard | None, rng: random.Random) -> _Option | str:
    """Draw a move from legal tokens, or a whole discard where one is due."""
    return rng.choice(options) if discard is None else discard_text(discard.draw(rng))

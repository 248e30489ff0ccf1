"""Who sits at the table: the learner is *you*; one opponent needs no name, several have one.

The others are called, clockwise from the learner, in the order of the alphabet, so that a name tells
where somebody sits and who plays next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import engine
from engine import RuleSet
from lessons.i18n import Translator

__all__ = ["NAMES", "TWO", "Company", "company"]

NAMES: Final = ("Ana", "Bruno", "Clara", "David", "Elena")
"""What the others are called, clockwise from the learner's left."""


@dataclass(frozen=True, slots=True)
class Company:
    """The seats and sides of a table as the learner on seat ``you`` sees them.

    ``sides`` are the seats of each side (`engine.game.Game.sides`).
    """

    sides: Sequence[Sequence[int]] = ((0,), (1,))
    you: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return sum(len(side) for side in self.sides)

    @property
    def clockwise(self) -> tuple[int, ...]:
        """Every seat, the learner's first."""
        return tuple((self.you + step) % self.seats for step in range(self.seats))

    @property
    def your_side(self) -> int:
        """The side the learner plays for."""
        return next(side for side, seats in enumerate(self.sides) if self.you in seats)

    def told(self, seat: int, t: Translator) -> str:
        """A seat inside a sentence.

        >>> [TWO.told(seat, Translator("en")) for seat in (0, 1)]
        ['you', 'your opponent']
        >>> Company(((0,), (1,), (2,), (3,)), you=2).told(3, Translator("en"))
        'Ana'
        """
        if seat == self.you:
            return t.gettext("you")
        return t.gettext("your opponent") if self.seats == 2 else self._name(seat)

    def label(self, seat: int, t: Translator) -> str:
        """A seat's name plate.

        >>> TWO.label(1, Translator("en")), Company(((0, 2), (1, 3))).label(2, Translator("es"))
        ('Opponent', 'Bruno')
        """
        if seat == self.you:
            return t.gettext("You")
        return t.gettext("Opponent") if self.seats == 2 else self._name(seat)

    def team(self, side: int, t: Translator) -> str:
        """A side inside a sentence: *you*, one name, *your team*, or the names of the team.

        >>> three = Company(((0, 3), (1, 4), (2, 5)))
        >>> three.team(0, Translator("en")), three.team(1, Translator("es"))
        ('your team', 'Ana y David')
        """
        seats = self.sides[side]
        if len(seats) == 1:
            return self.told(seats[0], t)
        if self.you in seats:
            return t.gettext("your team")
        return t.join([self._name(seat) for seat in self.clockwise if seat in seats])

    def heading(self, seats: Sequence[int], t: Translator) -> str:
        """Some seats at the beginning of a line, in the order given.

        >>> four = Company(((0,), (1,), (2,), (3,)))
        >>> four.heading([0, 3], Translator("es")), four.heading([3, 0], Translator("es"))
        ('Tú y Clara', 'Clara y tú')
        """
        first, *others = seats
        return t.join([self.label(first, t), *(self.told(seat, t) for seat in others)])

    def _name(self, seat: int) -> str:
        return NAMES[(seat - self.you) % self.seats - 1]


TWO: Final = Company()
"""Two players, one against the other."""


def company(rules: RuleSet, you: int = 0) -> Company:
    """The table of a rule set, seen from a seat.

    >>> company(engine.parse_setup("schmier(teams=2x3)")).team(0, Translator("en"))
    'your team'
    """
    return Company(engine.GAMES[rules.game].sides(rules), you)

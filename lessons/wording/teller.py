"""What a wording needs to speak: the facts, the language, the names of cards, and who is listening."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.reasons import Facts
from lessons.i18n import Translator
from lessons.names import CardNames, Name, NameList
from lessons.seats import TWO, Company

__all__ = ["Teller", "Wording"]


@dataclass(frozen=True)
class Teller:
    """The facts of one answer, ready to be put into words.

    ``yours`` says whether the answer is about the learner (the seat addressed as *you*): who wins a
    trick, who gains the game points. ``amount`` is what a settlement line pays. ``company`` are the
    others at the table, ``about`` the seat that wins the trick or the side that the line counts for.
    Where there is little room ``most`` says how many cards are named: more are highlighted on the table.
    ``beside`` says that what each side is paid and how many points it has stands beside the sentence.
    """

    t: Translator
    names: CardNames
    facts: Facts = field(default_factory=dict)
    yours: bool = True
    amount: int = 0
    company: Company = TWO
    about: int = 0
    most: int | None = None
    beside: bool = False

    def __getitem__(self, key: str) -> Any:
        """A fact as the engine gave it; :class:`KeyError` if it gave none."""
        return self.facts[key]

    def get(self, key: str, default: Any = None) -> Any:
        """A fact, or something else if the engine did not give it."""
        return self.facts.get(key, default)

    def card(self, key: str) -> Name:
        """The name of the card in a fact."""
        return self.names.card(self.facts[key])  # type: ignore[arg-type]

    def cards(self, key: str) -> NameList:
        """The names of the cards in a fact."""
        named = self.names.cards(self.facts[key])  # type: ignore[arg-type]
        return named if self.most is None or len(named) <= self.most else named.shown()

    def who(self, seat: int | None = None) -> str:
        """A seat inside a sentence, by default the one that wins the trick: *you* or a name."""
        return self.company.told(self.about if seat is None else seat, self.t)

    def team(self, side: int | None = None) -> str:
        """A side inside a sentence, by default the one that the line counts for."""
        return self.company.team(self.about if side is None else side, self.t)

    def suit(self, key: str) -> Name:
        """The name of the suit in a fact: a suit's letter, or the suit of a card."""
        return self.names.suit(str(self.facts[key])[-1])


Wording = Callable[[Teller], str]
"""One message of a clause, as a function of its facts."""

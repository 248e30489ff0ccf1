"""The address of a question that a seed stands for: what a link says, and what the question follows from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

import engine
from engine import RuleSet
from lessons.drills.problem import Unasked
from lessons.i18n import N_

__all__ = ["BAD_LINK", "DEFAULT_LEVEL", "LEVELS", "Seeded"]

LEVELS = (1, 2, 3)
"""How hard a drill can be."""

DEFAULT_LEVEL = 2
BAD_LINK = N_("This link names no drill.")


@dataclass(frozen=True, slots=True)
class Seeded:
    """A question by its seed: always the same one.

    ``target`` is the id of the rule it shall be about (else the seed chooses one), ``difficulty`` 1 to 3:
    more tempting wrong answers are harder. ``against`` is the id of a misconception that it shall tell
    from the rules, or several ids joined by dots, the first of them also from the others.

    >>> Seeded("claim", engine.parse_setup("schnapsen"), 7, difficulty=3).link
    '/drill?kind=claim&game=schnapsen&seed=7&level=3'
    """

    kind: str
    rules: RuleSet
    seed: int
    target: str | None = None
    against: str | None = None
    difficulty: int = DEFAULT_LEVEL

    @property
    def query(self) -> dict[str, str]:
        """The parts of its address; what is as usual is left out."""
        query = {"kind": self.kind, "game": self.rules.text, "seed": str(self.seed)}
        query |= {"rule": self.target} if self.target else {}
        query |= {"against": self.against} if self.against else {}
        return query | ({"level": str(self.difficulty)} if self.difficulty != DEFAULT_LEVEL else {})

    @property
    def link(self) -> str:
        """Its address on the site."""
        return f"/drill?{urlencode(self.query)}"

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Seeded:
        """The question of an address with a seed.

        Raises :class:`Unasked`, :class:`engine.Unreadable` or ``ValueError`` for one that cannot be read.

        >>> Seeded.read({"kind": "claim", "game": "schnapsen", "seed": "7"}).seed
        7
        """
        level = int(query.get("level", DEFAULT_LEVEL))
        if level not in LEVELS:
            raise Unasked(BAD_LINK)
        return cls(
            query.get("kind", ""),
            engine.parse_setup(query.get("game", "")),
            int(query["seed"]),
            query.get("rule"),
            query.get("against"),
            level,
        )

"""What a drill asks, before it is put into words: a situation and a question about it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from engine import Card, Match, Move, RuleId, RuleSet, State
from lessons.i18n import Translator
from lessons.misconceptions import TRUE, Misconception, World
from lessons.names import CardNames

__all__ = ["Given", "Maker", "Problem", "Shown", "Speaker", "Unasked"]


class Unasked(Exception):
    """A drill that cannot be made; the message is one sentence, an English message id.

    >>> str(Unasked("There is no drill of this kind."))
    'There is no drill of this kind.'
    """


@dataclass(frozen=True, slots=True)
class Problem:
    """A situation and which question of its kind is asked about it.

    ``aspect`` is the id of the rule it was looked for, empty if the situation was given.
    ``state`` is the whole situation, ``moves`` what the question tells to have happened then, ``move`` or
    ``cards`` what it asks about; ``topic`` tells apart questions about one clause, ``side`` whose count is
    meant; ``seat`` is the learner. ``world`` is what the engine is asked through.
    """

    kind: str
    aspect: str
    rules: RuleSet
    seat: int = 0
    state: State | None = None
    moves: tuple[Move, ...] = ()
    move: Move | None = None
    cards: tuple[Card, ...] = ()
    match: Match | None = None
    topic: str = ""
    side: int = 0
    world: World = field(default=TRUE, compare=False, repr=False)

    def believing(self, model: Misconception) -> Problem:
        """The same problem as a player with a misconception sees it."""
        return replace(self, world=model.world)


@dataclass(frozen=True, slots=True)
class Given:
    """What a lesson's *ask* step gives besides the situation.

    The situation is the one that ``moves`` lead to from ``start``.
    """

    move: Move | None = None
    moves: tuple[Move, ...] = ()
    start: State | None = None
    cards: tuple[Card, ...] = ()
    trump: int | None = None
    seat: int = 0
    match: Match | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What the reader gets to see of a problem, as text forms."""

    position: str | None = None
    record: str | None = None
    match: str | None = None


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who puts a problem into words: a language and the names of cards."""

    names: CardNames

    @property
    def t(self) -> Translator:
        """The translator."""
        return self.names.translator


class Maker(Protocol):
    """One kind of drill for one game. ``targets`` are the clauses it can be asked to be about."""

    @property
    def kind(self) -> str:
        """The name of the kind."""

    @property
    def targets(self) -> tuple[RuleId, ...]:
        """The clauses a drill of this kind can be about."""

    @property
    def multiple(self) -> bool:
        """Whether all accepted options have to be chosen."""

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Problems about a clause from real play, one after the other; few or none if it is rare."""

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The problem a lesson asks; raises :class:`Unasked` if there is nothing to ask."""

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same problem under other rules."""

    def solve(self, problem: Problem) -> frozenset[str]:
        """Every right answer, as the engine gives it in the problem's world."""

    def options(self, problem: Problem) -> Sequence[str]:
        """All options, where they do not depend on the difficulty; else nothing."""

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Further answers a hurried player might give, the likeliest first.

        Each comes with a sentence that says what went wrong (an English message id).
        """

    def shown(self, problem: Problem) -> Shown:
        """What the reader sees."""

    def question(self, problem: Problem, of: Speaker) -> str:
        """The question, in whole sentences."""

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """How an answer is shown."""

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause that decides an answer, and what it says about it here."""

    def idea(self, problem: Problem, of: Speaker) -> str:
        """The first hint: where to look; the same whatever the answer is."""

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards that matter."""

"""The shape of the content: lessons, steps, values, goals, clauses, rule cards and terms.

Everything here is frozen and refuses unknown fields; docs/content.md says what each field means.
No prose stands in these values: it comes from the Markdown beside them (see :mod:`lessons.prose`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

__all__ = [
    "LITERALS",
    "Ask",
    "Clause",
    "CourseEntry",
    "Example",
    "Goal",
    "Lesson",
    "Read",
    "RuleCard",
    "Rulebook",
    "Separation",
    "Step",
    "Temptation",
    "Term",
    "Tip",
    "Try",
    "Value",
    "Word",
]


LITERALS = ("card", "cards", "rank", "seat", "suit", "quoted")
"""Marks of the prose that carry their own argument instead of naming a value."""


def _listed(value: Any) -> Any:
    """Let one text stand for a list of one."""
    return [value] if isinstance(value, str) else value


def _worded(value: Any) -> Any:
    """Let a number or a list stand for its text, so that answers can be written naturally."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return ".".join(str(part) for part in value) or "-"
    return value


def _not_a_mark(name: str) -> str:
    """Refuse a value's name that a mark of its own already has."""
    if name in LITERALS:
        raise ValueError(f"'{name}' is a mark of its own; choose another name")
    return name


Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
RuleName = Annotated[str, Field(pattern=r"^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$")]
Item = Annotated[str, Field(pattern=r"^00[0-4]\.[0-9]{1,3}$")]
Texts = Annotated[tuple[str, ...], BeforeValidator(_listed)]
ValueName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$"), AfterValidator(_not_a_mark)]
Answer = Annotated[str, BeforeValidator(_worded)]
Moves = Annotated[str, BeforeValidator(_worded), Field(min_length=1)]

Find = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
"""A question of :mod:`lessons.values`; which ones there are depends on the game, and the linter knows."""
Suit = Literal["C", "S", "H", "D"]
Hidden = Literal["bids", "stock", "teams", "trump"]
Contract = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*(-[CSHD])?$")]
Seat = Annotated[int, Field(ge=0, le=5)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", str_strip_whitespace=True)


class Value(_Frozen):
    """What a placeholder says: one question to the engine.

    ``at`` is a position, record or match (default: what the step shows), ``moves`` are played on it,
    ``under`` reads it under another set-up, ``seat`` counts from 0. ``trump`` or ``contract`` (a bid) say
    what is trumps where cards are compared without a position.
    """

    find: Find
    at: str | None = None
    moves: Moves | None = None
    under: str | None = None
    seat: Seat | None = None
    cards: str | None = None
    trump: Suit | None = None
    contract: Contract | None = None
    move: str | None = None
    option: str | None = None


class Goal(_Frozen):
    """When a *try* step is done; everything given must hold.

    >>> Goal(wins="trick").given
    ('wins',)
    """

    legal: Literal[True] | None = None
    refused: RuleName | None = None
    wins: Literal["trick", "side", "deal", "nothing"] | None = None
    played: Texts | None = None
    choice: Literal["winning", "losing", "trumps", "worthless", "dearest", "best"] | None = None
    points: Annotated[int, Field(ge=1)] | None = None
    game_points: Annotated[int, Field(ge=1)] | None = None
    keeps: str | None = None

    @property
    def given(self) -> tuple[str, ...]:
        """The names of the conditions that are set."""
        return tuple(name for name in type(self).model_fields if getattr(self, name) is not None)

    @model_validator(mode="after")
    def _something(self) -> Goal:
        if not self.given:
            raise ValueError("a goal needs at least one condition")
        return self


class Temptation(_Frozen):
    """A line of moves that a learner is likely to try and that does not reach the goal.

    ``rule`` is the clause that refuses the last move; without it the line is legal but misses.
    """

    moves: Moves
    rule: RuleName | None = None


class _Step(_Frozen):
    id: Slug
    show: str | None = None
    moves: Moves | None = None
    seat: Seat = 0
    values: dict[ValueName, Value] = {}
    compare: Texts = ()
    hide: tuple[Hidden, ...] = ()


class Read(_Step):
    """Prose, with or without a table; ``packs`` are cards to be seen in both packs."""

    kind: Literal["read"]
    packs: str | None = None


class Try(_Step):
    """A position in which the learner plays until the goal holds; ``packs`` as in :class:`Read`."""

    kind: Literal["try"]
    show: str
    packs: str | None = None
    goal: Goal
    solution: Moves
    temptations: tuple[Temptation, ...] = ()
    opponent: Literal["none", "beginner", "sensible"] = "none"


class Ask(_Step):
    """A drill question on a given position, answered and marked by :mod:`lessons.drills`."""

    kind: Literal["ask"]
    drill: Slug
    move: str | None = None
    cards: str | None = None
    trump: Suit | None = None
    match: str | None = None
    answer: Answer | None = None

    @model_validator(mode="after")
    def _something_to_ask_about(self) -> Ask:
        if self.show is None and self.cards is None and self.match is None:
            raise ValueError("a question needs a position in 'show', some 'cards' or a 'match'")
        return self


class Tip(_Step):
    """A tip of a document, true or not: ``tip`` names a check of :mod:`lessons.tips`.

    It is examined under ``under``, a set-up text, or else under the rules of the lesson.
    """

    kind: Literal["tip"]
    tip: Slug
    under: str | None = None


Step = Annotated[Read | Try | Ask | Tip, Field(discriminator="kind")]


class Lesson(_Frozen):
    """One lesson without its prose; ``items`` are numbered source items such as ``001.24``.

    ``hide`` names the parts of the table that the course has not come to yet.
    """

    id: Slug
    rules: tuple[RuleName, ...]
    items: tuple[Item, ...] = ()
    setup: str
    hide: tuple[Hidden, ...] = ()
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    def step(self, name: str) -> Step:
        """Return the step of an id; :class:`KeyError` if there is none."""
        for step in self.steps:
            if step.id == name:
                return step
        raise KeyError(name)


class CourseEntry(_Frozen):
    """A lesson's place in the course and the lessons that come before it."""

    lesson: Slug
    after: Annotated[tuple[Slug, ...], BeforeValidator(_listed)] = ()


class Example(_Frozen):
    """An executed example: a question to the engine and the answer the linter holds it to.

    ``under`` maps other set-ups to the answer that the same position has there.
    """

    at: str
    moves: Moves | None = None
    find: Find
    move: str | None = None
    seat: Seat | None = None
    answer: Answer
    under: dict[str, Answer] = {}


class Separation(_Frozen):
    """A position with different answers under different set-ups; the linter demands the difference."""

    at: str
    moves: Moves | None = None
    find: Find
    move: str | None = None
    seat: Seat | None = None
    under: Annotated[tuple[str, ...], Field(min_length=2)]


class Clause(_Frozen):
    """One clause of a rulebook."""

    rule: RuleName
    sources: Annotated[Texts, Field(min_length=1)]
    items: tuple[Item, ...] = ()
    options: Texts = ()
    drill: Slug
    see: Annotated[tuple[RuleName, ...], BeforeValidator(_listed)] = ()
    values: dict[ValueName, Value] = {}
    examples: tuple[Example, ...] = ()


class RuleCard(_Frozen):
    """A ruling where sources contradict each other, themselves, or say nothing."""

    id: Annotated[str, Field(pattern=r"^[CG]-[0-9]{2}$")]
    rules: Annotated[tuple[RuleName, ...], BeforeValidator(_listed)]
    sources: Annotated[Texts, Field(min_length=1)]
    items: tuple[Item, ...] = ()
    options: Texts = ()
    values: dict[ValueName, Value] = {}
    separates: Separation | None = None


class Rulebook(_Frozen):
    """All clauses and rule cards of one game; ``quick`` lists the clauses of the quick reference.

    ``goal`` are those of them that say what is played for: the reference begins with them.
    """

    clauses: tuple[Clause, ...]
    cards: tuple[RuleCard, ...] = ()
    quick: tuple[RuleName, ...] = ()
    goal: tuple[RuleName, ...] = ()


class Term(_Frozen):
    """One term of the glossary without its words: original words, games, rules, related terms."""

    id: Slug
    original: Texts = ()
    games: Texts = ()
    rules: Annotated[tuple[RuleName, ...], BeforeValidator(_listed)] = ()
    items: tuple[Item, ...] = ()
    related: Annotated[tuple[Slug, ...], BeforeValidator(_listed)] = ()
    values: dict[ValueName, Value] = {}


class Word(_Frozen):
    """A term in one language: its word, other spellings, and the gloss.

    ``elsewhere`` says what the same word means in other games, by game; ``gloss`` is the sense of the
    term's first game.
    """

    word: str
    also: Texts = ()
    gloss: str
    elsewhere: dict[str, str] = {}

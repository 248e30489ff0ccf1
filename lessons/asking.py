"""The questions of lessons: an *ask* step is a drill on the author's own position.

:mod:`lessons.drills` offers ``KINDS``, the names of all drills, and ``ask(kind, rules, facts,
language)``, which returns a drill: ``question``, ``options`` (each ``answer``, ``text``,
``explanation``), ``accepted``, ``rule``, ``multiple``. ``facts`` maps ``position`` (a position or
record), ``moves``, ``move``, ``cards``, ``trump`` and ``seat`` to text, as far as the step names them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from lessons.model import Ask
from lessons.situation import open_situation, with_setup

if TYPE_CHECKING:
    from engine import RuleSet

__all__ = ["Drill", "DrillOption", "ask", "kinds"]


class DrillOption(Protocol):
    """One thing to choose, and what is said when it was chosen."""

    @property
    def answer(self) -> str:
        """A move token, a card, a seat, a number, ``yes`` or ``no``."""

    @property
    def text(self) -> str:
        """The option in the reader's language."""

    @property
    def explanation(self) -> str:
        """Why it is right or wrong, in whole sentences."""


class Drill(Protocol):
    """One question with its options, as far as a lesson needs it."""

    @property
    def question(self) -> str:
        """The question in the reader's language."""

    @property
    def options(self) -> Sequence[DrillOption]:
        """What can be answered."""

    @property
    def accepted(self) -> Sequence[str]:
        """Every right answer; with ``multiple`` all of them together are the right answer."""

    @property
    def multiple(self) -> bool:
        """Whether several options are to be chosen."""


def kinds() -> Collection[str]:
    """The names of all drills."""
    found: Collection[str] = import_module("lessons.drills").KINDS
    return found


def ask(step: Ask, rules: RuleSet, language: str, *, under: str | None = None) -> Drill:
    """The question of a step, perhaps under another set-up.

    Raises ``Unreadable`` or ``Refused`` for a bad position, ``ValueError`` if the drill cannot ask it.
    """
    facts = {"seat": str(step.seat)}
    if step.show is not None:
        facts["position"] = with_setup(step.show, under) if under else step.show
        rules = open_situation(step.show, step.moves, under=under).rules
    for name in ("moves", "move", "cards", "trump"):
        given = getattr(step, name)
        if given is not None:
            facts[name] = given
    drill: Drill = import_module("lessons.drills").ask(step.drill, rules, facts, language)
    return drill

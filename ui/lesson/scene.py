"""One step as its screen needs it: the reader, the values of its prose, its texts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import engine
from engine import RuleSet
from lessons.load import LoadedLesson
from lessons.model import Step
from lessons.names import CardNames
from lessons.prose import Section
from lessons.render import Reader, render
from lessons.values import Answer, find_value
from ui.context import Context
from ui.question.onward import Verdict
from ui.rule import linker, reader

__all__ = ["Drawn", "Foot", "Scene", "scene"]


Drawn = Callable[[], None]
"""Draws a part of a step, when its turn has come."""


class Foot(Protocol):
    """Draws the bar of a step that is ``done`` now or not yet: the way back and on.

    ``verdict`` is what was said of the last answer, in short; ``hint`` draws what is offered as long as
    nothing was said, ``again`` what is offered instead of leaving the step out.
    """

    def __call__(
        self,
        *,
        done: bool,
        verdict: Verdict | None = None,
        hint: Drawn | None = None,
        again: Drawn | None = None,
    ) -> None:
        """Draw it."""


@dataclass(frozen=True)
class Scene:
    """A step in front of its reader."""

    context: Context
    lesson: str
    step: Step
    section: Section
    rules: RuleSet
    reader: Reader
    values: dict[str, Answer]
    hide: frozenset[str] = frozenset()
    finished: bool = False
    """Whether the reader had done the step before."""

    @property
    def key(self) -> str:
        """The name of the step's place on the page."""
        return f"{self.lesson}-{self.step.id}"

    @property
    def names(self) -> CardNames:
        """The names of the cards for this reader."""
        return self.reader.names

    @property
    def text(self) -> str:
        """The step's own prose as Markdown."""
        return self._fill(self.section.text)

    def part(self, name: str) -> str:
        """A part of the prose (``hint``, ``solved``, a temptation) as Markdown; empty if there is none."""
        part = self.section.part(name)
        return self._fill(part.text) if part else ""

    def finish(self) -> None:
        """Store that the step is done."""
        self.context.store.learnt.finish_step(
            self.context.learner, self.lesson, self.step.id, self.context.now
        )

    def _fill(self, text: str) -> str:
        return render(text, self.values, self.reader, linker(self.context, self.rules.text))


def scene(context: Context, loaded: LoadedLesson, step: Step, *, finished: bool = False) -> Scene:
    """Set a step before its reader: its values are computed, in the reader's words."""
    rules = engine.parse_setup(loaded.lesson.setup)
    values = {
        name: find_value(value, rules, step.show, step.moves, step.seat)
        for name, value in step.values.items()
    }
    section = loaded.pages[context.language].section(step.id)
    here = reader(context, rules.game, step.seat).at(rules)
    hide = frozenset((*loaded.lesson.hide, *step.hide))
    return Scene(context, loaded.lesson.id, step, section, rules, here, values, hide, finished)

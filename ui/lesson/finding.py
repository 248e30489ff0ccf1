"""From the address to a lesson and its step."""

from dataclasses import dataclass

from lessons.load import Content, LoadedLesson
from lessons.model import Step

__all__ = ["END", "Place", "Unknown", "find"]

END = "end"
"""What the address calls the place after the last step."""


class Unknown(Exception):
    """An address that names no lesson or no step; ``lesson`` is the id of the lesson if that is known."""

    def __init__(self, lesson: str | None = None) -> None:
        self.lesson = lesson


@dataclass(frozen=True)
class Place:
    """A lesson and where the reader is in it: the number of a step from 0, ``None`` at its end."""

    loaded: LoadedLesson
    at: int | None

    @property
    def step(self) -> Step:
        """The step; :class:`TypeError` at the end of the lesson."""
        if self.at is None:
            raise TypeError("the end of a lesson is no step")
        return self.loaded.lesson.steps[self.at]

    @property
    def before(self) -> str | None:
        """The step before, ``None`` at the first."""
        if self.at is None:
            return self.loaded.lesson.steps[-1].id
        return self.loaded.lesson.steps[self.at - 1].id if self.at else None

    @property
    def after(self) -> str:
        """The step after, or the end."""
        steps = self.loaded.lesson.steps
        return END if self.at is None or self.at + 1 == len(steps) else steps[self.at + 1].id


def find(content: Content, lesson: str, step: str | None) -> Place:
    """The place that an address names.

    A lesson is named by its id or by its folder (``050-strict``, ``schnapsen/050-strict``), a step by its id
    or by its number from 1; without a step it is the first. Raises :class:`Unknown`.

    >>> from lessons.load import content
    >>> find(content(), "schnapsen/010-pack", None).at
    0
    >>> find(content(), "schnapsen-strict", "head-it").before
    'try-trump'
    """
    loaded = content.lessons.get(lesson) or next(
        (each for each in content.lessons.values() if lesson in {each.folder, f"{each.game}/{each.folder}"}),
        None,
    )
    if loaded is None:
        raise Unknown
    if step is None:
        return Place(loaded, 0)
    steps = [each.id for each in loaded.lesson.steps]
    if step in steps:
        return Place(loaded, steps.index(step))
    if step == END:
        return Place(loaded, None)
    if step.isascii() and step.isdigit() and 0 < int(step[:6]) <= len(steps):
        return Place(loaded, int(step[:6]) - 1)
    raise Unknown(loaded.lesson.id)

"""How far a learner has come: pure sums over the content and what the store remembers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lessons.store import Tally

__all__ = ["LessonProgress", "Outline", "course_progress", "next_lesson", "overall", "weakest"]


@dataclass(frozen=True)
class Outline:
    """What progress needs to know about a lesson: its id, its title for the reader, its step ids."""

    lesson: str
    title: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class LessonProgress:
    """How much of a lesson is done; `next_step` counts from 1 and is the first one that is not."""

    lesson: str
    title: str
    done: int
    total: int
    next_step: int

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.done == self.total

    @property
    def begun(self) -> bool:
        """Whether some steps are done and some are not."""
        return 0 < self.done < self.total


def course_progress(
    outlines: Iterable[Outline], steps: frozenset[tuple[str, str]]
) -> tuple[LessonProgress, ...]:
    """The progress in each lesson of a course, in its order.

    Steps that a lesson no longer has count for nothing, so that no lesson is ever more than finished.

    >>> outline = Outline("strict", "Strict play", ("follow", "head"))
    >>> done = frozenset({("strict", "follow"), ("strict", "gone")})
    >>> course_progress([outline], done)
    (LessonProgress(lesson='strict', title='Strict play', done=1, total=2, next_step=2),)
    """
    found = []
    for outline in outlines:
        done = [(outline.lesson, step) in steps for step in outline.steps]
        first = done.index(False) if False in done else 0
        found.append(LessonProgress(outline.lesson, outline.title, sum(done), len(done), next_step=first + 1))
    return tuple(found)


def next_lesson(course: Sequence[LessonProgress]) -> LessonProgress | None:
    """The lesson to go on with: one that was begun, else the first unfinished; `None` when all are done.

    >>> one, two = LessonProgress("a", "A", 0, 3, 1), LessonProgress("b", "B", 1, 3, 2)
    >>> next_lesson([one, two]).lesson, next_lesson([one]).lesson, next_lesson([])
    ('b', 'a', None)
    """
    for lesson in course:
        if lesson.begun:
            return lesson
    return next((lesson for lesson in course if not lesson.finished), None)


def overall(course: Sequence[LessonProgress]) -> tuple[int, int]:
    """The lessons finished, and all lessons.

    >>> overall([LessonProgress("a", "A", 3, 3, 1), LessonProgress("b", "B", 1, 3, 2)])
    (1, 2)
    """
    return sum(lesson.finished for lesson in course), len(course)


def weakest(tallies: Iterable[Tally]) -> list[Tally]:
    """The tallies, those with the smallest share of right answers first, then the most asked."""
    return sorted(tallies, key=lambda tally: (tally.right / tally.asked, -tally.asked, tally.rule))

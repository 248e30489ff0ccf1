"""The lessons of a game as the screens list them."""

import logging

from lessons.load import content
from lessons.problem import ContentError
from lessons.progress import Outline
from ui.context import Context

__all__ = ["outlines"]


def outlines(context: Context, game: str) -> tuple[Outline, ...]:
    """The lessons of a game in the order of its course, titled in the reader's language.

    None if the content cannot be read: a broken lesson must not take the start page down with it.
    """
    try:
        lessons = content().ordered(game)
    except ContentError:
        logging.getLogger(__name__).exception("the content cannot be read")
        return ()
    return tuple(
        Outline(
            loaded.lesson.id,
            loaded.pages[context.language].title,
            tuple(step.id for step in loaded.lesson.steps),
        )
        for loaded in lessons
    )

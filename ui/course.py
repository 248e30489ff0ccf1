"""The lessons of a game as the screens list them: a line each, and what there is to say of it on demand."""

import logging
from collections.abc import Mapping, Sequence
from html import escape

from lessons.load import content
from lessons.problem import ContentError
from lessons.progress import LessonProgress, Outline
from ui.context import Context

__all__ = ["lesson_list", "outlines"]


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


def lesson_list(
    context: Context,
    course: Sequence[LessonProgress],
    more: Mapping[str, str] | None = None,
    here: LessonProgress | None = None,
) -> str:
    """HTML of a course, a line for each lesson that leads to where one goes on in it.

    ``more`` is HTML by lesson that a button at the end of its line opens; the line of ``here`` stands out.
    One element of the page, however many lessons there are.
    """
    lines = []
    for number, lesson in enumerate(course, 1):
        told = (more or {}).get(lesson.lesson, "")
        if told:
            label = context.t.gettext("More about the lesson: {title}", title=lesson.title)
            told = (
                f'<details><summary aria-label="{escape(label)}">'
                '<span class="baza-sign" aria-hidden="true">expand_more</span></summary>'
                f"<div>{told}</div></details>"
            )
        current = ' aria-current="step"' if lesson == here else ""
        tone = "more" if told else "plain"
        lines.append(f'<li class="{tone}"{current}>{_way(context, number, lesson)}{told}</li>')
    return f'<ol class="baza-lessons">{"".join(lines)}</ol>'


def _way(context: Context, number: int, lesson: LessonProgress) -> str:
    t = context.t
    title = t.gettext("{number}. {title}", number=t.number(number), title=lesson.title)
    told = t.gettext("{done} of {total}", done=t.number(lesson.done), total=t.number(lesson.total))
    if lesson.finished:
        sign, tone = "check_circle", "done"
    elif lesson.begun:
        sign, tone = "clock_loader_40", "begun"
    else:
        sign, tone, told = "circle", "open", t.ngettext("{number} step", "{number} steps", lesson.total)
    address = escape(context.url("learn", lesson=lesson.lesson, step=lesson.next_step))
    return (
        f'<a class="{tone}" href="{address}" target="_self">'
        f'<span class="baza-sign" aria-hidden="true">{sign}</span>'
        f"<b>{escape(title)}</b> <small>{escape(told)}</small></a>"
    )

"""The content linter: ``python -m lessons check``.

Everything is read, every example is run through the engine, every text is filled in every language
and with either deck; what is wrong is said with file and line, one sentence each.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lessons.checking.glossary import check_glossary
from lessons.checking.lessons import check_lesson
from lessons.checking.rulebook import check_rulebook
from lessons.load import Content, read_content
from lessons.problem import Problem
from lessons.yaml_file import CONTENT

__all__ = ["check", "main"]


def check(root: Path = CONTENT) -> tuple[Problem, ...]:
    """Every fault of the content under a folder, in order of file and line; none when all is well."""
    content, problems = read_content(root)
    return tuple(sorted({*problems, *_check(content)}))


def _check(content: Content) -> Iterator[Problem]:
    for game in content.course:
        if game not in content.rulebooks and content.course_file is not None:
            yield content.course_file.problem(f"{game} is taught and has no rulebook.", game)
    for lesson in content.lessons.values():
        yield from check_lesson(lesson, content)
    for book in content.rulebooks.values():
        yield from check_rulebook(book, content)
    yield from check_glossary(content)


def main() -> int:
    """Print every fault; 1 if there is any."""
    problems = check()
    for problem in problems:
        print(problem)
    if not problems:
        content, _ = read_content(CONTENT)
        print(
            f"{len(content.lessons)} lessons, {sum(len(b.book.clauses) for b in content.rulebooks.values())} "
            f"clauses and {len(content.terms)} terms are in order."
        )
    return 1 if problems else 0

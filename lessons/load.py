"""Load the content: YAML and Markdown files to frozen values.

:func:`content` is what the app uses: everything, read once, or :class:`ContentError`. :func:`read_content`
is what the linter uses: as much as can be read, and every fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine import GAMES
from lessons.i18n import LANGUAGES
from lessons.model import CourseEntry, Lesson, Rulebook, Term, Word
from lessons.problem import ContentError, Problem
from lessons.prose import Page, read_page
from lessons.yaml_file import CONTENT, YamlFile, read_yaml

__all__ = ["CONTENT", "Content", "LoadedLesson", "LoadedRulebook", "LoadedTerm", "content", "read_content"]


@dataclass(frozen=True)
class LoadedLesson:
    """A lesson with its prose: ``pages`` by language; ``file`` knows the lines of ``lesson.yaml``."""

    game: str
    folder: str
    lesson: Lesson
    file: YamlFile
    pages: Mapping[str, Page]


@dataclass(frozen=True)
class LoadedRulebook:
    """A rulebook with its prose."""

    game: str
    book: Rulebook
    file: YamlFile
    pages: Mapping[str, Page]


@dataclass(frozen=True)
class LoadedTerm:
    """A term with its words by language; ``line`` is where it stands in ``terms.yaml``."""

    term: Term
    line: int
    words: Mapping[str, Word]
    word_lines: Mapping[str, int]


@dataclass(frozen=True)
class Content:
    """Everything authors wrote. Lessons by id, the course and the rulebooks by game, terms by id."""

    lessons: Mapping[str, LoadedLesson] = field(default_factory=dict)
    course: Mapping[str, tuple[CourseEntry, ...]] = field(default_factory=dict)
    course_file: YamlFile | None = None
    rulebooks: Mapping[str, LoadedRulebook] = field(default_factory=dict)
    terms: Mapping[str, LoadedTerm] = field(default_factory=dict)
    term_files: Mapping[str, str] = field(default_factory=dict)

    def ordered(self, game: str) -> tuple[LoadedLesson, ...]:
        """The lessons of a game in the order of its course; none for a game without a course."""
        return tuple(self.lessons[entry.lesson] for entry in self.course.get(game, ()))


@lru_cache
def content() -> Content:
    """All content, read once; raises :class:`ContentError` if any of it cannot be read.

    >>> "schnapsen" in content().course
    True
    """
    loaded, problems = read_content(CONTENT)
    if problems:
        raise ContentError(problems)
    return loaded


def read_content(root: Path) -> tuple[Content, tuple[Problem, ...]]:
    """Read the content under a folder: what can be read, and every fault in order."""
    problems: list[Problem] = []
    lessons: dict[str, LoadedLesson] = {}
    rulebooks: dict[str, LoadedRulebook] = {}
    for game in GAMES:
        for path in sorted((root / game).glob("*/lesson.yaml")):
            lesson = _lesson(game, path, problems)
            if lesson is None:
                continue
            if lesson.lesson.id in lessons:
                problems.append(lesson.file.problem(f"The lesson '{lesson.lesson.id}' exists already.", "id"))
            lessons.setdefault(lesson.lesson.id, lesson)
        path = root / game / "rulebook" / "rulebook.yaml"
        if path.exists():
            book = _rulebook(game, path, problems)
            if book is not None:
                rulebooks[game] = book
    course, course_file = _course(root / "course.yaml", lessons, problems)
    terms, files = _terms(root / "glossary", problems)
    return Content(lessons, course, course_file, rulebooks, terms, files), tuple(sorted(problems))


def _lesson(game: str, path: Path, problems: list[Problem]) -> LoadedLesson | None:
    try:
        file = read_yaml(path)
        lesson = file.model(Lesson)
    except ContentError as error:
        problems += error.problems
        return None
    seen: set[str] = set()
    for place, step in enumerate(lesson.steps):
        if step.id in seen:
            problems.append(file.problem(f"The step '{step.id}' stands here twice.", "steps", place))
        seen.add(step.id)
    pages = _pages(path.parent, problems)
    return LoadedLesson(game, path.parent.name, lesson, file, pages)


def _rulebook(game: str, path: Path, problems: list[Problem]) -> LoadedRulebook | None:
    try:
        file = read_yaml(path)
        book = file.model(Rulebook)
    except ContentError as error:
        problems += error.problems
        return None
    return LoadedRulebook(game, book, file, _pages(path.parent, problems))


def _pages(folder: Path, problems: list[Problem]) -> dict[str, Page]:
    pages: dict[str, Page] = {}
    for language in LANGUAGES:
        try:
            pages[language] = read_page(folder / f"{language}.md")
        except ContentError as error:
            problems += error.problems
    return pages


def _course(
    path: Path, lessons: Mapping[str, LoadedLesson], problems: list[Problem]
) -> tuple[dict[str, tuple[CourseEntry, ...]], YamlFile | None]:
    try:
        file = read_yaml(path)
    except ContentError as error:
        problems += error.problems
        return {}, None
    if not isinstance(file.data, dict):
        problems.append(file.problem("The course must name games, each with its lessons."))
        return {}, file
    course: dict[str, tuple[CourseEntry, ...]] = {}
    for game, entries in file.data.items():
        if game not in GAMES:
            problems.append(file.problem(f"There is no game '{game}'.", game))
            continue
        if not isinstance(entries, list):
            problems.append(file.problem(f"The course of {game} must be a list of lessons.", game))
            continue
        kept: list[CourseEntry] = []
        for place in range(len(entries)):
            try:
                entry = file.model(CourseEntry, game, place)
            except ContentError as error:
                problems += error.problems
                continue
            before = {kept_entry.lesson for kept_entry in kept}
            for name in entry.after:
                if name not in before:
                    sentence = f"The lesson '{name}' does not come before '{entry.lesson}'."
                    problems.append(file.problem(sentence, game, place, "after"))
            if entry.lesson in before:
                problems.append(file.problem(f"The lesson '{entry.lesson}' stands here twice.", game, place))
            elif entry.lesson not in lessons or lessons[entry.lesson].game != game:
                problems.append(
                    file.problem(f"{game} has no lesson '{entry.lesson}'.", game, place, "lesson")
                )
            else:
                kept.append(entry)
        course[game] = tuple(kept)
    placed = {entry.lesson for entries in course.values() for entry in entries}
    for name, lesson in lessons.items():
        if name not in placed:
            problems.append(lesson.file.problem(f"The course does not have the lesson '{name}'.", "id"))
    return course, file


def _terms(folder: Path, problems: list[Problem]) -> tuple[dict[str, LoadedTerm], dict[str, str]]:
    try:
        file = read_yaml(folder / "terms.yaml")
    except ContentError as error:
        problems += error.problems
        return {}, {}
    words: dict[str, dict[str, tuple[Word, int]]] = {}
    names = {"terms": file.name}
    for language in LANGUAGES:
        words[language] = _words(folder / f"{language}.yaml", language, names, problems)
    if not isinstance(file.data, list):
        problems.append(file.problem("The terms must be a list."))
        return {}, names
    terms: dict[str, LoadedTerm] = {}
    for place in range(len(file.data)):
        try:
            term = file.model(Term, place)
        except ContentError as error:
            problems += error.problems
            continue
        if term.id in terms:
            problems.append(file.problem(f"The term '{term.id}' stands here twice.", place))
            continue
        found = {language: words[language][term.id] for language in LANGUAGES if term.id in words[language]}
        for language in LANGUAGES:
            if language not in found:
                problems.append(file.problem(f"The term '{term.id}' has no words in {language}.", place))
        terms[term.id] = LoadedTerm(
            term,
            file.line(place),
            {language: word for language, (word, _) in found.items()},
            {language: line for language, (_, line) in found.items()},
        )
    for language, entries in words.items():
        for name, (_, line) in entries.items():
            if name not in terms:
                sentence = f"There is no term '{name}' in terms.yaml."
                problems.append(Problem(names[language], line, sentence))
    return terms, names


def _words(
    path: Path, language: str, names: dict[str, str], problems: list[Problem]
) -> dict[str, tuple[Word, int]]:
    try:
        file = read_yaml(path)
    except ContentError as error:
        problems += error.problems
        return {}
    names[language] = file.name
    if not isinstance(file.data, dict):
        problems.append(file.problem("The words must be named by their terms."))
        return {}
    words: dict[str, tuple[Word, int]] = {}
    for name in file.data:
        try:
            words[str(name)] = (file.model(Word, name), file.line(name))
        except ContentError as error:
            problems += error.problems
    return words

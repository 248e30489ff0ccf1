"""What can be wrong with a piece of content, with its file and line."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ContentError", "Problem"]


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of the content: where it stands, and one English sentence.

    >>> print(Problem("schnapsen/010-pack/es.md", 3, "The section 'deal' is missing."))
    schnapsen/010-pack/es.md:3: The section 'deal' is missing.
    """

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        """Return ``file:line: sentence``, as compilers write it."""
        return f"{self.file}:{self.line}: {self.sentence}"


class ContentError(Exception):
    """Content that cannot be read; ``problems`` are all its faults, in order of file and line."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(str(problem) for problem in self.problems))

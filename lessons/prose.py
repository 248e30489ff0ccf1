"""Prose: Markdown with headings that name steps or clauses, and marks filled by the engine.

The marks are described in docs/content.md: ``{name}``, ``{name:form}``, ``{card:TS}``,
``{points:punto|puntos}``, ``{quoted:1715}``, ``[[term]]``, ``[[term|words]]``. A page is split once
into sections and parts; a text is split into :class:`Mark`, :class:`Link` and plain text. Nothing
here knows what a mark means in words (:mod:`lessons.render` does).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from engine.options import RuleSet
from lessons.model import LITERALS
from lessons.problem import ContentError, Problem
from lessons.yaml_file import shown

__all__ = ["Link", "Mark", "Page", "Part", "Section", "blanked", "pieces", "read_page"]

_TOKEN = re.compile(r"\{(?P<mark>[^{}\n]*)\}|\[\[(?P<link>[^\[\]\n]*)\]\]")
_HEADING = re.compile(r"(?P<level>#{1,3}) +(?P<name>.*?)(?: +\[(?P<when>[^\[\]]*)\])? *$")
_CONDITION = re.compile(r"([a-z0-9-]+)=([A-Za-z0-9-]+)\Z")
_LINK_KINDS = ("rule", "lesson", "card")
_P = TypeVar("_P", bound="Part")


@dataclass(frozen=True, slots=True)
class Mark:
    """A placeholder: ``{name:form}``, or ``{card:TS:form}`` with its argument."""

    name: str
    argument: str | None
    form: str | None

    @property
    def key(self) -> tuple[str, str | None]:
        """What must agree between languages: the form may differ."""
        return self.name, self.argument


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a term, clause, lesson or rule card; ``words`` is ``None`` for its own name."""

    kind: str
    target: str
    words: str | None

    @property
    def key(self) -> tuple[str, str]:
        """What must agree between languages: the words may differ."""
        return self.kind, self.target


def pieces(text: str) -> Iterator[str | Mark | Link]:
    """Split a text into plain text, marks and links.

    >>> list(pieces("Tu {best:the} gana: [[head|montar]]."))
    ['Tu ', Mark(name='best', argument=None, form='the'), ' gana: ',
     Link(kind='term', target='head', words='montar'), '.']
    >>> list(pieces("{card:TS:to}"))
    [Mark(name='card', argument='TS', form='to')]
    """
    done = 0
    for found in _TOKEN.finditer(text):
        if found.start() > done:
            yield text[done : found.start()]
        done = found.end()
        if found["mark"] is not None:
            yield _mark(found["mark"])
        else:
            yield _link(found["link"])
    if done < len(text):
        yield text[done:]


def blanked(text: str) -> str:
    """A text with blanks in place of its marks and links; every place stays where it was.

    >>> blanked("Vale {points} aquí")
    'Vale          aquí'
    """
    return _TOKEN.sub(lambda found: " " * len(found[0]), text)


def _mark(inside: str) -> Mark:
    name, _, rest = inside.partition(":")
    name = name.strip()
    if name in LITERALS:
        argument, _, form = rest.partition(":")
        return Mark(name, argument.strip(), form.strip() or None)
    return Mark(name, None, rest or None)


def _link(inside: str) -> Link:
    target, bar, words = inside.partition("|")
    kind, colon, name = target.strip().partition(":")
    if colon and kind in _LINK_KINDS:
        return Link(kind, name, words if bar else None)
    return Link("term", target.strip(), words if bar else None)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of text under one heading, for the rule sets that fulfil ``when``.

    ``line`` is where the heading stands, ``text_line`` where the text begins.
    """

    name: str
    line: int
    text: str
    text_line: int
    when: Mapping[str, str] = field(default_factory=dict)

    def fits(self, rules: RuleSet | None) -> bool:
        """Whether the part is meant for a rule set; a part without conditions always is."""
        return not self.when or (
            rules is not None
            and all(
                (rules.preset if option == "preset" else rules[option]) == value
                for option, value in self.when.items()
            )
        )


@dataclass(frozen=True, slots=True)
class Section(Part):
    """A ``##`` section: its own text and its ``###`` parts."""

    parts: tuple[Part, ...] = ()

    def part(self, name: str, rules: RuleSet | None = None) -> Part | None:
        """The part of a name that fits a rule set best, or ``None``."""
        return _best(tuple(part for part in self.parts if part.name == name), rules)


@dataclass(frozen=True, slots=True)
class Page:
    """A Markdown file: title, the summary under it, and its sections in order."""

    file: str
    title: str
    summary: str
    sections: tuple[Section, ...]

    def section(self, name: str, rules: RuleSet | None = None) -> Section:
        """The section of a name that fits a rule set best; :class:`KeyError` if there is none."""
        best = _best(tuple(s for s in self.sections if s.name == name), rules)
        if best is None:
            raise KeyError(name)
        return best


def _best(parts: tuple[_P, ...], rules: RuleSet | None) -> _P | None:
    fitting = [part for part in parts if part.fits(rules)]
    return max(fitting, key=lambda part: len(part.when), default=None)


def read_page(path: Path) -> Page:
    """Read a Markdown file; raises :class:`ContentError` if it is missing or not built as it should be."""
    name = shown(path)
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise ContentError((Problem(name, 1, "This file is missing."),)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError((Problem(name, 1, f"This file cannot be read: {error}."),)) from None
    faults: list[Problem] = []
    blocks: list[tuple[int, str, dict[str, str], int, list[str]]] = []
    for number, line in enumerate(lines, start=1):
        found = _HEADING.match(line)
        if found is None:
            if blocks:
                blocks[-1][4].append(line)
            elif line.strip():
                faults.append(Problem(name, number, "There is text before the title."))
            continue
        when = _conditions(found["when"])
        if when is None:
            faults.append(Problem(name, number, f"'[{found['when']}]' is not of the form [option=value]."))
        level = len(found["level"])
        if (level == 1) != (not blocks) or (level == 3 and len(blocks) < 2):
            sentence = "The headings must be one title, then sections, then parts of sections."
            faults.append(Problem(name, number, sentence))
        if (level, found["name"], when) in [(b[0], b[1], b[2]) for b in _siblings(blocks, level)]:
            faults.append(Problem(name, number, f"The heading '{found['name']}' stands here twice."))
        blocks.append((level, found["name"], when or {}, number, []))
    if not blocks:
        faults.append(Problem(name, 1, "There is no title."))
    if faults:
        raise ContentError(tuple(faults))
    sections: list[Section] = []
    for level, heading, when, number, body in blocks[1:]:
        text = "\n".join(body).strip()
        start = number + 1 + next((i for i, line in enumerate(body) if line.strip()), 0)
        if level == 2:
            sections.append(Section(heading, number, text, start, when))
        else:
            last = sections[-1]
            sections[-1] = replace(last, parts=(*last.parts, Part(heading, number, text, start, when)))
    return Page(name, blocks[0][1], "\n".join(blocks[0][4]).strip(), tuple(sections))


def _conditions(text: str | None) -> dict[str, str] | None:
    when: dict[str, str] = {}
    for part in text.split(",") if text is not None else ():
        found = _CONDITION.match(part.strip())
        if found is None:
            return None
        when[found[1]] = found[2]
    return when


def _siblings(
    blocks: list[tuple[int, str, dict[str, str], int, list[str]]], level: int
) -> list[tuple[int, str, dict[str, str], int, list[str]]]:
    """The blocks of the same level, for parts only those of the section that is open."""
    if level < 3:
        return [block for block in blocks if block[0] == level]
    last = max((i for i, block in enumerate(blocks) if block[0] == 2), default=0)
    return [block for block in blocks[last:] if block[0] == 3]

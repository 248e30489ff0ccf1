"""What the linter asks of every text: parity between languages, no typed numbers, marks that fill."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine import RuleSet
from lessons.i18n import LANGUAGES, translator
from lessons.load import Content
from lessons.model import LITERALS
from lessons.names import PATTERNS, card_names
from lessons.problem import Problem
from lessons.prose import Link, Mark, Part, blanked, pieces
from lessons.render import ProseError, Reader, render
from lessons.values import Answer

__all__ = ["Text", "check_numbers", "check_pair", "check_parts", "check_render", "check_text", "used_values"]

_ALLOWED = re.compile(
    r"§\s*\d+(?:\.\d+)?|\b(?:fase|phase|fases|phases)\s+[12]\b|^\s*\d+\.\s|\b[CG]-\d\d\b",
    re.IGNORECASE | re.MULTILINE,
)
_DIGITS = re.compile(r"\d+")
_SPELT = re.compile(
    r"\b(?:(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|sesenta)\s+"
    r"(?:puntos|cartas|bazas|triunfos)"
    r"|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|sixty)\s+"
    r"(?:points|cards|tricks|trumps|game points|card points))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Text:
    """A text and where it stands; ``line`` is its first line."""

    file: str
    line: int
    text: str

    def problem(self, sentence: str, offset: int = 0) -> Problem:
        """A fault at a place in the text, given by the number of characters before it."""
        return Problem(self.file, self.line + self.text.count("\n", 0, offset), sentence)


def check_text(text: Text, content: Content) -> Iterator[Problem]:
    """Faults of one text on its own: links that lead nowhere, typed numbers, stray braces."""
    yield from check_numbers(text)
    known = {
        "term": content.terms.keys(),
        "lesson": content.lessons.keys(),
        "rule": {clause.rule for book in content.rulebooks.values() for clause in book.book.clauses},
        "card": {card.id for book in content.rulebooks.values() for card in book.book.cards},
    }
    for link in _links(text.text):
        if link.target not in known[link.kind]:
            words = {"rule": "clause in the rulebook", "card": "rule card"}.get(link.kind, link.kind)
            yield text.problem(f"There is no {words} '{link.target}'.", text.text.find(link.target))


def check_numbers(text: Text) -> Iterator[Problem]:
    """Digits, and numbers spelt out before *points*, *cards* and the like, that no engine run stands for.

    >>> [str(p) for p in check_numbers(Text("es.md", 3, "Vale 11 puntos (§ 5, {quoted:1715})."))]
    ["es.md:3: The number '11' is typed: use a placeholder, or {quoted:11} if it is quoted."]
    """
    plain = blanked(text.text)
    for found in _DIGITS.finditer(_ALLOWED.sub(lambda m: " " * len(m[0]), plain)):
        number = found[0]
        sentence = (
            f"The number '{number}' is typed: use a placeholder, or {{quoted:{number}}} if it is quoted."
        )
        yield text.problem(sentence, found.start())
    for found in _SPELT.finditer(plain):
        yield text.problem(f"'{found[0]}' is typed: use a placeholder for the number.", found.start())
    for brace in re.finditer(r"[{}]|\[\[|\]\]", plain):
        yield text.problem(f"'{brace[0]}' belongs to no mark or link; marks do not nest.", brace.start())


def _links(text: str) -> Iterator[Link]:
    for piece in pieces(text):
        if isinstance(piece, Link):
            yield piece


def used_values(texts: Iterable[str]) -> set[str]:
    """The names of the values that some texts use."""
    return {
        piece.name
        for text in texts
        for piece in pieces(text)
        if isinstance(piece, Mark) and piece.name not in LITERALS
    }


def check_pair(texts: Mapping[str, Text]) -> Iterator[Problem]:
    """Marks and links that one language has and another lacks; ``texts`` by language."""
    keys = {language: _keys(text.text) for language, text in texts.items()}
    everything = set().union(*keys.values())
    for language, text in texts.items():
        for key in sorted(everything - keys[language], key=str):
            other = next(name for name, held in keys.items() if key in held)
            yield text.problem(f"{_shown(key)} stands in {other} and not in {language}.")


def _keys(text: str) -> set[tuple[str, str, str | None]]:
    keys: set[tuple[str, str, str | None]] = set()
    for piece in pieces(text):
        if isinstance(piece, Mark):
            # One card of a list may be named alone in the other language.
            names = (piece.argument or "").split(".") if piece.name in ("card", "cards") else [piece.argument]
            kind = "card" if piece.name == "cards" else piece.name
            keys |= {("mark", kind, name) for name in names}
        elif isinstance(piece, Link):
            keys.add(("link", piece.kind, piece.target))
    return keys


def _shown(key: tuple[str, str, str | None]) -> str:
    kind, name, argument = key
    if kind == "link":
        return f"The link to the {name} '{argument}'"
    return f"'{{{name}}}'" if argument is None else f"'{{{name}:{argument}}}'"


def check_parts(
    parts: Mapping[str, tuple[Part, ...]], files: Mapping[str, str], content: Content, what: str
) -> Iterator[Problem]:
    """Faults of the same list of sections or parts in every language; both by language."""
    headings = {
        language: {(part.name, tuple(sorted(part.when.items()))): part for part in found}
        for language, found in parts.items()
    }
    everything = {key: part for found in headings.values() for key, part in found.items()}
    for key, part in everything.items():
        texts = {}
        for language in LANGUAGES:
            if language not in parts:
                continue
            if key not in headings[language]:
                sentence = f"The {what} '{heading(part)}' is missing in {language}."
                other = next(name for name in headings if key in headings[name])
                yield Problem(files[other], part.line, sentence)
                continue
            held = headings[language][key]
            texts[language] = Text(files[language], held.text_line, held.text)
            if not held.text:
                yield Problem(files[language], held.line, f"The {what} '{heading(part)}' is empty.")
            yield from check_text(texts[language], content)
        yield from check_pair(texts)


def heading(part: Part) -> str:
    """The heading of a part as it is written."""
    when = ", ".join(f"{option}={value}" for option, value in part.when.items())
    return f"{part.name} [{when}]" if when else part.name


def check_render(
    text: Text,
    language: str,
    values: Mapping[str, Answer],
    seat: int = 0,
    rules: RuleSet | None = None,
) -> Iterator[Problem]:
    """Marks that cannot be filled, with either deck."""
    sentences: set[str] = set()
    for pattern in PATTERNS:
        reader = Reader(translator(language), card_names(language, pattern), seat)
        if rules is not None:
            reader = reader.at(rules)
        try:
            render(text.text, values, reader, lambda link: link.words or link.target)
        except ProseError as error:
            sentences.add(str(error))
    for sentence in sentences:
        yield text.problem(sentence)

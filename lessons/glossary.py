"""The glossary: every term with its word and gloss, original words, related terms and rules."""

from __future__ import annotations

from dataclasses import dataclass

import engine
from engine import RuleSet
from lessons.load import Content, content
from lessons.render import Linker, Reader, render
from lessons.values import find_value

__all__ = ["Entry", "entries", "entry", "word"]


@dataclass(frozen=True)
class Entry:
    """A term as it is shown: ``other`` is its word in the other languages, by language."""

    id: str
    word: str
    gloss: str
    also: tuple[str, ...]
    original: tuple[str, ...]
    other: tuple[tuple[str, str], ...]
    games: tuple[str, ...]
    rules: tuple[str, ...]
    related: tuple[str, ...]


def word(term: str, language: str, loaded: Content | None = None) -> str:
    """The word of a term; :class:`KeyError` for a term that does not exist.

    >>> word("head", "es")
    'montar'
    """
    return (loaded or content()).terms[term].words[language].word


def entry(
    term: str, reader: Reader, linker: Linker, rules: RuleSet | None = None, loaded: Content | None = None
) -> Entry:
    """One term in the reader's language; its numbers are those of ``rules`` or of the term's game.

    Raises :class:`KeyError` for a term that does not exist.
    """
    found = (loaded or content()).terms[term]
    language = reader.translator.language
    own = found.words[language]
    values = {}
    if found.term.values:
        if rules is None or rules.game not in found.term.games:
            game = next(game for game in found.term.games if game in engine.GAMES)
            rules = engine.GAMES[game].table.make()
        values = {name: find_value(value, rules, None, None, 0) for name, value in found.term.values.items()}
    return Entry(
        term,
        own.word,
        render(own.gloss, values, reader, linker),
        own.also,
        found.term.original,
        tuple((name, words.word) for name, words in found.words.items() if name != language),
        found.term.games,
        found.term.rules,
        found.term.related,
    )


def entries(
    reader: Reader, linker: Linker, rules: RuleSet | None = None, loaded: Content | None = None
) -> tuple[Entry, ...]:
    """All terms, in the alphabetical order of the reader's language (accents ignored)."""
    from lessons.search import plain  # the search knows how words compare

    terms = (loaded or content()).terms
    found = [entry(term, reader, linker, rules, loaded) for term in terms]
    return tuple(sorted(found, key=lambda each: plain(each.word)))

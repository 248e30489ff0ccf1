"""The glossary: every term with its word and gloss, original words, related terms and rules."""

from __future__ import annotations

from dataclasses import dataclass

import engine
from engine import RuleSet
from lessons.load import Content, LoadedTerm, content
from lessons.prose import Mark, pieces
from lessons.render import Linker, Reader, render
from lessons.values import find_value

__all__ = ["Entry", "entries", "entry", "senses_of", "word"]


@dataclass(frozen=True)
class Entry:
    """A term as it is shown: ``other`` is its word in the other languages, by language.

    ``gloss`` is the sense in the reader's game, or in the term's first game; ``elsewhere`` what the same
    word means in other games: pairs of a game (``game`` is the gloss's own) and a gloss.
    """

    id: str
    word: str
    gloss: str
    also: tuple[str, ...]
    original: tuple[str, ...]
    other: tuple[tuple[str, str], ...]
    games: tuple[str, ...]
    rules: tuple[str, ...]
    related: tuple[str, ...]
    game: str
    elsewhere: tuple[tuple[str, str], ...]


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
    senses = senses_of(found)[language]
    first = next(iter(senses))
    game = rules.game if rules is not None and rules.game in senses else first
    told = {
        each: _told(found, gloss, each, reader, linker, rules)
        for each, gloss in senses.items()
        if each == game or len(senses) > 1
    }
    return Entry(
        term,
        own.word,
        told.pop(game),
        own.also,
        found.term.original,
        tuple((name, words.word) for name, words in found.words.items() if name != language),
        found.term.games,
        found.term.rules,
        found.term.related,
        game,
        tuple(told.items()),
    )


def senses_of(found: LoadedTerm) -> dict[str, dict[str, str]]:
    """The glosses of a term by language and then by game, its first game first.

    >>> list(senses_of(content().terms["ten"])["en"])
    ['schnapsen', 'schneider', 'schafkopf', 'schmier']
    """
    first = next((game for game in found.term.games if game in engine.GAMES), "")
    return {language: {first: words.gloss, **words.elsewhere} for language, words in found.words.items()}


def _told(
    found: LoadedTerm, gloss: str, game: str, reader: Reader, linker: Linker, rules: RuleSet | None
) -> str:
    """One gloss, its numbers asked of the reader's rules if he plays that game."""
    values = {}
    used = {piece.name for piece in pieces(gloss) if isinstance(piece, Mark)}
    if found.term.values:
        asked = rules if rules is not None and rules.game == game else engine.GAMES[game].table.make()
        values = {
            name: find_value(value, asked, None, None, 0)
            for name, value in found.term.values.items()
            if name in used
        }
    return render(gloss, values, reader, linker)


def entries(
    reader: Reader, linker: Linker, rules: RuleSet | None = None, loaded: Content | None = None
) -> tuple[Entry, ...]:
    """All terms, in the alphabetical order of the reader's language (accents ignored)."""
    from lessons.search import plain  # the search knows how words compare

    terms = (loaded or content()).terms
    found = [entry(term, reader, linker, rules, loaded) for term in terms]
    return tuple(sorted(found, key=lambda each: plain(each.word)))

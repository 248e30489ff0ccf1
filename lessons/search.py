"""Look-up over clauses, rule cards, terms and lessons, in all languages at once, forgiving typos.

Accents, case and punctuation do not matter. Words of the reader's language count a little more than
the same hit in another language, and a name more than a word in a text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rapidfuzz import fuzz

from lessons import explain
from lessons.i18n import LANGUAGES, translator
from lessons.load import Content, content
from lessons.prose import Page, blanked, pieces
from lessons.rulebook import rule_id

__all__ = ["Hit", "plain", "search"]

Kind = Literal["term", "rule", "card", "lesson"]
_ENOUGH = 72.0
"""Scores below this (of 100) are no hit."""


_ALIKE = 80.0
"""Two words at least this alike are taken for one, mistyped."""
_EMPTY = frozenset(
    {"el", "la", "los", "las", "un", "una", "de", "del", "al", "a", "en", "con", "y", "o", "que"}
    | {"the", "an", "of", "in", "on", "to", "and", "or", "is"}
)
"""Words that say nothing about what is looked for."""


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found: what it is, its id, its game (``""`` for a term), its title, and a score of 100."""

    kind: Kind
    id: str
    game: str
    title: str
    score: float


@dataclass(frozen=True, slots=True)
class _Entry:
    kind: Kind
    id: str
    game: str
    titles: tuple[tuple[str, str], ...]
    names: tuple[tuple[str, str], ...]
    texts: tuple[tuple[str, frozenset[str]], ...]


def plain(text: str) -> str:
    """A text without accents, case and punctuation, for comparing.

    >>> plain("¿Cantar las VEINTE, así?")
    'cantar las veinte asi'
    """
    bare = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in bare if not unicodedata.combining(char))
    return " ".join(re.findall(r"[a-z0-9]+", bare.replace("ß", "ss")))


def search(words: str, language: str, *, limit: int = 12, loaded: Content | None = None) -> tuple[Hit, ...]:
    """What fits some words best, in any language; titles are in the reader's ``language``.

    >>> [hit.id for hit in search("montra", "es") if hit.kind == "term"][:1]
    ['head']
    >>> search("", "es")
    ()
    """
    wanted = plain(words)
    if not wanted:
        return ()
    index = _index(loaded) if loaded else _own_index()
    hits = []
    for entry in index:
        score = _score(entry, wanted, language)
        if score >= _ENOUGH:
            hits.append(Hit(entry.kind, entry.id, entry.game, dict(entry.titles)[language], score))
    hits.sort(key=lambda hit: (-hit.score, hit.kind != "term", hit.id))
    return tuple(hits[:limit])


def _score(entry: _Entry, wanted: str, language: str) -> float:
    best = 0.0
    for held, name in entry.names:
        alike = fuzz.ratio(wanted, name)
        if len(wanted) > 2:
            # The words asked for may be a part of a longer name, or stand in another order.
            alike = max(alike, 0.95 * fuzz.token_sort_ratio(wanted, name), 0.93 * _contained(wanted, name))
        best = max(best, alike - (0 if held == language else 3))
    return max(best, _by_words(entry, wanted, language))


def _by_words(entry: _Entry, wanted: str, language: str) -> float:
    """How well the words asked for are met one by one, in the names or the texts of one language."""
    asked = [word for word in wanted.split() if word not in _EMPTY]
    best = 0.0
    for held, text in entry.texts if asked else ():
        names = {word for lang, name in entry.names if lang == held for word in name.split()}
        in_names = sum(any(fuzz.ratio(word, name) >= _ALIKE for name in names) for word in asked)
        met = sum(word in text or any(fuzz.ratio(word, name) >= _ALIKE for name in names) for word in asked)
        score = 58.0 + 20.0 * met / len(asked) + (6.0 if in_names else 0.0)
        best = max(best, score - (0 if held == language else 3))
    return best


def _contained(wanted: str, name: str) -> float:
    """How well a name's words begin with or resemble the words asked for; all of them must."""
    parts = name.split()
    scores = []
    for word in wanted.split():
        best = max(
            (100.0 if part.startswith(word) and len(word) > 2 else fuzz.ratio(word, part) for part in parts),
            default=0.0,
        )
        scores.append(best)
    return min(scores)


@lru_cache
def _own_index() -> tuple[_Entry, ...]:
    return _index(content())


def _index(loaded: Content) -> tuple[_Entry, ...]:
    return (*_terms(loaded), *_rules(loaded), *_lessons(loaded))


def _terms(loaded: Content) -> Iterator[_Entry]:
    for name, term in loaded.terms.items():
        words = term.words.items()
        names = [(lang, plain(text)) for lang, word in words for text in (word.word, *word.also)]
        names += [(lang, plain(text)) for text in term.term.original for lang in LANGUAGES]
        texts = tuple((lang, _words(word.gloss)) for lang, word in words)
        titles = tuple((lang, word.word) for lang, word in words)
        yield _Entry("term", name, "", titles, tuple(names), texts)


def _rules(loaded: Content) -> Iterator[_Entry]:
    for game, book in loaded.rulebooks.items():
        for clause in book.book.clauses:
            rule = rule_id(game, clause.rule)
            titles = tuple((lang, explain.title(rule, translator(lang))) for lang in LANGUAGES)
            names = tuple((lang, plain(title)) for lang, title in titles)
            yield _Entry("rule", clause.rule, game, titles, names, _texts(book.pages, clause.rule))
        for card in book.book.cards:
            titles = tuple((lang, _title(page, card.id)) for lang, page in book.pages.items())
            names = tuple((lang, plain(title)) for lang, title in titles)
            names += tuple((lang, plain(card.id)) for lang in LANGUAGES)
            yield _Entry("card", card.id, game, titles, names, _texts(book.pages, card.id))


def _lessons(loaded: Content) -> Iterator[_Entry]:
    for name, lesson in loaded.lessons.items():
        titles = tuple((lang, page.title) for lang, page in lesson.pages.items())
        names = tuple((lang, plain(title)) for lang, title in titles)
        texts = tuple(
            (lang, frozenset().union(_words(page.summary), *(_words(s.text) for s in page.sections)))
            for lang, page in lesson.pages.items()
        )
        yield _Entry("lesson", name, lesson.game, titles, names, texts)


def _texts(pages: object, name: str) -> tuple[tuple[str, frozenset[str]], ...]:
    assert isinstance(pages, dict)
    return tuple(
        (
            lang,
            frozenset().union(
                *(_words(part.text) for s in page.sections if s.name == name for part in (s, *s.parts))
            ),
        )
        for lang, page in pages.items()
    )


def _title(page: Page, name: str) -> str:
    """The first line of a rule card, its links as plain words."""
    text = page.section(name).text
    return "".join(
        piece if isinstance(piece, str) else (getattr(piece, "words", None) or "") for piece in pieces(text)
    )


def _words(text: str) -> frozenset[str]:
    return frozenset(plain(blanked(text)).split())

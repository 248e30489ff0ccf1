"""Look-up over clauses, rule cards, terms and lessons, in all languages at once, forgiving typos.

Accents, case and punctuation do not matter. A word that is known is looked for as it stands; one that is
not is taken for the nearest known one. Words of the reader's language count a little more than the same hit
in another language, and a name more than a word in a text; what meets only some of the words is no hit if
something meets them all.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from lessons import explain
from lessons.i18n import LANGUAGES, translator
from lessons.load import Content, content
from lessons.prose import Page, blanked, pieces
from lessons.rulebook import rule_id
from lessons.typos import meant, same_word

__all__ = ["Hit", "plain", "search"]

Kind = Literal["term", "rule", "card", "lesson"]
_ENOUGH = 72.0
"""Scores below this (of 100) are no hit."""

_GAP = "…"
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


def search(
    words: str,
    language: str,
    *,
    limit: int = 12,
    game: str | None = None,
    kinds: Collection[Kind] | None = None,
    loaded: Content | None = None,
) -> tuple[Hit, ...]:
    """What fits some words best, in any language; titles are in the reader's ``language``.

    ``game`` leaves out what belongs to other games, ``kinds`` what is of another kind.

    >>> [hit.id for hit in search("montra", "es") if hit.kind == "term"][:1]
    ['head']
    >>> search("", "es")
    ()
    """
    wanted = plain(words)
    if not wanted:
        return ()
    index = _index(loaded) if loaded else _own_index()
    known = _known(index, language)
    typed = wanted.split()
    asked = [meant(word, known) for word in typed if word not in _EMPTY] or [frozenset({w}) for w in typed]
    hits, whole = [], False
    for entry in index:
        if (game is not None and entry.game not in ("", game)) or (kinds and entry.kind not in kinds):
            continue
        score, every = _score(entry, wanted, asked, language)
        if score >= _ENOUGH:
            whole = whole or every
            hits.append((every, Hit(entry.kind, entry.id, entry.game, dict(entry.titles)[language], score)))
    found = [hit for every, hit in hits if every or not whole]
    found.sort(key=lambda hit: (-hit.score, hit.kind != "term", hit.id))
    return tuple(found[:limit])


def _score(entry: _Entry, wanted: str, asked: list[frozenset[str]], language: str) -> tuple[float, bool]:
    """How well an entry fits, and whether it meets every word."""
    best, every = 0.0, False
    for held, name in entry.names:
        score = _by_name(wanted, asked, name, own=held == language)
        if score:
            best, every = max(best, score - (0 if held == language else 3)), True
    for held, text in entry.texts:
        names = frozenset(word for lang, name in entry.names if lang == held for word in name.split())
        in_names = sum(any(_met(one, names, own=held == language) for one in word) for word in asked)
        met = sum(
            not word.isdisjoint(text) or any(_met(one, names, own=held == language) for one in word)
            for word in asked
        )
        score = 58.0 + 20.0 * met / len(asked) + (6.0 if in_names else 0.0)
        best = max(best, score - (0 if held == language else 3))
        every = every or met == len(asked)
    return best, every


def _by_name(wanted: str, asked: list[frozenset[str]], name: str, *, own: bool) -> float:
    """How well a name is met by all the words asked for, wherever they stand in it; 0 if by some only."""
    if wanted == name:
        return 100.0
    if wanted.replace(" ", "") == name.replace(" ", ""):
        return 98.0
    parts = frozenset(part for part in name.split() if part not in _EMPTY)
    if not parts or not all(any(_met(one, parts, own=own) for one in word) for word in asked):
        return 0.0
    # A name that says little else comes before one that has the words somewhere, a word before its beginning.
    whole = all(not word.isdisjoint(parts) for word in asked)
    return (86.0 if whole else 85.0) + 12.0 * min(1.0, len(asked) / len(parts))


def _met(word: str, parts: frozenset[str], *, own: bool) -> bool:
    # The beginning of a word says little in a language that nobody was asked in.
    return word in parts or ((own or len(word) > 4) and any(same_word(word, part) for part in parts))


def _known(index: tuple[_Entry, ...], language: str) -> dict[str, int]:
    """Every word there is: first those of names in the reader's language, then of names, then of texts."""
    known: dict[str, int] = {}
    for entry in index:
        for held, text in entry.texts:
            for word in text:
                known.setdefault(word, 2 if held == language else 3)
    for entry in index:
        for held, name in entry.names:
            for word in name.split():
                known[word] = min(known.get(word, 3), 0 if held == language else 1)
    return known


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
            names = tuple((lang, plain(title.replace(_GAP, " 0 "))) for lang, title in titles)
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
    """The first line of a rule card: links as plain words, a gap for what a table says."""
    text = page.section(name).text
    return "".join(
        piece if isinstance(piece, str) else (getattr(piece, "words", None) or _GAP) for piece in pieces(text)
    )


def _words(text: str) -> frozenset[str]:
    return frozenset(plain(blanked(text)).split())

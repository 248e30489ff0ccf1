"""The terms of a text as the browser needs them: plain data, in the reader's words."""

import re
from collections.abc import Iterable
from urllib.parse import parse_qs, urlsplit

from typing_extensions import TypedDict

from engine import GAMES, RuleSet
from lessons import explain
from lessons.glossary import Entry, entry
from lessons.prose import Link
from lessons.render import Linker
from lessons.rulebook import rule_id
from ui.context import Context
from ui.rule import linker, reader
from ui.setups import game_name

__all__ = ["Clause", "Piece", "Term", "describe", "terms_in"]

_ADDRESS = re.compile(r"\]\(([^()\s]*/glossary\?[^()\s]*)\)")
_SPLIT = "\x00"


class Piece(TypedDict):
    """A piece of a gloss: ``term`` is the id of the term it names, or null for plain text."""

    text: str
    term: str | None


class Clause(TypedDict):
    """A clause of the rulebook: its name and its address."""

    title: str
    href: str


class Term(TypedDict):
    """A term: its word, the original words as one text, its gloss in pieces, and where to read on."""

    word: str
    original: str
    gloss: list[Piece]
    href: str
    clauses: list[Clause]


def terms_in(markdown: str) -> tuple[str, ...]:
    """The ids of the terms that a text links to, each once, in order.

    >>> terms_in("[Montar](/glossary?term=head) y [fallar](/glossary?term=ruff): [ver](/rules?clause=x).")
    ('head', 'ruff')
    """
    found: dict[str, None] = {}
    for address in _ADDRESS.findall(markdown):
        for term in parse_qs(urlsplit(address).query).get("term", []):
            found[term] = None
    return tuple(found)


def describe(context: Context, terms: Iterable[str], rules: RuleSet | None) -> dict[str, Term]:
    """The terms by id, and those that their glosses name; ids that do not exist are left out."""
    described: dict[str, Term] = {}
    named: list[str] = []
    for term in terms:
        if _add(context, term, rules, described):
            named += [piece["term"] for piece in described[term]["gloss"] if piece["term"]]
    for term in named:
        if term not in described:
            _add(context, term, rules, described)
    return described


def _add(context: Context, term: str, rules: RuleSet | None, described: dict[str, Term]) -> bool:
    try:
        found = entry(term, reader(context, rules.game if rules else None), _marked(context), rules)
    except KeyError:
        return False
    described[term] = {
        "word": found.word,
        "original": ", ".join(found.original),
        "gloss": _pieces(found.gloss),
        "href": context.url("glossary", term=term),
        "clauses": _clauses(context, found, rules),
    }
    return True


def _marked(context: Context) -> Linker:
    """A linker that leaves marks for :func:`_pieces`; links to anything but a term keep only their words."""
    plain = linker(context)

    def link(target: Link) -> str:
        words = re.sub(r"^\[(.*)\]\([^()]*\)$", r"\1", plain(target))
        return f"{_SPLIT}{target.target}\x01{words}{_SPLIT}" if target.kind == "term" else words

    return link


def _pieces(gloss: str) -> list[Piece]:
    pieces: list[Piece] = []
    for part in gloss.split(_SPLIT):
        term, mark, words = part.partition("\x01")
        if mark:
            pieces.append({"text": words, "term": term})
        elif part:
            pieces.append({"text": part.replace("*", ""), "term": None})
    return pieces


def _clauses(context: Context, found: Entry, rules: RuleSet | None) -> list[Clause]:
    """The clauses of the game one is in; if it has none, those of the others with the games' names."""
    here = rules.game if rules is not None else context.settings.game
    games = [rule.partition(".")[0] for rule in found.rules]
    clauses: list[Clause] = []
    for rule, game in zip(found.rules, games, strict=True):
        if game not in GAMES or (here in games and game != here):
            continue
        setup = rules.text if rules is not None and rules.game == game else None
        title = explain.title(rule_id(game, rule), context.t)
        if game != here:
            title = f"{title} ({game_name(game, context.t)})"
        clauses.append({"title": title, "href": context.url("rules", game=setup, clause=rule)})
    return clauses

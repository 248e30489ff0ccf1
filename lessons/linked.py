"""The words of a link in prose, wherever it leads or does not lead."""

from __future__ import annotations

from lessons import explain
from lessons.glossary import word
from lessons.i18n import Translator
from lessons.load import content
from lessons.prose import Link
from lessons.rulebook import rule_id

__all__ = ["link_words"]


def link_words(link: Link, t: Translator) -> str:
    """Its own words, else the name of what it leads to: a term, a clause, a lesson; a ruling goes by its id.

    :class:`KeyError` or :class:`ValueError` for what does not exist.

    >>> t = Translator("es")
    >>> link_words(Link("term", "head", None), t), link_words(Link("term", "head", "al montar"), t)
    ('montar', 'al montar')
    >>> link_words(Link("lesson", "schnapsen-trick", None), t), link_words(Link("card", "C-30", None), t)
    ('Ganar una baza', 'C-30')
    """
    if link.words is not None:
        return link.words
    if link.kind == "rule":
        return explain.title(rule_id(link.target.partition(".")[0], link.target), t)
    if link.kind == "lesson":
        return content().lessons[link.target].pages[t.language].title
    return link.target if link.kind == "card" else word(link.target, t.language)

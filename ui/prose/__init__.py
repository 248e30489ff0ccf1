"""Prose whose terms explain themselves where they stand.

``prose(context, markdown, key)`` draws Markdown that :func:`lessons.render.render` has filled with the links
of :func:`ui.rule.linker`. A link to a term of the glossary opens a card with the word, its meaning and the
original word, without leaving the page; all other links lead where they say. Without scripts, or opened
in a new tab, a term is an ordinary link to the glossary.
"""

from ui.prose.prose import live, prose
from ui.prose.terms import terms_in

__all__ = ["live", "prose", "terms_in"]

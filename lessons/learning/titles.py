"""What a kind of question is called, those included that no drill has: mistakes and counting."""

from __future__ import annotations

from lessons.drills import KINDS
from lessons.i18n import N_, Translator

__all__ = ["BETTER", "COUNT", "kind_title"]

BETTER = "better-move"
"""The kind of a question about a move that cost something."""

COUNT = "count"
"""The kind of a count in the head."""

_TITLES = {
    BETTER: N_("A move that cost you something"),
    COUNT: N_("Count in your head"),
}


def kind_title(kind: str, t: Translator) -> str:
    """The title of a kind; its own name if there is none such any more.

    >>> kind_title("pack", Translator("en")), kind_title("gone", Translator("en"))
    ('Which cards are in the pack?', 'gone')
    """
    if kind in _TITLES:
        return t.gettext(_TITLES[kind])
    return KINDS[kind].title(t) if kind in KINDS else kind

"""The kinds of questions by subject, and lists that stay folded until one wants to see them."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from lessons import drills
from lessons.i18n import N_

__all__ = ["folded", "kinds_by_subject"]

_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    N_("Playing a trick"): (
        "trick-winner", "one-trick", "legal-cards", "is-legal", "who-acts", "strict-phase", "look-back",
        "beaters", "unseen",
    ),
    N_("Trumps and order"): ("trump-order", "trumps"),
    N_("Bidding and declaring"): (
        "hand-bids", "callable-aces", "may-act", "partner", "discard", "bid-made",
    ),
    N_("Counting and scoring"): (
        "card-points", "honours", "schmier-points", "laufende", "claim", "game-points", "settlement",
        "match-score", "match-winner",
    ),
    N_("The pack and the deal"): ("pack", "deal", "dealer", "draw-order"),
}  # fmt: skip


def kinds_by_subject(game: str) -> dict[str, tuple[str, ...]]:
    """The kinds of questions about a game by subject (an English message id), none of them twice.

    >>> kinds_by_subject("schafkopf")["Trumps and order"]
    ('trump-order',)
    """
    asked = drills.kinds_for(game)
    found = {title: tuple(kind for kind in kinds if kind in asked) for title, kinds in _SUBJECTS.items()}
    return {title: kinds for title, kinds in found.items() if kinds}


def folded(groups: Iterable[tuple[str, Sequence[tuple[str, str]]]]) -> str:
    """HTML of groups of links, each a title and its (label, address) pairs: one element of the page.

    >>> folded([("Trumps", [("Which?", "/drill?kind=trumps")])]).count("<a ")
    1
    """
    parts = []
    for title, links in groups:
        lines = "".join(
            f'<li><a href="{escape(address)}" target="_self">{escape(label)}</a></li>'
            for label, address in links
        )
        parts.append(
            f"<details><summary><b>{escape(title)}</b> <small>{len(links)}</small>"
            '<span class="baza-sign" aria-hidden="true">expand_more</span></summary>'
            f"<ul>{lines}</ul></details>"
        )
    return f'<div class="baza-folded">{"".join(parts)}</div>'

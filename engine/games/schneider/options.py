"""The options of Bohemian Schneider, each declared once."""

from __future__ import annotations

from engine.games.schneider.clauses import Clause
from engine.options import Option, OptionTable

__all__ = ["TABLE"]

_OPTIONS = (
    Option(
        "capture", ("any-higher", "next-only"), "any-higher", Clause.CAPTURE, "What beats a card in its suit."
    ),
    Option("follow", ("no", "yes"), "no", Clause.FOLLOW, "The answer must follow suit."),
    Option(
        "trump", ("no", "yes"), "no", Clause.TRUMP, "The last card of the stock is turned and shows trumps."
    ),
    Option("pack", ("32", "24"), "32", Clause.PACK, "32 cards, or 24 without sevens and eights."),
    Option("honours", ("AKQJ", "AKQJT"), "AKQJT", Clause.HONOURS, "Which cards count."),
    Option(
        "scoring",
        ("tiers", "difference"),
        "tiers",
        Clause.SIMPLE,
        "Points by tiers, or the difference of the honours.",
    ),
)

# With 24 cards the thresholds printed in the document fit sixteen honours only (C-01).
TABLE = OptionTable(
    "schneider",
    _OPTIONS,
    adjust={("pack", "24"): {"honours": "AKQJ"}},
    unreadable=((("pack", "32"), ("honours", "AKQJ")),),
)

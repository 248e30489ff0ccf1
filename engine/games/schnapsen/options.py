"""The options of Schnapsen, each declared once, and the published rule sets as presets."""

from __future__ import annotations

from engine.games.schnapsen.clauses import Clause
from engine.options import Option, OptionTable

__all__ = ["TABLE"]

# The defaults are those of the default preset, document 001 (cardgames.zone).
_OPTIONS = (
    Option("head", ("yes", "no"), "yes", Clause.HEAD, "In the strict phase the card led must be beaten."),
    Option(
        "endgame",
        ("last-trick", "most-points"),
        "last-trick",
        Clause.LAST_TRICK,
        "Who wins when nobody claims.",
    ),
    Option(
        "tie",
        ("last-trick", "void-redeal"),
        "last-trick",
        Clause.TIE,
        "Equal points and nobody claims (with most-points).",
    ),
    Option(
        "false-claim",
        ("2-3", "2"),
        "2-3",
        Clause.FALSE_CLAIM,
        "What a wrong claim costs: 3 if the other has no trick, or always 2.",
    ),
    Option(
        "failed-close",
        ("2-3", "2"),
        "2-3",
        Clause.FAILED_CLOSE,
        "What a failed close costs: 3 if the other had no trick then, or always 2.",
    ),
    Option(
        "close-snapshot",
        ("at-close", "at-end"),
        "at-close",
        Clause.CLOSE_SNAPSHOT,
        "The loser's state that counts when the closer wins.",
    ),
    Option(
        "closer-must-claim",
        ("no", "yes"),
        "no",
        Clause.CLOSER_MUST_CLAIM,
        "The closer must say that he has 66.",
    ),
    Option(
        "claim",
        ("after-trick-or-marriage", "own-turn"),
        "after-trick-or-marriage",
        Clause.CLAIM,
        "When 66 may be claimed.",
    ),
    Option("sweep", ("no", "yes"), "no", Clause.SWEEP, "All strict tricks make a won deal worth 3."),
    Option(
        "first-trick-marriage",
        ("pending", "forbidden"),
        "pending",
        Clause.MARRIAGE_FIRST,
        "A marriage on the first trick.",
    ),
    Option(
        "first-trick-exchange",
        ("allowed", "forbidden"),
        "allowed",
        Clause.EXCHANGE_FIRST,
        "The exchange on the first trick.",
    ),
    Option(
        "exchange-min-stock",
        ("2", "4"),
        "2",
        Clause.EXCHANGE_STOCK,
        "Cards the stock must hold for the exchange, the turned card included.",
    ),
    Option(
        "close-min-stock",
        ("2", "4"),
        "2",
        Clause.CLOSE_STOCK,
        "Cards the stock must hold for closing, the turned card included.",
    ),
    Option(
        "pack",
        ("20", "24"),
        "20",
        Clause.PACK,
        "20 cards, or 24 with the sevens and hands of six (Siebener-Schnapsen).",
    ),
    Option("exchange-rank", ("J", "7"), "J", Clause.EXCHANGE, "The trump that is exchanged."),
)

_BUMMERL = {
    "head": "no",
    "endgame": "most-points",
    "false-claim": "2",
    "failed-close": "2",
    "close-snapshot": "at-end",
    "claim": "own-turn",
    "sweep": "yes",
}
_PAGAT = {"closer-must-claim": "yes"}
_SHARP = _PAGAT | {
    "exchange-min-stock": "4",
    "close-min-stock": "4",
    "first-trick-marriage": "forbidden",
    "first-trick-exchange": "forbidden",
}

TABLE = OptionTable(
    "schnapsen",
    _OPTIONS,
    {"cardgames-zone": {}, "bummerl": _BUMMERL, "pagat": _PAGAT, "sharp": _SHARP},
)

"""The option of Schafkopf."""

from __future__ import annotations

from engine.games.schafkopf.clauses import Clause
from engine.options import Option, OptionTable

__all__ = ["TABLE"]

TABLE = OptionTable(
    "schafkopf",
    (
        Option(
            "laufende",
            ("winners-held", "always"),
            "winners-held",
            Clause.LAUFENDE_SIDE,
            "Laufende are paid only to winners that held them, or to the winners whoever held them.",
        ),
    ),
)

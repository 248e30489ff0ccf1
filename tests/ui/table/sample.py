"""A picture of the table to start from."""

import copy
from typing import Any

from lessons.names import card_names
from ui.table.words import words


def picture(lang: str = "es", pattern: str = "french", **changes: Any) -> dict[str, Any]:
    """A Schnapsen hand in the strict phase; `changes` replace whole parts."""
    data = {
        **words(card_names(lang, pattern)),
        "colours": 2,
        "seq": 12,
        "motion": True,
        "seats": [
            {
                "seat": 0,
                "name": "Tú",
                "place": "bottom",
                "count": 2,
                "points": 20,
                "tricks": 2,
                "turn": True,
                "dealer": False,
                "badge": None,
            },
            {
                "seat": 1,
                "name": "Rosa",
                "place": "top",
                "count": 1,
                "points": None,
                "tricks": None,
                "turn": False,
                "dealer": True,
                "badge": "cerró",
            },
        ],
        "hand": [
            {"card": "TS", "legal": True, "reason": None, "because": []},
            {"card": "JS", "legal": False, "reason": "Tienes que montar.", "because": ["TS"]},
        ],
        "trick": [{"seat": 1, "card": "KS"}],
        "last_trick": {"winner": 0, "cards": [{"seat": 0, "card": "AC"}, {"seat": 1, "card": "JC"}]},
        "stock": {"count": 4, "turned": None, "closed": True},
        "trump": "H",
        "actions": [{"token": "claim", "label": "Decir «basta»", "key": "b", "legal": True, "reason": None}],
        "score": {"beads": [3, 2], "target": 7},
        "mark": ["TS"],
        "hint": [],
        "dim": True,
        "said": "Te toca.",
    }
    return copy.deepcopy({**data, **changes})

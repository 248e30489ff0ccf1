"""A pack in its order, to be counted: rows of ten cards, each with the number of its first."""

from collections.abc import Sequence

from lessons.names import CardNames
from ui.cards import row
from ui.context import Context

__all__ = ["DEAL", "pack_rows"]

DEAL = "deal"
"""The kind of question in which the places of cards in a pack matter."""

_ROW = 10


def pack_rows(context: Context, names: CardNames, cards: Sequence[str]) -> str:
    """HTML of some cards in their order; the numbers before the rows are for the eye alone."""
    number = context.t.number
    rows = []
    for place in range(0, len(cards), _ROW):
        first = f'<b aria-hidden="true">{number(place + 1)}</b>'
        drawn = row(context, names, cards[place : place + _ROW], short=True, width="100%")
        rows.append(f"<li>{first}{drawn}</li>")
    return f'<ol class="baza-pack">{"".join(rows)}</ol>'

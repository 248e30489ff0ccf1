"""Numbers that a question tells, as a table."""

from collections.abc import Sequence
from html import escape

from lessons.drills.told import Ledger

__all__ = ["ledger"]


def ledger(told: Ledger) -> str:
    """HTML of a table of numbers; who listens is told them in the words of the question.

    >>> ledger(Ledger("You score 2.", "Deal", ("1",), (("You", ("2",)),)))
    '<span class="baza-unseen">You score 2.</span><table class="baza-sheet baza-ledger" aria-hidden=...'
    """
    head = "".join(f"<th>{escape(name)}</th>" for name in (told.corner, *told.head))
    rows = "".join(_row(name, cells) for name, cells in told.rows)
    words = f'<span class="baza-unseen">{escape(told.text)}</span>'
    sheet = f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
    return f'{words}<table class="baza-sheet baza-ledger" aria-hidden="true">{sheet}</table>'


def _row(name: str, cells: Sequence[str]) -> str:
    numbers = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{numbers}</tr>'

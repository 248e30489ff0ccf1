"""A trick on the felt: each card before its seat, the one that wins it marked, in one piece of HTML.

It is looked at for a moment and nothing on it can be pressed, so it needs no table.
"""

from html import escape

from engine import Trick, card_text
from lessons.names import CardNames
from lessons.seats import Company
from ui.cards import image
from ui.context import Context
from ui.table.data import PLACES

__all__ = ["felt"]


def felt(context: Context, names: CardNames, company: Company, trick: Trick, heading: str) -> str:
    """HTML of a trick as the learner sees it from his seat; ``heading`` is HTML for the line above it."""
    t = context.t
    places = dict(zip(company.clockwise, PLACES[company.seats], strict=True))
    laid = []
    for step, card in enumerate(trick.cards):
        seat = (trick.leader + step) % company.seats
        picture = image(context, names, card_text(card), width="var(--baza-felt-card)")
        won = ' data-won="true"' if seat == trick.winner else ""
        name = escape(company.label(seat, t))
        # Who listens hears the cards in the order in which they were played.
        laid.append(f'<li data-place="{places[seat]}"{won}>{picture}<span>{name}</span></li>')
    return (
        f'<div class="baza-felt"><div class="baza-felt-head">{heading}</div>'
        f'<ol data-seats="{company.seats}">{"".join(laid)}</ol></div>'
    )

"""The tricks gone by, each a row of cards drawn short: who led, what was played, which card won."""

from html import escape

from engine import card_text
from lessons.drills.told import Tricks
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import Company
from ui.cards import row
from ui.context import Context

__all__ = ["rows_of"]

_DUEL = 2


def rows_of(context: Context, names: CardNames, told: Tricks, seats: Company) -> str:
    """HTML of some tricks, the first one first, numbered from 1.

    Who listens is told the cards in the words of the question, and then who wins, which the eye sees.
    """
    t = context.t
    rows = []
    for number, trick in enumerate(told.tricks, start=1):
        won = _won(number, trick.winner, seats, t)
        led = f"<small>{t.number(number)}</small><b>{escape(_led(trick.leader, seats, t))}</b>"
        cards = row(
            context,
            names,
            [card_text(card) for card in trick.cards],
            best=(trick.winner - trick.leader) % seats.seats,
            short=True,
            width="var(--baza-past-card)",
        )
        rows.append(
            f'<li><span class="baza-unseen">{escape(won)}</span>'
            f'<span class="baza-past-led" aria-hidden="true">{led}</span>'
            f'<span aria-hidden="true">{cards}</span></li>'
        )
    words = f'<span class="baza-unseen">{escape(told.text)}</span>'
    return f'{words}<ol class="baza-past baza-past-{seats.seats}">{"".join(rows)}</ol>'


def _led(leader: int, seats: Company, t: Translator) -> str:
    if leader == seats.you or seats.seats > _DUEL:
        return seats.label(leader, t)
    # Translators: the opponent, in a narrow column beside “You”: who led a trick; at most six letters.
    return t.gettext("They")


def _won(number: int, winner: int, seats: Company, t: Translator) -> str:
    if winner == seats.you:
        return t.gettext("Trick {number}: you win it.", number=number)
    who = seats.told(winner, t)
    return t.gettext("Trick {number}: {who} wins it.", number=number, who=who)

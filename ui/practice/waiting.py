"""What is said beside the table while it still shows the moves that led to the picture."""

from html import escape

from lessons.i18n import Translator
from ui.practice.moment import Moment

__all__ = ["meanwhile", "meanwhile_line"]

_DUEL = 2


def meanwhile(moment: Moment, t: Translator) -> str:
    """Who is playing: one sentence."""
    if moment.company.seats == _DUEL:
        return t.gettext("Your opponent is playing.")
    return t.gettext("The others are playing.")


def meanwhile_line(moment: Moment, t: Translator) -> str:
    """HTML that stands in for all the rest while moves are shown.

    The table's script puts there what is told of each of them, which its live region speaks.
    """
    return f'<p class="baza-meanwhile" aria-hidden="true">{escape(meanwhile(moment, t))}</p>'

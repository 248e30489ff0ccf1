"""What is said beside the table while it still shows the moves that led to the picture."""

from collections.abc import Sequence
from html import escape

from lessons.i18n import Translator
from ui.practice.moment import Moment

__all__ = ["meanwhile", "meanwhile_line", "paragraphs"]

_DUEL = 2
_STRIP = 105
"""How many letters the three lines of a phone's strip hold, whatever the letters are."""


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


def paragraphs(words: Sequence[str], matters: str) -> list[str]:
    """What the opponent has said and what matters now: first what no card on the table tells.

    What does not fit into the strip with it is a paragraph of its own, seen where the strip is opened.

    >>> paragraphs(["Your opponent closes the stock."], "You lead: any card.")
    ['Your opponent closes the stock. You lead: any card.']
    """
    whole = " ".join([*words, matters])
    return [whole] if not words or len(whole) <= _STRIP else [" ".join(words), matters]

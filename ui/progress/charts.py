"""Charts that say something: two weeks of answers, and how the rules of a game stand."""

from collections.abc import Sequence
from html import escape

from babel.dates import format_date

from lessons.i18n import Translator
from lessons.learning.overview import Day, GameOverview

__all__ = ["fortnight", "standing"]


def fortnight(days: Sequence[Day], t: Translator) -> str:
    """HTML of a bar a day: how many answers, and how many of them right.

    >>> import datetime as dt
    >>> "2 of 3" in fortnight([Day(dt.date(2026, 3, 1), 3, 2)], Translator("en"))
    True
    """
    most = max((day.asked for day in days), default=0) or 1
    bars = []
    for day in days:
        date = format_date(day.date, "d MMM", locale=t.locale)
        said = t.gettext("{right} of {asked} right", right=t.number(day.right), asked=t.number(day.asked))
        height, right = 100 * day.asked / most, 100 * day.right / (day.asked or 1)
        weekday = format_date(day.date, "EEEEE", locale=t.locale)
        bars.append(
            f'<li title="{escape(date)}: {escape(said)}"><i style="height:{height:.0f}%">'
            f'<b style="height:{right:.0f}%"></b></i><span aria-hidden="true">{escape(weekday)}</span>'
            f'<span class="baza-unseen">{escape(date)}: {escape(said)}</span></li>'
        )
    return f'<ol class="baza-days">{"".join(bars)}</ol>'


def standing(game: GameOverview, t: Translator) -> str:
    """HTML of one bar: mastered, being learnt, new; with the numbers below it in words."""
    numbers = {name: game.count(name) for name in ("mastered", "learning", "new")}
    words = {
        "mastered": t.ngettext("{number} mastered", "{number} mastered", numbers["mastered"]),
        "learning": t.ngettext("{number} being learnt", "{number} being learnt", numbers["learning"]),
        "new": t.ngettext("{number} still new", "{number} still new", numbers["new"]),
    }
    total = game.total or 1
    bars = "".join(
        f'<i class="{name}" style="width:{100 * number / total:.1f}%"></i>'
        for name, number in numbers.items()
    )
    told = "".join(f'<li><i class="{name}"></i>{escape(word)}</li>' for name, word in words.items())
    return f'<div class="baza-standing"><div class="bar" aria-hidden="true">{bars}</div><ul>{told}</ul></div>'

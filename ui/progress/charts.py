"""Charts that say something: two weeks of answers, and how the rules of a game stand."""

from collections.abc import Sequence
from html import escape

from babel.dates import format_date

from lessons.i18n import Translator
from lessons.learning.overview import Day, GameOverview

__all__ = ["fortnight", "standing"]


def fortnight(days: Sequence[Day], t: Translator) -> str:
    """HTML of a bar a day: how many answers, and how many of them right; above them all in a sentence.

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
        number = escape(t.number(day.asked)) if day.asked else ""
        bars.append(
            f'<li title="{escape(date)}: {escape(said)}"><span aria-hidden="true">{number}</span>'
            f'<i style="height:{height:.0f}%">'
            f'<b style="height:{right:.0f}%"></b></i><span aria-hidden="true">{escape(weekday)}</span>'
            f'<span class="baza-unseen">{escape(date)}: {escape(said)}</span></li>'
        )
    asked, right = sum(day.asked for day in days), sum(day.right for day in days)
    told = t.ngettext(
        "Right answers in the last day: {right} of {asked}.",
        "Right answers in the last {number} days: {right} of {asked}.",
        len(days),
        right=t.number(right),
        asked=t.number(asked),
    )
    return f'<p class="baza-days-told">{escape(told)}</p><ol class="baza-days">{"".join(bars)}</ol>'


def standing(game: GameOverview, t: Translator) -> str:
    """HTML of what counts in numbers, and of one bar: mastered, being learnt, new, each in words below it."""
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
    bar = f'<div class="bar" aria-hidden="true">{bars}</div>'
    return f'<div class="baza-standing">{_figures(game, t)}{bar}<ul>{told}</ul></div>'


def _figures(game: GameOverview, t: Translator) -> str:
    """HTML of three numbers: mastered of all, due now, and the share of right answers of late."""
    done = t.gettext("{done} of {total}", done=t.number(game.count("mastered")), total=t.number(game.total))
    shown = [(t.gettext("Rules mastered"), done), (t.gettext("Due now"), t.number(game.due))]
    if game.lately is not None:
        shown.append((t.gettext("Recent accuracy"), t.percent(game.lately)))
    pairs = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in shown)
    return f'<dl class="baza-figures">{pairs}</dl>'

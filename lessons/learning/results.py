"""A learner's answers as a table for a spreadsheet, in his language, with the ids that never change."""

from __future__ import annotations

import csv
import datetime as dt
import io
import re
from collections.abc import Callable

from babel.numbers import get_decimal_symbol

from lessons import explain
from lessons.i18n import N_, Translator
from lessons.learning.titles import kind_title
from lessons.rulebook import rule_id
from lessons.store import Answer, Store

__all__ = ["results"]

_NAMES = (
    N_("Answered (UTC)"),
    N_("Game and rules"),
    N_("Question"),
    N_("Rule"),
    N_("Right"),
    N_("With a hint"),
    N_("Seconds"),
    N_("Where"),
)
"""The headings of what a person reads; each language has its own."""

_IDS = (
    *("answered", "setup", "kind", "rule_id", "seed", "given", "correct"),
    *("hinted", "seconds", "place", "link"),
)
"""The headings of what a program reads: the same in every language, and so are the cells below them."""

_PLACES = {
    "lesson": N_("Lesson"),
    "drill": N_("Practice"),
    "daily": N_("For today"),
    "count": N_("Count in your head"),
    "exam": N_("Exam"),
    "teach": N_("Questions by link"),
}

# A spreadsheet takes a text that begins like this for a formula, whatever it is; a number is harmless.
_FORMULA = re.compile(r"\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]")
_HARMLESS = re.compile(r"-|[+-]?\d+(\.\d+)?")


def results(store: Store, learner: str, t: Translator, called: Callable[[str], str]) -> str:
    """Every answer of a learner as separated values, the oldest first, with a line of headings above.

    ``called`` names a set-up. The text begins with a byte order mark, without which Excel does not know
    UTF-8, and is separated by semicolons in a language that writes decimals with a comma: that is what a
    spreadsheet set to the language expects. Lines end as RFC 4180 wants them.

    >>> results(Store("sqlite://"), "nobody", Translator("en"), str).lstrip("\ufeff").strip()
    'Answered (UTC),Game and rules,Question,Rule,Right,With a hint,Seconds,Where,answered,setup,kind,...'
    """
    out = io.StringIO()
    out.write("\ufeff")
    separator = ";" if get_decimal_symbol(t.locale) == "," else ","
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow([*(t.gettext(name) for name in _NAMES), *_IDS])
    for answer in reversed(store.learnt.answers(learner, None)):
        writer.writerow([_cell(value) for value in (*_said(answer, t, called), *_known(answer))])
    return out.getvalue()


def _said(answer: Answer, t: Translator, called: Callable[[str], str]) -> tuple[object, ...]:
    yes, no = t.gettext("yes"), t.gettext("no")
    return (
        answer.answered,
        called(answer.setup),
        kind_title(answer.kind, t),
        _rule(answer.rule, t),
        yes if answer.correct else no,
        yes if answer.hinted else no,
        answer.seconds,
        _place(answer.place or "", t),
    )


def _known(answer: Answer) -> tuple[object, ...]:
    return (
        answer.answered.astimezone(dt.UTC).isoformat(timespec="seconds"),
        answer.setup,
        answer.kind,
        answer.rule,
        answer.seed,
        answer.given,
        int(answer.correct),
        int(answer.hinted),
        answer.seconds,
        answer.place,
        answer.link,
    )


def _rule(rule: str, t: Translator) -> str:
    try:
        return explain.title(rule_id(rule.partition(".")[0], rule), t)
    except (KeyError, ValueError):
        return rule  # no game has it any more


def _place(place: str, t: Translator) -> str:
    name = _PLACES.get(place.partition("-")[0])
    return t.gettext(name) if name else place


def _cell(value: object) -> object:
    """What stands in a cell: a time that a spreadsheet can read, a text that it cannot take for a formula."""
    if isinstance(value, dt.datetime):
        return value.astimezone(dt.UTC).strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(value, str) and _FORMULA.match(value) and not _HARMLESS.fullmatch(value):
        return f"'{value}"
    return value

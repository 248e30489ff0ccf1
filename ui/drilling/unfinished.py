"""The sheet of questions that was left open: how far it is, and the way back to it."""

from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode

import streamlit as st

from lessons.i18n import Translator
from lessons.learning.sheet import BadSheet, Sheet, read_sheet, result_of
from lessons.load import content
from ui.context import Context
from ui.setups import game_name

__all__ = ["ATTEMPT", "SIGN", "Unfinished", "go_on", "is_attempt", "note", "title_of", "unfinished"]

ATTEMPT = "try"
"""The parameter of an address that names an attempt at a sheet."""

SIGN = ":material/assignment_return:"
"""The sign of the way back to one."""


@dataclass(frozen=True)
class Unfinished:
    """An attempt at a sheet of which some questions are answered, and not all."""

    sheet: Sheet
    attempt: str
    done: int
    total: int

    @property
    def query(self) -> dict[str, str]:
        """The parts of the address where it goes on."""
        return {**self.sheet.query, ATTEMPT: self.attempt}

    def is_like(self, sheet: Sheet) -> bool:
        """Whether it is of the same sort as another sheet: whoever is about to begin that may mean this one.

        >>> sheet = read_sheet({"sheet": "exam", "game": "schnapsen", "kinds": "pack", "seeds": "1"})
        >>> left = Unfinished(read_sheet({**sheet.query, "seeds": "2-3"}), "abc", 1, 2)
        >>> left.is_like(sheet), left.is_like(read_sheet({**sheet.query, "game": "schneider"}))
        (True, False)
        """
        mine, other = self.sheet, sheet
        return (mine.mode, mine.rules.game, mine.lesson) == (other.mode, other.rules.game, other.lesson)

    def label(self, t: Translator) -> str:
        """What the way back says.

        >>> sheet = read_sheet({"sheet": "exam", "game": "schnapsen", "kinds": "pack", "seeds": "1-3"})
        >>> Unfinished(sheet, "abc", 2, 3).label(Translator("en"))
        'Go on with your exam: 2 of 3 answered'
        """
        facts = {"done": t.number(self.done), "total": t.number(self.total)}
        if self.sheet.lesson is not None:
            return t.gettext("Go on with your test: {done} of {total} answered", **facts)
        if self.sheet.mode == "exam":
            return t.gettext("Go on with your exam: {done} of {total} answered", **facts)
        return t.gettext("Go on with your questions: {done} of {total} answered", **facts)


def is_attempt(text: str) -> bool:
    """Whether a text may name an attempt.

    >>> is_attempt("3fa9"), is_attempt(""), is_attempt("a b")
    (True, False, False)
    """
    return text.isascii() and text.isalnum() and len(text) <= 12


def note(context: Context, sheet: Sheet, attempt: str) -> None:
    """Remember that a question of this attempt has just been answered."""
    query = urlencode({**sheet.query, ATTEMPT: attempt})
    # The settings of this page may be older than its last answer.
    if context.store.learners.settings(context.learner).sheet != query:
        context.choose(sheet=query)


def unfinished(context: Context) -> Unfinished | None:
    """The attempt whose questions were answered last, if some of them still are open.

    How far it is follows from the answers that are kept, so that it ends with the last one, or with them.
    """
    query = dict(parse_qsl(context.store.learners.settings(context.learner).sheet))
    attempt = query.get(ATTEMPT, "")
    if not is_attempt(attempt):
        return None
    try:
        sheet = read_sheet(query)
        answers = context.store.learnt.answers(context.learner, None, place=sheet.place(attempt))
        questions = sheet.questions() if answers else ()
    except BadSheet:
        return None  # the kinds of questions or the lesson have changed since
    result = result_of(questions, answers)
    done = len(questions) - result.answers.count(None)
    return Unfinished(sheet, attempt, done, len(questions)) if done and not result.done else None


def go_on(context: Context, left: Unfinished) -> None:
    """Draw the way back to an unfinished attempt."""
    params: dict[str, object] = {**left.query}
    with st.container(key="baza-sheet-open", width="stretch"):
        context.link(left.label(context.t), "drill", icon=SIGN, params=params)


def title_of(context: Context, sheet: Sheet) -> str:
    """What a sheet is called: by its lesson, or by its game."""
    t = context.t
    loaded = content().lessons.get(sheet.lesson or "")
    if loaded is not None:
        return t.gettext("Test: {title}", title=loaded.pages[context.language].title)
    game = game_name(sheet.rules.game, t)
    return (
        t.gettext("Exam: {game}", game=game)
        if sheet.mode == "exam"
        else t.gettext("Questions: {game}", game=game)
    )

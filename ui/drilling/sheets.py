"""A sheet of questions on the screen: its cover, its questions, what becomes of one that is left."""

from functools import partial
from pathlib import Path

import streamlit as st

from lessons import drills
from lessons.drills import Drill, Unasked
from lessons.learning.sheet import BadSheet, Result, Sheet, needed, read_sheet, result_of
from ui import lesson
from ui.context import Context
from ui.drilling.keeping import drill_title, keep, shown
from ui.drilling.onward import onward
from ui.drilling.result import begin, result_page
from ui.drilling.unfinished import ATTEMPT, go_on, is_attempt, note, title_of, unfinished
from ui.layout import column
from ui.lesson.bar import progress
from ui.notice import notice
from ui.question import Outcome, confirm_button, explanations, question
from ui.rulebook.bring import bring_into_view
from ui.rulebook.names import rules_name

__all__ = ["sheet_page"]

_AT = "at"
_LEFT = "left"
"""Where a sheet is that its reader has left for now, in place of the number of a question."""
_STYLE = Path(lesson.__file__).with_name("lesson.css")
_Queries = tuple[dict[str, str], ...]


@st.fragment
def sheet_page(context: Context) -> None:
    """Draw what the address asks for: the cover, an open question of the attempt, or the result."""
    t = context.t
    params = dict(st.query_params)
    st.html(_STYLE)
    try:
        sheet = read_sheet(params)
        questions = sheet.questions()
    except BadSheet as bad:
        with column():
            st.title(t.gettext("Questions by link"), anchor=False)
            notice(context, t.gettext(str(bad)), t.gettext("Choose what to practise"), "drill")
        return
    attempt = params.get(ATTEMPT, "")
    if not is_attempt(attempt):
        _cover(context, sheet, questions)
        return
    answers = context.store.learnt.answers(context.learner, None, place=sheet.place(attempt))
    result = result_of(questions, answers)
    at = _at(params, sheet, result, len(questions))
    if params.get(_AT) == _LEFT and not result.done:
        _left(context, sheet, questions, result)
        return
    if at is not None and sheet.mode != "exam" and params.get(_AT) != str(at):
        # The answer is explained before the next question comes, so the address says which one it is.
        st.query_params[_AT] = str(at)
    if at is None:
        result_page(context, sheet, questions, result)
    else:
        _question(context, sheet, questions, at, attempt)


def _at(params: dict[str, str], sheet: Sheet, result: Result, number: int) -> int | None:
    """Which question comes: in an exam the first open one, else the one that the address names."""
    named = params.get(_AT, "")
    if sheet.mode == "exam" or not (named.isascii() and named.isdigit() and len(named) < 4):
        return result.open
    return int(named) if int(named) < number else result.open


def _cover(context: Context, sheet: Sheet, questions: _Queries) -> None:
    t = context.t
    with column(), st.container(key="baza-sheet", gap="small"):
        st.title(title_of(context, sheet), anchor=False)
        st.markdown(t.ngettext("{number} question", "{number} questions", len(questions)))
        st.markdown(
            t.gettext("No hints, and no answer is told before the end. You can stop and go on later.")
            if sheet.mode == "exam"
            else t.gettext("Every answer is explained, and there are hints when you want them.")
        )
        if sheet.mode == "exam":
            enough = needed(len(questions))
            st.markdown(
                t.ngettext(
                    "With {number} right answer you pass.", "With {number} right answers you pass.", enough
                )
            )
        st.caption(t.gettext("Rules: {rules}", rules=rules_name(sheet.rules.text, t)))
        with st.container(key="baza-next", width="content"):
            begin(context, sheet, t.gettext("Begin"), icon=":material/arrow_forward:")
        left = unfinished(context)
        if left is not None and left.is_like(sheet):
            go_on(context, left)


def _left(context: Context, sheet: Sheet, questions: _Queries, result: Result) -> None:
    """What becomes of an attempt that is left open, the way back to it, and other ways on."""
    t = context.t
    done = len(questions) - result.answers.count(None)
    facts = {"done": t.number(done), "total": t.number(len(questions))}
    told = t.gettext("{done} of {total} questions answered", **facts)
    with column(), st.container(key="baza-sheet", gap="small"):
        st.title(title_of(context, sheet), anchor=False)
        st.markdown(f"**{told}**")
        st.html(progress(done, len(questions), told))
        st.markdown(
            t.gettext(
                "What you have answered is kept. You can go on from the start page or from the page of "
                "practice, and this page's address leads back here."
            )
            if done
            else t.gettext("Nothing is answered yet. This page's address leads back here, whenever you like.")
        )
        with st.container(key="baza-next", width="content"):
            params: dict[str, object] = {**sheet.query, ATTEMPT: st.query_params[ATTEMPT]}
            context.link(t.gettext("Go on"), "drill", icon=":material/arrow_forward:", params=params)
        context.link(t.gettext("Choose what to practise"), "drill", icon=":material/tune:")


def _leave(context: Context) -> None:
    """The quiet way out of an open question."""
    with st.container(key="baza-quiet-leave", width="content"):
        st.button(
            context.t.gettext("Stop for now"),
            key="baza-sheet-leave",
            icon=":material/pause_circle:",
            on_click=st.query_params.from_dict,
            args=({**st.query_params.to_dict(), _AT: _LEFT},),
        )


def _question(context: Context, sheet: Sheet, questions: _Queries, at: int, attempt: str) -> None:
    t = context.t
    try:
        drill = drills.from_link(questions[at], context.names(sheet.rules.game))
    except Unasked as unasked:  # pragma: no cover - the sheet has left out what cannot be asked
        notice(context, t.gettext(str(unasked)), t.gettext("Choose what to practise"), "drill")
        return
    exam = sheet.mode == "exam"
    with st.container(key="baza-drill", gap="small"):
        with st.container(
            key="baza-drill-head", horizontal=True, vertical_alignment="center", gap="small", wrap=False
        ):
            st.title(drill_title(drill, context), anchor=False, width="stretch")
            facts = {"number": t.number(at + 1), "total": t.number(len(questions))}
            st.caption(t.gettext("{number} of {total}", **facts), width="content")
        facts = {"done": t.number(at), "total": t.number(len(questions))}
        st.html(
            progress(at, len(questions), t.gettext("{done} of {total} questions answered", **facts)),
        )
        shown(drill)
        key = f"sheet-{at}"
        store = partial(_store, context, drill, questions[at], sheet, attempt)
        params = {**st.query_params.to_dict(), _AT: str(at + 1)}
        question(
            context,
            drill,
            key,
            hints=not exam,
            confirms=exam,
            on_answer=store,
            bar=lambda given: onward(
                context,
                drill,
                key,
                given,
                st.query_params.from_dict,
                params,
                hints=not exam,
                leave=partial(_leave, context),
                confirm=partial(confirm_button, context, drill, key, store) if exam else None,
            ),
        )
        explanations(context, drill, key)
        bring_into_view("baza-drill", drill.link)


def _store(
    context: Context, drill: Drill, query: dict[str, str], sheet: Sheet, attempt: str, outcome: Outcome
) -> None:
    keep(context, drill, outcome, place=sheet.place(attempt), seed=int(query["seed"]))
    note(context, sheet, attempt)

"""The end of a sheet of questions: how it went, what to do now, and every answer."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import streamlit as st

from lessons import drills
from lessons.drills import Drill
from lessons.learning.sheet import Result, Sheet
from lessons.load import content
from lessons.progress import course_progress, next_lesson
from lessons.store import Answer
from ui.context import Context
from ui.course import outlines
from ui.drilling.keeping import drill_title
from ui.drilling.unfinished import ATTEMPT, title_of
from ui.layout import column
from ui.lesson.bar import progress

__all__ = ["begin", "result_page"]

_Queries = tuple[dict[str, str], ...]


@dataclass(frozen=True)
class _Way:
    """A way on: what its link says, and where it leads."""

    label: str
    page: str
    icon: str
    params: Mapping[str, object]


def result_page(context: Context, sheet: Sheet, questions: _Queries, result: Result) -> None:
    """Draw the end of an attempt: how it went, the one next step, and every question with its answer."""
    t = context.t
    number = len(questions)
    with column(), st.container(key="baza-sheet", gap="small"):
        st.title(title_of(context, sheet), anchor=False)
        text = t.ngettext(
            "{right} of {number} right", "{right} of {number} right", number, right=result.right
        )
        st.header(text, anchor=False)
        st.html(progress(result.right, number, text))
        if sheet.mode == "exam":
            _judge(context, sheet, result)
        _onward(context, sheet, questions, result)
        answered = list(zip(range(1, number + 1), questions, result.answers, strict=True))
        for title, right in ((t.gettext("What was wrong"), False), (t.gettext("What was right"), True)):
            own = [each for each in answered if _is_right(each[2]) == right]
            if own:
                st.subheader(title, anchor=False)
            for place, query, answer in own:
                _line(context, place, query, answer)


def _onward(context: Context, sheet: Sheet, questions: _Queries, result: Result) -> None:
    """The one next step, then the others, all of one weight; a link that asks everybody the same says so."""
    t = context.t
    first, *others = _ways(context, sheet, questions, result)
    with st.container(key="baza-next", width="content"):
        context.link(first.label, first.page, icon=":material/arrow_forward:", params=first.params)
    with st.container(key="baza-lesson-more", horizontal=True, gap="medium"):
        for way in others:
            context.link(way.label, way.page, icon=way.icon, params=way.params)
    if sheet.is_fixed:
        st.caption(t.gettext("This link asks everybody the same questions, whenever it is opened."))


def _ways(context: Context, sheet: Sheet, questions: _Queries, result: Result) -> list[_Way]:
    """What to do now, the first thing first: the course goes on, what was missed, the same once more."""
    t = context.t
    seed = secrets.randbelow(100_000)
    missed = [
        query for query, answer in zip(questions, result.answers, strict=True) if not _is_right(answer)
    ]
    again = (
        t.gettext("The same questions once more")
        if sheet.is_fixed
        else t.gettext("Once more, with other questions")
    )
    ways = [*_course(context, sheet, result)]
    if missed:
        params = _begun(sheet.about_these(missed, seed))
        ways.append(_Way(t.gettext("Practise what was wrong"), "drill", ":material/fitness_center:", params))
    ways.append(_Way(again, "drill", ":material/replay:", _begun(sheet.once_more(seed))))
    ways.append(_Way(t.gettext("Choose what to practise"), "drill", ":material/tune:", {}))
    if sheet.lesson is None:
        ways.append(_Way(t.gettext("Your progress"), "progress", ":material/trending_up:", {}))
    else:
        game = {"game": sheet.rules.game}
        ways.append(_Way(t.gettext("All lessons"), "learn", ":material/list:", game))
    return ways


def _course(context: Context, sheet: Sheet, result: Result) -> list[_Way]:
    """The lesson that follows the one whose test has been passed."""
    if sheet.lesson is None or not result.passed:
        return []
    game = content().lessons[sheet.lesson].game
    course = course_progress(outlines(context, game), context.store.learnt.steps(context.learner))
    following = next_lesson(course)
    if following is None:
        return []
    label = context.t.gettext("Next lesson: {title}", title=following.title)
    params = {"lesson": following.lesson, "step": following.next_step}
    return [_Way(label, "learn", ":material/school:", params)]


def begin(context: Context, sheet: Sheet, label: str, *, icon: str) -> None:
    """Draw the way into a new attempt at a sheet."""
    context.link(label, "drill", icon=icon, params=_begun(sheet))


def _begun(sheet: Sheet) -> dict[str, object]:
    return {**sheet.query, ATTEMPT: secrets.token_hex(4)}


def _is_right(answer: Answer | None) -> bool:
    return answer is not None and answer.correct


def _judge(context: Context, sheet: Sheet, result: Result) -> None:
    t = context.t
    if not result.passed:
        told = t.ngettext(
            "Not passed yet: {number} more right answer was needed. What was wrong comes back.",
            "Not passed yet: {number} more right answers were needed. What was wrong comes back.",
            result.missing,
        )
        st.markdown(told)
        return
    loaded = content().lessons.get(sheet.lesson or "")
    if loaded is None:
        st.markdown(t.gettext("**Passed.** Well played!"))
        return
    for step in loaded.lesson.steps:
        context.store.learnt.finish_step(context.learner, loaded.lesson.id, step.id, context.now)
    st.markdown(
        t.gettext("**Passed.** The lesson counts as done; you can still look at it whenever you like.")
    )


def _line(context: Context, place: int, query: dict[str, str], answer: Answer | None) -> None:
    """One question of a sheet by its number and kind; opened, what was asked, answered and right."""
    t = context.t
    drill = drills.from_link(query, context.names(query["game"].partition("(")[0]))
    mark, tone = ("✓", "right") if _is_right(answer) else ("✗", "wrong")
    label = f"{mark} {t.number(place)}. {drill_title(drill, context)}"
    with st.container(key=f"baza-answer-{tone}-{place}"), st.expander(label):
        st.markdown(drill.question)
        if answer is not None:
            st.markdown(
                t.gettext("Your answer: {answer}", answer=_said(drill, drill.answers(answer.given), context))
            )
        st.markdown(t.gettext("Right: {answer}.", answer=_said(drill, drill.accepted, context)))
        if answer is not None and not answer.correct:
            st.markdown(drill.mark(answer.given).full)
        st.markdown(f"[{t.gettext('Link to this question')}]({drill.link})")


def _said(drill: Drill, answers: Sequence[str], context: Context) -> str:
    texts = [choice.text for choice in drill.choices if choice.answer in answers]
    return context.t.join(texts) or context.t.gettext("nothing")

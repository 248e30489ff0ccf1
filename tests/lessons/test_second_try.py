"""What a learner hears before the answer is told: a reason for every card, and a nudge to a question."""

from functools import lru_cache

import pytest

import engine
from lessons.asking import ask
from lessons.exercise import attempt
from lessons.feedback import feedback
from lessons.i18n import LANGUAGES
from lessons.load import content
from lessons.model import Ask, Try
from lessons.names import card_names
from lessons.wanted import wanted

LESSONS = content().lessons
STEPS = [(loaded.lesson.id, step.id) for loaded in LESSONS.values() for step in loaded.lesson.steps]
TRIES = [(lesson, step) for lesson, step in STEPS if isinstance(LESSONS[lesson].lesson.step(step), Try)]
ASKS = [(lesson, step) for lesson, step in STEPS if isinstance(LESSONS[lesson].lesson.step(step), Ask)]


def misses(step):
    """The legal first moves after which there is nothing more to do although the goal is not reached.

    The first card decides that whoever answers it, so the quick player answers.
    """
    if step.opponent == "sensible":
        step = step.model_copy(update={"opponent": "beginner"})
    state = attempt(step).state
    for move in engine.moves(state):
        text = engine.move_text(move)
        try:
            tried = attempt(step, [text])
        except engine.Refused:
            continue
        if tried.over and not tried.done and tried.refusal is None:
            yield text, tried


@pytest.mark.parametrize(("lesson", "step"), TRIES, ids=map(".".join, TRIES))
def test_every_move_that_misses_hears_a_reason(lesson, step):
    loaded = LESSONS[lesson]
    parts = {part.name for part in loaded.pages[LANGUAGES[0]].section(step).parts}
    silent = [move for move, _ in misses(loaded.lesson.step(step)) if move not in parts]
    assert "other" in parts or silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_misses_is_told_what_was_to_be_played(language):
    names = card_names(language)
    told = {}
    for lesson, place in TRIES:
        step = LESSONS[lesson].lesson.step(place)
        if step.goal.played and not step.goal.wins:
            for move, tried in misses(step):
                if move not in step.goal.played:
                    told[lesson, place, move] = feedback(step, tried, names.translator, names)[-1]
    first = {("schmier-table", "first-word"): "pass", ("schmier-bidding", "promise"): "bid-3"}
    for (lesson, place), token in first.items():
        game = LESSONS[lesson].game
        said = wanted(game, engine.parse_move(engine.GAMES[game], token), names.translator, names)
        assert {text for (*where, _), text in told.items() if tuple(where) == (lesson, place)} == {said}
    assert all(text.startswith(("Here the task is to ", "Aquí había que ")) for text in told.values())


@lru_cache
def drill_of(lesson, step):
    loaded = LESSONS[lesson]
    return ask(loaded.lesson.step(step), engine.parse_setup(loaded.lesson.setup), card_names("en"))


@pytest.mark.parametrize(("lesson", "step"), ASKS, ids=map(".".join, ASKS))
def test_a_nudge_never_tells_the_answer(lesson, step):
    drill = drill_of(lesson, step)
    for choice in drill.choices:
        said = drill.nudge(choice.answer)
        assert "The answer" not in said
        assert said == "" or drill.mark(choice.answer).explanation.startswith(said)


def test_a_nudge_says_what_the_answer_gets_wrong():
    drill = drill_of("schnapsen-pack", "worth")
    wrong = next(choice.answer for choice in drill.choices if choice.beliefs)
    assert "ten" in drill.nudge(wrong)
    assert drill.nudge(drill.accepted[0]) == ""


def test_a_question_of_two_options_cannot_be_mended():
    assert drill_of("schnapsen-pack", "worth").can_be_mended
    assert drill_of("schnapsen-strict", "too-high").can_be_mended
    assert not drill_of("schnapsen-strict", "closed").can_be_mended

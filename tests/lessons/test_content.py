"""The content as it is published."""

import pytest

import engine
from lessons.check import check
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.model import Ask, Read, Try
from lessons.names import card_names
from lessons.render import Reader, render
from lessons.tips import TIPS, examine
from lessons.values import find_value


def test_the_linter_has_nothing_to_say():
    assert [str(problem) for problem in check()] == []


@pytest.mark.parametrize(("game", "least"), [("schnapsen", 10), ("schneider", 7), ("schmier", 9)])
def test_a_course_is_mostly_done_not_read(game, least):
    lessons = content().ordered(game)
    assert len(lessons) >= least
    steps = [step for lesson in lessons for step in lesson.lesson.steps]
    assert sum(isinstance(step, Read) for step in steps) < len(steps) / 2
    assert any(isinstance(step, Try) and step.goal.refused for step in steps)
    for lesson in lessons:
        assert any(isinstance(step, Try | Ask) for step in lesson.lesson.steps), lesson.lesson.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_reads_well_with_its_values(language):
    reader = Reader(Translator(language), card_names(language, "german"))
    for lesson in content().lessons.values():
        rules = engine.parse_setup(lesson.lesson.setup)
        for step in lesson.lesson.steps:
            values = {
                name: find_value(value, rules, step.show, step.moves, step.seat)
                for name, value in step.values.items()
            }
            section = lesson.pages[language].section(step.id)
            for part in (section, *section.parts):
                text = render(part.text, values, reader.at(rules), lambda link: link.words or link.target)
                assert not set("{}") & set(text)


def test_every_tip_is_an_exercise_and_false():
    taught = {
        step.tip
        for lesson in content().lessons.values()
        for step in lesson.lesson.steps
        if step.kind == "tip"
    }
    assert taught == {tip.id for tip in TIPS.values() if tip.game in content().course}
    setups = {
        "schnapsen": ("schnapsen", "schnapsen(preset=bummerl)"),
        "schneider": ("schneider", "schneider(capture=next-only)"),
    }
    for tip in TIPS.values():
        for setup in setups[tip.game]:
            finding = examine(tip.id, engine.parse_setup(setup))
            assert not finding.holds
            assert finding.counters

"""A learner with one wrong idea is told of it on the page, at the head of what is said, and sound ones never."""

import pytest
from streamlit.testing.v1 import AppTest

from lessons import drills
from lessons.drills import Drill
from lessons.names import card_names
from tests.ui.visiting import Visitor, html, links, said

TRUMP_OVER_TRUMP = "any-trump-beats-a-trump"
NAMES = card_names("en", "french")


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


def _address(app: AppTest) -> dict[str, str]:
    """The parts of the address, which the page may have written as one value or as a list of one."""
    values = {name: app.query_params[name] for name in app.query_params}
    return {name: value if isinstance(value, str) else value[0] for name, value in values.items()}


def _answer(drill: Drill, belief: str | None) -> str:
    """What a learner answers to a question of one choice: by a belief where it tells, else right."""
    believed = [answers[0] for answers, name, _ in drill.beliefs if name == belief]
    return (believed or sorted(drill.accepted))[0]


def _walk(visitor: Visitor, belief: str | None) -> list[bool]:
    """Answer eight questions of the run on who wins a trick; whether each was followed by a pattern.

    The ways out of it are offered after every answer that points at it, told once more or not.
    """
    query, told = {"kind": "trick-winner", "game": "schnapsen", "seed": "1"}, []
    for _ in range(8):
        app = visitor.open("drill", **query)
        drill = drills.from_link(_address(app), NAMES)
        label = drill.choice(_answer(drill, belief)).text
        next(button for button in app.button if button.label == label).click().run()
        assert not app.exception
        named = "There is a pattern" in said(app)
        assert ("See the pattern" in html(app)) == named  # what stands in sight on a phone
        told.append(named)
        points = any(name == belief for _, name, _ in drill.beliefs)
        assert ("Practise just this" in links(app)) == (points and any(told))
        next(button for button in app.button if button.label == "Next question").click().run()
        query = _address(app)
    return told


def test_one_wrong_idea_is_named_and_what_is_said_leads_to_it(visitor):
    assert any(_walk(visitor, TRUMP_OVER_TRUMP))


def test_a_pattern_that_was_told_is_not_told_again_at_once(visitor):
    told = _walk(visitor, TRUMP_OVER_TRUMP)
    assert told.count(True) == 1


def test_a_sound_learner_is_told_of_no_pattern(visitor):
    assert not any(_walk(visitor, None))


def test_a_pattern_says_its_sentence_once(visitor):
    for seed in range(1, 40):
        app = visitor.open("drill", kind="trick-winner", game="schnapsen", seed=str(seed))
        drill = drills.from_link(_address(app), NAMES)
        believed = {name: (answers[0], told) for answers, name, told in drill.beliefs}
        if TRUMP_OVER_TRUMP not in believed:
            continue
        answer, told = believed[TRUMP_OVER_TRUMP]
        next(button for button in app.button if button.label == drill.choice(answer).text).click().run()
        if "There is a pattern" in said(app):
            shown = [str(part.value) for part in app.markdown if told in str(part.value)]
            explained = {str(part.value) for each in app.expander for part in each.markdown}
            assert len([text for text in shown if text not in explained]) == 1
            return
    raise AssertionError("no pattern was named")

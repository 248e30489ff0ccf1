"""A question that may be mended: when its answer is told."""

import datetime as dt
from dataclasses import replace

import pytest

import engine
from lessons.drills import ask, generate
from lessons.i18n import Translator
from lessons.learning import mistakes
from lessons.names import card_names
from lessons.settings import Settings
from lessons.store.learnt import Mistake
from tests.ui.tab import Tab
from ui.context import Context
from ui.question import forget, is_told
from ui.question import memory as memories
from ui.question.answering import answer, choose, reopen
from ui.question.form import form_of
from ui.question.pressing import pressed
from ui.question.shown import shown
from ui.table.table import Press

NAMES = card_names("en")
NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
RULES = engine.parse_setup("schnapsen")
STRICT = (
    "schnapsen hands=TC.JC.KH.QD/TD.JH.QS trump=H stock=- lead=1 trick=AC points=30/45 tricks=3/3 strict=0/1"
)


@pytest.fixture(autouse=True)
def _tab(monkeypatch):
    monkeypatch.setattr(memories, "session", Tab())


def given(drill, *answers):
    """Answer a question; return what the page hears of each answer."""
    heard = []
    for said in answers:
        answer(drill, memories.Memory(drill, "here"), said, heard.append)
    return heard


def test_the_second_wrong_answer_is_told_the_right_one():
    drill = ask("card-points", RULES, NAMES, cards="TS.KS.JD")
    first, second = [choice.answer for choice in drill.choices if choice.answer not in drill.accepted][:2]
    assert not is_told(drill, "here")
    (outcome,) = given(drill, first)
    assert outcome.first
    assert not is_told(drill, "here")
    (outcome,) = given(drill, second)
    assert not outcome.first
    assert is_told(drill, "here")
    forget(drill, "here")
    assert not is_told(drill, "here")


def test_a_right_answer_is_told_at_once():
    drill = ask("card-points", RULES, NAMES, cards="TS.KS.JD")
    given(drill, *drill.accepted)
    assert is_told(drill, "here")


def test_no_card_of_a_question_is_marked_as_drawn():
    for seed in range(4):
        drill = generate("legal-cards", engine.parse_setup("schmier"), seed, NAMES)
        table = shown(context(), drill, memories.Memory(drill, "here"), None, settled=False, told=False)
        assert not any("fresh" in item for item in table["hand"])


def test_what_is_to_be_confirmed_may_be_changed_and_is_no_answer_before():
    drill = ask("card-points", RULES, NAMES, cards="TS.KS.JD")
    memory, heard = memories.Memory(drill, "here", confirms=True), []
    first, second = [choice.answer for choice in drill.choices][:2]
    for option in (first, second):
        choose(drill, memory, option, heard.append)
    assert (memory.picked, memory.given, heard) == ([second], None, [])


def test_of_cards_that_are_to_be_confirmed_the_last_one_is_picked():
    drill = mistake()
    memory, heard = memories.Memory(drill, "here", confirms=True), []
    for card in ("AH", "JH"):
        pressed(drill, memory, heard.append, Press(f"picked-{card}", memory.seq))
        table = shown(context(), drill, memory, None, settled=False, told=False)
        assert table["picked"] == memory.picked == [card]
        assert table["single"]
    assert (memory.picked, memory.given, heard) == (["JH"], None, [])
    pressed(drill, memory, heard.append, Press("picked-", memory.seq))
    assert memory.picked == []


def test_where_one_option_is_left_nothing_is_kept_back():
    drill = ask("is-legal", RULES, NAMES, position=STRICT, move="KH")
    given(drill, "yes")
    assert is_told(drill, "here")


def test_choosing_anew_is_still_the_second_try():
    drill = ask("legal-cards", RULES, NAMES, position=STRICT)
    given(drill, "KH")
    reopen(memories.Memory(drill, "here"))
    (outcome,) = given(drill, "QD")
    assert not outcome.first
    assert is_told(drill, "here")


def context():
    """What a table needs to know of the page."""
    return Context(Translator("en"), "", "", Settings(), None, dt.datetime(2026, 3, 1, tzinfo=dt.UTC), {}, {})


def test_the_table_tells_the_cards_that_were_chosen_in_vain():
    drill = ask("legal-cards", RULES, NAMES, position=STRICT)
    right = drill.accepted[0]
    wrong = next(choice.answer for choice in drill.choices if choice.answer not in drill.accepted)
    place = memories.Memory(drill, "here")
    given(drill, f"{right}.{wrong}")
    marking = drill.mark(place.given)
    table = shown(context(), drill, place, marking, settled=True, told=True)
    assert table["missed"] == [wrong]
    assert table["overlooked"] == [card for card in drill.accepted if card != right]
    kept_back = shown(context(), drill, place, marking, settled=False, told=False)
    assert "missed" not in kept_back
    assert "overlooked" not in kept_back
    assert (kept_back["tried"], table["tried"]) == (True, False)


def mistake():
    """The question about a card of the learner's that cost something, with what may be done beside it."""
    position = "schnapsen hands=JH.QD.JC.TD.AH/?4 trump=D stock=??.??.??.??.??.??.??.JD lead=1 trick=TC"
    found = Mistake(1, "", f"{position} points=0/21 tricks=0/1 played=TS.AD", "AH", NOW)
    return mistakes.question(found, NAMES)


def test_of_the_cards_on_the_table_one_is_the_answer_and_they_are_drawn_once():
    drill = mistake()
    hand = {"JH", "QD", "JC", "TD", "AH"}
    assert {choice.answer for choice in drill.choices} == hand
    assert form_of(drill) == "table"
    memory = memories.Memory(drill, "here")
    data = shown(context(), drill, memory, None, settled=False, told=False)
    assert (data["choose"], data["keeps"], data["mark"]) == ("hand", "hand", [])
    assert "picked" not in data
    assert all(item["legal"] for item in data["hand"])
    heard = []
    pressed(drill, memory, heard.append, Press("AH", memory.seq))
    (outcome,) = heard
    assert (outcome.given, outcome.marking.right) == ("AH", False)
    data = shown(context(), drill, memory, outcome.marking, settled=True, told=True)
    assert (data["choose"], data["missed"]) == ("none", ["AH"])
    assert set(data["mark"]) == set(drill.accepted)


def test_a_card_in_hand_that_is_no_option_answers_nothing():
    drill = mistake()
    few = replace(drill, choices=tuple(choice for choice in drill.choices if choice.answer != "JH"))
    memory = memories.Memory(few, "here")
    data = shown(context(), few, memory, None, settled=False, told=False)
    assert data["dim"]
    assert [item["card"] for item in data["hand"] if not item["legal"]] == ["JH"]
    pressed(few, memory, None, Press("JH", memory.seq))
    assert memory.given is None


def test_the_table_does_not_tell_who_plays_with_whom_when_that_is_asked():
    rules = engine.parse_setup("schafkopf")
    for seed in range(4):
        drill = generate("partner", rules, seed, NAMES, target="schafkopf.partner")
        place = memories.Memory(drill, "here")
        told = shown(context(), drill, place, None, settled=False, told=False)
        assert told["contract"] is None
        # Who declares is told in the question, who plays with him is what is asked for.
        declarer = engine.parse_position(drill.position).state().declarer
        badges = {seat["seat"]: seat["badge"] for seat in told["seats"] if seat["badge"]}
        assert badges == {declarer: "declarer"}

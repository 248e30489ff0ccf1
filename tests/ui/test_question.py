"""A question that may be mended: when its answer is told."""

import datetime as dt

import pytest

import engine
from lessons.drills import ask, generate
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.settings import Settings
from tests.ui.tab import Tab
from ui.context import Context
from ui.question import forget, is_told
from ui.question import memory as memories
from ui.question.answering import answer, reopen
from ui.question.shown import shown

NAMES = card_names("en")
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


def test_the_table_does_not_tell_who_plays_with_whom_when_that_is_asked():
    rules = engine.parse_setup("schafkopf")
    for seed in range(4):
        drill = generate("partner", rules, seed, NAMES, target="schafkopf.partner")
        place = memories.Memory(drill, "here")
        told = shown(context(), drill, place, None, settled=False, told=False)
        assert told["contract"] is None
        assert not any(seat["badge"] for seat in told["seats"])

"""The situation of a question as a table: the cards that the question tells of lie on it."""

import pytest

import engine
from lessons.drills import ask, generate
from lessons.names import card_names
from lessons.settings import Settings
from ui.picture import Look, picture
from ui.prose import terms_in
from ui.question.laid import lay, situation

RULES = engine.parse_setup("schnapsen")
NAMES = card_names("en")


@pytest.mark.parametrize("seed", range(6))
def test_the_trick_asked_about_lies_on_the_table_and_in_no_hand(seed):
    drill = generate("trick-winner", RULES, seed, NAMES)
    state, laid = situation(drill)
    data = lay(picture(state, drill.seat, NAMES, Settings(), Look()), laid)
    assert [item["card"] for item in data["trick"]][-len(drill.moves) :] == list(drill.moves)
    assert len(data["trick"]) == 2
    assert not {item["card"] for item in data["hand"]} & set(drill.moves)
    assert len({item["seat"] for item in data["trick"]}) == 2
    assert not any(seat["turn"] for seat in data["seats"])


def test_a_lead_alone_leaves_the_table_to_the_answer():
    position = "schnapsen hands=TS.JS.AH.AD/?4 trump=H stock=- lead=1 trick=KS points=33/25 tricks=3/3"
    drill = ask("legal-cards", RULES, NAMES, position=position.replace("?4", "QD.AC.TD"))
    state, laid = situation(drill)
    assert laid == ()
    assert engine.cards_text(state.trick) == "KS"


def test_laying_nothing_changes_nothing():
    drill = generate("legal-cards", RULES, 3, NAMES)
    state, _ = situation(drill)
    data = picture(state, drill.seat, NAMES, Settings(), Look())
    assert lay(data, ()) == data


def test_a_question_without_a_position_has_no_table():
    assert situation(generate("match-score", RULES, 3, NAMES)) is None


def test_terms_are_found_once_and_other_links_are_none():
    text = (
        "[a](/glossary?term=head) [b](/glossary?term=ruff&x=1) [c](/glossary?term=head) [d](/learn?term=no)"
    )
    assert terms_in(text) == ("head", "ruff")

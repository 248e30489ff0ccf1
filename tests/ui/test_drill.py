"""Practice with questions without a browser: what an address asks, and the score of a run."""

import pytest

from lessons.drills import Unasked, kinds_for
from lessons.names import card_names
from lessons.taught import taught_games
from ui.drilling.address import MIXED, draw, following, wants_question
from ui.drilling.run import Run
from ui.drilling.subjects import kinds_by_subject

NAMES = card_names("en")


def test_an_exact_address_asks_exactly_that_question():
    params = {"kind": "legal-cards", "game": "schnapsen", "seed": "17"}
    drill, named = draw(params, "schnapsen(preset=bummerl)", NAMES)
    assert drill.link == "/drill?kind=legal-cards&game=schnapsen&seed=17"
    assert named == params
    assert draw(params, "schnapsen", NAMES)[0] == drill


def test_the_rules_are_the_learners_where_the_address_names_none():
    drill, named = draw({"kind": "legal-cards", "seed": "17"}, "schnapsen(preset=bummerl)", NAMES)
    assert drill.setup == named["game"] == "schnapsen(preset=bummerl)"


def test_an_address_without_a_seed_is_completed_to_one_that_brings_the_question_back():
    drill, named = draw({"kind": "claim"}, "schnapsen", NAMES)
    assert named["seed"].isdigit()
    assert draw(named, "schnapsen", NAMES)[0] == drill


def test_a_rule_alone_is_asked_about_by_a_kind_that_can():
    drill, named = draw({"rule": "schnapsen.head"}, "schnapsen", NAMES)
    assert named["kind"] == drill.kind
    assert drill.kind in {"legal-cards", "is-legal"}
    assert drill.rule == "schnapsen.head"


def test_any_kind_is_a_kind():
    drill, named = draw({"kind": MIXED}, "schnapsen", NAMES)
    assert named["kind"] == drill.kind != MIXED


@pytest.mark.parametrize(
    "params",
    [
        {"kind": "nothing", "seed": "3"},
        {"kind": "nothing"},
        {"kind": "pack", "seed": "three"},
        {"kind": "pack", "seed": "3", "level": "9"},
        {"kind": "pack", "game": "tute"},
        {"kind": "pack", "rule": "schnapsen.head"},
        {"rule": "schnapsen.nothing"},
        {"kind": "legal-cards", "position": "schnapsen hands=?"},
    ],
)
def test_an_address_that_names_no_question_is_told_in_one_translated_sentence(params):
    with pytest.raises(Unasked) as told:
        draw(params, "schnapsen", NAMES)
    message = str(told.value)
    assert card_names("es").translator.gettext(message) != message


def test_the_next_question_keeps_the_choice_and_drops_the_seed():
    named = {"kind": "claim", "game": "schnapsen", "seed": "5", "level": "3", "run": "any"}
    assert following(named, mixed=False) == {"kind": "claim", "game": "schnapsen", "level": "3"}
    assert following(named, mixed=True) == {"kind": MIXED, "game": "schnapsen", "level": "3"}


def test_a_page_without_kind_and_rule_is_the_choice():
    assert not wants_question({"game": "schnapsen"})
    assert wants_question({"rule": "schnapsen.head"})


def test_a_run_counts_answers_and_what_is_right_in_a_row():
    run = Run()
    assert run.told(NAMES.translator) == ""
    for right in (True, False, True, True):
        run = run.answered(right=right)
    assert run == Run(asked=4, right=3, streak=2)
    assert run.told(card_names("es").translator) == "3 de 4 bien, 2 seguidas"


@pytest.mark.parametrize("game", taught_games())
def test_every_kind_of_question_about_a_game_stands_under_one_subject(game):
    found = [kind for kinds in kinds_by_subject(game).values() for kind in kinds]
    assert sorted(found) == sorted(kinds_for(game))

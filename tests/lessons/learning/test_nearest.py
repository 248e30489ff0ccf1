"""The nearest situation in which a wrong answer is right: found by the engine, one thing changed."""

import pytest

import engine
from lessons import drills
from lessons.drills.finding import maker_of
from lessons.learning.nearest import KINDS, nearest
from lessons.names import card_names

EN, ES = card_names("en"), card_names("es")
STRICT = (
    "schnapsen hands=TS.JS.AH.AD.TD/?4 trump=H stock=- lead=1 trick=KS points=20/25 tricks=3/2 strict=0/0 "
    "played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD"
)


def wrong_answers(drill):
    answers = [choice.answer for choice in drill.choices]
    if not drill.multiple:
        return [answer for answer in answers if answer not in drill.accepted]
    return [".".join(set(drill.accepted) ^ {answer}) or "-" for answer in answers]


@pytest.mark.parametrize("game", ["schnapsen", "schneider"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_is_right_there_and_one_thing_is_changed(game, kind):
    if kind not in drills.kinds_for(game):
        return
    rules, found = engine.parse_setup(game), 0
    for seed in range(8):
        drill = drills.generate(kind, rules, seed, EN)
        for given in wrong_answers(drill)[:2]:
            near = nearest(drill, given, EN)
            if near is None:
                continue
            found += 1
            spanish = nearest(drills.generate(kind, rules, seed, ES), given, ES)
            assert (spanish.position, spanish.moves) == (near.position, near.moves)
            assert spanish.said != near.said
            assert engine.parse_position(near.position).text == near.position
            before = drill.position.replace("=", " ").replace("/", " ").replace(".", " ").split(" ")
            after = near.position.replace("=", " ").replace("/", " ").replace(".", " ").split(" ")
            changed = set(before) ^ set(after)
            assert len(changed) <= 4, (drill.position, near.position)
    assert found or kind not in ("trick-winner", "legal-cards", "is-legal")


def test_a_refused_card_is_told_what_would_allow_it():
    drill = drills.ask("is-legal", engine.parse_setup("schnapsen"), EN, position=STRICT, move="JS")
    near = nearest(drill, "yes", EN)
    state = engine.parse_position(near.position).state()
    assert state.judge(engine.parse_card("JS")).legal
    assert near.said.startswith("If ")
    assert maker_of("is-legal", state.rules) is not None


def test_a_right_answer_needs_no_other_situation():
    drill = drills.ask("is-legal", engine.parse_setup("schnapsen"), EN, position=STRICT, move="JS")
    assert nearest(drill, "no", EN) is None
    assert nearest(drills.generate("pack", engine.parse_setup("schnapsen"), 1, EN), "-", EN) is None

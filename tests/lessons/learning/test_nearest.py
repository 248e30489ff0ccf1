"""The nearest situation in which a wrong answer is right: found by the engine, one thing changed."""

import re
from dataclasses import replace
from urllib.parse import parse_qsl, urlsplit

import pytest

import engine
from lessons import drills
from lessons.drills.finding import find, maker_of
from lessons.drills.seeded import Seeded
from lessons.learning.changes import changes
from lessons.learning.nearest import nearest
from lessons.names import card_names

EN, ES = card_names("en"), card_names("es")
STRICT = (
    "schnapsen hands=TS.JS.AH.AD.TD/?4 trump=H stock=- lead=1 trick=KS points=20/25 tricks=3/2 strict=0/0 "
    "played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD"
)
ON_TABLE = ("trick-winner", "legal-cards", "is-legal", "may-act", "hand-bids", "callable-aces", "discard")
"""Kinds that a position alone answers."""

NONE = {("schmier", "trump-order"), *((game, "pack") for game in engine.GAMES)}
"""What is left without: an order of these very cards, and what the pack is made of."""


def wrong_answers(drill):
    """Single answers, all but one, one too many, all of them."""
    answers = [choice.answer for choice in drill.choices]
    if not drill.multiple:
        return [answer for answer in answers if answer not in drill.accepted]
    right = set(drill.accepted)
    some = [*({answer} for answer in answers), *(right ^ {answer} for answer in answers), set(answers)]
    return list(dict.fromkeys(".".join(sorted(each)) for each in some if each and each != right))


def found(game, kind, seeds=range(8)):
    """Wrong answers of some questions with the nearest situations: the first of each question."""
    rules = engine.parse_setup(game)
    for seed in seeds:
        drill = drills.generate(kind, rules, seed, EN)
        pairs = ((given, nearest(drill, given, EN)) for given in wrong_answers(drill))
        yield from ((seed, drill, given, near) for given, near in pairs if near is not None)


KINDS = [(game, kind) for game in engine.GAMES for kind in drills.kinds_for(game)]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_question_has_a_nearest_situation_and_it_is_right_there(game, kind):
    if (game, kind) in NONE:
        assert next(found(game, kind, range(2)), None) is None
        return
    seed, drill, given, near = next(found(game, kind))
    wanted = set(drill.answers(given))
    assert wanted != set(drill.accepted)
    if near.link is not None:
        other = drills.from_link(dict(parse_qsl(urlsplit(near.link).query)), EN)
        assert set(other.accepted) == wanted
        assert other.question in near.said
        assert (other.position, other.moves) == (near.position, near.moves)
    elif kind in ON_TABLE:
        problem = find(Seeded(kind, engine.parse_setup(game), seed)).problem
        state = engine.parse_position(near.position).state()
        moves = tuple(engine.parse_move(engine.GAMES[game], text) for text in near.moves)
        told = replace(problem, rules=state.rules, state=state, moves=moves)
        assert maker_of(kind, state.rules).solve(told) == wanted
    spanish = nearest(drills.generate(kind, engine.parse_setup(game), seed, ES), given, ES)
    assert (spanish.position, spanish.moves, spanish.cards, spanish.link) == (
        near.position,
        near.moves,
        near.cards,
        near.link,
    )
    assert spanish.said != near.said


CARD = re.compile(r"(?<![A-Z0-9])(?:[2-9TJQKA][CSHD]|JO)(?![A-Z0-9])")


@pytest.mark.parametrize("game", engine.GAMES)
@pytest.mark.parametrize("kind", ["trick-winner", "legal-cards"])
def test_one_card_changes_at_a_time_and_the_deal_could_have_been(game, kind):
    for seed in range(3):
        problem = find(Seeded(kind, engine.parse_setup(game), seed)).problem
        before = engine.view(problem.state, problem.seat).text
        seen = set(CARD.findall(before.replace("/", ".").replace("=", ".")))
        told = {engine.card_text(move) for move in problem.moves}
        for change in changes(problem, EN):
            if "instead" not in change.said:
                continue
            state = change.problem.state
            assert engine.replay(state.record).record == state.record
            after = engine.view(state, problem.seat).text
            now = set(CARD.findall(after.replace("/", ".").replace("=", ".")))
            assert len(seen ^ now) <= 2, change.said
            assert len(told ^ {engine.card_text(move) for move in change.problem.moves}) <= 2


def test_what_the_learner_cannot_see_is_not_told():
    """A card of another hand may be named as one that could have lain here; whose it is, is not said."""
    problem = find(Seeded("trick-winner", engine.parse_setup("schafkopf"), 2)).problem
    for change in changes(problem, EN):
        position = maker_of("trick-winner", problem.rules).shown(change.problem).position
        assert position.count("?") == engine.view(problem.state, problem.seat).text.count("?")


def test_a_refused_card_is_told_what_would_allow_it():
    drill = drills.ask("is-legal", engine.parse_setup("schnapsen"), EN, position=STRICT, move="JS")
    near = nearest(drill, "yes", EN)
    state = engine.parse_position(near.position).state()
    assert state.judge(engine.parse_card("JS")).legal
    assert near.said.startswith("If ")


def test_a_question_about_what_is_over_is_not_answered_from_a_table_that_forgot_it():
    """A position does not hold the tricks one by one, so no change of its text may answer about them."""
    for seed in range(6):
        drill = drills.generate("look-back", engine.parse_setup("schnapsen"), seed, EN)
        for given in wrong_answers(drill):
            near = nearest(drill, given, EN)
            assert near is None or near.link is not None


def test_the_same_deals_are_asked_about_somebody_else_first():
    near = [near for seed in range(12) for _, _, _, near in found("schafkopf", "match-score", [seed])]
    here = [each for each in near if each.link is None]
    assert here
    assert all(each.said.startswith("In this situation") for each in here)


def test_a_right_answer_needs_no_other_situation():
    drill = drills.ask("is-legal", engine.parse_setup("schnapsen"), EN, position=STRICT, move="JS")
    assert nearest(drill, "no", EN) is None
    assert nearest(drills.generate("pack", engine.parse_setup("schnapsen"), 1, EN), "-", EN) is None

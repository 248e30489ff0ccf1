"""The coach of Schafkopf accompanies whole deals, in sentences, and tells no secret."""

import random
from dataclasses import replace

import pytest

import engine
from engine.dealing import shuffled
from lessons import coach, practice
from lessons.coaching import schafkopf
from lessons.coaching.schafkopf_sight import see
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names

RULES = engine.parse_setup("schafkopf")
GAME = engine.GAMES["schafkopf"]
EN = Translator("en"), card_names("en", "german")
ES = Translator("es"), card_names("es", "german")


def _whole(sentence):
    assert sentence[0].isupper() or sentence[0] == "¿"
    assert sentence[-1] in ".?"
    assert not set("{}<>") & set(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [4, 6, 8, 14])
def test_the_coach_accompanies_a_whole_deal(seed, language):
    words = Translator(language), card_names(language, "german")
    record = practice.advance(shuffled(RULES, seed), 0, "beginner")
    told = 0
    while True:
        for sentence in coach.recount(practice.happenings(record, told), 0, "schafkopf", *words):
            _whole(sentence)
        told = len(record.moves)
        state = engine.replay(record)
        if state.to_act is None:
            break
        seen = engine.view(state, 0)
        first, second, third = coach.hints(seen, *words, samples=2)
        for sentence in (coach.now(seen, *words), first.text, second.text, third.text):
            _whole(sentence)
        move = engine.parse_move(GAME, third.token)
        assert move in seen.legal
        assert not first.cards
        if isinstance(move, int):
            assert third.token in second.cards
        record = practice.answer(record, move, 0, "beginner")


def test_the_coach_has_something_to_say_for_every_legal_move():
    rng = random.Random(3)
    for seed in range(40):
        state = engine.replay(shuffled(RULES, seed))
        while state.to_act is not None:
            seen = engine.view(state, state.to_act)
            for move in state.moves():
                idea = schafkopf.idea(seen, move, *EN)
                for sentence in (idea.thought, idea.pointer, idea.advice):
                    _whole(sentence)
                assert isinstance(move, str) or move in idea.cards
            moves = state.moves()
            bold = [move for move in moves if move != "pass"]
            state = state.after(rng.choice(bold if bold and rng.random() < 0.4 else moves))


def test_what_is_told_does_not_depend_on_hidden_cards():
    rng = random.Random(1)
    compared = 0
    for seed in range(30):
        record = practice.advance(shuffled(RULES, seed), -1, "beginner")
        for event in practice.happenings(record):
            world = engine.view(event.before, 0).sample(rng)
            if event.move not in world.moves():
                continue
            other = replace(event, before=world, after=world.after(event.move))
            assert schafkopf.happened(other, 0, *EN) == schafkopf.happened(event, 0, *EN)
            compared += world.hands != event.before.hands
    assert compared > 200


@pytest.mark.parametrize(
    ("position", "friends", "foes"),
    [
        ("hands=7S.8S.QC/?3/?3/?3 dealer=3 bids=pass.rufer-S.pass.pass", [], [1]),
        ("hands=AS.8S.QC/?3/?3/?3 dealer=3 bids=pass.rufer-S.pass.pass", [1], [2, 3]),
        ("hands=7S.8S.QC/?3/?3/?3 dealer=3 bids=rufer-S.pass.pass.pass", [], []),
        ("hands=7S.8S.QC/?3/?3/?3 dealer=3 bids=rufer-S.pass.pass.pass lead=0 void=-/S/S/-", [3], [1, 2]),
        ("hands=7S.8S.QC/?3/?3/?3 dealer=3 bids=pass.wenz.pass.pass", [2, 3], [1]),
    ],
)
def test_whom_the_coach_takes_for_a_friend(position, friends, foes):
    sight = see(engine.view(engine.parse_position(f"schafkopf {position}").state(), 0))
    assert (sorted(sight.friends), sorted(sight.foes)) == (friends, foes)


def _idea(position, move, words=ES):
    state = engine.parse_position(f"schafkopf {position}").state()
    return schafkopf.idea(engine.view(state, state.to_act), engine.parse_move(GAME, move), *words)


@pytest.mark.parametrize(
    ("position", "move", "rule", "said"),
    [
        (  # search
            "hands=7S.8C.QD.9D/?4/?4/?4 dealer=3 bids=pass.rufer-S.pass.pass lead=0",
            "7S",
            "schafkopf.ace-falls",
            "buscas el as de hojas",
        ),
        (  # run away
            "hands=AS.9S.8S.7S.QC/?5/?5/?5 dealer=3 bids=pass.rufer-S.pass.pass lead=0",
            "7S",
            "schafkopf.run-away",
            "escapa: tienes 4 cartas del palo",
        ),
        (  # smear
            "hands=AC.9C/?1/?1/?1 dealer=3 bids=pass.rufer-S.pass.pass lead=1 trick=QC.8H.9H partner=0",
            "AC",
            "schafkopf.values",
            "os lleváis 11 puntos de cartas más",
        ),
        (  # the last card of a trick takes it
            "hands=JD.9C/?1/?1/?1 dealer=3 bids=pass.rufer-S.pass.pass lead=1 trick=AD.8D.TD partner=2",
            "JD",
            "schafkopf.trump",
            "nadie juega detrás de ti. Con ella la baza tiene 23 puntos de cartas.",
        ),
        (
            "hands=QC.QH.JS.JD.AH.9H.AC.7S/?8/?8/?8 dealer=3",
            "rufer-S",
            "schafkopf.goal",
            "unos 95 puntos de cartas",
        ),
        ("hands=QC.QS.QH.QD.JC.JS.JH.JD/?8/?8/?8 dealer=3", "sie", "schafkopf.sie", "gana en el acto"),
        (
            "hands=7C.8C.9C.7S.8S.7D.8D.9D/?8/?8/?8 dealer=3",
            "pass",
            "schafkopf.goal",
            "hacen falta 61",
        ),
    ],
)
def test_the_idea_of_a_move(position, move, rule, said):
    idea = _idea(position, move)
    assert idea.rule.value == rule
    assert said in idea.advice


def test_a_hint_names_no_partner_before_the_table_knows_him():
    state = engine.parse_position(
        "schafkopf hands=7S.8C.QD.9D/?4/?4/?4 dealer=3 bids=pass.rufer-S.pass.pass lead=0"
    ).state()
    seen = engine.view(state, 0)
    said = [coach.now(seen, *EN)]
    for move in seen.legal:
        idea = schafkopf.idea(seen, move, *EN)
        said += [idea.thought, idea.pointer, idea.advice]
    assert not any(name in " ".join(said) for name in ("Bruno", "Clara"))

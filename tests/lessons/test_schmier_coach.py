"""The coach of Schmier accompanies whole deals, in sentences, and tells no secret."""

import random
from dataclasses import replace

import pytest

import engine
from engine import choices
from engine.dealing import shuffled
from engine.players.schmier_bids import best_trump, forecast
from lessons import coach, practice
from lessons.coaching import schmier
from lessons.coaching.schmier_sight import sight
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names

RULES = engine.parse_setup("schmier")
GAME = engine.GAMES["schmier"]
EN = Translator("en"), card_names("en")
ES = Translator("es"), card_names("es")
ON = "dealer=5 bids=bid-3.pass.pass.pass.pass.pass trump=H"
DEALING = "dealer=0 bids=pass.pass.pass.pass.pass.bid-3 trump=H"


def _whole(sentence):
    assert sentence[0].isupper() or sentence[0] in "¿0123456789"
    assert sentence[-1] in ".?"
    assert not set("{}<>") & set(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("setup", "seed"), [("schmier", 1), ("schmier", 6), ("schmier(teams=2x3)", 0)])
def test_the_coach_accompanies_a_whole_deal(setup, seed, language):
    words = Translator(language), card_names(language)
    record = practice.advance(shuffled(engine.parse_setup(setup), seed, dealer=seed % 6), 0, "beginner")
    told = 0
    while True:
        for sentence in coach.recount(practice.happenings(record, told), 0, "schmier", *words):
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
        state.after(move)  # a hint is never refused
        assert not first.cards
        if isinstance(move, int):
            assert third.token in second.cards
        record = practice.answer(record, move, 0, "beginner")


def test_the_coach_has_something_to_say_for_every_kind_of_move():
    rng = random.Random(3)
    for seed in range(10):
        state = engine.replay(shuffled(RULES, seed, dealer=seed % 6))
        while state.to_act is not None:
            seen = engine.view(state, state.to_act)
            moves = state.moves()
            if state.discard is not None:
                moves = [choices.any_move(moves, state.discard, rng) for _ in range(4)]
            for move in moves:
                idea = schmier.idea(seen, move, *EN)
                for sentence in (idea.thought, idea.pointer, idea.advice):
                    _whole(sentence)
                assert isinstance(move, str) or move in idea.cards
            bold = [move for move in moves if move != "pass"]
            state = state.after(rng.choice(bold if rng.random() < 0.4 and bold else moves))


def test_what_is_told_does_not_depend_on_hidden_cards():
    rng = random.Random(1)
    compared = 0
    for seed in range(4):
        record = practice.advance(shuffled(RULES, seed, dealer=3), -1, "beginner")
        for event in practice.happenings(record):
            world = engine.view(event.before, 0).sample(rng)
            cards = engine.choices.discard_text  # what others throw differs, how many does not
            if event.before.phase == "discard" and event.seat != 0:
                hand, number = world.discard, event.move.count("-")
                if event.move == "discard-none" or hand.least > number or hand.most < number:
                    continue
                move = cards(sorted(hand.draw(rng)))
                if move.count("-") != number:
                    continue
            elif world.to_act is None or (
                event.move not in world.moves() and event.before.phase != "discard"
            ):
                continue
            else:
                move = event.move
            other = replace(event, move=move, before=world, after=world.after(move))
            if other.after.hands[0] != event.after.hands[0]:  # what is drawn is no secret to who draws it
                continue
            assert schmier.happened(other, 0, *EN) == schmier.happened(event, 0, *EN)
            compared += world.hands != event.before.hands
    assert compared > 60


def test_the_worth_of_a_hand_is_the_players_forecast():
    hand = engine.parse_cards("AH.KH.JD.2H.AS.TC")
    state = engine.parse_position("schmier hands=AH.KH.JD.2H.AS.TC/?6/?6/?6/?6/?6 dealer=5").state()
    idea = schmier.idea(engine.view(state, 0), "bid-3", *EN)
    mask = engine.mask_of(hand)
    assert f"about {forecast(mask, best_trump(mask, 3), 3):.1f} of the six points" in idea.advice
    assert engine.cards_text(idea.cards) == "AH.KH.JD.2H"


@pytest.mark.parametrize("bids", ["", "bids=bid-3"])
def test_a_first_hint_does_not_tell_a_bid_from_a_pass(bids):
    position = f"hands=AH.KH.JD.2H.AS.TC/?6/?6/?6/?6/?6 dealer={5 - bool(bids)} {bids}".strip()
    one, other = (_idea(position, move) for move in ("pass", "bid-5"))
    assert (one.rule, one.thought, one.pointer) == (other.rule, other.thought, other.pointer)


@pytest.mark.parametrize(
    ("position", "seat", "card", "threats"),
    [
        (
            f"hands=?2/JD.4C.KD/?3/?3/?3/?3 {ON} lead=0 trick=9D",
            1,
            "KD",
            15,
        ),  # the ace, and all trumps but its own
        (f"hands=?2/JH.4C.KD/?3/?3/?3/?3 {ON} lead=0 trick=9H", 1, "JH", 3),
        (f"hands=?1/?1/?1/?1/?1/TC.3D {ON} lead=0 trick=2C.3C.4C.5C.6C", 5, "TC", 0),  # nobody is left
        (f"hands=AH.2C/?2/?2/?2/?2/?2 {ON} lead=0", 0, "AH", 0),
    ],
)
def test_what_can_still_beat_a_card(position, seat, card, threats):
    seen = sight(engine.view(engine.parse_position(f"schmier {position}").state(), seat))
    assert len(seen.threats(engine.parse_card(card))) == threats


def _idea(position, move, words=ES):
    state = engine.parse_position(f"schmier {position}").state()
    return schmier.idea(engine.view(state, state.to_act), engine.parse_move(GAME, move), *words)


@pytest.mark.parametrize(
    ("position", "move", "rule", "said"),
    [
        (
            "hands=9H.8H.7D.5D.AS.TC/?6/?6/?6/?6/?6 dealer=5",
            "pass",
            "schmier.bid-range",
            "tendrías que pujar 3",
        ),
        (
            "hands=9H.8H.7D.5D.AS.TC/?6/?6/?6/?6/?6 dealer=2 bids=bid-3.pass.pass",
            "pass",
            "schmier.higher",
            "la puja ya es de Clara, de tu equipo",
        ),
        (
            "hands=AH.KH.JD.2H.AS.TC/?6/?6/?6/?6/?6 dealer=5 bids=bid-3.pass.pass.pass.pass.pass",
            "trump-H",
            "schmier.name-trump",
            "El as de corazones y el dos de corazones son puntos en cuanto los juegues.",
        ),
        (
            f"hands=AS.TC.9D.3H.JD.JO/?6/?6/?6/?6/?6 {ON} discarded=*/*/*/*/*/*",
            "discard-TC-9D",
            "schmier.discard-most",
            "Una vez descartado, el diez de tréboles no cuenta para nadie.",
        ),
        (
            f"hands=2C.AH.KH.QH.JH.JD.TH.2H/?6/?6/?6/?6/?6 {DEALING} discarded=*/?3/?3/?3/?3/?3",
            "discard-2C-TH",
            "schmier.dealer-trumps",
            "Descarta todas las demás cartas y el diez de corazones",
        ),
        (
            f"hands=AH.2C.3C/?3/?3/?3/?3/?3 {ON} lead=0",
            "AH",
            "schmier.right",
            "puede caer la jota de corazones, la jota de diamantes o el comodín",
        ),
        (
            f"hands=2H.3H/?2/?2/?1/?1/?1 {ON} lead=3 trick=9H.4H.5H",
            "2H",
            "schmier.low",
            "el triunfo bajo es de tu equipo",
        ),
        (  # smeared
            f"hands=TS.3S/?2/?2/?1/?1/?1 {ON} lead=3 trick=AS.4S.5S",
            "TS",
            "schmier.game",
            "Echa el diez de picas en la baza de Clara: 10 puntos de cartas más",
        ),
        (
            f"hands=JH.3H/?2/?2/?1/?1/?1 {ON} lead=3 trick=AH.4H.5H",
            "JH",
            "schmier.right",
            "el punto queda en tu equipo. Nada de lo que falta gana al as de corazones.",
        ),
        (  # the joker is caught
            f"hands=9H.3S/?1/?1/?1/?1/?1 {ON} lead=1 trick=2C.JO.4C.5C.6C",
            "9H",
            "schmier.joker",
            "el comodín es un punto para tu equipo. Juegas en último lugar",
        ),
        (
            f"hands=9C.TC/?1/?1/?1/?1/?1 {ON} lead=1 trick=KC.2C.4C.5C.6C",
            "9C",
            "schmier.values",
            "no vale nada para el Juego",
        ),
        (
            f"hands=JO.3H/?1/?1/?1/?1/?1 {ON} lead=1 trick=KH.2C.4C.5C.6C",
            "JO",
            "schmier.joker",
            "su punto se pierde",
        ),
    ],
)
def test_which_idea_a_move_stands_for(position, move, rule, said):
    found = _idea(position, move)
    assert found.rule.value == rule
    assert said in found.advice


def test_forced_moves_are_told_as_such():
    found = _idea(f"hands=JO.4C.2S/?3/?3/?3/?3/?2 {ON} lead=5 trick=KH", "JO")
    assert (found.rule.value, engine.cards_text(found.cards)) == ("schmier.follow", "JO")
    assert "única" in found.advice

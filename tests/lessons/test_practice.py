"""A practice game is a record: opponents, undo, what happened, what the coach says."""

import random

import pytest

import engine
from lessons import coach, practice
from lessons.i18n import LANGUAGES, translator
from lessons.names import card_names

SETUPS = ("schnapsen", "schnapsen(preset=bummerl)", "schnapsen(preset=sharp)", "schnapsen(pack=24)")


def played(setup: str, seed: int, player: str = "beginner"):
    """Yield the record at every decision of the learner, who moves at random on seat 0."""
    rng = random.Random(seed)
    record = practice.advance(engine.shuffled(engine.parse_setup(setup), seed), 0, player)
    while True:
        yield record
        state = engine.replay(record)
        if state.to_act is None:
            return
        record = practice.answer(record, rng.choice(state.moves()), 0, player)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("player", practice.OPPONENTS)
def test_a_whole_deal(setup, player):
    seen = list(played(setup, 5, player))
    states = [engine.replay(record) for record in seen]
    assert all(state.to_act == 0 for state in states[:-1])
    assert states[-1].result is not None


@pytest.mark.parametrize("setup", SETUPS)
def test_undo_returns_to_every_decision(setup):
    seen = list(played(setup, 7))
    record = seen[-1]
    for earlier in reversed(seen[:-1]):
        record = practice.undo(record, 0)
        assert record == earlier
    assert practice.undo(record, 0) == record


def test_the_same_moves_meet_the_same_answers():
    assert list(played("schnapsen", 9)) == list(played("schnapsen", 9))


def test_a_refused_move_changes_nothing():
    record = next(played("schnapsen", 3))
    with pytest.raises(engine.Refused):
        practice.answer(record, "pass", 0, "beginner")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_everything_that_happens_is_told(setup, language):
    t, names = translator(language), card_names(language)
    *_, record = played(setup, 11)
    told = practice.happenings(record)
    assert len(told) == len(record.moves)
    for event in told:
        said = coach.recount([event], 0, event.before.rules.game, t, names)
        own_lead = event.seat == 0 and isinstance(event.move, int) and event.trick is None
        assert bool(said) != own_lead
        assert not any("{" in line for line in said)


def test_what_is_told_names_no_hidden_card():
    """The learner hears of no card that only the opponent has seen."""
    t, names = translator("en"), card_names("en")
    for seed in range(8):
        *_, record = played("schnapsen", seed)
        for event in practice.happenings(record):
            hidden = event.after.hands[1] & ~event.after.shown[1]
            text = " ".join(coach.recount([event], 0, "schnapsen", t, names))
            told = [
                card for card in engine.cards_of(hidden) if str(names.card(engine.card_text(card))) in text
            ]
            assert not told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_hints_grow_and_end_in_a_legal_move(setup, language):
    t, names = translator(language), card_names(language)
    for seed in range(2):
        for record in played(setup, seed):
            state = engine.replay(record)
            if state.to_act is None:
                break
            view = engine.view(state, 0)
            first, second, third = coach.hints(view, t, names, samples=3)
            assert (first.token, first.cards, second.token) == (None, (), None)
            move = engine.parse_move(engine.GAMES["schnapsen"], third.token)
            assert state.judge(move).legal
            assert (first, second, third) == coach.hints(view, t, names, samples=3)
            name = str(names.card(third.token)) if isinstance(move, int) else None
            assert name is None or name not in first.text
            assert coach.now(view, t, names)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("marriage-C", "lead the king or the queen. You may also close the stock."),
        ("marriage-C.close", "lead the king or the queen."),
        ("AS.JS.marriage-C", "You may also close the stock or claim if you have 66."),
    ],
)
def test_after_a_marriage_the_coach_names_what_is_left_to_do(moves, said):
    # The points of a marriage wait for a trick: before it nobody thinks of a claim.
    deck = "KC.QC.AS.TS.AC.JH.KH.JD.QS.KS.JS.TC.AD.AH.TD.TH.QD.QH.KD.JC"
    record = engine.parse_record(f"schnapsen dealer=1 deck={deck}")
    for token in moves.split("."):
        move = engine.parse_move(engine.GAMES["schnapsen"], token)
        record = practice.make(record, move)
    now = coach.now(engine.view(engine.replay(record), 0), translator("en"), card_names("en"))
    assert now.endswith(said)

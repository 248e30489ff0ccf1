"""Situations come from real play, and show a player no more than his own view."""

import random
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.drills.registry import KINDS
from lessons.drills.schnapsen.reach import Temper, play_deal

SHOWING = ("trick-winner", "legal-cards", "is-legal", "may-act", "claim", "draw-order", "who-acts")
SHOWING += ("strict-phase", "look-back")


def problems(kind, rules, seed, count=3):
    maker = KINDS[kind].makers["schnapsen"]
    rng = random.Random(seed)
    for target in maker.targets:
        found = maker.candidates(rules, rng, target)
        for problem in islice(found, count):
            yield maker, problem


@pytest.mark.parametrize("kind", SHOWING)
def test_every_situation_is_the_replay_of_a_legal_deal(kind, rules):
    for seed in range(2):
        for _, problem in problems(kind, rules, seed):
            assert problem.state.record is not None
            again = engine.replay(engine.parse_record(problem.state.record.text))
            assert again.hands == problem.state.hands
            assert again.to_act == problem.state.to_act == 0
            for move in problem.moves:
                assert again.judge(move).legal
                again = again.after(move)


@pytest.mark.parametrize("kind", SHOWING)
def test_nothing_hidden_is_shown(kind, rules, en):
    """The same view, another world behind it: the drill is the same in every letter."""
    from lessons.drills.making import word
    from lessons.drills.problem import Problem
    from lessons.drills.solving import solve

    for maker, problem in problems(kind, rules, 5):
        shown = maker.shown(problem).position
        assert shown == engine.view(problem.state, 0).text
        position = engine.parse_position(shown)
        assert position.text == shown
        theirs = set(engine.cards_of(problem.state.hands[1])) | set(problem.state.stock[:-1])
        known = set(engine.cards_of(problem.state.shown[1]))
        told = {engine.parse_card(card) for card in _cards_in(shown)}
        assert not (theirs - known) & told
        assert isinstance(problem, Problem)
        drill = word(maker, solve(maker, problem), en, {})
        assert drill.record is None


def _cards_in(text):
    hands = next(part for part in text.split(" ") if part.startswith("hands="))
    return [card for card in hands[6:].replace("/", ".").split(".") if "?" not in card and card != "-"]


@pytest.mark.parametrize("kind", ["card-points", "game-points"])
def test_a_record_is_only_shown_of_a_finished_deal(kind, rules, en):
    for seed in range(40):
        drill = drills.generate(kind, rules, seed, en)
        if drill.record:
            assert engine.replay(engine.parse_record(drill.record)).result is not None


def test_the_answer_follows_from_the_position_alone(zone, en):
    """Whatever the hidden cards are, the legal cards and the verdicts are the same."""
    for seed in range(30):
        drill = drills.generate("legal-cards", zone, seed, en)
        position = engine.parse_position(drill.position)
        for filling in range(3):
            legal = {engine.move_text(move) for move in position.state(filling).moves()}
            cards = {token for token in legal if len(token) == 2}
            assert cards == set(drill.accepted)


def test_play_uses_every_action_and_ends(zone):
    rng = random.Random(1)
    moves = set()
    for _ in range(200):
        last = play_deal(zone, rng, Temper(closes=0.2, slips=0.05))[-1]
        assert last.result is not None
        moves |= {str(move).split("-")[0] for move in last.history if isinstance(move, str)}
    assert moves == {"exchange", "close", "marriage", "claim", "pass"}

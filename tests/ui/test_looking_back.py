"""Looking back at a finished deal: what each costly move cost, what was better, and why."""

import datetime as dt
import html

import pytest

import engine
from lessons import coach
from lessons.i18n import Translator
from lessons.learning.mistakes import Costly
from lessons.names import card_names
from lessons.settings import Settings
from lessons.store import Store
from ui.context import Context
from ui.practice.looking_back import told
from ui.practice.telling import telling_of

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
EN, NAMES = Translator("en"), card_names("en")


@pytest.fixture
def context():
    store = Store("sqlite://")
    learner = store.learners.of_cookie("token", NOW)
    yield Context(EN, "token", learner, Settings(), store, NOW, {}, {})
    store.close()


def costly(record, place, best, cost):
    view = engine.view(engine.replay(record.prefix(place)), 0)
    return Costly(view.text, record.moves[place], best, cost, place)


@pytest.mark.parametrize(
    ("game", "amount", "said"),
    [
        ("schnapsen", 1.0, "It cost about 1 game point."),
        ("schneider", 0.8, "It cost about 0.8 game points."),
        ("schafkopf", 15.6, "It cost about 15.6 units."),
        ("schmier", 1.2, "It cost about 1.2 points."),
    ],
)
def test_the_cost_is_told_in_what_the_game_is_played_for(game, amount, said):
    assert telling_of(game).cost(EN, amount) == said


@pytest.mark.parametrize("better", ["card", "word"])
def test_a_costly_move_is_told_with_its_trick_its_cost_what_was_better_and_why(context, better):
    rules = engine.parse_setup("schnapsen")
    for seed in range(200):
        record = engine.shuffled(rules, seed, dealer=1)
        state = engine.replay(record)
        legal = [move for move in state.moves() if isinstance(move, str) == (better == "word")]
        if len(legal) > 1 or (better == "word" and legal):
            break
    best = legal[-1]
    first = next(move for move in state.moves() if isinstance(move, int))
    record = engine.Record(rules, 1, record.deck, (first,))
    drawn = html.unescape(told(context, record, costly(record, 0, best, 0.84), NAMES))
    assert "Trick 1" in drawn
    assert "It cost about 0.8 game points." in drawn
    assert coach.idea(engine.view(state, 0), best, EN, NAMES).advice in drawn
    assert drawn.count("<img") == (2 if better == "card" else 0)
    if better == "word":
        assert "was better" in drawn

"""What is sent to the browser tells nothing that the learner's seat may not know.

The proof: deal the hidden cards anew in every way the seat must reckon with. All that is sent - cards,
labels, sentences, moments on the way, the number of the picture - stays the same to the letter.
"""

import datetime as dt
import json
import random

import pytest

import engine
from lessons import practice
from lessons.i18n import Translator
from lessons.settings import Settings
from lessons.store import Deal, Store
from tests.ui.worlds import another
from ui import session
from ui.context import Context
from ui.practice import board
from ui.practice.deals import SEAT
from ui.practice.moment import look_at
from ui.table.data import payload

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
STORE = Store("sqlite://")
DEALS = [
    ("schafkopf", 3), ("schafkopf", 4), ("schafkopf(laufende=always)", 5), ("schafkopf", 10),
    ("schmier", 1), ("schmier", 3), ("schmier(teams=2x3)", 5),
]  # fmt: skip


@pytest.fixture
def tab(monkeypatch):
    """What the tab remembers, without a browser."""
    kept = {}
    monkeypatch.setattr(session, "get", lambda name, default=None: kept.get(name, default))
    monkeypatch.setattr(session, "put", kept.__setitem__)
    return kept


def reader(language="en"):
    return Context(Translator(language), "", "", Settings(), STORE, NOW, {}, {})


def sent(context, tab, record, since):
    """What the browser gets for a record, of which the tab has shown the first ``since`` moves."""
    tab.clear()
    tab["baza-play-seen"] = f"deal:{since}"
    moment = look_at(context, Deal("deal", record.text, None, False, NOW))
    return json.dumps(payload(board.board_picture(context, moment)), sort_keys=True)


def played(setup, seed):
    """A whole deal by beginners, and the places at which the learner is to act."""
    record = practice.advance(engine.shuffled(engine.parse_setup(setup), seed), -1, "beginner")
    states = [engine.replay(record.prefix(place)) for place in range(len(record.moves))]
    return record, [place for place, state in enumerate(states) if state.to_act == SEAT]


@pytest.mark.parametrize(("setup", "seed"), DEALS)
def test_hidden_cards_that_change_hands_change_nothing(tab, setup, seed):
    context, rng = reader(), random.Random(seed)
    record, own = played(setup, seed)
    assert own
    moved = 0
    for number, place in enumerate(own):
        real = record.prefix(place)
        other = another(real, SEAT, rng)
        moved += real.deck != other.deck
        since = own[number - 1] if number else 0
        assert sent(context, tab, real, since) == sent(context, tab, other, since)
    assert moved


@pytest.mark.parametrize("seed", [4, 19, 26, 38])
def test_the_partner_is_not_in_the_data_before_he_is_shown(tab, seed):
    context, rng = reader("es"), random.Random(seed)
    record, own = played("schafkopf", seed)
    swapped = told = 0
    for place in own:
        real = record.prefix(place)
        state, seen = engine.replay(real), engine.view(engine.replay(real), SEAT)
        if state.partner < 0:
            continue
        badges = [seat["badge"] for seat in json.loads(sent(context, tab, real, 0))["seats"][1:]]
        if seen.partner is None:
            assert "compañero" not in badges
            for _ in range(8):
                other = another(real, SEAT, rng)
                if engine.replay(other).partner != state.partner:
                    swapped += 1
                    assert sent(context, tab, other, 0) == sent(context, tab, real, 0)
                    break
        else:
            told += 1
            assert ("compañero" in badges) == (seen.partner != SEAT)
    assert swapped
    assert told


def test_the_cards_in_the_data_are_those_the_seat_knows(tab):
    context = reader()
    record, own = played("schafkopf", 4)
    for place in own:
        real = record.prefix(place)
        seen = engine.view(engine.replay(real), SEAT)
        data = json.loads(sent(context, tab, real, 0))
        shown = {item["card"] for item in data["hand"] + data["trick"]}
        shown |= {item["card"] for frame in data["frames"] for item in frame["trick"]}
        shown |= {card for seat in data["seats"] for card in seat.get("cards", [])}
        known = {*seen.hand, *seen.trick, *(card for trick in seen.tricks for card in trick.cards)}
        assert shown <= set(map(engine.card_text, known))

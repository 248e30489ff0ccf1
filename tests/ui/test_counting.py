"""Counting in the head on its page: the tricks go by at the chosen pace, by the clock or by the learner."""

import datetime as dt

import pytest

import engine
from lessons.learning.counting import PACES, count_for
from tests.ui.visiting import Visitor, said

NOW = dt.datetime(2026, 3, 1, 20, tzinfo=dt.UTC)
COUNT = count_for(engine.parse_setup("schneider"), 5)


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


@pytest.mark.parametrize("pace", ["slow", "steady", "quick"])
def test_the_tricks_go_by_with_the_clock(visitor, monkeypatch, pace):
    def at(seconds):
        monkeypatch.setattr("ui.drilling.counting._now", lambda: NOW + dt.timedelta(seconds=seconds))

    at(0)
    app = visitor.open("drill", count="5", game="schneider", pace=pace)
    assert "Trick 1" in said(app)
    assert not app.text_input
    at(2.5 * PACES[pace])
    app.run()
    assert "Trick 3" in said(app)
    at((len(COUNT.tricks) + 0.5) * PACES[pace])
    app.run()
    assert "Trick" not in said(app)
    assert len([*app.number_input, *app.text_input]) == 1  # then the count is asked for
    assert not app.exception

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


def test_a_trick_that_counts_for_the_learners_team_says_so(visitor):
    """In Schmier the learner counts the tricks of Clara's as well, three seats on."""
    count, told = count_for(engine.parse_setup("schmier"), 17), {True: 0, False: 0}
    app = visitor.open("drill", count="17", game="schmier", pace="own")
    for number, shown in enumerate(count.tricks):
        ours = "on your team" in said(app)
        assert ours == (shown.trick.winner == 3)
        told[ours] += 1
        if number + 1 < len(count.tricks):
            app.button(key="baza-counting-next").click().run()
    assert all(told.values())

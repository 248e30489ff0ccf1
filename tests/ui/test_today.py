"""The daily session on its page: it pauses after a quarter of an hour's questions, whatever is still due."""

import datetime as dt
from types import SimpleNamespace

import pytest

import engine
from lessons import drills
from lessons.i18n import Translator
from lessons.learning.daily import LENGTH
from lessons.learning.schedule import remember
from lessons.names import card_names
from tests.ui.visiting import Visitor, links, said
from ui.drilling import today

DAYS_AGO = dt.datetime.now(dt.UTC) - dt.timedelta(days=3)


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


def due(visitor, number):
    """Let so many rules of Schnapsen be due: each answered wrong some days ago."""
    rules, names = engine.parse_setup("schnapsen"), card_names("en")
    targets = {
        rule: kind for kind in drills.kinds_for("schnapsen") for rule in drills.rules_of(kind, "schnapsen")
    }
    for rule, kind in sorted(targets.items())[:number]:
        drill = drills.generate(kind, rules, 1, names, target=rule)
        remember(
            visitor.store.learnt, visitor.learner, drill, "-", DAYS_AGO, place="drill", seed=1, hinted=False
        )


def answered(app, asked):
    """The page after one more answer, as if so many had been given before it in this session."""
    app.session_state["baza-drill-run"] = f"run=today\n{asked} {asked} 0"
    option = next(button for button in app.button if str(button.key).startswith("baza-choose-today-"))
    option.click().run()
    check = [button for button in app.button if button.label == "Check"]
    if check:
        check[0].click().run()
    next(button for button in app.button if button.label == "Next question").click().run()
    assert not app.exception
    return app


def test_a_session_pauses_when_it_is_long_enough_and_goes_on_if_that_is_wanted(visitor):
    due(visitor, LENGTH + 5)
    app = visitor.open("drill", run="today")
    assert f"{LENGTH} left" in said(app)
    app = answered(app, LENGTH - 2)
    assert "1 left" in said(app)
    app = answered(app, LENGTH - 1)
    assert "Done for today." in said(app)
    assert "more questions are due" in said(app)
    assert links(app)["Go on all the same"] == "drill?run=today&more=1"


def test_a_short_session_ends_with_what_is_due(visitor):
    due(visitor, 2)
    app = visitor.open("drill", run="today")
    assert "2 left" in said(app)
    app = answered(answered(app, 0), 1)
    assert "Done for today." in said(app)
    assert "Go on all the same" not in links(app)


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (20, "within the hour"),
        (70, "in about 1 hour"),
        (170, "in about 3 hours"),
        (13 * 60, "tomorrow"),
        (3 * 24 * 60, "in 3 days"),
    ],
)
def test_what_is_due_next_is_told_in_hours_or_days(monkeypatch, minutes, told):
    noon = dt.datetime(2026, 3, 1, 12, tzinfo=dt.UTC)
    monkeypatch.setattr(today, "_clock", lambda: noon)
    context = SimpleNamespace(t=Translator("en"))
    assert today._when(context, noon + dt.timedelta(minutes=minutes)) == told


def test_with_nothing_due_there_is_something_to_do(visitor):
    assert links(visitor.open("drill", run="today"))["Play a new deal"] == "play?new=1"

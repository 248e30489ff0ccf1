"""The frame without a browser: a store that cannot be reached, a page that breaks, the settings on offer."""

import datetime as dt
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import engine
from lessons.i18n import translator
from lessons.load import content
from lessons.store import open_store
from lessons.taught import taught_games
from tests.ui.visiting import Visitor, links
from ui.setups import game_name, named_setups

RULES = engine.parse_setup("schneider")
MAIN = str(Path(__file__).resolve().parents[2] / "ui" / "main.py")


@pytest.fixture(autouse=True)
def visit(monkeypatch):
    """A browser without cookies that asks for English; the test rig of Streamlit has none at all."""
    monkeypatch.setattr("ui.context._visit", lambda: ({}, "en"))


@pytest.fixture
def database(monkeypatch, tmp_path):
    monkeypatch.setenv("BAZA_DATABASE_URL", f"sqlite:///{tmp_path / 'baza.sqlite3'}")
    yield
    open_store().close()


def test_the_start_page_is_drawn(database):
    app = AppTest.from_file(MAIN, default_timeout=30).run()
    assert not app.exception
    assert [title.value for title in app.title] == ["Learn the card games of Central Europe, trick by trick"]


def test_the_start_page_leads_to_the_course_of_every_game(database):
    app = AppTest.from_file(MAIN, default_timeout=30).run()
    led = [element.proto.label for element in app.get("page_link")]
    names = [game_name(game, translator("en")) for game in taught_games()]
    assert [label for label in led if label in names] == names


def test_without_a_store_the_reader_is_told(monkeypatch, tmp_path):
    path = tmp_path / "not a database"
    path.write_text("x" * 5000, encoding="utf-8")
    monkeypatch.setenv("BAZA_DATABASE_URL", f"sqlite:///{path}")
    app = AppTest.from_file(MAIN, default_timeout=30).run()
    assert not app.exception
    assert "Please try again shortly." in app.markdown[0].value
    assert [button.label for button in app.button] == ["Try again"]


def test_a_page_that_breaks_answers_with_a_sentence(caplog):
    def page():
        from ui.failure import answer_failure

        assert answer_failure(ValueError("a secret detail")) is True

    app = AppTest.from_function(page).run()
    assert not app.exception
    said = " ".join(element.value for element in app.markdown)
    assert said.startswith("Something went wrong on this page.")
    assert "(/)" in said
    assert "a secret detail" not in said
    assert "a secret detail" in caplog.text


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_rule_set_is_on_offer_by_its_canonical_text(language):
    offered = named_setups("schnapsen", translator(language))
    assert [engine.parse_setup(text).text for text in offered] == list(offered)
    assert {engine.parse_setup(text).preset for text in offered} == set(
        engine.GAMES["schnapsen"].table.presets
    )
    assert len(set(offered.values())) == len(offered)


def test_the_start_page_offers_the_lesson_begun_in_another_game_beside_the_deal(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    loaded = content().ordered("schneider")[0]
    now = dt.datetime.now(dt.UTC)
    visitor.store.learnt.finish_step(visitor.learner, loaded.lesson.id, loaded.lesson.steps[0].id, now)
    go_on = f"Go on: {loaded.pages['en'].title}"
    there = f"learn?lesson={loaded.lesson.id}&step=2"
    assert links(visitor.open("home"))[go_on] == there
    visitor.store.deals.start(visitor.learner, engine.shuffled(RULES, 7).text, now)
    found = links(visitor.open("home"))
    assert list(found).index("Continue your deal") < list(found).index(go_on)
    assert found[go_on] == there
    visitor.store.close()

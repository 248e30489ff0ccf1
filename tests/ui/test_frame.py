"""The frame without a browser: a store that cannot be reached, a page that breaks, the settings on offer."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import engine
from lessons.i18n import translator
from lessons.store import open_store
from lessons.taught import taught_games
from ui.setups import game_name, named_setups

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

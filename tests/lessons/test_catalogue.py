"""The catalogues: complete, up to date, placeholders in agreement."""

import ast
import io
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from lessons import catalogue
from lessons.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_complete_and_up_to_date(language):
    assert "\n".join(catalogue.faults(language)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_bringing_the_catalogue_up_to_date_changes_nothing(language):
    assert catalogue.update(language) == catalogue.catalogue_path(language).read_text(encoding="utf-8")


def test_every_message_that_the_code_says_is_found():
    """In the middle of an f-string the extractor may overlook one."""
    known = {each if isinstance(each, str) else each[0] for each in (m.id for m in catalogue.extract())}
    files = [path for folder in ("lessons", "ui") for path in (ROOT / folder).rglob("*.py")]
    said = [
        call.args[0].value
        for path in files
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args
        if call.func.attr in {"gettext", "ngettext"} and isinstance(call.args[0], ast.Constant)
    ]
    assert len(said) > 1000
    assert set(said) - known == set()


def test_a_message_that_goes_and_comes_back_keeps_its_translation(monkeypatch):
    full, before = catalogue.extract(), catalogue.update("es")
    less = catalogue.extract()
    less.delete("Learn")
    less.delete("{number} step")
    monkeypatch.setattr(catalogue, "extract", lambda: less)
    text = catalogue.update("es")
    assert '#~ msgstr "Aprender"' in text
    assert "#~" not in catalogue.update("es", prune=True)
    monkeypatch.setattr(catalogue, "load", lambda _: read_po(io.StringIO(text), locale="es"))
    monkeypatch.setattr(catalogue, "extract", lambda: full)
    assert catalogue.update("es") == before


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (Message("Go to {page}.", "Ve a {pagina}."), "placeholders"),
        (Message("Go to {page:the}.", "Ve allí."), "placeholders"),
        (Message(("{number} step", "{number} steps"), ("un paso", "{n} pasos")), "placeholders"),
        (Message("Go.", ""), "no translation"),
        (Message(("{number} step", "{number} steps"), ("un paso", "")), "no translation"),
        (Message("Go.", "Ve.", flags=["fuzzy"]), "fuzzy"),
    ],
)
def test_a_faulty_message_is_seen(message, fault):
    assert [fault in sentence for sentence in catalogue._message_faults("es", message)] == [True]


@pytest.mark.parametrize(
    "message",
    [
        Message("Go to {page:the}.", "Ve {page:to}."),
        Message(("{number} step", "{number} steps"), ("un paso", "{number} pasos")),
    ],
)
def test_a_good_message_passes(message):
    assert list(catalogue._message_faults("es", message)) == []

"""Languages: negotiation and the translator."""

import datetime as dt

import pytest

from lessons.i18n import LANGUAGES, Translator, negotiate


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("es", "es"),
        ("ES-ar", "es"),
        ("es-419,es;q=0.9", "es"),
        ("en-US,en;q=0.9,es;q=0.8", "en"),
        ("de-AT,de;q=0.9,es;q=0.8,en;q=0.7", "es"),
        ("en;q=0.2, es;q=0.3", "es"),
        ("es;q=0, en;q=0.1", "en"),
        ("es;q=0", "en"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        ("es;q=much, en", "en"),
        (";;;,,,q=1,es", "es"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_language_that_the_browser_likes_best(header, language):
    assert negotiate(header) == language


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="'de'"):
        Translator("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_no_catalogue_knows_is_said_as_it_is(language):
    assert Translator(language).gettext("Nobody says {this}.", this="that") == "Nobody says that."


def test_two_languages_do_not_disturb_each_other():
    es, en = Translator("es"), Translator("en")
    assert (es.gettext("Rules"), en.gettext("Rules"), es.gettext("Rules")) == ("Reglas", "Rules", "Reglas")


@pytest.mark.parametrize(
    ("number", "es", "en"),
    [
        (0, "Para hoy: 0 preguntas", "For today: 0 questions"),
        (1, "Para hoy: 1 pregunta", "For today: 1 question"),
        (12345, "Para hoy: 12.345 preguntas", "For today: 12,345 questions"),
    ],
)
def test_plurals(number, es, en):
    one, many = "For today: {number} question", "For today: {number} questions"
    for language, text in (("es", es), ("en", en)):
        assert Translator(language).ngettext(one, many, number) == text


def test_dates_and_lists():
    day = dt.date(2026, 12, 24)
    assert Translator("en").date(day) == "December 24, 2026"
    assert Translator("es").date(day) == "24 de diciembre de 2026"
    assert Translator("en").join([]) == ""

import pytest

from lessons.i18n import LANGUAGES
from lessons.search import plain, search


@pytest.mark.parametrize(
    ("words", "language", "kind", "found"),
    [
        ("montar", "es", "term", "head"),
        ("montra", "es", "term", "head"),
        ("MONTAR", "en", "term", "head"),
        ("uberstechen", "es", "term", "head"),
        ("überstechen", "en", "term", "head"),
        ("follow siut", "en", "term", "follow"),
        ("seguir palo", "es", "term", "follow"),
        ("cambiar la jota", "es", "term", "exchange"),
        ("cerar", "es", "term", "close"),
        ("casamiento", "es", "term", "marriage"),
        ("casamineto", "es", "term", "marriage"),
        ("wedding", "en", "term", "marriage"),
        ("C-30", "es", "card", "C-30"),
        ("c30", "en", "card", "C-30"),
        ("heading", "en", "rule", "schnapsen.head"),
        ("seguir montar fallar", "es", "lesson", "schnapsen-strict"),
    ],
)
def test_what_is_meant_comes_first_of_its_kind(words, language, kind, found):
    hits = [hit.id for hit in search(words, language, limit=50) if hit.kind == kind]
    assert hits[:1] == [found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_in_the_readers_language(language):
    (first, *_) = search("überstechen", language)
    assert first.title == {"es": "montar", "en": "head the trick"}[language]


def test_nothing_is_found_for_nothing_and_for_nonsense():
    assert search("", "es") == search("  ", "en") == search("xqzwv jjkk", "es") == ()


def test_the_limit_holds_and_the_best_come_first():
    hits = search("triunfo", "es", limit=3)
    assert len(hits) == 3
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_accents_case_and_signs_do_not_matter():
    assert plain("¡Cantar las VEINTE!") == plain("cantar las veinte") == "cantar las veinte"
    assert plain("Stößel") == "stossel"

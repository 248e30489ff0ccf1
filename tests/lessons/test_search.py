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


@pytest.mark.parametrize(
    ("words", "language", "found", "unrelated"),
    [
        ("cerar", "es", "cerrar el mazo", {"Daus"}),
        ("montra", "es", "montar", {"Qué carta gana a otra", "Dos contra dos o uno contra tres"}),
        ("triumfo", "es", "triunfo", set()),
        ("puntso", "es", "puntos de cartas", set()),
        ("suabsta", "es", "puja", {"decir «basta»", "«basta» falso"}),
        ("onores", "es", "honor", set()),
        ("seguir plao", "es", "seguir el palo", {"El sitio de tu compañero"}),
        ("schnider", "es", "Schneider", {"Schmier"}),
        ("closng", "en", "close the stock", {"How long a deal lasts", "How long a match is"}),
        ("clsoe", "en", "close the stock", set()),
        ("trupm", "en", "trump", set()),
        ("marrige", "en", "marriage", set()),
        ("follow siut", "en", "follow suit", {"Where does your partner sit?"}),
        ("jocker", "en", "joker", set()),
        ("wens", "en", "Wenz", set()),
    ],
)
def test_a_typo_is_taken_for_the_nearest_word_alone(words, language, found, unrelated):
    hits = [hit.title for hit in search(words, language, limit=200) if hit.kind != "lesson"]
    assert found in hits[:3]
    assert unrelated.isdisjoint(hits)


def test_a_word_that_is_known_is_not_taken_for_another():
    assert [hit.title for hit in search("subasta", "es")] == ["puja"]
    assert "basta" in " ".join(hit.title for hit in search("basta", "es"))


def test_what_meets_all_words_leaves_out_what_meets_some():
    titles = [hit.title for hit in search("última baza", "es", limit=100, kinds=("rule",))]
    assert "Decide la última baza" in titles
    assert "Mirar las bazas ganadas" not in titles[:2]
    assert "Robar tras cada baza" not in titles


def test_one_game_alone_is_searched():
    hits = search("triunfo", "es", limit=100, game="schmier", kinds=("rule", "card"))
    assert {hit.game for hit in hits} == {"schmier"}
    assert {hit.kind for hit in hits} == {"rule", "card"}

import pytest

from engine.cards import RANKS, SUITS
from lessons.i18n import LANGUAGES
from lessons.names import FORMS, PATTERNS, card_names


@pytest.mark.parametrize(
    ("language", "pattern", "form", "said"),
    [
        ("es", "french", "the", "la dama de corazones"),
        ("es", "french", "to", "a la dama de corazones"),
        ("es", "german", "to", "al Ober de corazones"),
        ("es", "german", "of", "del Ober de corazones"),
        ("es", "german", "The", "El Ober de corazones"),
        ("es", "french", "many", "damas de corazones"),
        ("es", "french", "those", "las damas de corazones"),
        ("es", "german", "Those", "Los Obers de corazones"),
        ("en", "german", "Those", "Obers of hearts"),
        ("en", "french", "a", "a queen of hearts"),
        ("en", "german", "a", "an Ober of hearts"),
        ("en", "french", "", "queen of hearts"),
    ],
)
def test_a_card_in_its_forms(language, pattern, form, said):
    assert format(card_names(language, pattern).card("QH"), form) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_card_has_a_name_of_its_own(language, pattern):
    names = card_names(language, pattern)
    cards = [rank + suit for rank in RANKS for suit in SUITS] + ["JO"]
    for form in FORMS:
        assert len({format(names.card(card), form) for card in cards}) == len(cards)


def test_a_list_joins_as_the_language_does():
    assert f"{card_names('es').cards(['AS', 'TS', 'KS']):a}" == (
        "un as de picas, un diez de picas y un rey de picas"
    )
    assert f"{card_names('en').cards(['AS', 'TS', 'KS']):or}" == (
        "the ace of spades, the ten of spades, or the king of spades"
    )


def test_only_the_first_of_a_list_begins_with_a_capital():
    assert f"{card_names('es').cards(['AS', 'QS']):The}" == "El as de picas y la dama de picas"


def test_an_unknown_form_is_an_error():
    with pytest.raises(ValueError, match="no form 'plural'"):
        format(card_names("en").card("AS"), "plural")


def test_corner_letters_follow_language_and_deck():
    assert [card_names("es").index(rank) for rank in "AKQJT9"] == ["A", "R", "D", "J", "10", "9"]
    assert [card_names("en", "german").index(rank) for rank in "AKQJT"] == ["A", "K", "O", "U", "10"]

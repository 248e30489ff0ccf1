"""The table's words: complete in both languages, both patterns."""

import pytest

from lessons.names import card_names
from ui.table.words import words


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("pattern", ["french", "german"])
def test_counted_phrases_leave_the_number_open(lang, pattern):
    labels = words(card_names(lang, pattern))["labels"]
    for phrase in ("cards", "face_down", "tricks", "points", "to_go"):
        assert all(form.count("{n}") == 1 for form in labels[phrase].values()), phrase
    assert labels["turned"].count("{card}") == 1


def test_words_follow_language_and_pattern():
    german = words(card_names("es", "german"))
    assert german["names"]["QD"] == "Ober de cascabeles"
    assert german["labels"]["suits"]["C"] == "bellotas"
    assert german["labels"]["tricks"] == {"one": "{n} baza", "other": "{n} bazas"}
    assert words(card_names("en"))["indices"]["Q"] == "Q"
    assert len(german["names"]) == 53

"""What the coach says first is whole in his strip on a phone, in every game and both languages."""

import pytest

from lessons.i18n import LANGUAGES
from tests.strip import LINES, SETUPS, first_sentences, lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_the_first_sentence_fits_into_the_strip(setup, language):
    said = first_sentences(setup, language, range(12))
    assert len(said) > 15
    assert [sentence for sentence in sorted(said) if lines(sentence) > LINES] == []

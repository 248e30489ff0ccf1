"""What the coach says first is whole in his strip on a phone, in every game and both languages."""

import pytest

from lessons import coach
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.practice import happenings
from tests.strip import LINES, SETUPS, deals, first_sentences, lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_the_first_sentence_fits_into_the_strip(setup, language):
    said = first_sentences(setup, language, range(12))
    assert len(said) > 15
    assert [sentence for sentence in sorted(said) if lines(sentence) > LINES] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_who_has_won_a_trick_with_which_card_fits_into_the_strip(setup, language):
    t, names = Translator(language), card_names(language)
    told = 0
    for record in deals(setup, range(6)):
        lain = {}
        for event in happenings(record, 0):
            if isinstance(event.move, int):
                lain[event.seat] = event.move
            if event.trick is None:
                continue
            card = names.card(lain[event.trick.winner])
            own = t.gettext("You win the trick with {card:the}.", card=card)
            for seat in range(len(event.before.hands)):
                said = coach.taken(event, seat, t, names)
                bare = coach.taken(event, seat, t, names, sums=False)
                assert lines(said) <= LINES, said
                assert f"{card:the}" in bare
                assert said.startswith(bare)
                assert (bare == own) == (seat == event.trick.winner)
                told += 1
            lain = {}
    assert told > 20

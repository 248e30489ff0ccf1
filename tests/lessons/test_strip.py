"""What the coach says first is whole in his strip on a phone, in every game and both languages."""

import pytest

from engine.cards import cards_of
from lessons import coach, explain
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.practice import happenings
from lessons.seats import company
from tests.strip import LINES, SETUPS, deals, decisions, first_sentences, lines


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_why_a_card_is_refused_fits_into_the_strip(setup, language):
    t, names = Translator(language), card_names(language, "german" if setup.startswith("schafkopf") else "french")
    refused = set()
    for state in decisions(setup, range(12)):
        at = company(state.rules, state.to_act)
        verdicts = [state.judge(card) for card in cards_of(state.hands[state.to_act])]
        refused |= {
            explain.sentence(verdict.reason, t, names, company=at, most=1)
            for verdict in verdicts
            if verdict.reason and not verdict.legal
        }
    assert bool(refused) == (setup != "schneider"), "of the games only Schneider refuses no card"
    assert [sentence for sentence in sorted(refused) if lines(sentence) > LINES] == []

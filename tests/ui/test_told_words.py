"""What the opponent has said is whole in the strip of a phone, and as much of what matters as fits beside it."""

import pytest

import engine
from lessons import coach, practice
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from tests.strip import LINES, deals, lines
from ui.practice.waiting import paragraphs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", ["schnapsen", "schnapsen(preset=sharp)"])
def test_what_the_opponent_has_said_fits_into_the_strip(setup, language):
    t, names = Translator(language), card_names(language)
    first = []
    for record in deals(setup, range(0, 120, 2)):
        for place in range(1, len(record.moves)):
            now = record.prefix(place)
            state, own = engine.replay(now), len(practice.undo(now, 0).moves)
            events = practice.happenings(now, own) if own < place and state.to_act == 0 else ()
            said = [event for event in events if event.seat == 1 and isinstance(event.move, str)]
            words = coach.recount(said, 0, "schnapsen", t, names)
            if words:
                told = paragraphs(words, coach.now(engine.view(state, 0), t, names))
                assert told[0].startswith(words[0])
                first.append(told)
    assert {len(told) for told in first} == {1, 2}
    assert [told[0] for told in first if lines(told[0]) > LINES] == []

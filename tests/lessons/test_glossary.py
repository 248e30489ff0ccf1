"""The same word in two games: the reader's game first, the other one told beside it."""

import pytest

import engine
from lessons.glossary import entry, senses_of
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.render import Reader


def _entry(term, setup, language="en"):
    reader = Reader(Translator(language), card_names(language))
    return entry(term, reader, lambda link: link.words or link.target, engine.parse_setup(setup))


def test_the_ten_is_told_as_the_readers_game_ranks_it():
    here, there = _entry("ten", "schneider"), _entry("ten", "schnapsen")
    assert (here.game, there.game) == ("schneider", "schnapsen")
    assert "fifth card" in here.gloss
    assert dict(here.elsewhere)["schnapsen"] == there.gloss
    assert dict(there.elsewhere)["schneider"] == here.gloss
    assert "below all Obers, all Unters and the ace" in _entry("ten", "schafkopf").gloss


def test_numbers_are_those_of_the_game_and_of_its_options():
    assert "20 cards" in _entry("stock", "schneider").gloss
    assert "12 cards" in _entry("stock", "schneider(pack=24)").gloss
    assert "10 cards" in _entry("stock", "schnapsen").gloss


def test_a_word_of_one_game_has_one_sense():
    assert _entry("marriage", "schneider").elsewhere == ()
    assert _entry("honour", "schnapsen").game == "schneider"


@pytest.mark.parametrize("term", ["ten", "schneider", "schwarz", "forehand"])
def test_words_that_mislead_are_told_apart(term):
    senses = senses_of(content().terms[term])
    assert senses.keys() == set(LANGUAGES)
    for told in senses.values():
        assert {"schnapsen", "schneider", "schafkopf"} <= told.keys()
        assert len(set(told.values())) == len(told)

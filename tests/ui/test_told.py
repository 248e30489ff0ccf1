"""A question whose cards are drawn beside it: it reads well without their names, and loses no word."""

import re

import pytest

import engine
from lessons.drills import generate
from lessons.names import card_names
from ui.question.told import asked

_SPAN = re.compile(r'<span class="baza-told cards"><span>(.*?)</span></span>')


def _pieces(kind, setup, seed, language="en"):
    names = card_names(language, "german" if setup == "schafkopf" else "french")
    drill = generate(kind, engine.parse_setup(setup), seed, names)
    return drill, asked(drill, None, [], names, drawn=True)


@pytest.mark.parametrize(
    ("kind", "setup", "seed", "language", "read"),
    [
        ("honours", "schneider", 3, "en", "How many of these cards are honours?"),
        ("honours", "schneider", 3, "es", "¿Cuántas de estas cartas son honores?"),
        ("card-points", "schafkopf", 0, "es", "¿Cuántos puntos de cartas suman estas cartas?"),
        ("claim", "schnapsen", 0, "en", "These cards lie in your tricks. You claim now. Are you right?"),
    ],
)
def test_a_list_of_cards_is_left_out_with_its_colon(kind, setup, seed, language, read):
    drill, (piece,) = _pieces(kind, setup, seed, language)
    assert _SPAN.sub("", piece.text) == read
    assert _SPAN.sub(r"\1", piece.text) == drill.question
    assert piece.cards == drill.cards


def test_the_cards_of_two_players_are_drawn_below_what_is_told_of_each():
    drill, (first, second, ask) = _pieces("laufende", "schafkopf", 5)
    assert _SPAN.sub("", first.text).endswith("At the beginning Ana held these trumps.")
    assert _SPAN.sub("", second.text) == "At the beginning Clara held these trumps."
    assert (*first.cards, *second.cards) == drill.cards
    assert (first.cards, second.cards, ask.cards) == (drill.cards[:5], drill.cards[5:], ())
    assert " ".join(_SPAN.sub(r"\1", piece.text) for piece in (first, second, ask)) == drill.question


def test_only_the_cards_that_a_question_tells_are_drawn():
    drill, (piece,) = _pieces("deal", "schneider", 1)
    assert piece.cards == drill.cards[12:]


def test_few_cards_keep_their_names_and_so_do_cards_that_are_not_drawn():
    drill, (piece,) = _pieces("card-points", "schafkopf", 4)
    assert piece.text == drill.question
    names = card_names("en")
    drill = generate("honours", engine.parse_setup("schneider"), 3, names)
    (piece,) = asked(drill, None, [], names, drawn=False)
    assert (piece.text, piece.cards) == (drill.question, ())

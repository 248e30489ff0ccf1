import pytest

import engine
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.render import ProseError, Reader, render
from lessons.values import Answer

ES = Reader(Translator("es"), card_names("es"))
EN = Reader(Translator("en"), card_names("en", "german"), seat=1)
VALUES = {
    "one": Answer("number", 1),
    "many": Answer("number", 1200),
    "me": Answer("seat", 0),
    "none": Answer("seat", None),
    "may": Answer("yesno", True),
    "not": Answer("yesno", False),
    "won": Answer("cards", engine.parse_cards("TS.QH")),
    "empty": Answer("cards", ()),
    "ranks": Answer("ranks", ("A", "T")),
    "trumps": Answer("suit", "S"),
}


def _filled(text, reader):
    return render(text, VALUES, reader, lambda link: f"<{link.kind} {link.target} {link.words}>")


@pytest.mark.parametrize(
    ("text", "es", "en"),
    [
        ("{one} {one:a|b}", "1 a", "1 a"),
        ("{many} {many:a|b}", "1.200 b", "1,200 b"),
        ("{me} {me:a|b}", "tú a", "your opponent b"),
        ("{none} {none:a|b}", "nadie b", "nobody b"),
        ("{may} {may:a|b} {not} {not:a|b}", "sí a no b", "yes a no b"),
        (
            "{won:the}",
            "el diez de picas y la dama de corazones",
            "the ten of leaves and the Ober of hearts",
        ),
        ("{won:or}", "el diez de picas o la dama de corazones", "the ten of leaves or the Ober of hearts"),
        ("{ranks:many}", "ases y dieces", "aces and tens"),
        ("{trumps:the}", "las picas", "leaves"),
        ("{card:KS:to}", "al rey de picas", "the king of leaves"),
        ("{rank:J:The}", "La jota", "The Unter"),
        ("{suit:D}", "diamantes", "bells"),
        ("{quoted:1715}", "1715", "1715"),
        ("[[head|x]]", "<term head x>", "<term head x>"),
    ],
)
def test_marks_are_filled_for_the_reader(text, es, en):
    assert _filled(text, ES) == es
    assert _filled(text, EN) == en


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{winner}", "There is no value 'winner'."),
        ("{one:the}", "A number has no form 'the'."),
        ("{won:plural}", "There is no form 'plural'"),
        ("{won:a|b}", "A choice needs a number, a seat or yes and no"),
        ("{one:a|b|c}", "A choice has exactly two sides"),
        ("{empty}", "There are no cards to name here."),
        ("{card:XX}", "'{card:XX}' names no card."),
        ("{rank:1}", "'{rank:1}' names no rank."),
        ("{suit:X}", "'{suit:X}' names no suit."),
    ],
)
def test_what_cannot_be_filled_is_said(text, sentence):
    with pytest.raises(ProseError) as error:
        _filled(text, ES)
    assert sentence in str(error.value)

import pytest

import engine
from lessons.problem import ContentError
from lessons.prose import Link, Mark, pieces, read_page

PAGE = """# Title
A summary.

## first
Text of the first.
Its second line.
### hint
Look.
## second [head=no]
Other.
## second
Usual.
### quick
One line.
### quick [preset=bummerl]
Another line.
"""


@pytest.fixture
def page(tmp_path):
    path = tmp_path / "es.md"
    path.write_text(PAGE, encoding="utf-8")
    return read_page(path)


def _rules(text):
    return engine.parse_setup(text)


def test_a_page_knows_where_its_texts_stand(page):
    assert (page.title, page.summary) == ("Title", "A summary.")
    first = page.section("first")
    assert (first.line, first.text_line, first.text) == (4, 5, "Text of the first.\nIts second line.")
    assert (first.part("hint").line, first.part("hint").text) == (7, "Look.")
    assert first.part("solved") is None


def test_the_section_with_most_conditions_that_hold_is_taken(page):
    assert page.section("second", _rules("schnapsen")).text == "Usual."
    assert page.section("second", _rules("schnapsen(head=no)")).text == "Other."
    assert page.section("second").text == "Usual."


def test_parts_have_conditions_too(page):
    section = page.section("second", _rules("schnapsen"))
    assert section.part("quick", _rules("schnapsen")).text == "One line."
    assert section.part("quick", _rules("schnapsen(preset=bummerl)")).text == "Another line."


def test_an_unknown_section_is_a_key_error(page):
    with pytest.raises(KeyError):
        page.section("third")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1: There is no title."),
        ("lost\n# Title\n", "1: There is text before the title."),
        ("## first\n", "1: The headings must be one title"),
        ("# Title\n### part\n", "2: The headings must be one title"),
        ("# Title\n## a\n# Again\n", "3: The headings must be one title"),
        ("# Title\n## a\n## a\n", "3: The heading 'a' stands here twice."),
        ("# Title\n## a\n### x\n### x\n", "4: The heading 'x' stands here twice."),
        ("# Title\n## a [head]\n", "2: '[head]' is not of the form [option=value]."),
    ],
)
def test_a_page_that_is_not_built_as_it_should_be(tmp_path, text, sentence):
    path = tmp_path / "es.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        read_page(path)
    assert f"es.md:{sentence}" in str(error.value)


def test_the_same_part_may_stand_in_two_sections(tmp_path):
    path = tmp_path / "es.md"
    path.write_text("# T\n## a\n### hint\nx\n## b\n### hint\ny\n", encoding="utf-8")
    assert [s.part("hint").text for s in read_page(path).sections] == ["x", "y"]


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("{winner}", Mark("winner", None, None)),
        ("{winner:the}", Mark("winner", None, "the")),
        ("{n:punto|puntos}", Mark("n", None, "punto|puntos")),
        ("{card:TS}", Mark("card", "TS", None)),
        ("{cards:TS.JH:or}", Mark("cards", "TS.JH", "or")),
        ("{quoted:1715}", Mark("quoted", "1715", None)),
        ("[[head]]", Link("term", "head", None)),
        ("[[head|al montar]]", Link("term", "head", "al montar")),
        ("[[rule:schnapsen.head|la regla]]", Link("rule", "schnapsen.head", "la regla")),
        ("[[card:C-30]]", Link("card", "C-30", None)),
        ("[[lesson:schnapsen-pack]]", Link("lesson", "schnapsen-pack", None)),
    ],
)
def test_marks_and_links(text, piece):
    assert list(pieces(f"a {text} b")) == ["a ", piece, " b"]

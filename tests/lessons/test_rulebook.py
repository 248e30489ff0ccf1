import pytest

import engine
from lessons import glossary, rulebook
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.render import Reader
from lessons.rule_sets import rule_sets
from lessons.search import plain

ZONE = engine.parse_setup("schnapsen")
BUMMERL = engine.parse_setup("schnapsen(preset=bummerl)")


def _reader(language="es"):
    return Reader(Translator(language), card_names(language))


def _link(link):
    return f"[{link.words or link.target}]"


def test_a_clause_says_what_holds_at_this_table():
    here = rulebook.clause_page("schnapsen.head", ZONE, _reader(), _link)
    there = rulebook.clause_page("schnapsen.head", BUMMERL, _reader(), _link)
    assert here.title == there.title == "Montar"
    assert here.text != there.text
    assert here.quick != there.quick


def test_an_example_is_answered_under_its_own_rules_and_the_others():
    page = rulebook.clause_page("schnapsen.head", BUMMERL, _reader("en"), _link)
    answers = {result.setup: result.answer.text for result in page.examples[0].results}
    assert answers["schnapsen"] == "TS"
    assert answers["schnapsen(preset=bummerl)"] == "TS.JS"


def test_the_readers_own_rules_are_among_the_answers():
    rules = engine.parse_setup("schnapsen(head=no)")
    page = rulebook.clause_page("schnapsen.head", rules, _reader(), _link)
    assert "schnapsen(head=no)" in [result.setup for result in page.examples[0].results]


def test_a_rule_card_has_three_lines_and_computes_the_difference():
    here = rulebook.rule_card_page("C-30", ZONE, _reader(), _link)
    there = rulebook.rule_card_page("C-30", BUMMERL, _reader(), _link)
    assert (here.says, here.against) == (there.says, there.against)
    assert here.played != there.played
    assert len({result.answer.text for result in here.separates.results}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rule_sets("schnapsen"), ids=str)
def test_the_whole_rulebook_can_be_read_under_every_rule_set(language, rules):
    reader = _reader(language)
    pages = rulebook.clause_pages(rules, reader, _link)
    assert [page.clause.rule for page in pages] == [
        clause.rule for clause in content().rulebooks["schnapsen"].book.clauses
    ]
    assert all(page.text and "{" not in page.text for page in pages)
    for card in rulebook.rule_card_pages(rules, reader, _link):
        assert card.title
        assert card.says
        assert card.against
        assert card.played
    assert all(page.quick for page in rulebook.quick_reference(rules, reader, _link))


def test_unknown_clauses_and_cards_are_key_errors():
    with pytest.raises(KeyError):
        rulebook.clause_page("schnapsen.nothing", ZONE, _reader(), _link)
    with pytest.raises(KeyError):
        rulebook.rule_card_page("C-99", ZONE, _reader(), _link)


def test_the_cards_of_a_rule():
    assert "C-30" in [card.id for card in rulebook.cards_of_rule("schnapsen.head", "schnapsen")]
    assert rulebook.cards_of_rule("schnapsen.head", "whist") == ()


def test_a_term_has_its_word_in_the_other_language():
    entry = glossary.entry("head", _reader(), _link)
    assert (entry.word, entry.other) == ("montar", (("en", "head the trick"),))
    assert "schnapsen.head" in entry.rules


def test_terms_are_sorted_without_regard_to_accents():
    words = [plain(entry.word) for entry in glossary.entries(_reader(), _link)]
    assert words == sorted(words)


def test_an_unknown_term_is_a_key_error():
    with pytest.raises(KeyError):
        glossary.entry("nothing", _reader(), _link)

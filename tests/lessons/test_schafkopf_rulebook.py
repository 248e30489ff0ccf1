"""The rulebook of Schafkopf keeps what its options, rulings and quick reference promise."""

import re

import pytest

import engine
from lessons import rulebook
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import PATTERNS, card_names
from lessons.render import Reader
from lessons.rule_sets import rule_sets

GAME = engine.GAMES["schafkopf"]
BOOK = content().rulebooks["schafkopf"].book
RULES = rule_sets("schafkopf")


def _reader(language, pattern="german"):
    return Reader(Translator(language), card_names(language, pattern))


def _words(link):
    return link.words or link.target


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_changes_what_its_clause_says(language):
    (option,) = GAME.table.options
    usual, other = (
        rulebook.clause_page(option.clause.value, rules, _reader(language), _words) for rules in RULES
    )
    assert usual.text != other.text
    assert usual.quick != other.quick
    assert option.id in usual.clause.options


def test_every_contradiction_and_gap_has_a_card():
    wanted = {f"C-4{number}" for number in range(1, 6)} | {f"G-{number}" for number in range(31, 41)}
    assert {card.id for card in BOOK.cards} == wanted


def test_every_ruling_that_the_engine_names_can_be_looked_up():
    named = {name for clause in GAME.clauses for name in re.findall(r"[CG]-\d\d", clause.source)}
    assert named == {card.id for card in BOOK.cards}


def test_a_ruling_that_the_option_changes_shows_where_it_matters():
    shown = {
        card.id: rulebook.rule_card_page(card.id, RULES[0], _reader("en"), _words) for card in BOOK.cards
    }
    apart = {name: page.separates for name, page in shown.items() if page.separates is not None}
    assert apart.keys() == {card.id for card in BOOK.cards if card.options} == {"C-42", "G-39"}
    for found in apart.values():
        letter, bavarian = (result.answer.value for result in found.results)
        assert bavarian < letter < 0  # the losers held them, and pay for them only in Bavaria


@pytest.mark.parametrize("rule", [clause.rule for clause in BOOK.clauses])
def test_the_sources_of_a_clause_are_those_of_the_engine(rule):
    clause = next(clause for clause in BOOK.clauses if clause.rule == rule)
    source = GAME.clauses(rule).source
    assert {"Baza" in clause.sources} == {"ruling of this table" in source}
    rulings = re.findall(r"[CG]-\d\d", source)
    assert {name for name in clause.sources if name[0] in "CG"} == set(rulings)


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_with_either_pack(language, pattern):
    reader = _reader(language, pattern)
    for rules in RULES:
        pages = rulebook.clause_pages(rules, reader, _words)
        assert {page.rule for page in pages} == set(GAME.clauses)
        assert len(rulebook.rule_card_pages(rules, reader, _words)) == len(BOOK.cards)


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_fits_one_screen(language, pattern):
    for rules in RULES:
        lines = [page.quick for page in rulebook.quick_reference(rules, _reader(language, pattern), _words)]
        assert len(lines) <= 24
        assert [line for line in lines if line is None or len(line) > 90] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_document(language):
    pages = {
        page.rule.value: page.text for page in rulebook.clause_pages(RULES[0], _reader(language), _words)
    }
    for rule, numbers in {
        "schafkopf.pack": {"4", "32"},
        "schafkopf.values": {"11", "10", "4", "3", "2", "120"},
        "schafkopf.goal": {"61", "60", "120"},
        "schafkopf.trumps-rufer": {"14"},
        "schafkopf.base": {"1", "5"},
        "schafkopf.base-tout": {"10"},
        "schafkopf.base-sie": {"20", "52", "156"},
        "schafkopf.schneider": {"1", "91", "90"},
        "schafkopf.schwarz": {"2", "8"},
        "schafkopf.laufende": {"3", "2", "14"},
        "schafkopf.run-away": {"4"},
    }.items():
        assert set(re.findall(r"\d+", pages[rule])) == numbers

"""The rulebook of Bohemian Schneider keeps what its options, rulings and quick reference promise."""

import re

import pytest

import engine
from lessons import rulebook
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.render import Reader
from lessons.rule_sets import rule_sets

OPTIONS = engine.GAMES["schneider"].table.options
BOOK = content().rulebooks["schneider"].book
RULES = rule_sets("schneider")


def _reader(language):
    return Reader(Translator(language), card_names(language))


def _words(link):
    return link.words or link.target


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES[1:], ids=str)
def test_every_option_changes_what_its_clause_says(rules, language):
    usual = RULES[0]
    for option in OPTIONS:
        if rules[option.id] != usual[option.id]:
            rule = option.clause.value
            here = rulebook.clause_page(rule, usual, _reader(language), _words)
            there = rulebook.clause_page(rule, rules, _reader(language), _words)
            assert here.text != there.text


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_the_clause_of_an_option_names_it(option):
    clause = next(clause for clause in BOOK.clauses if clause.rule == option.clause.value)
    assert option.id in clause.options


def test_every_contradiction_and_gap_has_a_card():
    cards = {card.id for card in BOOK.cards}
    wanted = {f"C-0{number}" for number in range(1, 10)} | {f"G-0{number}" for number in range(1, 8)}
    assert (wanted | {"C-40", "C-56", "C-57"}) - cards == set()


def test_a_ruling_that_an_option_changes_shows_where_it_matters():
    silent = [card.id for card in BOOK.cards if card.options and card.separates is None]
    # The turned card stands in no other place, and a short pack has no position in common with the full one.
    assert set(silent) == {"C-02", "G-04"}


def test_every_ruling_that_the_engine_names_can_be_looked_up():
    cards = {card.id for card in BOOK.cards}
    named = {
        name
        for clause in engine.GAMES["schneider"].clauses
        for name in re.findall(r"[CG]-\d\d", clause.source)
    }
    assert named - cards == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_page_can_be_read_under_every_rule_set(rules, language):
    reader = _reader(language)
    pages = rulebook.clause_pages(rules, reader, _words)
    assert [page.rule for page in pages] == list(engine.GAMES["schneider"].clauses)
    assert len(rulebook.rule_card_pages(rules, reader, _words)) == len(BOOK.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_quick_reference_fits_one_screen(rules, language):
    lines = [page.quick for page in rulebook.quick_reference(rules, _reader(language), _words)]
    assert len(lines) <= 24
    assert [line for line in lines if line is None or len(line) > 90] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_impossible_numbers_are_counted_out(language):
    pages = {page.card.id: page for page in rulebook.rule_card_pages(RULES[0], _reader(language), _words)}
    assert "20" in pages["C-01"].against
    assert "24" in pages["C-01"].against
    assert "20" in pages["C-02"].against

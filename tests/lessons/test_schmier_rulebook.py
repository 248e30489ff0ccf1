"""The rulebook of Schmier keeps what its option, rulings and quick reference promise."""

import re

import pytest

import engine
from lessons import rulebook
from lessons.glossary import senses_of
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.render import Reader, render
from lessons.rule_sets import rule_sets

OPTIONS = engine.GAMES["schmier"].table.options
BOOK = content().rulebooks["schmier"].book
RULES = rule_sets("schmier")


def _reader(language):
    return Reader(Translator(language), card_names(language))


def _words(link):
    return link.words or link.target


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES[1:], ids=str)
def test_every_option_changes_what_its_clause_says(rules, language):
    for option in OPTIONS:
        assert rules[option.id] != RULES[0][option.id]
        rule = option.clause.value
        here = rulebook.clause_page(rule, RULES[0], _reader(language), _words)
        there = rulebook.clause_page(rule, rules, _reader(language), _words)
        assert here.text != there.text


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_the_clause_of_an_option_names_it(option):
    clause = next(clause for clause in BOOK.clauses if clause.rule == option.clause.value)
    assert option.id in clause.options


def test_every_contradiction_and_gap_has_a_card():
    wanted = {f"C-{number}" for number in range(46, 53)} | {f"G-{number}" for number in range(41, 55)}
    assert {card.id for card in BOOK.cards} == wanted


def test_a_ruling_that_an_option_changes_shows_where_it_matters():
    assert [card.id for card in BOOK.cards if card.options and card.separates is None] == []


def test_every_ruling_that_the_engine_names_can_be_looked_up():
    cards = {card.id for card in BOOK.cards}
    named = {
        name for clause in engine.GAMES["schmier"].clauses for name in re.findall(r"[CG]-\d\d", clause.source)
    }
    assert named - cards == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_page_can_be_read_under_every_rule_set(rules, language):
    reader = _reader(language)
    pages = rulebook.clause_pages(rules, reader, _words)
    assert [page.rule for page in pages] == list(engine.GAMES["schmier"].clauses)
    assert len(rulebook.rule_card_pages(rules, reader, _words)) == len(BOOK.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_quick_reference_fits_one_screen(rules, language):
    lines = [page.quick for page in rulebook.quick_reference(rules, _reader(language), _words)]
    assert len(lines) <= 24
    assert [line for line in lines if line is None or len(line) > 90] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_begins_by_saying_which_schmier_it_is(language):
    page = content().rulebooks["schmier"].pages[language]
    said = render(page.summary, {}, _reader(language), _words)
    assert "Smear" in said
    assert "[[card:C-46|" in page.summary


def test_the_teams_decide_whose_the_points_are():
    reader = _reader("en")
    page = rulebook.rule_card_page("C-46", RULES[0], reader, _words)
    assert [result.setup for result in page.separates.results] == [rules.text for rules in RULES]
    assert len({result.text for result in page.separates.results}) == 2


@pytest.mark.parametrize(
    ("term", "game"),
    [("ten", "schneider"), ("forehand", "schnapsen"), ("partner", "schafkopf"), ("bauer", "schnapsen")],
)
def test_words_that_other_games_use_otherwise_are_told_apart(term, game):
    for told in senses_of(content().terms[term]).values():
        assert {"schmier", game} <= told.keys()
        assert told["schmier"] != told[game]

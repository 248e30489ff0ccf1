"""The rulebook of Schnapsen keeps what its options, rulings and quick reference promise."""

import re

import pytest

import engine
from lessons import rulebook
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.render import Reader

OPTIONS = engine.GAMES["schnapsen"].table.options
BOOK = content().rulebooks["schnapsen"].book
WITHOUT_EFFECT_ALONE = {"tie=void-redeal": "endgame=most-points,"}
"""Values that change the play only together with another option, which then stands before them."""


def _reader(language):
    return Reader(Translator(language), card_names(language))


def _words(link):
    return link.words or link.target


def _changed():
    for option in OPTIONS:
        for value in option.values:
            if value != option.default:
                yield f"{option.id}={value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("changed", list(_changed()))
def test_every_option_changes_what_its_clause_says(changed, language):
    before = WITHOUT_EFFECT_ALONE.get(changed, "")
    usual = engine.parse_setup(f"schnapsen({before.rstrip(',')})" if before else "schnapsen")
    other = engine.parse_setup(f"schnapsen({before}{changed})")
    rule = next(option.clause.value for option in OPTIONS if option.id == changed.split("=")[0])
    here = rulebook.clause_page(rule, usual, _reader(language), _words)
    there = rulebook.clause_page(rule, other, _reader(language), _words)
    assert here.text != there.text


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_the_clause_of_an_option_names_it(option):
    clause = next(clause for clause in BOOK.clauses if clause.rule == option.clause.value)
    assert option.id in clause.options


def test_every_contradiction_within_and_between_the_documents_has_a_card():
    cards = {card.id for card in BOOK.cards}
    assert {f"C-{number}" for number in range(10, 40)} - cards == set()


def test_a_ruling_that_an_option_changes_shows_where_it_matters():
    silent = [
        card.id
        for card in BOOK.cards
        if card.options and card.separates is None and not set(card.options) <= {"pack", "sweep"}
    ]
    assert silent == []


def test_every_ruling_that_the_engine_names_can_be_looked_up():
    told = {card.id for card in BOOK.cards} | {source for clause in BOOK.clauses for source in clause.sources}
    named = {
        name
        for clause in engine.GAMES["schnapsen"].clauses
        for name in re.findall(r"[CG]-\d\d", clause.source)
    }
    assert named - told == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", engine.GAMES["schnapsen"].table.presets)
def test_the_quick_reference_fits_one_screen(preset, language):
    rules = engine.parse_setup(f"schnapsen(preset={preset})")
    pages = rulebook.quick_reference(rules, _reader(language), _words)
    lines = [page.quick for page in pages]
    assert len(lines) <= 24
    assert [line for line in lines if line is None or len(line) > 90] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_tells_what_is_played_for_and_what_marriages_are_worth(language):
    rules = engine.parse_setup("schnapsen")
    lines = {
        page.rule.value: page.quick for page in rulebook.quick_reference(rules, _reader(language), _words)
    }
    goal = content().rulebooks["schnapsen"].book.goal
    assert [re.findall(r"\d+", lines[rule]) for rule in goal] == [["66"]]
    assert re.findall(r"\d+", lines["schnapsen.marriage-value"]) == ["20", "40"]

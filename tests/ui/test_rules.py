"""The rulebook on the screen without a browser: its parts, its names, its addresses, its questions."""

from types import SimpleNamespace

import pytest

from engine import GAMES, parse_setup
from lessons.drills import kinds_for, rules_of
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.names import card_names
from lessons.options import option_name, value_name
from lessons.render import Reader
from lessons.rulebook import clause_pages, rule_card_pages
from lessons.situation import open_situation
from ui.rulebook.clauses import drill_params
from ui.rulebook.named import setup_source
from ui.rulebook.names import preset_name, rules_name
from ui.rulebook.place import find_place
from ui.rulebook.questions import circumstances, question
from ui.rulebook.sections import parts

TABLE = GAMES["schnapsen"].table
BOOKS = {game: loaded.book for game, loaded in content().rulebooks.items()}


def asked(setup="schnapsen", **params):
    settings = SimpleNamespace(setup=setup)
    return find_place(SimpleNamespace(settings=settings, params=params))


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_stands_in_one_part_and_in_the_order_of_the_rulebook(game):
    listed = [rule for part in parts(game) for rule in part.rules]
    assert listed == [clause.rule for clause in BOOKS[game].clauses]
    assert all(part.rules for part in parts(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_option_and_value_has_a_name_of_its_own(game, language):
    t, options = Translator(language), GAMES[game].table.options
    names = [option_name(game, option.id, t) for option in options]
    assert len(set(names)) == len(names)
    for option in options:
        values = [value_name(game, option.id, value, t) for value in option.values]
        assert len(set(values)) == len(values), option.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_of_its_own(language):
    t = Translator(language)
    presets = [preset_name("schnapsen", preset, t) for preset in TABLE.presets]
    assert len(set(presets)) == len(presets)


def test_a_rule_set_is_named_by_what_is_played_and_one_of_ones_own_by_what_differs():
    t = Translator("es")
    assert rules_name("schnapsen(preset=pagat)", t) == "Internacionales"
    assert setup_source("schnapsen(preset=pagat)", t) == "Según pagat.com"
    changed = rules_name("schnapsen(preset=bummerl,head=yes)", t)
    assert changed.startswith("Bummerl")
    assert "Obligación de montar" in changed


def test_an_address_without_rules_shows_those_of_the_learner():
    assert asked("schnapsen(preset=bummerl)").rules.preset == "bummerl"
    assert asked("schnapsen(preset=bummerl)", game="schnapsen").rules.preset == "cardgames-zone"


@pytest.mark.parametrize(
    ("params", "view", "clause", "card"),
    [
        ({}, "contents", None, None),
        ({"view": "quick"}, "quick", None, None),
        ({"view": "all"}, "all", None, None),
        ({"view": "nonsense"}, "contents", None, None),
        ({"view": "part"}, "contents", None, None),
        ({"part": "marriage"}, "part", None, None),
        ({"part": "nonsense"}, "contents", None, None),
        ({"clause": "schnapsen.head", "view": "quick"}, "part", "schnapsen.head", None),
        ({"card": "C-30"}, "rulings", None, "C-30"),
    ],
)
def test_an_address_names_a_view_a_clause_or_a_ruling(params, view, clause, card):
    place = asked(**params)
    assert (place.view, place.clause, place.card, place.fault) == (view, clause, card, None)


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_is_found_in_the_part_that_shows_it(game):
    shown = {part.name: part.rules for part in parts(game)}
    assert len(shown) == len(parts(game))
    for clause in BOOKS[game].clauses:
        place = asked(game, clause=clause.rule)
        assert clause.rule in shown[place.part]


@pytest.mark.parametrize(
    ("params", "fault"),
    [
        ({"game": "schnapsen(head=perhaps)"}, "game"),
        ({"game": "tute"}, "game"),
        ({"clause": "schnapsen.nothing"}, "clause"),
        ({"card": "C-99"}, "card"),
    ],
)
def test_an_address_that_names_nothing_is_told_so_under_rules_that_exist(params, fault):
    place = asked(**params)
    assert place.fault == fault
    assert place.rules == parse_setup("schnapsen")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_example_and_every_separation_has_its_question(game, language):
    names = card_names(language)
    reader = Reader(names.translator, names)
    rules = parse_setup(game)
    shown = [
        example for page in clause_pages(rules, reader, lambda link: link.target) for example in page.examples
    ]
    shown += [
        page.separates
        for page in rule_card_pages(rules, reader, lambda link: link.target)
        if page.separates is not None
    ]
    assert len(shown) > 25
    for each in shown:
        assert question(each, names).endswith("?")


def test_an_example_says_which_trumps_the_sides_were_dealt():
    lines = {
        told
        for clause in BOOKS["schafkopf"].clauses
        for example in clause.examples
        for told in circumstances(open_situation(example.at), Translator("en"))
    }
    assert lines == {
        *(f"The declarer's side was dealt the {number} highest trumps." for number in (2, 3, 4, 5)),
        "The other side was dealt the 3 highest trumps.",
    }


def test_the_question_says_whose_cards_or_points_are_meant():
    names = card_names("en")
    pages = clause_pages(parse_setup("schnapsen"), Reader(names.translator, names), lambda link: link.target)
    draw = next(page for page in pages if page.rule == "schnapsen.draw")
    assert [question(example, names) for example in draw.examples] == [
        "Which cards has your opponent in hand?",
        "Which cards have you in hand?",
    ]


@pytest.mark.parametrize(
    ("game", "clause"),
    [(game, clause) for game, book in BOOKS.items() for clause in book.clauses],
    ids=lambda each: each if isinstance(each, str) else each.rule,
)
def test_a_clause_leads_to_a_drill_that_can_be_asked(game, clause):
    params = drill_params(clause.drill, clause.rule, parse_setup(game))
    assert params["kind"] in kinds_for(game)
    if kinds_for(game, clause.rule):
        assert params["rule"] in rules_of(params["kind"], game)
    else:
        assert params["rule"] is None

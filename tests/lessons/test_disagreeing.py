"""Positions found by search really tell two rule sets apart, and can be laid out for a reader."""

import pytest

import engine
from lessons.disagreeing import disagreements
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.render import Reader
from lessons.rulebook import separation_shown

PAIRS = [
    ("schneider", "schneider(capture=next-only)", {"trick-winner", "best", "game-points"}),
    ("schneider", "schneider(follow=yes)", {"legal", "best"}),
    ("schneider", "schneider(scoring=difference)", {"best", "game-points"}),
    ("schnapsen", "schnapsen(preset=bummerl)", {"legal", "best"}),
    ("schafkopf", "schafkopf(laufende=always)", {"score"}),
    ("schmier", "schmier(teams=2x3)", {"score"}),
]


@pytest.mark.parametrize(("one", "other", "kinds"), PAIRS)
def test_what_is_found_tells_the_rule_sets_apart(one, other, kinds):
    found = disagreements(engine.parse_setup(one), engine.parse_setup(other))
    assert {separation.find for separation in found} == kinds
    for separation in found:
        for language in LANGUAGES:
            shown = separation_shown(separation, Reader(Translator(language), card_names(language)))
            first, second = shown.results
            assert (first.setup, second.setup) == (one, other)
            assert first.text != second.text


def test_the_same_rules_never_disagree():
    rules = engine.parse_setup("schneider")
    assert disagreements(rules, rules) == ()


def test_the_search_can_be_repeated():
    one, other = (engine.parse_setup(text) for text in PAIRS[0][:2])
    assert disagreements.__wrapped__(one, other, seed=3) == disagreements(one, other, seed=3)

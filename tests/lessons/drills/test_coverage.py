"""Every clause of the game can be drilled, and a drill asked about a clause is about it."""

from contextlib import suppress

import pytest

import engine
from lessons import drills
from tests.lessons.drills.setups import BY_GAME

ALL = [(kind, rule) for kind in drills.kinds_for("schnapsen") for rule in drills.rules_of(kind, "schnapsen")]
CLAUSES = [clause for game in BY_GAME for clause in engine.GAMES[game].clauses]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_kind(clause):
    assert drills.kinds_for(clause.value.partition(".")[0], clause.value)


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_clause_can_be_asked_about_at_three_difficulties(clause, level, en):
    game = clause.value.partition(".")[0]
    for setup in BY_GAME[game]:
        for kind in drills.kinds_for(game, clause.value):
            with suppress(drills.Unasked):
                drill = drills.generate(
                    kind, engine.parse_setup(setup), level, en, target=clause.value, difficulty=level
                )
                assert drill.rule == clause.value
                return
    pytest.fail(f"no drill about {clause.value}")


@pytest.mark.parametrize(("kind", "rule"), ALL)
def test_a_kind_finds_what_it_promises(kind, rule, zone, bummerl, en):
    for rules in (zone, bummerl):
        for seed in range(4):
            for level in (1, 3):
                drill = drills.generate(kind, rules, seed, en, target=rule, difficulty=level)
                assert drill.rule == rule
                assert f"rule={rule}" in drill.link


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("legal-cards", "schnapsen.head"),
        ("legal-cards", "schnapsen.trump"),
        ("legal-cards", "schnapsen.follow"),
        ("legal-cards", "schnapsen.free"),
        ("legal-cards", "schnapsen.marriage-play"),
        ("trick-winner", "schnapsen.rank"),
        ("game-points", "schnapsen.schneider"),
        ("game-points", "schnapsen.schwarz"),
        ("game-points", "schnapsen.single"),
        ("game-points", "schnapsen.false-claim"),
        ("game-points", "schnapsen.failed-close"),
        ("game-points", "schnapsen.last-trick"),
        ("game-points", "schnapsen.revoke"),
    ],
)
def test_the_explanations_name_the_clause(kind, rule, zone, en):
    for seed in range(6):
        drill = drills.generate(kind, zone, seed, en, target=rule)
        assert rule in {choice.rule for choice in drill.choices}


def test_a_kind_that_does_not_exist_is_answered_with_a_sentence(zone, en):
    with pytest.raises(drills.Unasked, match="no drill of this kind"):
        drills.generate("trick-loser", zone, 1, en)


def test_a_rule_the_kind_knows_nothing_of_is_refused(zone, en):
    with pytest.raises(drills.Unasked, match="about this rule"):
        drills.generate("trick-winner", zone, 1, en, target="schnapsen.close")


def test_what_cannot_happen_under_a_rule_set_is_said(en):
    """Without a trick nobody leads after the first one, and there marriages are forbidden."""
    sharp = engine.parse_setup("schnapsen(preset=sharp)")
    with pytest.raises(drills.Unasked, match="No situation"):
        drills.generate("card-points", sharp, 1, en, target="schnapsen.marriage-pending")


def test_harder_drills_have_more_options(zone, en):
    for kind in ("card-points", "game-points", "deal"):
        sizes = [
            len(drills.generate(kind, zone, seed, en, difficulty=level).choices)
            for level in (1, 2, 3)
            for seed in range(5)
        ]
        assert set(sizes[:5]) == {3}
        assert set(sizes[5:10]) == {4}
        assert set(sizes[10:]) == {5}


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"kind": "legal-cards"},
        {"kind": "legal-cards", "game": "schnapsen", "seed": "x"},
        {"kind": "legal-cards", "game": "poker", "seed": "1"},
        {"kind": "legal-cards", "game": "schnapsen", "seed": "1", "level": "9"},
        {"kind": "nothing", "game": "schnapsen", "seed": "1"},
        {"kind": "legal-cards", "game": "schnapsen", "position": "schnapsen hands=AS"},
        {"kind": "legal-cards", "game": "schnapsen"},
        {"kind": "trick-winner", "game": "schnapsen", "cards": "AS"},
        {"kind": "trick-winner", "game": "schnapsen", "cards": "AS.TS", "trump": "X"},
        {"kind": "match-score", "game": "schnapsen", "match": "match"},
        {"kind": "card-points", "game": "schnapsen", "cards": "AS", "seat": "5"},
    ],
)
def test_a_bad_link_is_one_sentence_never_a_crash(query, en):
    with pytest.raises(drills.Unasked):
        drills.from_link(query, en)

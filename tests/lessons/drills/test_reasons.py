"""What all options of a question have in common is said once, and nothing of an explanation is lost."""

import pytest

import engine
from lessons.drills import generate
from lessons.drills.reasons import reasons
from lessons.names import card_names

NAMES = card_names("es")


@pytest.mark.parametrize(
    ("kind", "game", "alike"),
    [
        ("card-points", "schafkopf", True),
        ("match-winner", "schmier", True),
        ("legal-cards", "schnapsen", False),
        ("hand-bids", "schafkopf", False),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_a_reason_that_holds_for_all_options_is_said_once(kind, game, alike, seed):
    drill = generate(kind, engine.parse_setup(game), seed, NAMES)
    shared, own = reasons(drill)
    assert bool(shared) == alike
    assert [choice for choice, _ in own] == list(drill.choices)
    for choice, said in own:
        assert " ".join(filter(None, [said, shared])) == choice.explanation
        assert said == "" or not (alike and choice.answer in drill.accepted)

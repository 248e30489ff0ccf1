"""The clauses at hand below a verdict are those that what is said of the answer follows from."""

import pytest

from lessons import drills, explain
from lessons.names import card_names
from lessons.rulebook import rule_id
from tests.ui.visiting import Visitor

NAMES = card_names("en", "french")


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


def _wrong(drill):
    """A wrong answer."""
    answers = [choice.answer for choice in drill.choices]
    return next(answer for answer in answers if not drill.mark(answer).right)


@pytest.mark.parametrize(
    ("game", "kind", "seed"),
    [
        ("schnapsen", "trick-winner", "1"),
        ("schnapsen", "legal-cards", "45649"),
        ("schnapsen", "legal-cards", "5"),
        ("schmier", "trumps", "7"),
        ("schmier", "one-trick", "7"),
        ("schafkopf", "hand-bids", "7"),
    ],
)
def test_a_verdict_offers_the_clauses_it_follows_from_and_names_no_other(visitor, game, kind, seed):
    app = visitor.open("drill", kind=kind, game=game, seed=seed)
    drill = drills.from_link({"kind": kind, "game": game, "seed": seed}, NAMES)
    given = _wrong(drill)
    app.session_state["baza-question-drill-given"] = f"{drill.id}\n{given}"
    app.run()
    rules = drill.mark(given).rules
    titles = [explain.title(rule_id(rule.partition(".")[0], rule), NAMES.translator) for rule in rules]
    buttons = [each.proto.popover for each in app.get("popover") if "gavel" in each.proto.popover.icon]
    assert [button.label.rpartition(" · ")[2] for button in buttons] == titles
    # Below it every option is explained with its own clause.
    explained = {part.value for each in app.expander for part in each.markdown}
    assert explained
    assert not any("The rule is" in part.value for part in app.markdown if part.value not in explained)

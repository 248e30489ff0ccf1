"""After a wrong answer the page tells when it would have been right; after a right one it does not."""

import pytest

from lessons import drills
from lessons.learning.nearest import nearest
from lessons.names import card_names
from tests.ui.visiting import Visitor, said


@pytest.mark.parametrize(
    ("kind", "game"), [("claim", "schnapsen"), ("partner", "schafkopf"), ("match-score", "schmier")]
)
def test_a_wrong_answer_is_told_when_it_would_have_been_right(monkeypatch, tmp_path, kind, game):
    visitor, names = (
        Visitor(monkeypatch, tmp_path),
        card_names("en", "german" if game == "schafkopf" else "french"),
    )
    query = {"kind": kind, "game": game, "seed": "3"}
    drill = drills.from_link(query, names)
    told = 0
    for choice in drill.choices:
        near = nearest(drill, choice.answer, names)
        if choice.answer in drill.accepted or near is not None:
            app = visitor.open("drill", **query)
            next(button for button in app.button if button.label == choice.text).click().run()
            assert not app.exception
            told += near is not None
            assert (near is not None and near.said in said(app)) == (choice.answer not in drill.accepted)
    visitor.store.close()
    assert told


def test_the_situation_is_drawn_with_its_cards(monkeypatch, tmp_path):
    """A table that is not bare and asks for nothing shows a deal that is over: no cards."""
    visitor, drawn = Visitor(monkeypatch, tmp_path), []
    monkeypatch.setattr("ui.drilling.near.table", lambda data, key: drawn.append(data))
    app = visitor.open("drill", kind="trick-winner", game="schnapsen", seed="2")
    next(button for button in app.button if button.label == "You").click().run()
    assert not app.exception
    assert [(data.get("bare"), len(data["trick"])) for data in drawn] == [(True, 2)]
    visitor.store.close()

"""The Anki deck: every term and every rule of the game, the pictures that its notes name, stable notes."""

import io
import json
import re
import sqlite3
import zipfile

import pytest

import engine
from lessons.learning.anki import deck
from lessons.load import content
from lessons.names import card_names


def picture(card):
    return f"<svg><title>{card}</title></svg>"


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    made = deck(engine.parse_setup("schnapsen"), card_names("es", "german"), "Schnapsen", picture)
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        path = tmp_path_factory.mktemp("anki") / "collection"
        path.write_bytes(archive.read("collection.anki2"))
        media = json.loads(archive.read("media"))
        pictures = {name: archive.read(number).decode() for number, name in media.items()}
    with sqlite3.connect(path) as connection:
        notes = [fields.split("\x1f") for (fields,) in connection.execute("SELECT flds FROM notes")]
        guids = {guid for (guid,) in connection.execute("SELECT guid FROM notes")}
    connection.close()
    return notes, guids, pictures


def test_every_term_and_every_rule_has_a_note(package):
    notes, guids, _ = package
    keys = [key for key, _, _ in notes]
    terms = {f"term {name}" for name, term in content().terms.items() if "schnapsen" in term.term.games}
    rules = {f"rule {rule.value}" for rule in engine.GAMES["schnapsen"].clauses}
    assert terms <= set(keys)
    assert len(rules - set(keys)) <= 2  # what cannot happen under this rule set has no question
    assert len(guids) == len(keys) == len(set(keys))


def test_the_pictures_are_the_cards_that_the_notes_show(package):
    notes, _, pictures = package
    shown = {part.split('"')[0] for _, front, _ in notes for part in front.split('src="')[1:]}
    assert shown == set(pictures)
    assert len(shown) > 10
    assert all(f"<title>{name.split('-')[-1][:2]}" in svg for name, svg in pictures.items())


def test_the_answer_is_not_on_the_front(package):
    notes, _, _ = package
    for key, front, back in notes:
        if key.startswith("rule "):
            said = back.split("<b>")[1].split("</b>")[0]
            assert f">{said}<" not in front


def test_a_deck_made_again_has_the_same_notes(package):
    _, guids, _ = package
    again = deck(engine.parse_setup("schnapsen"), card_names("es", "german"), "Schnapsen", picture)
    with zipfile.ZipFile(io.BytesIO(again)) as archive:
        assert all(guid.encode() in archive.read("collection.anki2") for guid in guids)


def test_a_term_is_told_in_words_not_in_ids(package):
    notes, _, _ = package
    ids = {name for name in content().terms if "-" in name}  # no Spanish word here has a hyphen
    told = " ".join(back for key, _, back in notes if key.startswith("term "))
    assert not ids & set(re.findall(r"[a-z]+(?:-[a-z]+)+", told))
    assert "triunfo" in told

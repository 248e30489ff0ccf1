"""The documents are true: their links lead somewhere, and their examples are read and printed back."""

import re

import pytest

from engine import parse_match, parse_position, parse_record, parse_setup, replay
from tests import house

DOCUMENTS = [name for name in house.tracked() if name.endswith(".md") and not name.startswith("lessons/")]
NOTATION = (house.ROOT / "docs/notation.md").read_text(encoding="utf-8")
READERS = {"setup": parse_setup, "record": parse_record, "position": parse_position, "match": parse_match}


def dead_links(name, text):
    """Links to files of the project that are not there."""
    folder = (house.ROOT / name).parent
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)", text)
    return [f"{name}: {target}" for target in targets if ":" not in target and not (folder / target).exists()]


def examples(text):
    """Each line of the fenced blocks that name a kind of text, with that kind."""
    return [
        (kind, line)
        for kind, block in re.findall(r"^```(\w+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name):
    assert dead_links(name, (house.ROOT / name).read_text(encoding="utf-8")) == []


def test_a_dead_link_is_seen():
    text = "[a](gone.md) [b](notation.md#cards) [c](https://example.org/x)"
    assert dead_links("docs/a.md", text) == ["docs/a.md: gone.md"]


@pytest.mark.parametrize(("kind", "line"), examples(NOTATION))
def test_an_example_is_canonical(kind, line):
    assert READERS[kind](line).text == line


def test_every_kind_of_text_has_an_example():
    assert {kind for kind, _ in examples(NOTATION)} == set(READERS)


@pytest.mark.parametrize("line", [line for kind, line in examples(NOTATION) if kind == "record"])
def test_a_record_of_the_documents_can_be_replayed(line):
    assert replay(parse_record(line)).record.text == line

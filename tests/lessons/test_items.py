"""Every numbered item of the documents is taught, ruled or explained somewhere."""

import pytest

from lessons.load import content

DOCUMENTS = {"000": 68, "001": 72, "002": 54, "003": 38, "004": 37}
"""How many items the list of facts of each document has."""


def places():
    """Where each item stands: item to the names of lessons, clauses, rule cards and terms."""
    found = {}
    loaded = content()
    named = [(f"lesson {name}", lesson.lesson.items) for name, lesson in loaded.lessons.items()]
    for book in loaded.rulebooks.values():
        named += [(f"clause {clause.rule}", clause.items) for clause in book.book.clauses]
        named += [(f"rule card {card.id}", card.items) for card in book.book.cards]
    named += [(f"term {name}", term.term.items) for name, term in loaded.terms.items()]
    for name, items in named:
        for item in items:
            found.setdefault(item, []).append(name)
    return found


@pytest.mark.parametrize(("document", "count"), DOCUMENTS.items())
def test_every_item_is_somewhere(document, count):
    wanted = [f"{document}.{number}" for number in range(1, count + 1)]
    assert [item for item in wanted if item not in places()] == []


def test_no_item_is_invented():
    known = {
        f"{document}.{number}" for document, count in DOCUMENTS.items() for number in range(1, count + 1)
    }
    assert {item for item in places() if item[:3] in DOCUMENTS} <= known

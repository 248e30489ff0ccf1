"""The data for the table is plain, complete and checked before it is sent."""

import json

import pytest

from tests.ui.table.sample import picture
from ui.table.data import PLACES, TableDataError, check, payload


def faults(**changes):
    with pytest.raises(TableDataError) as caught:
        check({**picture(), **changes})
    return caught.value.faults


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("pattern", ["french", "german"])
def test_payload_survives_json(lang, pattern):
    data = picture(lang, pattern)
    check(data)
    sent = json.loads(json.dumps(payload(data)))
    assert sent["names"]["TS"] == data["names"]["TS"]
    assert set(sent["inks"]) == {"C", "S", "H", "D", "JO"}


def test_nothing_need_be_on_the_table():
    check(
        picture(hand=[], trick=[], last_trick=None, stock=None, trump=None, actions=[], score=None, mark=[])
    )


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"pattern": "spanish"}, "pattern: Input should be 'french' or 'german'"),
        ({"colours": 3}, "colours: Input should be 2 or 4"),
        ({"seq": "12"}, "seq: Input should be a valid integer"),
        ({"extra": 1}, "extra: Extra inputs are not permitted"),
        ({"trick": [{"seat": 1}]}, "trick.0.card: Field required"),
        ({"trick": [{"seat": 7, "card": "KS"}]}, "trick: there is no seat 7"),
        ({"trick": [{"seat": 1, "card": "10S"}]}, "trick: '10S' is no card"),
        ({"mark": ["TS", "TS"]}, "mark: a card twice"),
        ({"trump": "X"}, "trump: 'X' is no suit"),
        ({"names": {"TS": "diez de picas"}}, "hand: JS has no name"),
        ({"seats": picture()["seats"][1:]}, "seats: each place once, and one of them bottom"),
        (
            {"actions": [{"token": "x", "label": "X", "key": "h", "legal": True, "reason": None}]},
            "actions.x: key 'h' is taken",
        ),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_fault_says_where_and_what(changes, fault):
    assert fault in faults(**changes)


def test_a_missing_part_is_named():
    data = picture()
    del data["seats"]
    with pytest.raises(TableDataError, match="seats: Field required"):
        check(data)


@pytest.mark.parametrize("seats", PLACES)
def test_every_number_of_seats_has_its_places(seats):
    assert len(PLACES[seats]) == len(set(PLACES[seats])) == seats
    assert PLACES[seats][0] == "bottom"

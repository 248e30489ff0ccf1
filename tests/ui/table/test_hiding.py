"""The table of a lesson leaves out what the course has not come to yet, and nothing else."""

import pytest

from lessons.load import content
from lessons.names import card_names
from lessons.settings import Settings
from lessons.situation import open_situation
from ui.picture import Look, picture
from ui.table.data import check
from ui.table.hiding import without

BID = (
    "schmier hands=KC.9C.AD/?2/?2/?2/?2/?2 dealer=5 bids=pass.bid-3.pass.pass.pass.pass trump=H lead=1 "
    "trick=TC.QC.4C.7C.3C"
)


@pytest.fixture
def shown():
    return picture(open_situation(BID), 0, card_names("en"), Settings(), Look())


def test_nothing_hidden_is_the_same_table(shown):
    assert without(shown, ()) is shown


def test_what_is_hidden_is_gone_and_the_rest_stays(shown):
    assert shown["contract"]
    assert shown["tallies"]
    plain = without(shown, {"bids", "teams", "trump"})
    check(plain)
    assert (plain["contract"], plain["talk"], plain["trump"], plain["tallies"]) == (None, None, None, [])
    assert not any(seat["badge"] or seat["mark"] for seat in plain["seats"])
    for part in ("hand", "trick", "actions", "names"):
        assert plain[part] == shown[part]
    assert any(seat["badge"] for seat in shown["seats"]), "the table given must not change"


@pytest.mark.parametrize(("game", "rule"), [("schmier", "schmier.bidding"), ("schafkopf", "schafkopf.call")])
def test_no_bid_is_shown_before_bidding_is_taught(game, rule):
    lessons = content().ordered(game)
    names = [loaded.lesson.id for loaded in lessons]
    taught = next(place for place, each in enumerate(lessons) if rule in each.lesson.rules)
    assert taught > 0
    assert [name for name, each in zip(names, lessons, strict=True) if "bids" in each.lesson.hide] == names[
        :taught
    ]

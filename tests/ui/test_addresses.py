"""Every address that names a game is about that game, whichever was on the table before."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.ui.visiting import Visitor, html, links, said

NO_GAME = "No game or rule set of this name"


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


@pytest.mark.parametrize("game", ["schafkopf", "schmier"])
@pytest.mark.parametrize(
    ("page", "query"),
    [
        ("learn", {}),
        ("drill", {}),
        ("drill", {"count": ""}),
        ("drill", {"make": "link"}),
        ("play", {}),
        ("play", {"new": "1"}),
        ("rules", {}),
        ("rules", {"view": "quick"}),
    ],
)
def test_an_address_that_names_a_game_shows_it(visitor, page, query, game):
    app = visitor.open(page, game=game, **query)
    assert app.session_state["baza-game"] == game


@pytest.mark.parametrize("query", [{"count": ""}, {"make": "link"}, {}])
def test_an_address_that_names_no_game_there_is_says_so(visitor, query):
    app = visitor.open("drill", game="tute", **query)
    assert NO_GAME in said(app)
    assert "baza-game" not in app.session_state


@pytest.mark.parametrize("game", ["schafkopf", "schmier(teams=2x3)"])
def test_counting_begins_with_the_game_of_its_address(visitor, game):
    begin = links(visitor.open("drill", count="", game=game))["Begin"]
    assert parse_qs(urlsplit(begin).query)["game"] == [game]


def test_the_start_page_leads_to_other_ways_on_each_with_what_one_finds_there(visitor):
    drawn = html(visitor.open("home")).partition('<ul class="baza-ways">')[2].partition("</ul>")[0]
    assert re.findall(r'href="(.*?)"', drawn) == ["/drill", "/play", "/rules", "/glossary"]
    assert all(re.findall(r"<small>(.*?)</small>", drawn))
    assert len(re.findall(r"<b>(.*?)</b>", drawn)) == 4

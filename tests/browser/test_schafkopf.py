"""Schafkopf on a phone: a whole deal by hand, from the auction to the payments."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import engine
from engine.dealing import play_out
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.settings import Settings
from tests.browser.many import faults, look, play_on, sit
from ui.picture import Look, picture


@pytest.fixture
def reader(phone):
    return phone


def test_a_whole_deal_at_a_table_of_four(reader):
    t = Translator(reader.language)
    page = sit(reader, "schafkopf", 2)
    # The German pack comes first here, and everything that may be bid is a target of its own.
    expect(page.get_by_role("button", name="Ober").first).to_be_visible()
    words = look(page)["words"]
    assert words[0] == "pass"
    expect(page.locator("section.table").get_by_text(t.gettext("your turn"))).to_have_count(1)
    bid = next(word for word in words if word.startswith("rufer"))
    assert faults(reader) == []
    assert reader.axe() == []
    page.locator(f'.says button[data-token="{bid}"]').tap()
    expect(page.locator(".contract")).to_contain_text("Tú: Rufer")
    reader.settle()
    kinds = []
    while kind := play_on(reader):
        kinds.append(kind)
        assert faults(reader) == []
        if len(kinds) == 3:
            page.get_by_role("button", name=t.gettext("Last trick")).tap()
            expect(page.locator(".past li")).to_have_count(4)
            page.get_by_role("button", name=t.gettext("Back to the table")).tap()
            page.get_by_role("button", name=t.gettext("Bids")).tap()
            expect(page.locator(".panel .talk li")).to_have_count(4)
            page.get_by_role("button", name=t.gettext("Back to the table")).tap()
    assert kinds == ["play"] * 8
    units = page.locator(".baza-sheet .sum td").all_inner_texts()
    assert len(units) == 4
    assert sum(int(text.replace("−", "-")) for text in units) == 0
    expect(page.locator(".plate .badge")).to_have_count(2)  # the declarer and the partner who was called
    page.get_by_text(t.gettext("The tricks, one by one")).tap()
    expect(page.locator(".baza-trick")).to_have_count(8)


def _secret_dealer() -> str:
    """A deal in which the learner has dealt, is the partner whom nobody knows, and is to play."""
    rules = engine.parse_setup("schafkopf")
    for seed in range(300):
        whole = play_out(engine.shuffled(rules, seed, dealer=0), "beginner", seed)
        for place in range(8, len(whole.moves)):
            record = whole.prefix(place)
            state = engine.replay(record)
            if (
                state.to_act == 0
                and engine.view(state, 0).role == "partner"
                and len(state.tricks_played()) > 1
            ):
                return record.text
    raise LookupError("no deal fits")


def test_the_longest_plate_is_one_line(reader):
    page = reader.go(f"/play?record={quote(_secret_dealer())}")
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    own = page.locator(".own .plate")
    expect(own.locator(".dealer")).to_be_visible()
    expect(own.locator(".badge")).to_have_text(Translator(reader.language).gettext("secret partner"))
    assert faults(reader) == []
    box = own.bounding_box()
    assert box
    assert round(box["height"]) == 38  # as long as there is no badge


def _partner_beside() -> str:
    """A deal in which the partner is known, sits at the side and has dealt, and the learner is to play."""
    rules, names = engine.parse_setup("schafkopf"), card_names("es", "german")
    for seed in range(300):
        whole = play_out(engine.shuffled(rules, seed, dealer=1), "beginner", seed)
        for place in range(8, len(whole.moves)):
            state = engine.replay(whole.prefix(place))
            if state.to_act != 0 or state.partner != 1:
                continue
            if picture(state, 0, names, Settings(), Look())["seats"][1]["badge"]:
                return whole.prefix(place).text
    raise LookupError("no deal fits")


def test_a_partner_at_the_side_who_has_dealt_has_his_badge_inside_his_plate(reader):
    page = reader.go(f"/play?record={quote(_partner_beside())}")
    expect(page.locator('.seat[data-place="left"] .badge')).to_have_text("compañero")
    reader.settle()
    assert faults(reader) == []

"""Schmier on a phone: a whole deal by hand, as the dealer too, who chooses among all that is left."""

import pytest
from playwright.sync_api import expect

from lessons.i18n import Translator
from tests.browser.many import faults, look, play_on, sit


@pytest.fixture
def reader(phone):
    return phone


def test_a_whole_deal_at_a_table_of_six(reader):
    t = Translator(reader.language)
    page = sit(reader, "schmier", 16)
    expect(page.locator(".tallies li")).to_have_count(3)
    assert faults(reader) == []
    assert reader.axe() == []
    kinds = []
    while kind := play_on(reader):
        kinds.append(kind)
        assert faults(reader) == []
    assert kinds == ["say", "throw"] + ["play"] * 6
    assert len(page.locator(".baza-sheet .sum td").all_inner_texts()) == 3
    page.get_by_text(t.gettext("The tricks, one by one")).tap()
    expect(page.locator(".baza-trick")).to_have_count(6)


# All others keep their cards: the dealer takes the whole rest and throws down to six of 23.
LONG = "schmier dealer=0 deck={deck} moves=pass.pass.pass.pass.pass.bid-3.trump-H" + ".discard-none" * 5


def test_the_dealer_chooses_among_twenty_three_cards(reader):
    ranks = "23456789TJQKA"
    pack = [rank + suit for suit in "CSHD" for rank in ranks] + ["JO"]
    page = reader.go("/play?record=" + LONG.format(deck=".".join(pack)))
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    expect(page.locator(".hand button[data-card]")).to_have_count(23)
    assert faults(reader) == []
    now = look(page)
    button = page.locator(".throw button")
    expect(button).to_be_disabled()
    for card in now["cards"][:17]:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    button.tap()  # trumps are thrown only when all other cards are: the coach says so, and nothing is lost
    expect(page.locator(".st-key-baza-coach [data-testid=stPopover]")).to_have_count(1)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(17)
    wrong = [card for card in now["cards"][:17] if card not in now["cards"][-17:]]
    for card in wrong:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    expect(button).to_be_disabled()
    for card in now["cards"][-len(wrong) :]:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    button.tap()
    expect(page.locator(".hand [data-card]")).to_have_count(6)

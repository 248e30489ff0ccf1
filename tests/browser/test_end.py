"""The end of a deal on a phone: all that a player wants to know stands on the first screen, the rest unfolds."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import engine
from engine.dealing import play_out, shuffled
from lessons.i18n import Translator
from lessons.taught import taught_games


def finished(game):
    """A deal that somebody has won, played by beginners; in Schnapsen with a marriage."""
    rules = engine.parse_setup(game)
    for seed in range(200):
        record = play_out(shuffled(rules, seed), "beginner", seed)
        announced = any(str(move).startswith("marriage") for move in record.moves)
        if engine.replay(record).result.winners and (announced or game != "schnapsen"):
            return record
    raise LookupError(game)


@pytest.mark.parametrize("game", taught_games())
def test_the_first_screen_tells_who_won_how_and_with_what(phone, game):
    page = phone.go(f"/play?record={quote(finished(game).text)}")
    outcome = page.locator(".st-key-baza-outcome")
    expect(outcome.locator("h3")).to_be_in_viewport()
    foot = page.locator(".st-key-baza-do-next").bounding_box()["y"]
    sheet = outcome.locator(".baza-sheet").bounding_box()
    assert sheet["y"] + sheet["height"] <= foot
    told = outcome.locator("[data-testid=stMarkdownContainer] p").first.bounding_box()
    assert told["y"] < sheet["y"]
    assert phone.overflow() == 0
    assert phone.axe() == []


def test_a_claim_and_a_marriage_stand_between_the_tricks_and_in_the_account(phone):
    t, record = Translator("es"), finished("schnapsen")
    page = phone.go(f"/play?record={quote(record.text)}")
    page.get_by_text(t.gettext("The tricks, one by one")).tap()
    between = page.locator(".baza-between")
    expect(between.filter(has_text=re.compile("[Cc]antas? las [24]0")).first).to_be_visible()
    expect(between.last).to_contain_text("«basta» con" if record.moves[-1] == "claim" else "pasa")
    expect(page.get_by_role("rowheader", name=t.gettext("Marriages"))).to_be_visible()


def test_the_last_trick_is_told_until_the_result_is_shown(phone):
    whole = play_out(shuffled(engine.parse_setup("schneider"), 3), "beginner", 1)
    last = max(place for place in range(len(whole.moves)) if engine.replay(whole.prefix(place)).to_act == 0)
    page = phone.go(f"/play?record={quote(whole.prefix(last).text)}")
    page.wait_for_url("**/play?deal=*")
    expect(page.locator(".hand button[data-card]")).to_have_count(1)
    phone.settle()
    phone.take_time(all_of_it=True)
    page.locator(".hand button[data-card]").tap()
    outcome = page.locator(".st-key-baza-outcome")
    told = outcome.locator(".baza-meanwhile")
    expect(told).to_contain_text(re.compile("(Ganas|Tu rival gana) la baza con"))
    expect(told).to_be_in_viewport(ratio=1)
    expect(outcome.locator("h3")).to_be_hidden()
    page.locator("button.onward").tap()
    expect(outcome.locator("h3")).to_be_visible()
    expect(told).to_be_hidden()

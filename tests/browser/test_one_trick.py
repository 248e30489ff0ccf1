"""One trick, all games: laying cards in a real browser, and the address that shares them."""

import re

from playwright.sync_api import expect

GAME = ".st-key-baza-trick-game-"


def test_cards_and_trumps_are_laid_and_shared(phone):
    page = phone.go("/one-trick")
    expect(page.locator(f"{GAME}schnapsen")).to_contain_text("Gana el diez de picas.")
    expect(page.locator(f"{GAME}schneider")).to_contain_text("Gana el rey de picas.")
    expect(page.locator(f"{GAME}schafkopf")).to_contain_text("Gana la dama de tréboles.")
    expect(page.locator(f"{GAME}schmier")).to_contain_text("Va ganando la jota de diamantes.")
    expect(page.locator(f"{GAME}schmier img")).to_have_attribute("alt", "jota de diamantes")
    red = page.locator(".st-key-baza-trick-trump button span[style*='163, 38, 42']")
    expect(red).to_have_text(["♥", "♦"])
    assert phone.overflow() == 0
    assert phone.axe() == []
    page.get_by_text("Pon una carta").click()
    page.get_by_role("button", name="A ♠").click()
    expect(page).to_have_url(re.compile(r"cards=TS\.KS\.JD\.QC\.AS&trump=H&contract=solo"))
    page.locator(".st-key-baza-trick-trump").get_by_text("picas").click()
    expect(page.locator(f"{GAME}schmier")).to_contain_text("Va ganando el as de picas.")
    expect(page).to_have_url(re.compile(r"trump=S"))
    phone.reload()
    expect(page.locator(f"{GAME}schmier")).to_contain_text("Va ganando el as de picas.")


def test_a_phone_shows_all_games_on_two_screens_and_opens_the_rule(phone):
    page = phone.go("/one-trick")
    expect(page.locator(f"{GAME}schmier")).to_be_visible()
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollHeight") < 1720
    rule = page.locator(f"{GAME}schneider button")
    assert rule.bounding_box()["height"] >= 44
    rule.click()
    expect(page.get_by_role("link", name="Abrir en el reglamento")).to_be_visible()
    assert phone.axe() == []


def test_cards_that_cannot_meet_and_a_link_that_names_none(reader):
    page = reader.go("/one-trick?cards=2S.AS&trump=H")
    expect(page.locator(f"{GAME}schnapsen")).to_contain_text("no pueden coincidir")
    expect(page.locator(f"{GAME}schmier")).to_contain_text("Va ganando el as de picas.")
    page = reader.go("/one-trick?cards=rubbish")
    expect(page.get_by_text("Ese enlace no lleva a ninguna baza")).to_be_visible()


def test_a_phone_keeps_the_winners_in_sight_beside_the_cards_that_are_laid(phone):
    page = phone.go("/one-trick")
    strip = page.locator(".baza-trick-strip")
    winners = strip.get_by_role("link")
    expect(winners).to_have_count(4)
    expect(strip).to_be_in_viewport(ratio=1)
    assert "Gana el rey de picas." in winners.nth(1).inner_text()
    page.get_by_text("Pon una carta").click()
    page.get_by_role("button", name="A ♠").click()
    page.locator(".st-key-baza-trick-trump").get_by_text("picas").click()
    expect(winners.nth(3)).to_contain_text("Va ganando el as de picas.")
    phone.settle()
    expect(strip).to_be_in_viewport(ratio=1)
    box, menu = strip.bounding_box(), page.locator(".baza-nav").bounding_box()
    assert box["y"] + box["height"] <= menu["y"] + 1
    assert all(link.bounding_box()["height"] >= 44 for link in winners.all())
    assert all(image.bounding_box()["width"] >= 36 for image in strip.locator("img").all())
    winners.nth(3).click()
    expect(page.locator(f"{GAME}schmier h2")).to_be_in_viewport(ratio=1)
    assert phone.axe() == []
    # At the end of the page nothing is covered.
    page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 99999)")
    last = page.get_by_role("link", name="Enlace a esta baza").bounding_box()
    assert last["y"] + last["height"] <= strip.bounding_box()["y"]
    page.goto(f"{phone.url}/one-trick?cards=2S.AS&trump=H")
    phone.settle()
    assert "no pueden coincidir" in winners.first.inner_text()


def test_a_wide_screen_has_the_winners_in_their_panels_alone(reader):
    page = reader.go("/one-trick")
    expect(page.locator(f"{GAME}schmier")).to_be_visible()
    expect(page.locator(".baza-trick-strip")).to_be_hidden()

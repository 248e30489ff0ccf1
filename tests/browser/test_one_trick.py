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
    expect(page.locator(f"{GAME}schnapsen .card.best")).to_have_text("gana")
    expect(page.locator(f"{GAME}schmier .card.best")).to_have_text("va ganando")
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


def test_cards_that_cannot_meet_and_a_link_that_names_none(reader):
    page = reader.go("/one-trick?cards=2S.AS&trump=H")
    expect(page.locator(f"{GAME}schnapsen")).to_contain_text("no pueden coincidir")
    expect(page.locator(f"{GAME}schmier")).to_contain_text("Va ganando el as de picas.")
    page = reader.go("/one-trick?cards=rubbish")
    expect(page.get_by_text("Ese enlace no lleva a ninguna baza")).to_be_visible()

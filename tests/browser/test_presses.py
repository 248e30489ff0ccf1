"""No press is lost: what is pressed right after something else is answered too."""

import re

import pytest
from playwright.sync_api import Page, expect

from lessons.i18n import Translator
from tests.browser.rig import Reader

# King of spades led against a closed stock: the ten has to be played.
STRICT = (
    "/play?record=schnapsen dealer=0 deck=TH.KS.JD.TS.JS.AH.QH.QC.KC.AD.JC.TD.QS.AC.QD.AS.KD.TC.KH.JH "
    "moves=close.KS"
)
# Presses without a moment between them, as a hand makes them while the machine is busy.
_PRESS = """([cards, label]) => {
  const roots = [...document.querySelectorAll("*")].map(node => node.shadowRoot).filter(Boolean);
  const table = roots.map(root => root.querySelector("section.table")).find(Boolean);
  const button = [...document.querySelectorAll("button")].find(node => label && node.textContent.includes(label));
  for (const card of cards) table.querySelector(`.hand [data-card="${card}"]`).click();
  button?.click();
}"""


@pytest.fixture
def page(reader: Reader) -> Page:
    page = reader.go(STRICT)
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    expect(page.locator(".hand button[data-card]")).to_have_count(5)
    return page


def press(page: Page, *cards: str, label: str = "") -> None:
    page.evaluate(_PRESS, [list(cards), label])


def test_cards_right_after_help_and_after_a_card_that_was_refused(page, reader):
    t = Translator(reader.language)
    page.evaluate(_PRESS, [[], t.gettext("Hint")])
    press(page, "JS", "AH", "TS", "TS")
    expect(page.locator('.hand button[data-card="TS"]')).to_have_count(0)
    reader.settle()
    expect(page.locator(".hand button[data-card]")).to_have_count(4)


def test_the_same_cards_right_after_a_card(page, reader):
    t = Translator(reader.language)
    before = page.url
    page.get_by_role("button", name=t.gettext("More"), exact=True).click()
    expect(page.get_by_role("button", name=t.gettext("Same cards again"))).to_be_visible()
    press(page, "TS", "JS", label=t.gettext("Same cards again"))
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile("deal="))
    reader.settle()
    page.goto(before)
    reader.settle()
    expect(page.locator('.hand button[data-card="TS"]')).to_have_count(0)
    expect(page.locator(".hand button[data-card]")).to_have_count(4)

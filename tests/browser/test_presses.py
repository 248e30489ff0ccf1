"""No press is lost: what is pressed right after something else is answered too."""

import re

import pytest
from playwright.sync_api import Page, expect

import engine
from lessons.drills import generate
from lessons.i18n import Translator
from lessons.names import card_names
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


# Taps a tenth of a second apart, and the button some milliseconds after the last.
_TAPS = """async ([cards, pause]) => {
  const roots = [...document.querySelectorAll("*")].map(node => node.shadowRoot).filter(Boolean);
  const table = roots.map(root => root.querySelector("section.table")).find(Boolean);
  const shown = () => [...table.querySelectorAll('.hand [aria-pressed="true"]')].map(node => node.dataset.card);
  const undone = [];
  for (const [place, card] of cards.entries()) {
    table.querySelector(`.hand [data-card="${card}"]`).click();
    const until = performance.now() + (place < cards.length - 1 ? 100 : pause);
    do {
      if (shown().length !== place + 2) undone.push([card, shown()]);
      if (performance.now() < until) await new Promise(done => setTimeout(done, 10));
    } while (performance.now() < until);
  }
  document.querySelector("[class*=st-key-baza-check-] button").click();
  return undone;
}"""


# Right after a card the button is in the same message, and the server hears of it first.
@pytest.mark.parametrize("pause", [50, 0])
def test_cards_that_are_picked_quickly_are_all_judged(reader, pause):
    drill = generate("pack", engine.parse_setup("schnapsen"), 3, card_names("es"))
    page = reader.go(drill.link)
    first, *quick = [choice.answer for choice in drill.choices][:4]
    hand = page.locator("[class*=st-key-baza-choose-table-] .hand")
    hand.locator(f'[data-card="{first}"]').click()
    # Without any card there is nothing to be judged.
    expect(page.locator("[class*=st-key-baza-check-] button")).to_be_enabled()
    reader.settle()
    assert page.evaluate(_TAPS, [quick, pause]) == []
    expect(page.locator("[class*=st-key-baza-verdict-]")).to_be_visible()
    for card in (first, *quick):
        told = "data-mark" if card in drill.accepted else "data-missed"
        expect(hand.locator(f'[data-card="{card}"]:not([data-overlooked])')).to_have_attribute(told, "true")


def test_the_way_on_right_after_several_answers_were_checked(reader):
    t = Translator(reader.language)
    page = reader.go("/drill?kind=pack&game=schnapsen&seed=3&run=kind")
    checked = 0
    for _ in range(6):
        before = page.url
        page.locator("[class*=st-key-baza-option-] button, .hand button[data-card]").first.click()
        check = page.locator("[class*=st-key-baza-check-] button")
        if check.count():
            reader.settle()
            check.click()
            checked += 1
        # As soon as it is there: what is drawn after it must not move it away from under the finger.
        page.get_by_role("button", name=t.gettext("Next question")).click()
        expect(page).not_to_have_url(before)
        reader.settle()
    assert checked > 1

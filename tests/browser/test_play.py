"""A guided deal in a real browser: keyboard only, reload, a second tab, hints, undo, refused cards."""

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.i18n import Translator
from tests.browser.rig import PHONE

# With this seed the opponent deals second and has led before the learner is to act.
LED = "/play?game=schnapsen&seed=42"
# Whole deals need no opponent who thinks long.
QUICK = "/play?game=schnapsen(preset=bummerl)&seed=7"


# The number of the picture, the place of the first legal card (-1: no card to play), the buttons beside.
_LOOK = """root => {
  const cards = [...root.querySelectorAll(".hand button[data-card]")];
  const place = cards.findIndex(node => node.getAttribute("aria-disabled") !== "true");
  return [root.dataset.seq, place, root.querySelectorAll("button.action").length];
}"""


def cards(page: Page) -> list[str]:
    """The cards in the learner's hand, from left to right."""
    return page.locator(".hand button[data-card]").evaluate_all("nodes => nodes.map(n => n.dataset.card)")


def trick(page: Page) -> list[str]:
    """The cards on the table."""
    return page.locator(".slots [data-card]").evaluate_all("nodes => nodes.map(n => n.dataset.card)")


def table(page: Page) -> Locator:
    return page.locator("section.table")


def sit(reader, address: str) -> Page:
    """Go to a deal and wait until its cards lie on the table: a link leads on to the deal it lays out."""
    page = reader.go(address)
    page.wait_for_url("**/play?deal=*")
    expect(page.locator(".hand button[data-card]")).not_to_have_count(0)
    reader.settle()
    return page


def press(reader, page: Page, card: str) -> None:
    """Play a card and wait until it has left the hand."""
    button = page.locator(f'.hand button[data-card="{card}"]')
    button.click()
    expect(button).to_have_count(0)
    reader.settle(page)


def over(page: Page) -> bool:
    return page.locator(".st-key-baza-outcome").count() > 0


def test_a_whole_deal_with_the_keyboard_only(every_reader):
    reader = every_reader
    page = sit(reader, QUICK)
    assert reader.axe() == []
    assert reader.overflow() == 0
    for _ in range(40):
        # One look at the whole table: it must not change between two questions.
        seq, place, says = table(page).evaluate(_LOOK)
        if place < 0 and not says:
            break
        table(page).focus()
        if place >= 0:
            page.keyboard.press(str(place + 1))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
        expect(table(page)).not_to_have_attribute("data-seq", seq)
        reader.settle()
    assert over(page)
    assert reader.axe() == []
    assert reader.overflow() == 0
    t = Translator(reader.language)
    page.get_by_role("button", name=t.gettext("Next deal")).click()
    reader.settle()
    expect(page.locator(".hand button[data-card]")).to_have_count(5)


def test_a_reload_in_the_middle_of_a_trick_changes_nothing(every_reader):
    page = sit(every_reader, LED)
    before = cards(page), trick(page)
    assert len(before[1]) == 1
    page = every_reader.reload()
    assert (cards(page), trick(page)) == before


def test_the_keys_work_after_a_reload(reader):
    t = Translator(reader.language)
    sit(reader, LED)
    page = reader.reload()
    assert page.locator("[data-testid=stSkipToContent]").is_hidden()
    # Streamlit's own shortcuts for c and r would open a dialog and run the page again.
    for key in "crh":
        page.keyboard.press(key)
    reader.settle()
    first = t.gettext("Hint {step} of {steps}.", step=t.number(1), steps=t.number(3))
    expect(page.locator(".st-key-baza-coach")).to_contain_text(first)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page = reader.reload()
    place = table(page).evaluate(_LOOK)[1]
    card = cards(page)[place]
    page.keyboard.press(str(place + 1))
    page.keyboard.press("Enter")
    expect(page.locator(f'.hand button[data-card="{card}"]')).to_have_count(0)
    reader.settle()


def test_a_second_tab_shows_the_same_deal(reader):
    page = sit(reader, LED)
    address = page.url
    other = reader.tab()
    other.goto(address)
    reader.settle(other)
    assert (cards(other), trick(other)) == (cards(page), trick(page))
    first, last = cards(page)[0], cards(page)[-1]
    press(reader, page, first)
    played = cards(page)
    # The other tab still shows the picture before: a card pressed there plays nothing, and it catches up.
    other.locator(f'.hand button[data-card="{last}"]').click()
    expect(other.locator(f'.hand button[data-card="{first}"]')).to_have_count(0)
    assert cards(other) == played
    page = reader.reload()
    assert cards(page) == played


def test_hints_grow_in_three_steps_and_the_last_can_be_played(every_reader):
    reader = every_reader
    t = Translator(reader.language)
    page = sit(reader, LED)
    coach = page.locator(".st-key-baza-coach")
    page.get_by_role("button", name=t.gettext("Hint"), exact=True).click()
    seen = set()
    for step in (1, 2, 3):
        reader.settle()
        expect(coach).to_contain_text(t.gettext("Hint {step} of {steps}.", step=step, steps=3))
        seen.add(coach.inner_text())
        if step < 3:
            page.get_by_role("button", name=t.gettext("More help")).click()
    assert len(seen) == 3
    hinted = page.locator(".hand button[data-hint=true]")
    expect(hinted).to_have_count(1)
    hinted.click()
    reader.settle()
    expect(coach).not_to_contain_text(t.gettext("Hint {step} of {steps}.", step=3, steps=3))


def test_undo_returns_the_cards(reader):
    page = sit(reader, LED)
    t = Translator(reader.language)
    before = cards(page), trick(page)
    press(reader, page, before[0][0])
    page.get_by_role("button", name=t.gettext("Take back")).click()
    expect(page.locator(f'.hand button[data-card="{before[0][0]}"]')).to_have_count(1)
    assert (cards(page), trick(page)) == before


STRICT = (
    "/play?record=schnapsen dealer=0 deck=TH.KS.JD.TS.JS.AH.QH.QC.KC.AD.JC.TD.QS.AC.QD.AS.KD.TC.KH.JH "
    "moves=close.KS"
)


@pytest.mark.parametrize(("language", "card"), [("es", "JS"), ("en", "AH")])
def test_an_illegal_card_answers_with_its_reason(new_reader, language, card):
    """King of spades led against a closed stock: the ten has to be played."""
    reader = new_reader(language=language)
    page = sit(reader, STRICT)
    before = cards(page)
    page.locator(f'.hand button[data-card="{card}"]').click(force=True)
    reader.settle()
    assert cards(page) == before
    expect(page.locator('.hand button[data-card="TS"][data-mark=true]')).to_have_count(1)
    button = page.locator(".st-key-baza-coach [data-testid=stPopover] button")
    expect(button).to_have_count(1)
    button.click()
    expect(page.get_by_text("cardgames.zone, §5").first).to_be_visible()


def test_the_count_can_be_hidden_and_is_asked(reader):
    t = Translator(reader.language)
    page = sit(reader, LED)
    assert page.locator(".plate .points").count() == 2
    page.locator(".st-key-baza-settings button").first.click()
    page.get_by_text(t.gettext("Hide the points: I count them myself")).click()
    reader.settle()
    page.keyboard.press("Escape")
    expect(page.locator(".plate .points")).to_have_count(0)
    box = page.locator("[class*=st-key-baza-count] input")
    for said, answer in (
        ("x", t.gettext("Write a whole number, please.")),
        ("0", t.gettext("Right: {points}.", points="0")),
    ):
        box.fill(said)
        page.get_by_role("button", name=t.gettext("Check my count")).click()
        reader.settle()
        expect(page.get_by_text(answer)).to_be_visible()


@pytest.mark.parametrize(
    "address",
    ["/play?deal=nothing", "/play?record=rubbish", "/play?game=schnapsen&seed=x", "/play?game=bridge&seed=1",
     "/play?record=schnapsen dealer=0 deck=AS"],
)  # fmt: skip
def test_a_bad_link_leads_on(reader, address):
    page = reader.go(address)
    t = Translator(reader.language)
    page.get_by_role("link", name=t.gettext("Play a new deal")).click()
    reader.settle()
    expect(page.get_by_role("button", name=t.gettext("Deal the cards"))).to_be_visible()


def test_a_word_is_looked_up_without_leaving_the_table(every_reader):
    reader = every_reader
    t = Translator(reader.language)
    page = sit(reader, LED)
    before = cards(page)
    page.get_by_role("button", name=t.gettext("Look up")).click()
    box = page.get_by_label(t.gettext("A rule or a word"))
    box.fill({"es": "matrimono", "en": "mariage"}[reader.language])
    box.press("Enter")
    reader.settle()
    expect(page.get_by_role("link", name=t.gettext("In the glossary")).first).to_be_visible()
    assert cards(page) == before


def test_nothing_of_one_deal_leaks_into_the_next(reader):
    t = Translator(reader.language)
    page = sit(reader, LED)
    page.get_by_role("button", name=t.gettext("Hint"), exact=True).click()
    expect(page.get_by_text(t.gettext("Hint {step} of {steps}.", step=1, steps=3))).to_be_visible()
    reader.settle()
    page.get_by_role("button", name=t.gettext("More"), exact=True).click()
    page.get_by_role("button", name=t.gettext("Same cards again")).click()
    expect(page.get_by_text(t.gettext("Hint {step} of {steps}.", step=1, steps=3))).to_have_count(0)
    expect(page.get_by_role("button", name=t.gettext("Hint"), exact=True)).to_be_visible()


def test_a_restart_of_the_server_loses_no_move(own_server, make_reader):
    reader = make_reader(own_server.url)
    page = sit(reader, LED)
    press(reader, page, cards(page)[0])
    before = cards(page), trick(page)
    reader.forgive()
    own_server.stop()
    own_server.start()
    page = reader.go(page.url.removeprefix(own_server.url))
    expect(page.locator(".hand button[data-card]")).to_have_count(len(before[0]))
    assert (cards(page), trick(page)) == before


# What the table shows from now on: the cards of the trick, how many of them are marked, what each side has,
# where the hand lies, and how many cards fly.
_WATCH = """root => {
  const seen = (window.bazaSeen = []);
  const note = () => seen.push([
    root.querySelectorAll(".slots [data-card]").length,
    root.querySelectorAll(".slots [data-won]").length,
    [...root.querySelectorAll(".plate .points")].map(node => node.textContent).join(),
    ["table", ".hand"].map(name => JSON.stringify((root.querySelector(name) ?? root).getBoundingClientRect())).join(),
    root.querySelector(".fx").childElementCount,
  ]);
  new MutationObserver(note).observe(root, {subtree: true, childList: true, attributes: true});
  note();
}"""


MOTION = pytest.mark.parametrize("motion", ["no-preference", "reduce"])


@MOTION
def test_a_finished_trick_is_shown_with_its_winner_before_it_counts(new_reader, motion):
    reader = new_reader(width=PHONE)
    page = sit(reader, STRICT)
    page.emulate_media(reduced_motion=motion)
    reader.take_time()
    table(page).evaluate(_WATCH)
    page.locator('.hand button[data-card="TS"]').tap()
    expect(page.locator(".slots [data-won]")).to_have_count(1)
    expect(page.locator(".slots [data-card]")).to_have_count(2)
    expect(page.locator("section.table[data-playing]")).to_have_count(0)
    reader.settle()
    seen = page.evaluate("window.bazaSeen")
    (_, _, before, place, _), *others = seen
    lying = [points for cards, won, points, *_ in others if (cards, won) == (2, 1)]
    assert lying
    assert set(lying) == {before}
    assert seen[-1][2] != before
    assert {at for *_, at, _ in others} == {place}
    assert any(flying for *_, flying in others) == (motion == "no-preference")


# In each picture from now on: whether a finished trick lies there, what the strip shows, and the boxes of both.
_STRIP = """root => {
  const seen = (window.bazaStrip = []);
  const box = node => JSON.stringify(node?.getBoundingClientRect());
  const shown = node => getComputedStyle(node).visibility === "visible" && node.getClientRects().length > 0;
  const look = () => {
    const strip = document.querySelector(".st-key-baza-coach");
    const lines = [...strip?.querySelectorAll("p") ?? []].filter(shown);
    const whole = lines.every(node => node.scrollHeight <= node.clientHeight);
    const lies = root.querySelector(".slots [data-won=true]") !== null;
    const said = lines.map(node => node.textContent).join(" / ");
    seen.push({ lies, said, whole, strip: box(strip), table: box(root) });
    requestAnimationFrame(look);
  };
  look();
}"""


@MOTION
def test_while_a_finished_trick_lies_the_strip_tells_who_has_won_it(new_reader, motion):
    reader = new_reader(width=PHONE)
    page = sit(reader, STRICT)
    page.emulate_media(reduced_motion=motion)
    reader.take_time()
    table(page).evaluate(_STRIP)
    page.locator('.hand button[data-card="TS"]').tap()
    expect(page.locator(".slots [data-won=true]")).to_have_count(1)
    expect(page.locator(".baza-meanwhile")).to_be_visible()
    expect(page.locator("section.table[data-playing]")).to_have_count(0)
    reader.settle()
    seen = page.evaluate("window.bazaStrip")
    lying = [look for look in seen if look["lies"]]
    assert {look["said"] for look in lying} == {"Ganas la baza con el diez de picas. La baza vale 14 puntos."}
    assert all(look["whole"] for look in lying)
    assert len({(look["strip"], look["table"]) for look in seen}) == 1
    # Then comes what the coach says himself, and the words for the next time are those of before.
    assert seen[-1]["said"] == page.locator(".st-key-baza-coach > :nth-child(2) p").inner_text()
    assert page.locator(".baza-meanwhile").text_content() == Translator("es").gettext(
        "Your opponent is playing."
    )


def test_a_program_that_drives_the_page_waits_for_no_trick(new_reader):
    reader = new_reader(width=PHONE)
    page = sit(reader, STRICT)
    table(page).evaluate(_WATCH)
    page.locator('.hand button[data-card="TS"]').tap()
    expect(page.locator('.hand button[data-card="TS"]')).to_have_count(0)
    reader.settle()
    assert all(won == 0 for _, won, *_ in page.evaluate("window.bazaSeen"))


def test_a_trick_that_waits_for_a_press_is_told_until_then(new_reader):
    reader, t = new_reader(width=PHONE), Translator("es")
    page = sit(reader, STRICT)
    page.get_by_role("button", name=t.gettext("Settings")).tap()
    page.get_by_text(t.gettext("Stop after each trick until I press")).tap()
    reader.settle()
    page.keyboard.press("Escape")
    page.locator('.hand button[data-card="TS"]').tap()
    told = page.locator(".baza-meanwhile")
    expect(told).to_have_text("Ganas la baza con el diez de picas. La baza vale 14 puntos.")
    expect(told).to_be_visible()
    page.locator("button.onward").tap()
    expect(told).to_be_hidden()

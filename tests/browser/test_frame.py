"""The frame of the app in a real browser: pages, language, learner, settings, keyboard, lost connections."""

import datetime as dt
import itertools
import re

import pytest
from playwright.sync_api import expect

from lessons.i18n import Translator
from lessons.store import Answer, Store
from tests.browser.rig import DESKTOP, PHONE
from ui.routes import PATHS
from ui.web import LEARNER_COOKIE

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)

TITLES = {
    "es": ["Aprender", "Practicar", "Jugar", "Reglas", "Glosario", "Progreso"],
    "en": ["Learn", "Drill", "Play", "Rules", "Glossary", "Progress"],
}


def _said(message: str) -> str:
    """What a Spanish reader is told for a message: the words are the catalogue's, not this file's."""
    return Translator("es").gettext(message)


def cookie(reader):
    return next(c for c in reader.context.cookies() if c["name"] == LEARNER_COOKIE)


def choose_english(reader):
    reader.page.locator(".st-key-baza-language").get_by_text("EN", exact=True).click()
    expect(reader.page.locator("html")).to_have_attribute("lang", "en")


SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(e =>
    e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().width > 1 &&
    [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) &&
    parseFloat(getComputedStyle(e).fontSize) < 14).map(e => e.textContent.trim())"""

LEVELS = "all => all.filter(h => h.checkVisibility()).map(h => Number(h.tagName[1]))"


@pytest.mark.parametrize(
    ("width", "language", "dark"),
    [(PHONE, "es", False), (PHONE, "en", True), (DESKTOP, "es", True), (DESKTOP, "en", False)],
)
def test_every_page_is_sound(new_reader, width, language, dark):
    reader = new_reader(width=width, language=language, dark=dark)
    for path in sorted(PATHS):
        page = reader.go(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        levels = page.locator("h1, h2, h3, h4").evaluate_all(LEVELS)
        assert levels[0] == 1
        assert all(below - above <= 1 for above, below in itertools.pairwise(levels)), path
        assert page.evaluate(SMALL_TEXT) == [], path
        assert reader.overflow() == 0, path
        assert reader.axe() == [], path


@pytest.mark.parametrize(("width", "language"), [(PHONE, "es"), (DESKTOP, "en")])
def test_the_menu_leads_to_pages_with_addresses_of_their_own(new_reader, width, language):
    reader = new_reader(width=width, language=language)
    page = reader.go("/")
    for title in TITLES[language]:
        page.get_by_role("navigation").get_by_role("link", name=title, exact=True).click()
        expect(page).to_have_title(f"{title} · Baza")
        reader.settle()
        expect(page.locator(".st-key-baza-header [aria-current=page]")).to_have_text(re.compile(title))
        address = page.url
    reader.go(address.removeprefix(reader.url))
    expect(page).to_have_title(f"{title} · Baza")
    page.get_by_role("link", name="Baza", exact=True).click()
    expect(page).to_have_url(f"{reader.url}/")


def test_the_start_page_has_one_next_step(phone):
    page = phone.go("/")
    page.locator(".st-key-baza-next a").click()
    expect(page).to_have_url(re.compile(r"/learn\?lesson=.+&step=1$"))


def test_the_learner_stays_and_the_cookie_is_out_of_reach(reader):
    page = reader.go("/")
    first = cookie(reader)
    assert (first["httpOnly"], first["sameSite"]) == (True, "Lax")
    assert LEARNER_COOKIE not in page.evaluate("document.cookie")
    reader.reload()
    assert cookie(reader)["value"] == first["value"]


def test_the_language_is_remembered_for_pages_tabs_and_lost_ways(phone):
    phone.go("/")
    choose_english(phone)
    expect(phone.page).to_have_title("Home · Baza")
    phone.reload()
    expect(phone.page).to_have_title("Home · Baza")
    tab = phone.tab()
    phone.forgive("404")
    tab.goto(f"{phone.url}/nowhere")
    expect(tab.get_by_role("heading")).to_have_text("There is no page at this address.")
    tab.get_by_role("link").click()
    phone.settle(tab)
    expect(tab).to_have_title("Home · Baza")


def test_a_lost_way_is_sound(phone):
    phone.forgive("404")
    assert phone.page.goto(f"{phone.url}/no/hay").status == 404
    assert phone.axe() == []
    assert phone.overflow() == 0


def test_settings_are_remembered(phone):
    reader, page = phone, phone.go("/")
    for _ in range(2):  # once before and once after a reload
        page.get_by_role("button", name="Ajustes").click()
        german = page.get_by_role("radio", name=re.compile("Baraja alemana"))
        if not german.is_checked():
            assert reader.axe() == []
            page.get_by_text(re.compile("Baraja alemana")).click()
            page.get_by_text(_said("Hide the points: I count them myself")).click()
            reader.settle()
        expect(german).to_be_checked()
        expect(page.get_by_role("switch", name=re.compile("Ocultar"))).to_be_checked()
        reader.reload()


def test_a_row_of_the_settings_is_as_large_as_a_thumb_and_pressed_anywhere(phone):
    page = phone.go("/")
    page.get_by_role("button", name="Ajustes").click()
    panel = page.locator(".st-key-baza-settings-panel")
    rows = panel.locator('[data-testid="stRadioGroup"] > div, [data-testid="stCheckbox"] > label')
    expect(rows.last).to_be_visible()
    phone.settle()
    heights = rows.evaluate_all("rows => rows.map(row => row.getBoundingClientRect().height)")
    assert len(heights) >= 10
    assert min(heights) >= 44
    # What is said of an answer belongs to it.
    said = page.get_by_text("Según las reglas del Bummerl")
    row = rows.filter(has=said)
    box, own = said.bounding_box(), row.bounding_box()
    row.click(position={"x": box["x"] + 20 - own["x"], "y": box["y"] + 8 - own["y"]})
    phone.settle()
    expect(page.get_by_role("radio", name="Sin obligación de montar")).to_be_checked()
    # The end of a row, where there are no words.
    panel.locator(".st-key-baza-set-motion label").click(position={"x": 300, "y": 40})
    phone.settle()
    expect(page.get_by_role("switch", name="Mover las cartas con animación")).not_to_be_checked()


def test_another_tab_shows_what_was_chosen_here(reader):
    reader.go("/")
    other = reader.tab()
    other.goto(f"{reader.url}/progress")
    reader.settle(other)
    reader.page.get_by_role("button", name="Ajustes").click()
    reader.page.get_by_text(re.compile("Baraja alemana")).click()
    expect(reader.page.get_by_role("radio", name=re.compile("Baraja alemana"))).to_be_checked()
    choose_english(reader)
    other.get_by_role("navigation").get_by_role("link", name="Aprender").click()
    expect(other).to_have_title("Learn · Baza")
    other.get_by_role("button", name="Settings").click()
    expect(other.get_by_role("radio", name=re.compile("German cards"))).to_be_checked()


def test_a_recovery_code_brings_the_settings_to_another_browser(new_reader):
    one, other = new_reader(), new_reader(width=PHONE)
    page = one.go("/progress")
    choose_english(one)
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".baza-code").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{5}(-[0-9A-Z]{5}){3}", code)

    page = other.go("/progress")
    field = page.get_by_label(_said("I have a code from another browser"))
    field.fill("AAAAA-BBBBB-CCCCC-DDDDD")
    page.get_by_role("button", name=_said("Use this code")).click()
    expect(page.get_by_text(_said("Nobody has this code: please compare it sign by sign."))).to_be_visible()
    field.fill(code.lower())
    page.get_by_role("button", name=_said("Use this code")).click()
    expect(page).to_have_title("Progress · Baza")


def test_progress_shows_what_was_done_and_a_reset_asks_first(server, reader):
    page = reader.go("/progress")
    store = Store(server.database)
    learner = store.learners.of_cookie(cookie(reader)["value"], NOW)
    for correct in (True, False):
        store.learnt.add_answer(
            learner,
            Answer(
                "is-legal",
                "schnapsen.head",
                "schnapsen",
                7,
                "yes",
                correct=correct,
                hinted=False,
                answered=NOW,
            ),
        )
    store.learnt.finish_step(learner, "schnapsen-trick", "no-such-step", NOW)
    page = reader.reload()
    page.get_by_text(_said("Rule by rule")).click()
    expect(page.get_by_text("50\xa0% · ")).to_be_visible()
    # A step that no lesson has counts for nothing: none of its lesson's is said to be done.
    page.get_by_text(re.compile("^Lecciones: 0 de")).click()
    expect(page.get_by_text(re.compile(r"^\d+ pasos$")).first).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+ de \d+ pasos$"))).to_have_count(0)
    assert reader.axe() == []
    page.get_by_role("button", name=_said("Forget my progress...")).click()
    page.get_by_role("button", name=_said("No, keep it")).click()
    page.get_by_role("button", name=_said("Forget my progress...")).click()
    page.get_by_role("button", name=_said("Yes, forget it all")).click()
    expect(page.get_by_text(_said("Your progress is forgotten; you can begin again."))).to_be_visible()
    expect(page.get_by_text(_said("Rule by rule"))).to_have_count(0)
    assert store.learnt.tallies(learner) == []
    store.close()


def test_the_keyboard_skips_the_menu_and_streamlit_hears_no_shortcut(reader):
    page = reader.go("/progress")
    expect(page.locator("#baza-content")).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.locator("#baza-skip")).to_be_focused()
    expect(page.locator("#baza-skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#baza-content")).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.press("Tab")
    reader.settle()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.querySelector('#baza-content').contains(document.activeElement)")


def test_a_lost_connection_is_told_in_the_reader_language_and_mended(own_server, make_reader):
    reader = make_reader(own_server.url)
    page = reader.go("/")
    strip = page.locator("#baza-offline")
    expect(strip).to_be_empty()
    reader.forgive("ERR_CONNECTION_REFUSED")
    reader.forgive("WebSocket")
    own_server.stop()
    expect(strip).to_contain_text("Se ha perdido la conexión.", timeout=30_000)
    expect(page.get_by_text("Connection error")).to_be_hidden()
    before = cookie(reader)["value"]
    own_server.start()
    expect(strip).to_be_empty(timeout=60_000)
    reader.settle()
    page.get_by_role("navigation").get_by_role("link", name="Progreso").click()
    expect(page).to_have_title("Progreso · Baza")
    assert cookie(reader)["value"] == before

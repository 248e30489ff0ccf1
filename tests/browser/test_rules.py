"""The rulebook and the glossary in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from lessons.i18n import LANGUAGES, Translator
from lessons.taught import taught_games
from tests.browser.rig import PHONE
from ui.rulebook.sections import parts

HEAD = ".st-key-baza-clause-schnapsen-head"


def test_every_view_of_the_rulebook_is_sound(every_reader):
    reader = every_reader
    for query in ("", "part=marriage", "clause=schnapsen.head", "view=quick", "card=C-30", "view=differences"):
        page = reader.go(f"/rules?{query}")
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        assert reader.overflow() == 0, query
        assert reader.axe() == [], query


def test_an_option_changes_what_the_rule_says_and_the_address(reader):
    page = reader.go("/rules?part=turn")
    expect(page.locator(HEAD)).to_contain_text("debes montar con ella")
    page.locator(".st-key-baza-rules-options summary").click()
    page.get_by_role("combobox", name="Obligación de montar").click()
    page.get_by_role("option", name="No", exact=True).click()
    expect(page.locator(HEAD)).to_contain_text("no hay obligación de montar")
    expect(page).to_have_url(re.compile(r"game=schnapsen%28head%3Dno%29"))
    reader.reload()
    expect(page.locator(HEAD)).to_contain_text("no hay obligación de montar")


def test_a_published_rule_set_can_be_chosen_and_kept(phone):
    page = phone.go("/rules?view=all")
    page.locator(".st-key-baza-rules-options summary").click()
    page.get_by_role("combobox", name="Reglas que se muestran").click()
    page.get_by_role("option", name="Sin obligación de montar").click()
    expect(page.locator(HEAD)).to_contain_text("no hay obligación de montar")
    page.get_by_role("button", name="Jugar desde ahora con estas reglas").click()
    expect(page.get_by_role("button", name="Jugar desde ahora con estas reglas")).to_have_count(0)
    phone.go("/rules?part=turn")
    expect(page.locator(HEAD)).to_contain_text("no hay obligación de montar")


@pytest.mark.parametrize(
    ("language", "width", "asked"),
    [("es", PHONE, "¿Qué cartas se pueden jugar?"), ("en", 1280, "Which cards may be played?")],
)
def test_a_link_to_a_clause_opens_it_in_view_with_its_example(new_reader, language, width, asked):
    reader = new_reader(language=language, width=width)
    page = reader.go("/rules?clause=schnapsen.head&game=schnapsen(preset=bummerl)")
    expect(page.locator(HEAD).get_by_role("heading")).to_be_in_viewport()
    expect(page.locator(HEAD).get_by_text(asked)).to_be_visible()
    expect(page.locator(f"{HEAD} .baza-cards")).to_have_count(2)
    expect(page.locator(f"{HEAD} .baza-cards").nth(0).locator("img")).to_have_count(1)
    expect(page.locator(f"{HEAD} .baza-cards").nth(1).locator("img")).to_have_count(2)


def test_the_first_screen_of_a_phone_shows_where_everything_is(phone):
    page = phone.go("/rules")
    index = page.get_by_role("navigation", name="Índice")
    foot = page.locator(".baza-nav").last.bounding_box()["y"]
    for title in ("Las reglas en breve", "La baraja y el reparto", "La partida", "En la mesa"):
        line = index.get_by_role("link", name=title).bounding_box()
        assert line["height"] >= 44
        assert line["y"] + line["height"] <= foot, title
    index.get_by_role("link", name="Lo que puede hacer quien sale").click()
    expect(page.get_by_role("heading", name="Lo que puede hacer quien sale")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("part=marriage"))
    expect(page.locator(HEAD)).to_have_count(0)
    page.get_by_role("link", name="Sigue: Lo que vale un reparto").click()
    expect(page.get_by_role("heading", name="Lo que vale un reparto")).to_be_in_viewport()
    page.locator(".baza-back").get_by_role("link", name="Índice").click()
    index.get_by_role("link", name="Todas las reglas en una página").click()
    expect(page.locator("h3.baza-clause")).to_have_count(
        sum(len(part.rules) for part in parts("schnapsen"))
    )


def test_on_a_phone_the_views_are_one_line(phone):
    page = phone.go("/rules")
    tops = [link.bounding_box()["y"] for link in page.locator(".baza-views a").all()]
    assert len(tops) == 4
    assert max(tops) == min(tops)
    page.locator(".baza-views").get_by_role("link", name="Diferencias").click()
    expect(page.locator(".baza-matrix")).to_be_in_viewport()
    expect(page.locator(".baza-views [aria-current=page]")).to_have_text("Diferencias")
    # Rule by rule, each value says whose it is: nothing is cut off at the edge.
    assert phone.overflow() == 0
    cells = page.locator(".baza-matrix tbody td:visible").evaluate_all(
        "all => all.map(td => [td.getBoundingClientRect().right <= innerWidth, td.dataset.of])"
    )
    assert {fits for fits, _ in cells} == {True}
    assert {whose for _, whose in cells} == {"cardgames.zone", "Bummerl", "pagat.com", "Estricto"}


def test_the_game_is_switched_in_the_same_view_and_stays_chosen_elsewhere(phone):
    page = phone.go("/rules?game=schnapsen&view=differences")
    page.locator(".st-key-baza-game").get_by_text("Schafkopf").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Las reglas: Schafkopf")
    expect(page).to_have_url(re.compile(r"game=schafkopf&view=differences"))
    switch = page.locator(".st-key-baza-game [role=radiogroup]")
    here = switch.bounding_box()
    phone.go("/drill")
    expect(page.get_by_role("radio", name="Schafkopf")).to_be_checked()
    there = switch.bounding_box()
    assert (there["x"], there["y"], there["width"]) == (here["x"], here["y"], here["width"])


def test_the_ring_of_focus_stands_around_the_whole_field(phone):
    page = phone.go("/rules")
    field = page.get_by_label("Buscar en las reglas")
    field.focus()
    outline = "field => getComputedStyle(field).outlineStyle"
    assert field.evaluate(outline) == "none"
    assert page.get_by_test_id("stTextInputRootElement").first.evaluate(outline) == "solid"


def test_a_clause_leads_to_its_rulings_and_back_in_the_same_tab(reader):
    page = reader.go("/rules?clause=schnapsen.head")
    page.locator(HEAD).get_by_role("link", name="C-30").first.click()
    card = page.locator(".st-key-baza-ruling-C-30")
    expect(card).to_contain_text("cardgames.zone manda montar")
    expect(card.locator(".hand [data-card]").first).to_be_visible()  # what the example is about
    expect(card.get_by_text("¿Qué cartas se pueden jugar?")).to_be_visible()
    expect(page).to_have_url(re.compile(r"card=C-30"))
    assert len(reader.context.pages) == 1
    page.go_back()
    expect(page.locator(HEAD)).to_be_visible()


def test_a_typo_finds_the_rule(phone):
    page = phone.go("/rules")
    page.get_by_label("Buscar en las reglas").fill("montra")
    page.keyboard.press("Enter")
    page.locator(".st-key-baza-finder").get_by_role("link", name=re.compile("Montar$")).click()
    expect(page.locator(HEAD).get_by_role("heading")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"clause=schnapsen\.head"))


def test_a_bad_link_says_so_and_leads_on(phone):
    for query in ("game=tute", "clause=schnapsen.nothing", "card=C-99"):
        page = phone.go(f"/rules?{query}")
        expect(page.locator(".st-key-baza-notice")).to_contain_text("Este enlace nombra")
    page.get_by_role("link", name="Abrir el reglamento").click()
    expect(page.get_by_role("navigation", name="Índice")).to_be_visible()


def test_the_glossary_forgives_a_typo_and_links_to_the_rule(every_reader):
    reader = every_reader
    page = reader.go("/glossary")
    label, words, found, rule = {
        "es": ("Buscar en el glosario", "matrimoño", "matrimonio", "Cantar un matrimonio"),
        "en": ("Search the glossary", "mariage", "marriage", "Announcing a marriage"),
    }[reader.language]
    page.get_by_label(label).fill(words)
    page.keyboard.press("Enter")
    results = page.locator(".st-key-baza-glossary-found")
    expect(results.locator("strong").filter(has_text=re.compile(f"^{found}$"))).to_be_visible()
    assert reader.axe() == []
    assert reader.overflow() == 0
    results.get_by_role("link", name=rule, exact=True).first.click()
    expect(page.locator(".st-key-baza-clause-schnapsen-marriage")).to_be_in_viewport()


def test_a_link_to_a_term_shows_it_first_and_a_bad_one_leads_on(phone):
    page = phone.go("/glossary?term=head")
    shown = page.locator(".st-key-baza-glossary-asked")
    expect(shown.get_by_role("heading", name="montar")).to_be_in_viewport()
    expect(shown).to_contain_text("überstechen")
    page = phone.go("/glossary?term=nothing")
    page.get_by_role("link", name="Todas las palabras").click()
    # The page before stands a moment longer.
    expect(page.get_by_role("heading", name="A", exact=True)).to_have_count(1)


def test_the_glossary_shows_the_words_of_a_letter_and_a_word_opens_where_it_stands(phone):
    page = phone.go("/glossary")
    page.get_by_role("navigation", name="Letras").get_by_role("link", name="M", exact=True).click()
    expect(page.get_by_role("heading", name="M", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"letter=m"))
    # Where a letter has few words the next ones stand below it, so that no page is nearly empty.
    phone.go("/glossary?letter=a")
    assert page.locator(".st-key-baza-content details").count() >= 8
    page.get_by_role("navigation", name="Letras").get_by_role("link", name="M", exact=True).click()
    expect(page.get_by_role("heading", name="M", exact=True)).to_be_visible()
    entry = page.locator("details", has=page.locator("strong", has_text=re.compile("^montar$")))
    expect(entry.get_by_text("überstechen")).to_be_hidden()
    entry.locator("summary").click()
    expect(entry.get_by_text("überstechen")).to_be_visible()
    # A word that means something else in another game has a paragraph for each.
    phone.go("/glossary?term=ten")
    asked = page.locator(".st-key-baza-glossary-asked p")
    assert len([text for text in asked.all_inner_texts() if re.match("(Schnapsen|Schmier):", text)]) == 2
    height = "document.querySelector('[data-testid=stMain]').scrollHeight"
    assert page.evaluate(height) < 6000


@pytest.mark.parametrize("path", ["/rules", "/glossary", "/cards", "/one-trick", "/drill"])
def test_what_is_pressed_on_a_phone_is_as_large_as_a_finger(phone, path):
    page = phone.go(path)
    small = page.locator(
        ":is(.stMain, [data-testid=stMain]) .st-key-baza-content :is([data-testid=stButtonGroup] button,"
        " [data-testid=stTextInputRootElement], .react-aria-ComboBox > [role=group], nav a, summary)"
    ).evaluate_all(
        "all => all.filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 43.9)"
        ".map(each => [each.textContent, each.getBoundingClientRect().height])"
    )
    assert small == []


@pytest.mark.parametrize(("pack", "others"), [("french", 10), ("german", 5)])
def test_the_figures_of_the_gallery_are_large_and_no_card_stands_alone_in_a_row(phone, pack, others):
    page = phone.go(f"/cards?pack={pack}")
    figures = page.locator(".baza-gallery.figures").first.locator("img")
    expect(figures).to_have_count(3)
    assert all(figure.bounding_box()["width"] > 95 for figure in figures.all())
    boxes = [card.bounding_box() for card in page.locator(".baza-gallery.others").first.locator("img").all()]
    assert len(boxes) == others
    rows = [round(box["y"]) for box in boxes]
    assert {rows.count(row) for row in rows} == {5}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught_games())
def test_the_rules_in_brief_fit_on_one_printed_page_in_type_that_can_be_read(new_reader, game, language):
    reader = new_reader(language=language)
    page = reader.go(f"/rules?game={game}&view=quick")
    button = page.get_by_role("button", name=Translator(language).gettext("Print on one sheet"))
    expect(button).to_be_visible()
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    page.emulate_media(media="print")
    line = page.locator(".st-key-baza-quick li").first
    size = line.evaluate("li => parseFloat(getComputedStyle(li).fontSize)")
    page.emulate_media(media="screen")
    assert size >= 15  # 11 points and more

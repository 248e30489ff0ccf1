"""Practice with questions in a real browser."""

import datetime as dt
import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

import engine
from lessons.drills import generate
from lessons.names import card_names
from lessons.store import Store
from tests.browser.rig import DESKTOP, PHONE
from ui.drilling.address import draw
from ui.web import LEARNER_COOKIE

WORDS = {
    "es": {"next": "Siguiente pregunta", "skip": "Saltar esta pregunta", "score": "0 de 1 bien"},
    "en": {"next": "Next question", "skip": "Skip this question", "score": "0 of 1 right"},
}
NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
VERDICT = '[class*="st-key-baza-verdict-{tone}-"]'


def asked(kind, seed, language):
    return generate(kind, engine.parse_setup("schnapsen"), seed, card_names(language))


def choose(page, drill, *, right):
    choice = next(choice for choice in drill.choices if (choice.answer in drill.accepted) == right)
    options = page.locator(".st-key-baza-options-drill")
    options.get_by_role("button", name=choice.text, exact=True).click()
    return choice


@pytest.mark.parametrize(("language", "width"), [("es", PHONE), ("en", DESKTOP)])
def test_wrong_then_right_and_both_are_remembered(server, new_reader, language, width):
    reader, words = new_reader(language=language, width=width), WORDS[language]
    drill = asked("trick-winner", 7, language)
    page = reader.go(drill.link)
    expect(page.locator(".st-key-baza-asked-drill")).to_have_text(drill.question)
    assert reader.axe() == []
    assert reader.overflow() == 0
    wrong = choose(page, drill, right=False)
    verdict = page.locator(VERDICT.format(tone="wrong"))
    expect(verdict).to_contain_text(wrong.explanation.split(". ")[0])
    expect(page.locator(".st-key-baza-drill-head")).to_contain_text(words["score"])
    expect(page.get_by_role("button", name=words["next"])).to_be_in_viewport(ratio=1)
    assert reader.axe() == []

    page.get_by_role("button", name=words["next"]).click()
    expect(page.get_by_role("button", name=words["skip"])).to_be_attached()
    expect(page.locator(".st-key-baza-asked-drill")).to_be_in_viewport()
    # A wrong answer that fits a belief may be followed by a question against that belief.
    expect(page).to_have_url(re.compile(r"kind=trick-winner&game=schnapsen&seed=(?!7\b)\d+"))
    query = dict(parse_qsl(urlsplit(page.url).query))
    seed = int(query["seed"])
    drill = draw(query, "schnapsen", card_names(language))[0]
    expect(page.locator(".st-key-baza-asked-drill")).to_have_text(drill.question)
    choose(page, drill, right=True)
    expect(page.locator(VERDICT.format(tone="right"))).to_be_visible()
    expect(page.locator(".st-key-baza-drill-head")).to_contain_text(re.compile(r"^\D*1 \w+ 2 "))

    store = Store(server.database)
    cookie = next(c for c in reader.context.cookies() if c["name"] == LEARNER_COOKIE)
    found = store.learnt.answers(store.learners.of_cookie(cookie["value"], NOW))
    assert [(answer.kind, answer.seed, answer.correct, answer.hinted) for answer in found] == [
        ("trick-winner", seed, True, False),
        ("trick-winner", 7, False, False),
    ]
    store.close()


def test_a_link_brings_the_same_question_back_to_anybody(new_reader):
    link = "/drill?kind=legal-cards&game=schnapsen&seed=17"
    questions = set()
    for reader in (new_reader(width=PHONE), new_reader()):
        page = reader.go(link)
        questions.add(page.locator(".st-key-baza-asked-drill").inner_text())
        assert page.url.endswith(link)
    assert questions == {asked("legal-cards", 17, "es").question}


def test_hints_come_in_three_steps_and_do_not_count_as_right(phone):
    drill = asked("is-legal", 3, "es")
    page = phone.go(drill.link)
    for step in range(3):
        page.locator('[class*="st-key-baza-quiet-hint-"] button').click()
        expect(page.locator(VERDICT.format(tone="hint"))).to_contain_text(
            drill.hints[step].text.split(".")[0]
        )
    choose(page, drill, right=True)
    expect(page.locator(".st-key-baza-drill-head")).to_contain_text("0 de 1 bien")


@pytest.mark.parametrize(("language", "width"), [("es", DESKTOP), ("en", PHONE)])
def test_one_chooses_rules_level_and_kind(new_reader, language, width):
    reader = new_reader(language=language, width=width)
    page = reader.go("/drill")
    assert reader.axe() == []
    assert reader.overflow() == 0
    page.get_by_text({"es": "Reglas y dificultad", "en": "Rules and difficulty"}[language]).click()
    reader.settle()
    page.get_by_text({"es": "Difícil", "en": "Hard"}[language], exact=True).click()
    kind = page.locator('.baza-folded a[href*="kind=legal-cards"]')
    expect(kind).to_have_attribute("href", re.compile("level=3"))
    expect(kind).to_be_hidden()
    reader.settle()
    subject = {"es": "Jugar una baza", "en": "Playing a trick"}[language]
    page.locator(".baza-folded summary", has_text=subject).first.click()
    kind.click()
    expect(page).to_have_url(
        re.compile(r"kind=legal-cards&game=schnapsen&seed=\d+(&against=[a-z.-]+)?&level=3(&loose=1)?$")
    )
    expect(page.locator(".st-key-baza-asked-drill")).to_be_visible()


def test_a_bit_of_everything_goes_on_with_everything(phone):
    page = phone.go("/drill")
    page.locator(".st-key-baza-next").get_by_role("link").click()
    for _ in range(2):
        expect(page).to_have_url(re.compile(r"kind=(?!any)[a-z-]+&.*run=any"))
        before = page.url
        page.get_by_role("button", name="Saltar esta pregunta").click()
        expect(page).not_to_have_url(before)


def test_the_bar_of_a_wrong_answer_leads_to_why_and_the_option_shows_the_answer(phone):
    names = card_names("es")
    drill = generate("trick-winner", engine.parse_setup("schmier"), 3, names)
    page = phone.go(drill.link)
    choose(page, drill, right=False)
    (right,) = drill.accepted
    shown = page.locator(f"[class*=st-key-baza-option-right-drill-{right}]")
    expect(shown).to_have_text(re.compile(f"{drill.choice(right).text}$"))
    why = page.locator(".st-key-baza-onward-answered").get_by_role("link", name="No es eso. Ver por qué")
    box = why.bounding_box()
    assert box
    assert box["height"] >= 44
    rule = page.locator(VERDICT.format(tone="wrong")).get_by_role("button")

    def hidden() -> bool:
        """Whether the end of what is said lies below the upper edge of the bar."""
        below = rule.bounding_box()
        return below is None or below["y"] + below["height"] > box["y"]

    assert hidden()
    why.click()
    expect(page.locator("#baza-why")).to_be_in_viewport(ratio=1)
    phone.settle()
    assert not hidden()
    page.get_by_role("button", name=WORDS["es"]["next"]).click()
    expect(page.locator(".st-key-baza-asked-drill")).to_be_in_viewport()


def test_a_bad_link_says_so_and_leads_on(phone):
    for query in (
        "kind=nothing&seed=1",
        "kind=pack&seed=one",
        "rule=schnapsen.nothing",
        "kind=pack&game=tute",
    ):
        page = phone.go(f"/drill?{query}")
        expect(page.locator(".st-key-baza-notice")).to_be_visible()
    page.get_by_role("link", name="Elegir qué practicar").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("¿Qué quieres practicar?")


def test_a_rule_is_practised_with_every_kind_that_asks_about_it(phone):
    page = phone.go("/drill?rule=schnapsen.head")
    for _ in range(2):
        exact = r"kind=(legal-cards|is-legal)&.*rule=schnapsen\.head(&against=[a-z.-]+&loose=1)?&run=any$"
        expect(page).to_have_url(re.compile(exact))
        before = page.url
        page.get_by_role("button", name="Saltar esta pregunta").click()
        expect(page).not_to_have_url(before)


CARDS = "[class*=st-key-baza-choose-table-]"


@pytest.mark.parametrize(("language", "width", "dark"), [("es", PHONE, False), ("en", DESKTOP, True)])
def test_options_that_are_cards_are_picked_by_finger_and_by_key_and_marked(new_reader, language, width, dark):
    reader = new_reader(language=language, width=width, dark=dark)
    names = card_names(language)
    drill = generate("beaters", engine.parse_setup("schneider"), 11, names)
    page = reader.go(drill.link)
    heard = page.locator(".st-key-baza-asked-drill").inner_text()
    assert drill.told[0].text in heard
    cards = [choice for choice in drill.choices if choice.answer != "no"]
    hand = page.locator(f"{CARDS} .hand button[data-card]")
    expect(hand).to_have_count(len(cards))
    for place, choice in enumerate(cards):
        expect(hand.nth(place)).to_have_accessible_name(choice.text)
        expect(hand.nth(place)).to_have_attribute("aria-pressed", "false")
    hand.first.click()
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
    reader.settle()
    assert reader.axe() == []
    assert reader.overflow() == 0
    page.keyboard.press("Enter")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "false")
    page.locator("[class*=st-key-baza-check-] button").click()
    expect(page.locator(VERDICT.format(tone="wrong"))).to_be_visible()
    shown = page.locator(f"{CARDS} .hand .card")
    expect(shown).to_have_count(len(cards))
    for place, choice in enumerate(cards):
        right = choice.answer in drill.accepted
        mark = shown.nth(place)
        assert (mark.get_attribute("data-mark") == "true") == right
        assert (mark.get_attribute("data-missed") == "true") == (place == 0 and not right)
        assert (mark.get_attribute("data-overlooked") == "true") == (place != 0 and right)
        assert (mark.locator(".pin").count() == 1) == (place == 0)
    assert reader.axe() == []


@pytest.mark.parametrize(("kind", "game", "seed"), [("partner", "schafkopf", 7), ("beaters", "schneider", 2)])
def test_the_tricks_gone_by_can_be_read_on_a_phone(phone, kind, game, seed):
    drill = generate(kind, engine.parse_setup(game), seed, card_names("es"))
    page = phone.go(drill.link)
    cards = page.locator(".baza-past img")
    gone = sum(len(trick.cards) for told in drill.told for trick in told.tricks)
    expect(cards).to_have_count(gone)
    assert gone >= 8
    for card in cards.all():
        box = card.bounding_box()
        assert box["width"] >= 36
        assert box["height"] >= 24
        assert card.evaluate("image => image.naturalWidth > 0")
    won = page.locator(".baza-past .best")
    expect(won).to_have_count(sum(len(told.tricks) for told in drill.told))


def test_one_card_is_an_answer_when_it_is_tapped(phone):
    names = card_names("es", "german")
    rules = engine.parse_setup("schafkopf")
    drill = next(
        drill
        for seed in range(20)
        for drill in [generate("trump-order", rules, seed, names)]
        if len(drill.choices) > 2
    )
    page = phone.go(drill.link)
    (right,) = drill.accepted
    page.locator(f'{CARDS} .hand button[data-card="{right}"]').click()
    expect(page.locator(VERDICT.format(tone="right"))).to_be_visible()
    expect(page.locator(f'{CARDS} .hand [data-card="{right}"]')).to_have_attribute("data-mark", "true")
    expect(page.locator(".st-key-baza-drill-head")).to_contain_text("1 de 1 bien")


def test_a_row_of_cards_is_a_button_that_says_its_cards(phone):
    drill = generate("trump-order", engine.parse_setup("schmier"), 2, card_names("es"))
    page = phone.go(drill.link)
    options = page.locator("[class*=st-key-baza-option-] button")
    expect(options).to_have_count(len(drill.choices))
    for place, choice in enumerate(drill.choices):
        said = choice.text.replace(" › ", " ")
        expect(options.nth(place)).to_have_accessible_name(said)
        pictures = options.nth(place).locator("img")
        assert all(picture.bounding_box()["height"] > 40 for picture in pictures.all())
        assert pictures.evaluate_all("all => all.every(each => each.naturalWidth > 0)")
    assert phone.axe() == []
    place = next(i for i, choice in enumerate(drill.choices) if choice.answer in drill.accepted)
    options.nth(place).click()
    expect(page.locator(VERDICT.format(tone="right"))).to_be_visible()


def test_answers_beside_no_table_are_not_stretched_over_a_wide_screen(new_reader):
    page = new_reader().go("/drill?kind=match-score&game=schnapsen&seed=23")
    options = page.locator(".st-key-baza-options-drill")
    box, column = options.bounding_box(), page.locator(".st-key-baza-asked-drill").bounding_box()
    assert 300 < box["width"] <= 40 * 18
    assert box["width"] < column["width"]


@pytest.mark.parametrize(("seed", "rows"), [(3, [4, 4]), (7, [5, 5])])
def test_cards_without_a_table_are_large_and_in_even_rows(phone, seed, rows):
    page = phone.go(f"/drill?kind=honours&game=schneider&seed={seed}")
    cards = page.locator(".st-key-baza-asked-drill .baza-cards .card")
    boxes = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    tops = [box["top"] for box in boxes]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    assert min(box["width"] for box in boxes) >= 60


@pytest.mark.parametrize(
    ("address", "answer"),
    [
        ("/drill?kind=is-legal&game=schafkopf&seed=95763", "[class*=st-key-baza-option-]"),
        ("/drill?kind=trick-winner&game=schmier&seed=4", "[class*=st-key-baza-option-]"),
        ("/drill?kind=legal-cards&game=schafkopf&seed=11", "[class*=st-key-baza-check-]"),
        ("/learn?lesson=schafkopf-pack&step=reach-the-goal", ".hand [data-card]"),
        ("/learn?lesson=schnapsen-trick&step=2", "[class*=st-key-baza-option-]"),
    ],
)
def test_a_question_is_seen_with_its_answers_on_a_short_phone(phone, address, answer):
    phone.page.set_viewport_size({"width": 375, "height": 667})
    page = phone.go(address)
    expect(page.locator(".st-key-baza-header")).not_to_be_in_viewport()
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    box = page.locator(answer).first.bounding_box()
    bar = page.locator("[class*=st-key-baza-onward-]").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + 1
    menu = page.locator(".baza-nav").bounding_box()
    assert abs(bar["y"] + bar["height"] - menu["y"]) <= 1


def test_who_answers_with_the_keyboard_goes_on_with_it(new_reader):
    reader = new_reader(language="en", width=PHONE)
    page = reader.go(asked("is-legal", 3, "en").link)
    page.locator(".st-key-baza-options-drill button").first.focus()
    page.keyboard.press("Enter")
    following = page.get_by_role("button", name="Next question")
    expect(following).to_be_focused()
    reader.settle()
    assert page.evaluate("scrollY") == 0
    expect(following).to_be_focused()
    before = page.url
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before)


def test_who_answers_with_a_finger_has_no_focus_set_for_him(phone):
    page = phone.go(asked("is-legal", 3, "es").link)
    page.locator(".st-key-baza-options-drill button").first.click()
    following = page.get_by_role("button", name=WORDS["es"]["next"])
    expect(following).to_be_visible()
    phone.settle()
    expect(following).not_to_be_focused()


def test_a_check_by_keyboard_leads_on_too(new_reader):
    drill = generate("beaters", engine.parse_setup("schneider"), 11, card_names("en"))
    page = new_reader(language="en", width=DESKTOP).go(drill.link)
    page.locator(f"{CARDS} .hand button[data-card]").first.focus()
    page.keyboard.press("Enter")
    check = page.locator("[class*=st-key-baza-check-] button")
    expect(check).to_be_enabled()
    check.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next question")).to_be_focused()


def test_no_row_of_a_question_is_a_stop_for_the_keyboard(phone):
    page = phone.go(asked("is-legal", 3, "es").link)
    first = page.locator(".st-key-baza-options-drill button").first
    stops = []
    for _ in range(20):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.tagName"))
        if first.evaluate("button => button === document.activeElement"):
            break
    assert stops[-1] == "BUTTON"
    assert "DIV" not in stops

"""A newcomer's way through Bohemian Schneider: a lesson, a question, an option of the rules, a whole deal."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import engine
from lessons.asking import ask
from lessons.drills import generate
from lessons.i18n import Translator
from lessons.load import content
from lessons.model import Ask, Try
from lessons.names import card_names
from tests.browser.rig import DESKTOP, PHONE, Reader

LESSON = content().lessons["schneider-trick"].lesson
READERS = pytest.mark.parametrize(
    ("language", "width", "dark"), [("es", PHONE, False), ("en", DESKTOP, True)]
)
SHORT = "schneider(pack=24,trump=yes)"


@pytest.fixture
def newcomer(new_reader, language, width, dark) -> Reader:
    return new_reader(language=language, width=width, dark=dark)


def sound(reader: Reader) -> None:
    assert reader.overflow() == 0
    assert reader.axe() == []


def hand(page: Page) -> Locator:
    return page.locator(".hand button[data-card]")


def answer(reader: Reader, card: str) -> None:
    reader.page.locator(f'.hand button[data-card="{card}"]').click()
    reader.settle()


@READERS
def test_the_game_is_chosen_and_a_whole_lesson_taken(newcomer, language):
    t, page = Translator(language), newcomer.go("/learn")
    page.get_by_role("radio", name=t.gettext("Bohemian Schneider")).click()
    newcomer.settle()
    expect(page.get_by_role("heading", level=1)).to_contain_text(t.gettext("Bohemian Schneider"))
    sound(newcomer)
    page = newcomer.go(f"/learn?lesson={LESSON.id}")
    for number, step in enumerate(LESSON.steps, 1):
        expect(page.locator("progress")).to_have_js_property("value", number - 1)
        if isinstance(step, Try):
            for move in step.solution.split("."):
                answer(newcomer, move)
        elif isinstance(step, Ask):
            drill = ask(step, engine.parse_setup(LESSON.setup), card_names(language))
            options = page.locator("[class*=st-key-baza-options-]")
            options.get_by_role("button", name=drill.choice(drill.accepted[0]).text, exact=True).click()
        expect(page.locator("[class*=st-key-baza-verdict-right-]")).to_be_visible()
        expect(page.locator("progress")).to_have_js_property("value", number)
        page.locator(".st-key-baza-next a").click()
        newcomer.settle()
    expect(page.get_by_text(t.gettext("This lesson is done. Well played!"))).to_be_visible()
    sound(newcomer)


@READERS
def test_a_question_is_answered_by_the_rules_in_the_address(newcomer, language):
    rules = engine.parse_setup("schneider(capture=next-only)")
    drill = generate("trick-winner", rules, 5, card_names(language))
    page = newcomer.go(drill.link)
    expect(page.locator(".st-key-baza-asked-drill")).to_have_text(drill.question)
    wrong = next(choice for choice in drill.choices if choice.answer not in drill.accepted)
    options = page.locator(".st-key-baza-options-drill")
    options.get_by_role("button", name=wrong.text, exact=True).click()
    verdict = page.locator('[class*="st-key-baza-verdict-wrong-"]')
    expect(verdict).to_contain_text(wrong.explanation.split(". ")[0])
    newcomer.settle()
    sound(newcomer)


@READERS
def test_an_option_changes_the_rules_and_the_table_plays_by_them(newcomer, language):
    t = Translator(language)
    page = newcomer.go("/rules?game=schneider&view=all")
    clause = page.locator(".st-key-baza-clause-schneider-trump")
    usual = clause.locator("p").first.inner_text()
    page.locator(".st-key-baza-rules-options summary").click()
    page.get_by_role("combobox", name=t.gettext("Rules shown here")).click()
    page.get_by_role("option", name=t.gettext("With trumps, turned from the stock")).click()
    expect(page).to_have_url(re.compile(r"schneider%28trump%3Dyes%29"))
    expect(clause).not_to_contain_text(usual)
    page.get_by_role("button", name=t.gettext("Play by these rules from now on")).click()
    newcomer.settle()
    page = newcomer.go("/play?new=1")
    expect(page.get_by_role("radio", name=re.compile(r"\b50\b"))).to_have_count(0)
    page.get_by_role("button", name=t.gettext("Deal the cards")).click()
    page.wait_for_url("**/play?deal=*")
    newcomer.settle()
    expect(page.locator("section.table")).to_contain_text(re.compile(t.gettext("Trump"), re.IGNORECASE))


def test_difference_is_played_to_fifty(reader):
    page = reader.go("/rules?game=schneider(scoring=difference)")
    page.locator(".st-key-baza-rules-options summary").click()
    page.get_by_role("button", name="Jugar desde ahora con estas reglas").click()
    reader.settle()
    page = reader.go("/play?new=1")
    expect(page.get_by_text("A 50 puntos de juego")).to_be_visible()
    expect(page.get_by_text("A 7 puntos de juego")).to_have_count(0)


@READERS
def test_a_whole_deal_with_a_hint_and_a_move_taken_back(newcomer, language):
    t = Translator(language)
    page = newcomer.go(f"/play?game={SHORT}&seed=7")
    page.wait_for_url("**/play?deal=*")
    newcomer.settle()
    expect(hand(page)).to_have_count(6)
    sound(newcomer)
    page.get_by_role("button", name=t.gettext("Hint"), exact=True).click()
    expect(page.locator(".st-key-baza-coach")).to_contain_text(
        t.gettext("Hint {step} of {steps}.", step=1, steps=3)
    )
    newcomer.settle()
    table, back = page.locator("section.table"), t.gettext("Take back")
    for number in range(12):
        seq = table.get_attribute("data-seq")
        hand(page).last.click()
        expect(table).not_to_have_attribute("data-seq", seq or "")
        newcomer.settle()
        if number == 0:
            played = table.get_attribute("data-seq")
            page.get_by_role("button", name=back).click()
            expect(table).not_to_have_attribute("data-seq", played or "")
            newcomer.settle()
            expect(hand(page)).to_have_count(6)
            hand(page).last.click()
            expect(page.get_by_role("button", name=back)).to_be_enabled()
            newcomer.settle()
    expect(hand(page)).to_have_count(0)
    expect(page.locator(".st-key-baza-outcome")).to_be_visible()
    sound(newcomer)


def test_the_two_ways_stand_side_by_side_and_so_do_the_tips(reader):
    page = reader.go("/rules?game=schneider&view=differences")
    found = page.locator("[class*=st-key-baza-found-schneider-capture]")
    found.locator("summary").first.click()
    rows = found.locator(".baza-matrix tbody tr")
    expect(rows).to_have_count(4, timeout=30_000)  # what is searched for is not there at once
    first = rows.first.locator("td").all_inner_texts()
    assert len(first) == 2
    assert first[0] != first[1]
    assert all(re.search(r"\d+ de \d+", cell) for cell in first)
    expect(found.first).to_contain_text("¿Con qué carta se gana más?")
    reader.settle()
    sound(reader)

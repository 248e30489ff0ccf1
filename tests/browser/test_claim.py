"""A claim that may be false is asked for before it counts; what may be said moves no card."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

import engine
from engine import State
from engine.dealing import play_out
from engine.games.schnapsen.settle import GOAL
from lessons.i18n import Translator
from tests.browser.rig import PHONE

_SIZES = "nodes => nodes.map(node => [node.offsetWidth, node.offsetHeight])"


def words(state: State) -> list[str]:
    """What the learner may say."""
    return [move for move in engine.view(state, 0).legal if not isinstance(move, int)]


def found(fits: Callable[[State], bool]) -> State:
    """A position of Schnapsen in which the learner is to act."""
    rules = engine.parse_setup("schnapsen")
    for seed in range(400):
        whole = play_out(engine.shuffled(rules, seed), "beginner", seed)
        for place in range(len(whole.moves)):
            state = engine.replay(whole.prefix(place))
            if state.to_act == 0 and fits(state):
                return state
    raise LookupError("no deal fits")


def sit(reader, state: State) -> Page:
    page = reader.go(f"/play?record={quote(state.record.text)}")
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    return page


def claim(page: Page) -> Locator:
    return page.locator(".says [data-token=claim]")


def points(state: State) -> int:
    return engine.view(state, 0).points[0]


@pytest.fixture(scope="module")
def few() -> State:
    return found(lambda state: "claim" in words(state) and 0 < points(state) < GOAL and state.hands[0] > 0)


def question(language: str, state: State) -> str:
    t = Translator(language)
    return t.gettext("You have {points}: tap again to claim", points=t.number(points(state)))


def test_a_claim_with_too_few_points_is_asked_for_and_can_be_left(every_reader, few):
    reader, t = every_reader, Translator(every_reader.language)
    page = sit(reader, few)
    label = t.gettext("Claim {goal}", goal=GOAL)
    table = page.locator("section.table")
    before = [table.bounding_box(), claim(page).bounding_box()]
    asks = question(reader.language, few)
    expect(claim(page)).to_have_accessible_name(label)
    claim(page).click()
    expect(claim(page)).to_have_accessible_name(asks)
    expect(page.locator(".said")).to_have_text(asks)
    assert [table.bounding_box(), claim(page).bounding_box()] == before
    assert reader.axe() == []
    # Whatever else is pressed, in the table or beside it, takes the question back; the deal goes on.
    for other in (page.locator(".own .plate"), page.locator(".baza-table-name")):
        other.click()
        expect(claim(page)).to_have_accessible_name(label)
        claim(page).click()
        expect(claim(page)).to_have_accessible_name(asks)
    expect(page.locator(".st-key-baza-outcome")).to_have_count(0)
    page.wait_for_selector("[data-asks=again]")
    claim(page).click()
    expect(page.locator(".st-key-baza-outcome")).to_have_count(1)


def test_the_keys_ask_too(reader, few):
    page = sit(reader, few)
    page.locator("section.table").focus()
    asks = question("es", few)
    page.keyboard.press("b")
    expect(claim(page)).to_have_accessible_name(asks)
    page.keyboard.press("1")
    expect(claim(page)).not_to_have_accessible_name(asks)
    claim(page).focus()
    page.keyboard.press("Enter")
    expect(claim(page)).to_have_accessible_name(asks)
    page.wait_for_selector("[data-asks=again]")
    expect(page.locator(".st-key-baza-outcome")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".st-key-baza-outcome")).to_have_count(1)


def test_two_presses_at_once_are_no_answer(reader, few):
    page = sit(reader, few)
    claim(page).evaluate("node => { node.click(); node.click(); }")
    page.wait_for_selector("[data-asks=again]")
    reader.settle()
    expect(page.locator(".st-key-baza-outcome")).to_have_count(0)


def test_a_claim_with_enough_points_counts_at_once(reader):
    page = sit(reader, found(lambda state: "claim" in words(state) and points(state) >= GOAL))
    claim(page).click()
    expect(page.locator(".st-key-baza-outcome")).to_have_count(1)


def test_where_points_are_hidden_the_question_tells_none(reader):
    t = Translator("es")
    page = sit(reader, found(lambda state: "claim" in words(state) and points(state) >= GOAL))
    page.get_by_role("button", name=t.gettext("Settings")).click()
    page.get_by_text(t.gettext("Hide the points: I count them myself")).click()
    reader.settle()
    page.keyboard.press("Escape")
    claim(page).click()
    expect(claim(page)).to_have_accessible_name(t.gettext("Are you sure? Tap again to claim"))


@pytest.mark.parametrize("language", ["es", "en"])
def test_however_much_may_be_said_the_cards_have_one_place(new_reader, language):
    reader = new_reader(width=PHONE, language=language)
    places = set()
    for number in range(5):
        state = found(
            lambda state, number=number: len(words(state)) == number and state.hands[0].bit_count() == 5
        )
        page = sit(reader, state)
        expect(page.locator(".says button")).to_have_count(number)
        sizes = page.locator(".says button").evaluate_all(_SIZES)
        assert all(side >= 44 for size in sizes for side in size)
        places.add(str(page.locator(".hand").bounding_box()))
    assert len(places) == 1

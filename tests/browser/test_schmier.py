"""Schmier on a phone: a whole deal by hand, as the dealer too, who chooses among all that is left."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import engine
from engine.dealing import play_out
from lessons.i18n import Translator
from tests.browser.many import faults, look, play_on, sit


@pytest.fixture
def reader(phone):
    return phone


def test_a_whole_deal_at_a_table_of_six(reader):
    t = Translator(reader.language)
    page = sit(reader, "schmier", 16)
    expect(page.locator(".tallies li")).to_have_count(3)
    assert faults(reader) == []
    assert reader.axe() == []
    kinds = []
    while kind := play_on(reader):
        kinds.append(kind)
        assert faults(reader) == []
    assert kinds == ["say", "throw"] + ["play"] * 6
    assert len(page.locator(".baza-sheet .sum td").all_inner_texts()) == 3
    page.get_by_text(t.gettext("The tricks, one by one")).tap()
    expect(page.locator(".baza-trick")).to_have_count(6)


# The dealer has eleven cards, two of them trumps, and throws five.
ELEVEN = (
    "schmier dealer=0 deck=4C.AH.KC.AS.8S.JC.7S.QD.4S.5H.JS.7C.5C.JO.KH.8H.TD.KD.QS.6D.2D.TS.AC.2H.9H.9S.AD.7D."
    "JH.QC.TH.3D.3S.6S.8D.2C.3H.5D.3C.9D.8C.2S.KS.4D.6H.4H.7H.9C.5S.6C.JD.QH.TC "
    "moves=pass.bid-3.pass.pass.pass.pass.trump-S.discard-4C-KC-2D.discard-2H.discard-9H-QD.discard-5H-JH-7D."
    "discard-5C-TH-3D"
)


def test_one_card_too_many_is_answered_and_what_was_said_of_another_is_over(reader):
    page = reader.go("/play?record=" + ELEVEN)
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    t = Translator(reader.language)
    coach, line = page.locator(".st-key-baza-coach"), page.locator(".throw .chosen")
    before = coach.inner_text()
    page.locator('.hand button[aria-disabled="true"]').first.tap(force=True)
    expect(coach).not_to_have_text(before, use_inner_text=True)
    may = page.locator('.hand button:not([aria-disabled="true"])')
    may.nth(0).tap()
    expect(coach).to_have_text(before, use_inner_text=True)
    room = page.locator(".throw").bounding_box()
    for place in range(1, 6):
        may.nth(place).tap()
    expect(line).to_have_text(t.gettext("{most} chosen: put one back first", most=5))
    assert page.locator(".throw").bounding_box() == room
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(5)
    may.nth(0).tap()
    expect(line).to_have_text(t.gettext("{number} of {most} chosen", number=4, most=5))


# All others keep their cards: the dealer takes the whole rest and throws down to six of 23.
LONG = "schmier dealer=0 deck={deck} moves=pass.pass.pass.pass.pass.bid-3.trump-H" + ".discard-none" * 5


def test_the_dealer_chooses_among_twenty_three_cards(reader):
    ranks = "23456789TJQKA"
    pack = [rank + suit for suit in "CSHD" for rank in ranks] + ["JO"]
    page = reader.go("/play?record=" + LONG.format(deck=".".join(pack)))
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    expect(page.locator(".hand button[data-card]")).to_have_count(23)
    assert faults(reader) == []
    # All rows can be seen at once, above what the coach says.
    strip = page.locator(".st-key-baza-coach").bounding_box()
    assert strip
    for card in page.locator(".hand button[data-card]").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= strip["y"]
    # What he has taken is told from what he was dealt, by a sign and in words, and that nothing is left.
    t = Translator(reader.language)
    taken = page.locator(f'.hand button[aria-label$=", {t.gettext("just drawn")}"]')
    expect(taken).to_have_count(17)
    expect(taken.locator(".fresh")).to_have_count(17)
    expect(page.locator(".legend")).to_contain_text(t.gettext("just drawn"))
    expect(page.locator(".stock .words")).to_contain_text(t.gettext("used up"))
    expect(page.locator(".stock .words")).to_be_visible()
    now = look(page)
    button = page.locator(".throw button")
    expect(button).to_be_disabled()
    for card in now["cards"][:17]:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    button.tap()  # trumps are thrown only when all other cards are: the coach says so, and nothing is lost
    expect(page.locator(".st-key-baza-coach [data-testid=stPopover]")).to_have_count(1)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(17)
    wrong = [card for card in now["cards"][:17] if card not in now["cards"][-17:]]
    for card in wrong:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    expect(button).to_be_disabled()
    for card in now["cards"][-len(wrong) :]:
        page.locator(f'.hand button[data-card="{card}"]').tap()
    button.tap()
    expect(page.locator(".hand [data-card]")).to_have_count(6)


KINDS = ("high", "low", "right", "left", "joker")
# What a press shows below a box.
SHOWN = """node => getComputedStyle(node, '::after').content"""


def _most_won() -> str:
    """The deal in which one team has won most of the five cards that score, when the learner is to play."""
    rules = engine.parse_setup("schmier")
    best, found = 0, ""
    for seed in range(60):
        whole = play_out(engine.shuffled(rules, seed), "beginner", seed)
        for place in range(len(whole.moves) - 1, 12, -1):
            record = whole.prefix(place)
            state = engine.replay(record)
            if state.to_act == 0:
                taken = engine.view(state, 0).taken
                won = [getattr(taken, kind) for kind in KINDS if getattr(taken, kind) is not None]
                most = max(map(won.count, won), default=0)
                best, found = max((best, found), (most, record.text))
                break
    assert best >= 4
    return found


def test_all_that_a_team_has_won_stands_in_its_box_and_a_press_tells_it_in_words(reader):
    page = reader.go(f"/play?record={quote(_most_won())}")
    page.wait_for_url("**/play?deal=*")
    reader.settle()
    assert faults(reader) == []
    boxes = page.locator(".tallies li")
    fullest = max(boxes.all(), key=lambda box: box.locator(".won i").count())
    assert fullest.locator(".won i").count() >= 4
    won, height = fullest.locator(".won"), page.locator("section.table").bounding_box()
    assert won.evaluate(SHOWN) == "none"
    opener = fullest.get_by_role("button")
    expect(opener.get_by_text("?")).to_be_visible()
    # Who has won none of the cards that score has a word in their place, not an empty line.
    for box in boxes.all():
        assert box.locator(".won i").count() or box.locator(".won em").is_visible()
    opener.tap()
    expect(opener).to_have_attribute("aria-expanded", "true")
    assert str(won.get_attribute("aria-label")) in won.evaluate(SHOWN)
    assert page.locator("section.table").bounding_box() == height
    opener.focus()
    page.keyboard.press("Enter")
    assert won.evaluate(SHOWN) == "none"
    expect(opener).to_have_attribute("aria-expanded", "false")

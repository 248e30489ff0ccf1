"""A guided deal on a phone is calm: hand, strip and buttons keep their boxes from the first word to the result."""

from dataclasses import dataclass, field
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import engine
from engine import State
from lessons import explain
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.seats import company
from tests.browser.many import faults, look, sit, table
from tests.browser.rig import PHONE, Reader
from tests.strip import LINES, SETUPS, decisions, first_sentences, lines

# Deals with a word or a card that is refused, where the game has any.
DEALS = {"schnapsen": 7, "schneider": 7, "schafkopf": 2, "schmier": 3}
AUCTIONS = {"schafkopf", "schmier"}
NEVER_REFUSES = {"schneider"}

_BOXES = """root => {
  const box = node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  };
  const found = { scrolled: String(Math.round(document.querySelector("[data-testid=stMain]").scrollTop)) };
  const strip = document.querySelector(".st-key-baza-coach, .st-key-baza-board .st-key-baza-do-next");
  found.strip = box(strip);
  for (const name of ["do-undo", "lookup-open"]) found[name] = box(document.querySelector(`.st-key-baza-${name}`));
  const hint = document.querySelector(".st-key-baza-do-hint");
  if (hint) found.hint = box(hint);
  if (root.dataset.over === undefined) { found.hand = box(root.querySelector(".hand")); found.table = box(root); }
  const last = root.querySelector(".hand .card:last-child");
  if (last && root.dataset.over === undefined) found["last row"] = String(last.offsetTop + last.offsetHeight);
  return found;
}"""
# Notes from now on where the parts of the table are in each picture of a deal that is not over yet.
_WATCH = """root => {
  const seen = (globalThis.bazaSeen = new Set());
  const box = part => {
    const { y, height } = root.querySelector(part).getBoundingClientRect();
    return `${part} ${Math.round(y)} ${Math.round(height)}`;
  };
  const note = () => {
    if (root.dataset.over === undefined) seen.add([".slots", ".own .plate", ".hand"].map(box).join(", "));
  };
  note();
  new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
# Whether what the coach says now can be read: its first line lies in the strip, and the strip above the menu.
_READ = """() => {
  const line = document.querySelector(".st-key-baza-coach > :nth-child(2) p").getBoundingClientRect();
  const strip = document.querySelector(".st-key-baza-coach").getBoundingClientRect();
  const menu = document.querySelector(".baza-nav").getBoundingClientRect();
  return line.height > 0 && line.top >= strip.top && line.bottom <= menu.top && strip.top < menu.top;
}"""
# How many lines each sentence has in the strip, and whether all of it can be read there.
_LINES = """sentences => {
  const strong = document.querySelector(".st-key-baza-coach > :nth-child(2) p > strong");
  const high = parseFloat(getComputedStyle(strong).lineHeight);
  return sentences.map(sentence => {
    strong.textContent = sentence;
    return [strong.scrollHeight <= strong.clientHeight, Math.round(strong.scrollHeight / high)];
  });
}"""


@dataclass
class Walk:
    """What has been met in a deal, and the boxes of each part with where they were seen first."""

    reader: Reader
    met: set[str] = field(default_factory=set)
    first: dict[str, str] = field(default_factory=dict)
    moved: list[str] = field(default_factory=list)

    def note(self, what: str, *, but: tuple[str, ...] = ()) -> None:
        """Compare all boxes, save those of ``but``, with those seen first."""
        self.met.add(what)
        for part, box in table(self.reader.page).evaluate(_BOXES).items():
            if part not in but and self.first.setdefault(part, box) != box:
                self.moved.append(f"{what}: {part} {self.first[part]} -> {box}")


def press(page: Page, now: dict) -> None:
    """Say the first word of an auction, throw the first cards, or play the first card."""
    if now["throws"]:
        most = int(page.locator(".chosen").inner_text().split()[2])
        for card in now["cards"][:most]:
            page.locator(f'.hand button[data-card="{card}"]').tap()
        page.locator(".throw button").tap()
    elif now["words"] and (now["auction"] or not now["cards"]):
        bids = [word for word in now["words"] if word.startswith(("rufer", "bid"))]
        word = page.locator(f'.says button[data-token="{[*bids, now["words"][0]][0]}"]')
        word.tap()
        if word.locator(".ask").count():  # too few points for it: asked for, and meant
            page.wait_for_selector("[data-asks=again]")
            word.tap()
    else:
        page.locator(f'.hand button[data-card="{now["cards"][0]}"]').tap()


@pytest.mark.parametrize("game", DEALS)
def test_nothing_moves_in_a_whole_deal(phone, game):
    page = sit(phone, game, DEALS[game])
    walk, t = Walk(phone), Translator(phone.language)
    walk.note("start")
    page.get_by_role("button", name=t.gettext("Hint"), exact=True).tap()
    expect(page.get_by_role("button", name=t.gettext("More help"))).to_be_visible()
    phone.settle()
    assert page.evaluate(_READ)
    walk.note("hint")
    while not page.locator(".st-key-baza-outcome").count():
        now = look(page)
        now["auction"] = page.locator("section.table[data-auction]").count() > 0
        off = page.locator('.hand button[aria-disabled="true"]')
        if off.count() and "refused" not in walk.met and not now["throws"]:
            off.first.tap(force=True)
            expect(page.locator(".st-key-baza-coach [data-testid=stPopover]")).to_have_count(1)
            phone.settle()
            assert page.evaluate(_READ)
            walk.note("refused")
        if not (now["auction"] or now["throws"] or page.evaluate("Boolean(globalThis.bazaSeen)")):
            table(page).evaluate(_WATCH)
        press(page, now)
        expect(table(page)).not_to_have_attribute("data-seq", now["seq"])
        phone.settle()
        # Only who exchanges has more cards in hand than a deal is played with.
        holds_more = bool(look(page)["throws"])
        walk.note("auction" if now["auction"] else "play", but=("hand", "last row") if holds_more else ())
    walk.met.add("end")
    assert walk.moved == []
    # Nor between two presses; also when the last card is played and the others still play to the trick.
    assert len(page.evaluate("[...globalThis.bazaSeen]")) == 1
    met = {"start", "hint", "play", "end"}
    met |= {"auction"} if game in AUCTIONS else set()
    met |= set() if game in NEVER_REFUSES else {"refused"}
    assert walk.met == met
    next_deal = page.get_by_role("button", name=t.gettext("Next deal"))
    expect(next_deal).to_be_in_viewport()
    expect(page.locator(".st-key-baza-outcome h3")).to_be_in_viewport()


@pytest.mark.parametrize("game", DEALS)
def test_what_leads_on_from_a_finished_trick_covers_and_moves_nothing(phone, game):
    page = sit(phone, game, DEALS[game])
    while not (now := look(page))["cards"] or now["words"] or now["throws"]:
        now["auction"] = True
        press(page, now)
        expect(table(page)).not_to_have_attribute("data-seq", now["seq"])
        phone.settle()
    walk = Walk(phone)
    walk.note("before")
    phone.take_time(all_of_it=True)
    press(page, {**now, "auction": False})
    onward = page.get_by_role("button", name=Translator("es").gettext("Tap to skip"))
    expect(onward).to_be_visible()
    walk.note("lies")
    assert faults(phone) == []
    onward.tap()
    expect(onward).to_be_hidden()
    assert walk.moved == []


def test_the_strip_opens_to_all_that_the_coach_says(phone):
    page = sit(phone, "schafkopf", DEALS["schafkopf"])
    opener = page.get_by_role("button", name=Translator("es").gettext("All that the coach says"))
    closed = page.locator(".st-key-baza-coach").bounding_box()
    page.get_by_role("button", name=Translator("es").gettext("Hint"), exact=True).tap()
    phone.settle()
    rule = page.locator(".st-key-baza-coach [data-testid=stPopover]")
    expect(rule).to_be_hidden()
    opener.tap()
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(rule).to_be_in_viewport()
    assert phone.axe() == []
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    phone.settle()
    assert page.locator(".st-key-baza-coach").bounding_box() == closed


@pytest.mark.parametrize("language", ["es", "en"])
def test_what_the_coach_says_first_is_whole(new_reader, language):
    reader = new_reader(width=PHONE, language=language)
    page = sit(reader, "schnapsen", DEALS["schnapsen"])
    said = sorted(set().union(*(first_sentences(setup, language, range(4)) for setup in SETUPS)))
    too_many = " ".join(["mmmm"] * 40)
    *shown, (whole, _) = page.evaluate(_LINES, [*filter(None, said), too_many])
    assert not whole
    assert len(shown) > 100
    for sentence, (fits, number) in zip(filter(None, said), shown, strict=True):
        assert fits, sentence
        assert number <= lines(sentence) <= LINES, sentence


def longest_refusal() -> tuple[State, str]:
    """A position of the learner with a card whose refusal has as many words as any, and the card."""
    words = Translator("es"), card_names("es")

    def told(state: State, card: int) -> int:
        verdict = state.judge(card)
        if verdict.legal or verdict.reason is None or state.phase != "play":
            return 0
        return len(explain.sentence(verdict.reason, *words, company=company(state.rules), most=1))

    own = (state for state in decisions("schmier", range(30)) if state.to_act == 0)
    tries = ((state, card) for state in own for card in engine.cards_of(state.hands[0]))
    state, card = max(tries, key=lambda tried: told(*tried))
    assert told(state, card) > 100
    return state, engine.card_text(card)


def test_the_longest_reason_is_whole_in_the_strip_and_covers_no_card(phone):
    state, card = longest_refusal()
    page = phone.go(f"/play?record={quote(state.record.text)}")
    strip, said = page.locator(".st-key-baza-coach"), page.locator(".st-key-baza-coach p > strong")
    before, still = strip.bounding_box(), table(page).bounding_box()
    page.locator(f'.hand button[data-card="{card}"]').tap(force=True, position={"x": 12, "y": 12})
    expect(page.locator(".st-key-baza-coach [data-testid=stPopover]")).to_have_count(1)
    phone.settle()
    assert strip.bounding_box() == before
    assert table(page).bounding_box() == still
    assert said.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert phone.axe() == []
    # The strip opens to the rule behind the reason.
    page.get_by_role("button", name=Translator("es").gettext("All that the coach says")).tap()
    phone.settle()
    expect(page.locator(".st-key-baza-coach [data-testid=stPopover]")).to_be_in_viewport(ratio=1)
    opened, text = strip.bounding_box(), said.bounding_box()
    assert opened["y"] <= text["y"]
    assert text["y"] + text["height"] <= opened["y"] + opened["height"]


# How much of the window is covered by what stays while the page scrolls, in pixels.
_STAYS = """() => {
  const shown = node => node.getClientRects().length && getComputedStyle(node).visibility !== "hidden";
  const stays = [...document.querySelectorAll("[data-testid=stMain] *, .baza-nav")].filter(node => {
    const { position, opacity } = getComputedStyle(node);
    return ["fixed", "sticky"].includes(position) && opacity !== "0" && shown(node);
  });
  return stays.map(node => [node.className, node.getBoundingClientRect()]).filter(([, box]) =>
    box.height > 1 && box.bottom > 0 && box.top < innerHeight).map(([name]) => name);
}"""


@pytest.mark.parametrize(
    "address",
    ["/play?game=schnapsen&seed=7", "/play?new=1", "/drill?game=schnapsen&kind=trick-winner", "/learn", "/"],
)
def test_in_a_low_window_no_bar_takes_room(new_reader, address):
    reader = new_reader(width=PHONE)
    page = reader.page
    page.set_viewport_size({"width": 640, "height": 400})
    reader.go(address)
    assert page.evaluate(_STAYS) == []
    assert reader.overflow() == 0
    assert page.locator(".baza-nav").bounding_box()["y"] < 200
    coach = page.locator(".st-key-baza-coach")
    if coach.count():
        t = Translator("es")
        lies, said = table(page).bounding_box(), coach.bounding_box()
        assert said["y"] + said["height"] <= lies["y"]
        page.get_by_role("button", name=t.gettext("Hint"), exact=True).click()
        more = page.get_by_role("button", name=t.gettext("More help"))
        expect(more).to_be_in_viewport(ratio=1)
        reader.settle()
        # The answer is in sight and has moved nothing; the button's words are whole.
        expect(coach.locator("p").first).to_be_in_viewport(ratio=1)
        assert (table(page).bounding_box(), coach.bounding_box()) == (lies, said)
        assert more.locator("p").evaluate("node => node.scrollWidth <= node.clientWidth")
        # The trick and the whole hand can be looked at together.
        trick = page.locator(".slots").bounding_box()
        hand = [card.bounding_box() for card in page.locator(".hand [data-card]").all()]
        ends = max(box["y"] + box["height"] for box in hand)
        assert ends - min(trick["y"], hand[0]["y"]) < 400 - said["height"]
        assert faults(reader) == []

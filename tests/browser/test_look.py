"""What fits on the screen: every question on a phone, the tables of all games on three widths."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import engine
from engine import GAMES, parse_setup
from engine.dealing import play_out
from lessons.drills import KINDS, generate
from lessons.drills.told import Tricks
from lessons.names import card_names
from lessons.taught import taught_games
from tests.browser.many import faults, look
from tests.browser.rig import PHONE, Reader
from tests.browser.test_frame import SMALL_TEXT
from ui.pictures import schnapsen

SEEDS = range(1, 9)
"""The longest question of each kind and game is looked for among these."""
ZOOMED, WIDE = 640, 1920
"""A desktop at 200 %, and a wide one."""

_MARGIN = 48
"""How far a page may go on below its last answer and what lies fixed at its foot, in pixels."""

# Where the question and its answers end, and where the bar with help, verdict and the way on begins.
_ROOM = """() => {
  const bottom = node => node.getBoundingClientRect().bottom;
  const seen = where => [...document.querySelectorAll(where)].filter(node => node.checkVisibility());
  const asked = seen(
    "[class*=st-key-baza-options-] button, [class*=st-key-baza-choose-table-], [class*=st-key-baza-stage-cards-]"
  );
  const [bar] = seen("[class*=st-key-baza-onward-]").map(node => node.getBoundingClientRect());
  // What checks several answers makes room for what is said of them.
  const answers = asked.filter(node => !node.closest("[class*=st-key-baza-check-]"));
  return {
    ends: Math.max(...asked.map(bottom)), answers: Math.max(...answers.map(bottom)), bar: bar.top, foot: bar.bottom,
    menu: document.querySelector(".baza-nav").getBoundingClientRect().top,
    scrolled: document.querySelector("[data-testid=stMain]").scrollTop,
  };
}"""
# The buttons that are not as wide as the others, but for one that has a row to itself, or not as high as their row.
_UNEVEN = """() => {
  const boxes = [...document.querySelectorAll("[class*=st-key-baza-even-] button")].map(node => node.getBoundingClientRect());
  const row = box => boxes.filter(other => Math.abs(other.top - box.top) < 2);
  const width = Math.min(...boxes.map(box => box.width));
  return boxes.filter(box => row(box).some(other => Math.abs(other.height - box.height) > 0.5) ||
    (Math.abs(box.width - width) > 0.5 && (row(box).length > 1 || box !== boxes.at(-1)))).map(box => Math.round(box.width));
}"""
# The style comes after the page: with it the menu of a phone is at the foot.
_DRESSED = """() => document.querySelector(".baza-nav").getBoundingClientRect().top > innerHeight / 2"""
_OPTION = "[class*=st-key-baza-option-] button"
_CARD = "[class*=st-key-baza-choose-table-] .hand button[data-card]"


def _longest(kind: str, game: str) -> int:
    """The seed of the question that tells most, by its words and those of its options, and what has gone by."""
    names, rules = card_names("es"), parse_setup(game)

    def length(seed: int) -> tuple[int, int]:
        drill = generate(kind, rules, seed, names)
        gone = sum(len(told.tricks) for told in drill.told if isinstance(told, Tricks))
        shown = sum(len(told.text) for told in drill.told)
        return gone, len(drill.question) - shown + sum(len(choice.text) for choice in drill.choices)

    return max(SEEDS, key=length)


def _asked(reader: Reader, kind: str, game: str, seed: int) -> list[str]:
    """What does not fit when a question is asked, one sentence each."""
    page = reader.go(f"/drill?kind={kind}&game={game}&seed={seed}")
    page.wait_for_selector(f"[class*=st-key-baza-check-], {_OPTION}, {_CARD}")
    page.wait_for_function(_DRESSED)
    reader.settle()
    room = page.evaluate(_ROOM)
    found = [f"the answers end at {room['ends']}, the bar begins at {room['bar']}"] * (
        room["ends"] > room["bar"]
    )
    found += [f"{text!r} is too small" for text in page.evaluate(SMALL_TEXT)]
    found += [f"an answer is {width} wide, and others are not" for width in page.evaluate(_UNEVEN)]
    long = page.locator("[data-testid=stMain]").evaluate("main => main.scrollHeight")
    fixed = page.evaluate("innerHeight") - room["bar"]
    ends = max(room["ends"] + fixed + _MARGIN, page.evaluate("innerHeight"))
    found += [f"the page goes on for {long - ends} pixels in which there is nothing"] * (long > ends)
    found += faults(reader)
    return [f"{game} {kind} {seed}: {each}" for each in found]


def _answered(reader: Reader, kind: str, game: str) -> list[str]:
    """What moves or is out of view once an answer has been given, one sentence each."""
    page = reader.page
    before = page.evaluate(_ROOM)
    check = page.locator("[class*=st-key-baza-check-] button")
    if check.count():
        page.locator(f".hand button[data-card], {_OPTION}").first.click()
        expect(check).to_be_enabled()
        check.click()
    else:
        page.locator(f"{_OPTION}, {_CARD}").last.click()
    page.wait_for_selector(".baza-verdict-line")
    reader.settle()
    room = page.evaluate(_ROOM)
    verdict = page.locator(".baza-verdict-line").bounding_box()
    before.pop("ends")
    moved = {name: (before[name], room[name]) for name in before if abs(before[name] - room[name]) > 0.5}
    found = [f"{moved} have moved"] * bool(moved)
    inside = verdict and room["bar"] <= verdict["y"] and verdict["y"] + verdict["height"] <= room["menu"] + 1
    found += ["the verdict is out of view"] * (not inside)
    return [f"{game} {kind}: {each}" for each in found]


def test_every_question_fits_on_a_phone_and_nothing_moves_when_it_is_answered(new_reader):
    reader = new_reader(width=PHONE, language="es")
    wrong = []
    for name, kind in KINDS.items():
        # What moves does so where the table is tallest and the question longest: with the most players.
        largest = max(kind.makers, key=lambda game: GAMES[game].seats)
        for game in kind.makers:
            wrong += _asked(reader, name, game, _longest(name, game))
            if game == largest:
                wrong += _answered(reader, name, game)
    assert wrong == []


def _sit(reader: Reader, game: str) -> None:
    page = reader.go(f"/play?game={game}&seed=7")
    page.wait_for_url("**/play?deal=*")
    page.wait_for_selector(".hand [data-card]")
    reader.settle()


def _press(reader: Reader) -> None:
    """Say the first thing that may be said, or play the first card that may be played."""
    page, now = reader.page, look(reader.page)
    if now["throws"]:
        most = int(page.locator(".chosen").inner_text().split()[2])
        for card in now["cards"][:most]:
            page.locator(f'.hand button[data-card="{card}"]').click()
        page.locator(".throw button").click()
    elif now["words"] and not now["cards"]:
        page.locator(f'.says button[data-token="{now["words"][0]}"]').click()
    else:
        page.locator(f'.hand button[data-card="{now["cards"][0]}"]').click()
    page.wait_for_selector(f'section.table:not([data-seq="{now["seq"]}"])')
    reader.settle()


@pytest.mark.parametrize("width", [PHONE, ZOOMED, WIDE])
def test_the_tables_of_all_games_are_sound_and_those_of_two_keep_their_height(new_reader, width):
    reader = new_reader(width=width, language="es", dark=width == ZOOMED)
    wrong = []
    for game in taught_games():
        _sit(reader, game)
        heights = set()
        for _ in range(3 if width == PHONE else 1):
            wrong += [f"{game}: {fault}" for fault in faults(reader)]
            wrong += [f"{game}: {text!r} is too small" for text in reader.page.evaluate(SMALL_TEXT)]
            box = reader.page.locator("section.table").bounding_box()
            assert box
            heights.add(round(box["height"]))
            strip = reader.page.locator(".st-key-baza-coach").bounding_box()
            assert strip
            covered = box["y"] + box["height"] - strip["y"]
            wrong += [f"{game}: the strip covers {covered} of the table"] * (width == PHONE and covered > 0)
            _press(reader)
        # With more players the bids make room for the first trick.
        wrong += [f"{game}: the table is {heights} high"] * (GAMES[game].seats == 2 and len(heights) > 1)
    assert wrong == []


def test_the_mark_of_the_lead_covers_no_card_whoever_of_six_leads(phone):
    covered = """() => {
      const boxes = where => [...table.shadowRoot.querySelectorAll(where)].map(node => node.getBoundingClientRect());
      const table = [...document.querySelectorAll("*")].find(node => node.shadowRoot?.querySelector(".slots"));
      const [led] = boxes(".led");
      const apart = (a, b) => a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
      return boxes(".slots .card").filter(card => !apart(led, card)).length;
    }"""
    leaders = set()
    for seed in (4, 6, 8, 11, 14, 15):
        page = phone.go(f"/drill?kind=trick-winner&game=schmier&seed={seed}")
        leaders.add(page.locator(".led").get_attribute("data-place"))
        assert page.evaluate(covered) == 0, seed
    assert len(leaders) == 6


# How many rows a hand has, whether its cards are fanned, what of each is free, and how far the hand is above the strip.
_HELD = """root => {
  const cards = [...root.querySelectorAll(".hand [data-card]")].map(node => ({
    left: node.offsetLeft, top: node.offsetTop, turn: parseFloat(getComputedStyle(node).rotate) || 0,
  }));
  const strip = document.querySelector(".st-key-baza-coach").getBoundingClientRect().top;
  return {
    rows: new Set(cards.map(({ top }) => top)).size,
    free: Math.min(...cards.slice(1).map(({ left }, index) => left - cards[index].left)),
    slant: cards.at(-1).turn - cards[0].turn,
    above: strip - root.querySelector(".hand").getBoundingClientRect().bottom,
  };
}"""


@pytest.mark.parametrize(("width", "height"), [(PHONE, 844), (375, 667)])
def test_a_hand_on_a_phone_is_one_fan_that_can_be_touched_and_seen(phone, width, height):
    phone.page.set_viewport_size({"width": width, "height": height})
    for game in taught_games():
        _sit(phone, game)
        held = phone.page.locator("section.table").evaluate(_HELD)
        assert held["rows"] == 1, game
        assert held["free"] >= 44, (game, held)
        assert held["slant"] > 0, (game, held)
        assert held["above"] >= 0, (game, held)


def _told(word: str) -> str:
    """The address of a deal in which this word stands on the opponent's plate, and the learner is to act."""
    names = card_names("en")
    for seed in range(200):
        whole = play_out(engine.shuffled(parse_setup("schnapsen"), seed), "beginner", seed)
        for place in range(len(whole.moves)):
            state = engine.replay(whole.prefix(place))
            told = schnapsen.badge(engine.view(state, 0), 1, names) if state.to_act == 0 else None
            if told and told.startswith(word):
                return f"/play?record={quote(whole.prefix(place).text)}"
    raise LookupError(word)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("word", ["closed", "announces", "exchanges"])
def test_what_the_opponent_has_said_stays_on_his_plate(new_reader, word, language):
    reader = new_reader(width=PHONE, language=language)
    page = reader.go(_told(word))
    expect(page.locator(".ring .badge")).to_be_visible()
    assert faults(reader) == []
    plate, badge, facts = (
        page.locator(f".ring .plate{part}").bounding_box() for part in ("", " .badge", " .facts")
    )
    assert plate["x"] <= badge["x"]
    assert badge["x"] + badge["width"] <= plate["x"] + plate["width"]
    assert facts["y"] + facts["height"] <= badge["y"] + 1

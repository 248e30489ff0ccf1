"""Tables of four and six in a browser: what lies where, and whole deals pressed as a hand would."""

from playwright.sync_api import Locator, Page, expect

from lessons.i18n import Translator
from tests.browser.rig import Reader

__all__ = ["faults", "look", "play_on", "sit"]

# What is wrong with the table, one sentence each: small targets, covered cards, parts outside.
_FAULTS = """root => {
  const faults = [];
  const shown = node => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
  const all = where => [...root.querySelectorAll(where)].filter(shown);
  const box = node => node.getBoundingClientRect();
  const name = node => (node.dataset.card ?? node.dataset.token ?? node.textContent.trim()) || node.className;
  const within = (one, two, by = 1) =>
    one.left >= two.left - by && one.right <= two.right + by && one.top >= two.top - by && one.bottom <= two.bottom + by;
  const common = (one, two) => [
    Math.min(one.right, two.right) - Math.max(one.left, two.left),
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
  ];
  const meet = (one, two, by = 2) => common(box(one), box(two)).every(side => side > by);
  const table = box(root);
  for (const node of all("button")) {
    const { width, height } = box(node);
    if (width < 44 || height < 44) faults.push(`${name(node)} is ${width} x ${height}`);
  }
  const parts = "button, .tallies li, .contract, .trump, .plate, .plate > *, .backs, .stock .card, .words, .led, .slots .card, .hand .card";
  for (const node of all(parts)) if (!within(box(node), table)) faults.push(`${name(node)} leaves the table`);
  const hand = all(".hand button[data-card]");
  hand.forEach((node, index) => {
    const own = box(node), next = hand[index + 1] && box(hand[index + 1]);
    if (next && next.top < own.bottom - 20 && next.left - own.left < 44) faults.push(`${name(node)} is covered`);
  });
  const rows = [];
  for (const { left, right, top } of all(".hand .card").map(box)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.top - top) < 20) row.right = right;
    else rows.push({ left, right, top });
  }
  const middles = rows.map(({ left, right }) => (left + right) / 2);
  if (Math.max(...middles) - Math.min(...middles) > 2) faults.push(`the rows of the hand have their middles at ${middles}`);
  const lain = all(".slots .card");
  for (const [at, one] of lain.entries()) for (const two of lain.slice(at + 1)) {
    const [wide, high] = common(box(one), box(two));
    if (wide > 0 && high > 0 && wide * high > 0.2 * box(one).width * box(one).height)
      faults.push(`${name(one)} and ${name(two)} overlap`);
  }
  // What may not lie on what. A pile may lie on its own turned card, a tag on the card it belongs to.
  const apart = [
    [".slots .card", ".plate"], [".stock .card, .words", ".plate, .slots .card, .hand .card, .led, .trump, .contract"],
    [".stock .card", ".words"], [".led", ".plate > *, .hand .card"], [".hand .card", ".plate"],
    [".onward", ".hand .card, .own .plate, .led, .contract, .trump, .tallies li"],
    [".contract", ".trump, .tallies li"], ["header .plain, .ring .plain", ".plate, .stock .card, .words, .slots .card, .led"],
  ];
  for (const [some, others] of apart) for (const one of all(some)) for (const two of all(others))
    if (meet(one, two)) faults.push(`${name(one)} lies on ${name(two)}`);
  // A badge that hangs at its plate on purpose is taken out of the flow.
  for (const part of all(".plate > *, .tallies li > *, .tallies .won > *, .talk li > *, .words > *, .contract > *")) {
    const { position } = getComputedStyle(part);
    const frame = part.closest(".plate, .tallies li, .talk li, .words, .contract");
    if (position !== "absolute" && !within(box(part), box(frame))) faults.push(`${name(part)} leaves ${name(frame)}`);
  }
  for (const node of all(".plate b, .tallies b, .contract, .words, .led, .plain, .talk li > *"))
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline") faults.push(`${name(node)} is cut`);
  for (const where of [".tallies li > b", ".tallies li > strong", ".tallies .short"]) {
    const tops = new Set(all(where).map(node => Math.round(box(node).top)));
    if (tops.size > 1) faults.push(`${where} stand at ${[...tops]}`);
  }
  return faults;
}"""
# The number of the picture, what may be said, the cards that may be played, and how many are to be thrown.
_LOOK = """root => ({
  seq: root.dataset.seq,
  words: [...root.querySelectorAll(".says button")].map(node => node.dataset.token),
  cards: [...root.querySelectorAll(".hand button[data-card]:not([aria-disabled=true])")].map(n => n.dataset.card),
  throws: Boolean(root.querySelector(".throw button")),
})"""


def table(page: Page) -> Locator:
    return page.locator("section.table")


def faults(reader: Reader) -> list[str]:
    """What is wrong with the tables of a page and the page around them."""
    wide = reader.overflow()
    found: list[str] = table(reader.page).evaluate_all(f"tables => tables.flatMap({_FAULTS})")
    return [*found, *([f"the page is {wide} pixels too wide"] if wide else [])]


def look(page: Page) -> dict:
    """What the learner can do now."""
    return table(page).evaluate(_LOOK)


def sit(reader: Reader, setup: str, seed: int) -> Page:
    """Sit down with beginners, who do not think long, and wait for one's turn."""
    page = reader.go("/play?new=1")
    page.get_by_text(Translator(reader.language).gettext("A beginner, who plays by feel")).click()
    reader.settle()
    page = reader.go(f"/play?game={setup}&seed={seed}")
    page.wait_for_url("**/play?deal=*")
    expect(page.locator(".hand [data-card]")).not_to_have_count(0)
    reader.settle()
    return page


def play_on(reader: Reader) -> str | None:
    """Do the first thing there is to do and wait for one's next turn; tell its kind, None after the end."""
    page = reader.page
    now = look(page)
    if now["throws"]:
        kind, most = "throw", int(page.locator(".chosen").inner_text().split()[2])
        for card in now["cards"][:most]:
            page.locator(f'.hand button[data-card="{card}"]').tap()
        page.locator(".throw button").tap()
    elif now["words"]:
        kind = "say"
        page.locator(f'.says button[data-token="{now["words"][0]}"]').tap()
    elif now["cards"]:
        kind = "play"
        page.locator(f'.hand button[data-card="{now["cards"][0]}"]').tap()
    else:
        return None
    expect(table(page)).not_to_have_attribute("data-seq", now["seq"])
    reader.settle()
    return kind

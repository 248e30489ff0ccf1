"""Tables of four and six in a browser: what lies where, and whole deals pressed as a hand would."""

from playwright.sync_api import Locator, Page, expect

from lessons.i18n import Translator
from tests.browser.rig import Reader

__all__ = ["faults", "look", "play_on", "sit"]

# What is wrong with the table, one sentence each: small targets, covered cards, parts outside.
_FAULTS = """root => {
  const faults = [];
  const shown = node => node.getClientRects().length > 0;
  const name = node => node.dataset.card ?? node.dataset.token ?? node.textContent;
  const table = root.getBoundingClientRect();
  for (const node of [...root.querySelectorAll("button")].filter(shown)) {
    const { width, height, left, right } = node.getBoundingClientRect();
    if (width < 44 || height < 44) faults.push(`${name(node)} is ${width} x ${height}`);
    if (left < table.left || right > table.right) faults.push(`${name(node)} leaves the table`);
  }
  const hand = [...root.querySelectorAll(".hand button[data-card]")].filter(shown);
  hand.forEach((node, index) => {
    const own = node.getBoundingClientRect(), next = hand[index + 1]?.getBoundingClientRect();
    if (next && next.top < own.bottom - 20 && next.left - own.left < 44) faults.push(`${name(node)} is covered`);
  });
  const lain = [...root.querySelectorAll(".slots [data-card]")].map(node => [name(node), node.getBoundingClientRect()]);
  for (const [at, [card, one]] of lain.entries()) for (const [other, two] of lain.slice(at + 1)) {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    if (wide > 0 && high > 0 && wide * high > 0.2 * one.width * one.height) faults.push(`${card} and ${other} overlap`);
  }
  for (const plate of root.querySelectorAll(".plate")) {
    const { left, right } = plate.getBoundingClientRect();
    if (left < table.left || right > table.right) faults.push(`${plate.textContent} leaves the table`);
    for (const [card, { left: x, right: y, top, bottom }] of lain) {
      const own = plate.getBoundingClientRect();
      if (Math.min(y, own.right) - Math.max(x, own.left) > 2 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2)
        faults.push(`${card} lies on ${plate.textContent}`);
    }
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
    """What is wrong with the table and the page around it."""
    wide = reader.overflow()
    found: list[str] = table(reader.page).evaluate(_FAULTS)
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

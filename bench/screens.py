"""`python -m bench.screens`: how long a reader waits, as a ratio to the barest page of the same Streamlit.

Two waits are measured in a real browser, from the reader's act to the frame in which its result is painted:
the first page until it is ready, and a card played until the next picture of the table. Baza and the bare
page (`tests/browser/sample/bare.py`) take turns, so that a busy moment meets both; the median counts.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from tests.browser.rig import PHONE, ROOT, Desks, Reader, launch, serving

__all__ = ["LIMIT", "ROUNDS", "Wait", "main", "report"]

LIMIT: Final = 1.5
"""The most that Baza's median may be, in the bare page's medians."""

ROUNDS: Final = 11
"""How often each wait is measured; a first one, which warms everything up, is left out."""

_DEAL: Final = "/play?game=schnapsen(preset=bummerl)&seed=7"

# A page is ready when Streamlit is connected and idle and something that belongs to the page is there.
_READY = """() => {
  const settled = '[data-testid="stApp"][data-test-connection-state="CONNECTED"]'
    + '[data-test-script-state="notRunning"]';
  const look = () => {
    if (!document.querySelector(settled) || !document.querySelector("[data-testid=stMain] button, h1"))
      return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => { window.readyAfter = performance.now(); }));
  };
  requestAnimationFrame(look);
}"""

# From the press until the frame after the one in which `sign` shows something else than before.
_WATCH = """sign => {
  const read = new Function("deep", "return " + sign);
  const deep = selector => {
    const search = root => {
      const found = root.querySelector(selector);
      if (found) return found;
      for (const node of root.querySelectorAll("*"))
        if (node.shadowRoot) { const inner = search(node.shadowRoot); if (inner) return inner; }
      return null;
    };
    return search(document);
  };
  window.painted = new Promise(resolve => addEventListener("click", event => {
    const before = read(deep), pressed = event.timeStamp;
    const look = () => {
      const now = read(deep);
      if (now == null || now === before) return requestAnimationFrame(look);
      requestAnimationFrame(() => resolve(performance.now() - pressed));
    };
    requestAnimationFrame(look);
  }, {capture: true, once: true}));
}"""
_LABEL = 'deep("[data-testid=stMain] button").textContent'
_PICTURE = 'deep("section.table").dataset.seq'


@dataclass(frozen=True)
class Wait:
    """One wait: the bare page's times and Baza's, in milliseconds; the bytes that Baza's server sent."""

    name: str
    bare: tuple[float, ...]
    ours: tuple[float, ...]
    received: int = 0

    @property
    def ratio(self) -> float:
        """Baza's median in the bare page's medians.

        >>> Wait("w", (2.0, 4.0, 9.0), (6.0, 5.0, 30.0)).ratio
        1.5
        """
        return statistics.median(self.ours) / statistics.median(self.bare)


def report(waits: list[Wait]) -> Iterator[str]:
    """The waits, a line each, under one heading.

    >>> list(report([Wait("press", (100.0,), (160.0,), 2048)]))[-1].split()
    ['press', '100', '160', '1.60', '1.5', '2', 'above', 'its', 'limit']
    """
    yield f"{'wait':<26} {'bare, ms':>9} {'Baza, ms':>9} {'ratio':>6} {'limit':>6} {'kB sent':>8}"
    for wait in waits:
        bare, ours = statistics.median(wait.bare), statistics.median(wait.ours)
        note = "  above its limit" if wait.ratio > LIMIT else ""
        measured = f"{wait.name:<26} {bare:>9.0f} {ours:>9.0f} {wait.ratio:>6.2f} {LIMIT:>6}"
        yield f"{measured} {wait.received / 1024:>8.0f}{note}"


class _Ear:
    """Counts what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._add)

    def _add(self, frame: bytes | str) -> None:
        self.bytes += len(frame)


def _first_pages(browser: Browser, bare: str, ours: str) -> Wait:
    """A reader who comes for the first time, with nothing cached."""
    times: dict[str, list[float]] = {bare: [], ours: []}
    received = 0
    for _ in range(ROUNDS + 1):
        for url in (bare, ours):
            reader = Reader(Desks(browser), url, width=PHONE, language="es")
            ear = _Ear(reader.page)
            reader.page.add_init_script(f"({_READY})()")
            reader.page.goto(url)
            reader.page.wait_for_function("() => window.readyAfter")
            times[url].append(float(reader.page.evaluate("window.readyAfter")))
            received = ear.bytes
            reader.context.close()
    return Wait("first page to ready", tuple(times[bare][1:]), tuple(times[ours][1:]), received)


def _press(page: Page, sign: str, press: Callable[[], None]) -> float:
    page.evaluate(_WATCH, sign)
    press()
    return float(page.evaluate("window.painted"))


def _presses(browser: Browser, bare: str, ours: str) -> Wait:
    """A reader who plays one deal, and one who presses the only button there is."""
    desks = Desks(browser)
    plain = Reader(desks, bare, width=PHONE, language="es")
    plain.go()
    player = Reader(desks, ours, width=PHONE, language="es")
    ear = _Ear(player.page)
    times: tuple[list[float], list[float]] = ([], [])
    received: list[int] = []
    while len(times[1]) <= ROUNDS:
        player.go(_DEAL)
        player.page.wait_for_url("**/play?deal=*")
        player.settle()
        for _ in range(3):  # the first cards of a deal: none of them ends it
            card = player.page.locator('.hand button[data-card]:not([aria-disabled="true"])').first
            plain.settle()
            button = plain.page.get_by_role("button", name="Pressed")
            times[0].append(_press(plain.page, _LABEL, button.click))
            before = ear.bytes
            times[1].append(_press(player.page, _PICTURE, card.click))
            player.settle()
            received.append(ear.bytes - before)
    for reader in (plain, player):
        reader.context.close()
    sent = int(statistics.median(received))
    return Wait("card to next picture", tuple(times[0][1:]), tuple(times[1][1:]), sent)


def main() -> int:
    """Measure and print; 1 if a wait is above its limit."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), ROOT / "tests" / "browser" / "sample" / "bare.py") as bare,
        serving(Path(data)) as ours,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        waits = [_first_pages(browser, bare.url, ours.url), _presses(browser, bare.url, ours.url)]
        browser.close()
    for line in report(waits):
        print(line)
    return 1 if any(wait.ratio > LIMIT for wait in waits) else 0


if __name__ == "__main__":
    sys.exit(main())

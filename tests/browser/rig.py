"""Drives the real app in the system's Chromium: the server, its readers, and what both complain of."""

import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    ViewportSize,
)

ROOT = Path(__file__).resolve().parents[2]
PHONE, DESKTOP = 390, 1280

OUTAGE = (
    "net::ERR_",
    "Failed to fetch",
    "WebSocket",
    "Client Error",
    "Connection failed",
    "disconnected from server",
    "server is not responding",
)
"""What a browser and Streamlit say while their server is away."""

_HEIGHTS = {PHONE: 844, DESKTOP: 800}
_LOCALES = {"es": "es-ES", "en": "en-GB"}
_SETTLED = (
    '[data-testid="stApp"][data-test-connection-state="CONNECTED"][data-test-script-state="notRunning"]'
)
# The others at the table move in runs of their own.
_BUSY = "section.table[data-busy]"
# A press goes out in a moment of its own, and its run begins later still: until then the old picture stands still.
_SENT = "section.table[data-sent]"
# A server that has just been started, on a machine with more to do than it can, thinks for half a minute.
_PATIENCE = 120_000
# The table's script is fetched: until it is there its place is empty.
_BARE = ".baza-table:empty"
# The head of a page is there before the page is, and between the two nothing runs that one could wait for.
_FILLED = """() => !document.querySelector(".st-key-baza-header") ||
    document.querySelector(".st-key-baza-content")?.getBoundingClientRect().height > 0"""
# Streamlit is done before React is: parts arrive late, styles and transitions later still. So: six looks
# in a row at a document that has not changed and in which nothing moves that will come to rest. A page that
# never rests is taken as it is after some seconds. Timers, since a tab in the background draws no frames.
_STILL = """() => new Promise(still => {
    let quiet = 0, looks = 0;
    const watch = new MutationObserver(() => { quiet = 0; });
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    const moving = a => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity;
    const look = () => {
        quiet = document.getAnimations().some(moving) ? 0 : quiet + 1;
        if (quiet < 6 && ++looks < 400) return setTimeout(look, 16);
        watch.disconnect();
        still();
    };
    look();
})"""
# A finished trick lies on the table for as long as a reader needs: waited for only where it is looked at.
_NO_REST = "globalThis.bazaRest = 0"
# An address of Streamlit's own at which no script runs.
_NO_SCRIPT = "/_stcore/health"
# It has no icon either: the browser may look for one, and be told so when the next reader is there already.
_NO_ICON = "/favicon.ico"
_AXE = Axe().axe_script
_ELSEWHERE = re.compile(r"^https?://(?!127\.0\.0\.1[:/])")
_CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing but this machine is found. To refuse addresses by Playwright's routes would switch off the
    # browser's cache, and every page would fetch and compile its scripts anew.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def chromium_path() -> str:
    """The system's Chromium: `$CHROMIUM`, or the first of its usual names on PATH.

    Raises LookupError if there is none.
    """
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise LookupError("the browser tests need Chromium: install it, or give its path in CHROMIUM")


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium that asks the network for nothing of its own accord."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=_CHROMIUM_ARGS)


class Server:
    """`streamlit run SCRIPT` with a data folder of its own.

    `start` returns once the health route answers; `stop` and `start` again is a restart on the same
    port with the same data, as a deployed server does it. `log` is everything that the process printed.
    """

    def __init__(self, data: Path, script: Path = ROOT / "app.py", **environment: str) -> None:
        self.script = script
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{data / 'baza.sqlite3'}"
        self._environment = {
            **os.environ,
            "BAZA_DATABASE_URL": self.database,
            "XDG_DATA_HOME": str(data),
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            **environment,
        }
        self._lines: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> str:
        """What the process has printed so far."""
        return "".join(self._lines)

    def start(self, *, within: float = 60.0) -> "Server":
        """Start the process; RuntimeError with its log if it ends or is not healthy `within` seconds."""
        options = {
            "server.port": self.port,
            "server.address": "127.0.0.1",
            "server.headless": "true",
            "server.fileWatcherType": "none",
            "browser.gatherUsageStats": "false",
        }
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", "streamlit", "run", str(self.script)]
            + [f"--{name}={value}" for name, value in options.items()],
            cwd=self.script.parent,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        ended = threading.Event()

        def read() -> None:
            assert process.stdout is not None
            with process.stdout as lines:
                self._lines.extend(lines)
            ended.set()

        threading.Thread(target=read, daemon=True).start()
        tries = int(within / 0.1)
        for _ in range(tries):
            if self.healthy():
                return self
            if ended.wait(0.1):
                break
        self.stop()
        raise RuntimeError(f"the app did not start:\n{self.log}")

    def healthy(self) -> bool:
        """Whether the health route answers."""
        try:
            with urllib.request.urlopen(f"{self.url}/_stcore/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """End the process; nothing happens if it is not running."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _size(width: int) -> ViewportSize:
    return {"width": width, "height": _HEIGHTS.get(width, 800)}


class Desks:
    """Pages by width, language and theme, each in a browser context of its own, lent to one reader after the other.

    A page that comes back forgets cookies, storage and history but keeps the process behind it, which has
    fetched and compiled the app's scripts: the first page of a new one takes more than twice the time.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[int, str, bool], list[Page]] = {}

    def take(self, width: int, language: str, *, dark: bool) -> Page:
        """A page that knows nobody."""
        free = self._free.get((width, language, dark))
        if free:
            return free.pop()
        context = self._browser.new_context(
            viewport=_size(width),
            has_touch=width == PHONE,
            locale=_LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.add_init_script(_NO_REST)
        return context.new_page()

    def give_back(self, page: Page, url: str, width: int, language: str, *, dark: bool) -> None:
        """Forget whoever used a page, and the other tabs of its context, at ``url``."""
        context = page.context
        for tab in context.pages:
            if tab != page:
                tab.close()
        try:
            page.goto(f"{url}{_NO_SCRIPT}")
            page.evaluate("sessionStorage.clear()")
        except Error:  # its server is gone
            page.close()
            page = context.new_page()
        page.set_viewport_size(_size(width))
        page.emulate_media(reduced_motion="reduce")
        page.mouse.move(-1, -1)
        session = context.new_cdp_session(page)
        forgotten = "local_storage,indexeddb,service_workers,cookies,websql,file_systems"
        session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": forgotten})
        session.send("Page.resetNavigationHistory")
        session.detach()
        context.clear_cookies()
        context.clear_permissions()
        self._free.setdefault((width, language, dark), []).append(page)


class Reader:
    """One person in front of the app: a page with cookies of its own, and every complaint of its console.

    `width` is `PHONE` or `DESKTOP`, `language` what the browser asks for.
    """

    def __init__(self, desks: Desks, url: str, *, width: int, language: str, dark: bool = False) -> None:
        self.url = url
        self.language = language
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self._desks, self._width, self._dark = desks, width, dark
        self.page = desks.take(width, language, dark=dark)
        # The keyboard is with one page of a window, and others lie there for the next readers.
        self.page.bring_to_front()
        self.context = self.page.context
        self.context.on("request", self._watch)
        self._hear(self.page)

    def tab(self) -> Page:
        """One more tab of the same browser, listened to as well."""
        page = self.context.new_page()
        self._hear(page)
        return page

    def go(self, path: str = "/") -> Page:
        """Open an address of the app and wait until it stands still."""
        self.page.goto(self.url + path)
        return self.settle()

    def reload(self) -> Page:
        """Load the page again and wait until it stands still."""
        self.page.reload()
        return self.settle()

    def settle(self, page: Page | None = None) -> Page:
        """Wait until the app is connected and has nothing more to draw."""
        page = page or self.page
        page.wait_for_selector(_SENT, state="detached", timeout=_PATIENCE)
        page.wait_for_selector(_SETTLED, timeout=_PATIENCE)
        page.wait_for_function(_FILLED, timeout=_PATIENCE)
        page.wait_for_selector(_BARE, state="detached", timeout=_PATIENCE)
        page.wait_for_selector(_BUSY, state="detached", timeout=_PATIENCE)
        page.evaluate(_STILL)
        page.wait_for_selector(_SETTLED, timeout=_PATIENCE)
        return page

    def take_time(self, *, all_of_it: bool = False) -> None:
        """Let finished tricks rest on this page, until another is loaded: as a reader sees them, or for good."""
        self.page.evaluate("all => { globalThis.bazaRest = all ? 1e9 : undefined; }", all_of_it)

    def forgive(self, *texts: str) -> None:
        """Hear no complaint with one of these texts in it, past or to come; without any, those of an outage."""
        self._forgiven += texts or OUTAGE
        self.complaints[:] = [line for line in self.complaints if not self._is_forgiven(line)]

    def axe(self, within: str | None = None) -> list[str]:
        """What axe calls serious or critical on the page (or `within` a selector), one sentence each.

        It looks when the page is at rest: what Streamlit is about to draw anew is pale for a moment.
        """
        if self.page.query_selector('[data-testid="stApp"]'):
            self.settle()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(_AXE)
        # What it found in order is most of its answer, and nobody asks for that.
        found = self.page.evaluate(
            "within => axe.run(within ?? document, {resultTypes: ['violations']}).then(all => all.violations)",
            within,
        )
        return [
            f"{rule['id']}: {node['html']} {[check['message'] for check in node['any']]}"
            for rule in found
            if rule["impact"] in {"serious", "critical"}
            for node in rule["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window; 0 is good."""
        return int(
            self.page.evaluate(
                "() => Math.max(0, ...[document.documentElement, ...document.querySelectorAll("
                "'[data-testid=stMain], [data-testid=stApp]')].map(e => e.scrollWidth - e.clientWidth))"
            )
        )

    def close(self) -> None:
        """Leave; the desk is free for the next."""
        self.context.remove_listener("request", self._watch)
        self.page.remove_listener("console", self._listen)
        self.page.remove_listener("pageerror", self._break)
        self._desks.give_back(self.page, self.url, self._width, self.language, dark=self._dark)

    def _hear(self, page: Page) -> None:
        page.set_default_timeout(30_000)
        page.on("console", self._listen)
        page.on("pageerror", self._break)

    def _break(self, error: Error) -> None:
        self._complain(f"page: {error}")

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.location.get("url", "").endswith(_NO_ICON):
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _watch(self, request: Request) -> None:
        if _ELSEWHERE.match(request.url):
            self._complain(f"network: the page asks for {request.url}")

    def _complain(self, line: str) -> None:
        if not self._is_forgiven(line):
            self.complaints.append(line)

    def _is_forgiven(self, line: str) -> bool:
        return any(text in line for text in self._forgiven)


@contextmanager
def serving(data: Path, script: Path = ROOT / "app.py", **environment: str) -> Iterator[Server]:
    """A running server that is stopped in the end; AssertionError if it printed a traceback."""
    server = Server(data, script, **environment)
    try:
        yield server.start()
    finally:
        server.stop()
    assert "Traceback (most recent call last)" not in server.log, server.log

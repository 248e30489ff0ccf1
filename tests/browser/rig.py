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
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Route

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
# The table's script is fetched: until it is there its place is empty.
_BARE = ".baza-table:empty"
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
_ELSEWHERE = re.compile(r"^https?://(?!127\.0\.0\.1[:/])")
_CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
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


class Desks:
    """Browser contexts by width, language and theme, lent to one reader after the other.

    A returned context forgets cookies and storage but keeps its cache of scripts, which a new one would
    fetch and compile again: a first page takes it half the time.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[int, str, bool], list[BrowserContext]] = {}

    def take(self, width: int, language: str, *, dark: bool) -> BrowserContext:
        """A context that knows nobody."""
        free = self._free.get((width, language, dark))
        if free:
            return free.pop()
        return self._browser.new_context(
            viewport={"width": width, "height": _HEIGHTS.get(width, 800)},
            has_touch=width == PHONE,
            locale=_LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )

    def give_back(self, context: BrowserContext, url: str, width: int, language: str, *, dark: bool) -> None:
        """Forget whoever used a context at ``url``."""
        for page in context.pages:
            page.close()
        page = context.new_page()
        session = context.new_cdp_session(page)
        forgotten = "local_storage,indexeddb,service_workers,cookies,websql,file_systems"
        session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": forgotten})
        page.close()
        context.clear_cookies()
        context.clear_permissions()
        self._free.setdefault((width, language, dark), []).append(context)


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
        self.context = desks.take(width, language, dark=dark)
        self.context.route(_ELSEWHERE, self._refuse)
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser, listened to as well."""
        page = self.context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._complain(f"page: {error}"))
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
        page.wait_for_selector(_SETTLED)
        page.wait_for_selector(_BUSY, state="detached")
        page.wait_for_selector(_BARE, state="detached")
        page.evaluate(_STILL)
        page.wait_for_selector(_SETTLED)
        return page

    def forgive(self, *texts: str) -> None:
        """Hear no complaint with one of these texts in it, past or to come; without any, those of an outage."""
        self._forgiven += texts or OUTAGE
        self.complaints[:] = [line for line in self.complaints if not self._is_forgiven(line)]

    def axe(self, within: str | None = None) -> list[str]:
        """What axe calls serious or critical on the page (or `within` a selector), one sentence each."""
        found = Axe().run(self.page, context=within).response["violations"]
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
        self.context.unroute(_ELSEWHERE, self._refuse)
        self._desks.give_back(self.context, self.url, self._width, self.language, dark=self._dark)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _refuse(self, route: Route) -> None:
        self._complain(f"network: the page asks for {route.request.url}")
        route.abort("blockedbyclient")

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

"""Fixtures of the browser tests: one server per process, one browser for all of them, a fresh reader per test.

    def test_home(reader):                       # a Spanish reader at a desktop
        reader.go("/")
        assert reader.axe() == []

    def test_phone(new_reader):
        reader = new_reader(width=PHONE, language="en", dark=True)

A reader who leaves with complaints of the console, the page or the network fails the test.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.rig import DESKTOP, PHONE, Desks, Reader, Server, launch, serving

# A busy machine answers late: waiting longer costs nothing where the answer comes.
expect.set_options(timeout=20_000)

# Scripts for Streamlit, not modules to collect.
collect_ignore_glob = ["sample/*"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, running; shared, since every reader is a learner of its own."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """The app for one test alone, to be stopped and started at will."""
    with serving(tmp_path) as running:
        yield running


# Playwright keeps an event loop while it lives, which other tests may not meet: so not for the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def desks(browser: Browser) -> Desks:
    """Where the readers sit, one after the other."""
    return Desks(browser)


@pytest.fixture
def make_reader(desks: Desks) -> Iterator[Callable[..., Reader]]:
    """Make readers in front of any address: `make_reader(url, width=PHONE, language="en", dark=True)`."""
    readers: list[Reader] = []

    def make(url: str, *, width: int = DESKTOP, language: str = "es", dark: bool = False) -> Reader:
        readers.append(Reader(desks, url, width=width, language=language, dark=dark))
        return readers[-1]

    yield make
    for reader in readers:
        reader.close()
    assert [line for reader in readers for line in reader.complaints] == []


@pytest.fixture
def new_reader(server: Server, make_reader: Callable[..., Reader]) -> Callable[..., Reader]:
    """Make readers of the app: `new_reader(width=PHONE, language="en", dark=True)`."""
    return lambda **choices: make_reader(server.url, **choices)


@pytest.fixture(params=["es", "en"])
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def width(request: pytest.FixtureRequest) -> int:
    """Each width in turn."""
    return int(request.param)


@pytest.fixture
def reader(new_reader: Callable[..., Reader]) -> Reader:
    """A Spanish reader at a desktop."""
    return new_reader()


@pytest.fixture
def phone(new_reader: Callable[..., Reader]) -> Reader:
    """A Spanish reader with a phone."""
    return new_reader(width=PHONE)


@pytest.fixture
def every_reader(new_reader: Callable[..., Reader], width: int, language: str) -> Reader:
    """Four readers in turn: both languages at both widths."""
    return new_reader(width=width, language=language)

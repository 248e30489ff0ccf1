"""`python -m tests.browser.shots [PATH...]`: pictures of pages, to be looked at.

Each address is shown in both languages, at both widths, light and dark; without any, every page, and the
tables of `tests.browser.states`. The pictures land in `shots/`, or where `--into` says.
"""

import argparse
import itertools
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.rig import DESKTOP, PHONE, ROOT, Desks, Reader, launch, serving
from tests.browser.states import addresses
from ui.routes import PAGES

# How much taller the window would have to be for nothing to scroll.
_HIDDEN = "Math.max(0, ...[...document.querySelectorAll('html, [data-testid=stApp], [data-testid=stMain]')]\
.map(e => e.scrollHeight - e.clientHeight))"
_TALLEST = 6000


def shoot(reader: Reader, path: str, file: Path) -> None:
    """Take a picture of an address, as tall as what is on it."""
    page = reader.go(path)
    size = page.viewport_size
    assert size is not None
    tall = size["height"] + int(page.evaluate(_HIDDEN))
    page.set_viewport_size({"width": size["width"], "height": min(tall, _TALLEST)})
    reader.settle().screenshot(path=file)


def main(arguments: list[str] | None = None) -> int:
    """Take them all."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.shots", description="Pictures of pages.")
    parser.add_argument("paths", nargs="*", help="addresses; by default all pages and tables")
    parser.add_argument("--into", type=Path, default=ROOT / "shots")
    chosen = parser.parse_args(arguments)
    places = dict(zip(chosen.paths, chosen.paths, strict=True)) or {
        **{page.path: page.path for page in PAGES.values()},
        **addresses(),
    }
    chosen.into.mkdir(parents=True, exist_ok=True)

    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as chrome:
        browser = launch(chrome)
        desks = Desks(browser)
        for (title, path), language, width, dark in itertools.product(
            places.items(), ("es", "en"), (PHONE, DESKTOP), (False, True)
        ):
            name = re.sub(r"[^\w=-]+", "-", title).strip("-") or "home"
            file = chosen.into / f"{name}-{language}-{width}-{'dark' if dark else 'light'}.png"
            reader = Reader(desks, server.url, width=width, language=language, dark=dark)
            shoot(reader, path, file)
            reader.close()
            print(file, *reader.complaints, sep="\n  ", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The table's cards, style and script as one file of the site, so that a picture of it carries only data.

A component's text goes to the browser with every picture. So the component that Streamlit knows is a line
that fetches this file, once; browsers keep it, since its name changes with its content.
"""

import gzip
import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .cards import sheet

__all__ = ["PATH", "asset_name", "loader", "module", "route", "script", "styles"]

PATH: Final = "/assets/table-{mark}.js"
"""Where the file is, below the root of the site."""

_HERE: Final = Path(__file__).parent
_SCRIPTS: Final = (
    "dom.js", "pictures.js", "motion.js", "keys.js", "coach.js", "panels.js", "asking.js", "saying.js",
    "replay.js", "hand.js", "cards.js", "table.js", "mount.js",
)  # fmt: skip
_STYLES: Final = ("table.css", "many.css", "auction.css", "bare.css", "low.css")
_YEAR: Final = 365 * 24 * 60 * 60


def script() -> str:
    """Return the browser's part as one module, without cards and style."""
    return "\n".join((_HERE / name).read_text(encoding="utf-8") for name in _SCRIPTS)


def styles() -> str:
    """Return the style sheets as one."""
    return "\n".join((_HERE / name).read_text(encoding="utf-8") for name in _STYLES)


@lru_cache(maxsize=1)
def module() -> str:
    """Return the whole file: an ECMAScript module with a default export that draws a table."""
    return f"const SHEET = {json.dumps(sheet())};\nconst STYLE = {json.dumps(styles())};\n{script()}"


@lru_cache(maxsize=1)
def _mark() -> str:
    return sha256(module().encode()).hexdigest()[:16]


def asset_name() -> str:
    """Return the path of the file as it is now, below the root of the site.

    >>> asset_name().startswith("/assets/table-")
    True
    """
    return PATH.format(mark=_mark())


def loader(root: str = "/") -> str:
    """Return the script of the component: it fetches the file of a site at ``root``.

    >>> print(loader("/cards/").splitlines()[0][:40])
    const { default: draw } = await import(n
    """
    place = json.dumps(root.rstrip("/") + asset_name())
    return (
        f"const {{ default: draw }} = await import(new URL({place}, window.location.origin).href);\n"
        "export default draw;\n"
    )


@lru_cache(maxsize=1)
def _packed() -> bytes:
    return gzip.compress(module().encode(), mtime=0)


def _serve(request: Request) -> Response:
    # A page that was open while the site was renewed asks by the old name: it gets the new file, unkept.
    known = request.path_params["mark"] == _mark()
    headers = {
        "cache-control": f"public, max-age={_YEAR}, immutable" if known else "no-cache",
        "vary": "Accept-Encoding",
    }
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "content-encoding": "gzip"}
        return Response(_packed(), media_type="text/javascript", headers=packed)
    return Response(module(), media_type="text/javascript", headers=headers)


def route() -> Route:
    """Return the route that serves the file."""
    return Route(PATH, _serve)

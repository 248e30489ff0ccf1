"""What happens to a web request before Streamlit sees it: the learner's cookie, the language, lost ways.

Streamlit answers every address with the same English shell. Here a page gets the shell in the reader's
language and a cookie that says who is learning; an address that is no page gets a short page of its own.
"""

import html
import re
import secrets
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from urllib.parse import quote

import streamlit
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lessons.i18n import LANGUAGES, Translator, negotiate, translator
from ui.routes import PATHS
from ui.site import site_root
from ui.table import asset

__all__ = [
    "LANGUAGE_COOKIE",
    "LEARNER_COOKIE",
    "Front",
    "is_token",
    "middleware",
    "reader_language",
    "routes",
]

LEARNER_COOKIE = "baza_learner"
"""The cookie that says who is learning: 256 random bits, readable by the server only."""

LANGUAGE_COOKIE = "baza_lang"
"""The cookie with the language that the reader chose."""

_KEEP = 400 * 24 * 60 * 60
"""Seconds that a cookie is kept, counted anew from each visit: the longest that browsers grant."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

_STREAMLIT = re.compile(
    r"/(?:static|media|component|app/static|assets)/|/(?:favicon\.png|manifest\.json|healthz)$|.*/_stcore/"
)

_CONDITIONAL = frozenset({b"accept-encoding", b"if-none-match", b"if-modified-since", b"range", b"if-range"})


def is_token(text: str | None) -> bool:
    """Whether a cookie's text can be one of our tokens.

    >>> is_token(secrets.token_urlsafe(32)), is_token("../x"), is_token(None)
    (True, False, False)
    """
    return text is not None and _TOKEN.fullmatch(text) is not None


def cookies(header: str | None) -> dict[str, str]:
    """The cookies of a `Cookie` header; none if it cannot be read.

    >>> cookies("a=1; baza_lang=es")
    {'a': '1', 'baza_lang': 'es'}
    """
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header or "").items()}
    except CookieError:
        return {}


def reader_language(headers: Headers) -> str:
    """The language to answer a request in: the one chosen here before, else the browser's."""
    chosen = cookies(headers.get("cookie")).get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else negotiate(headers.get("accept-language"))


class Front:
    """ASGI middleware in front of Streamlit; passes on everything that is not a page load."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http" or scope["method"] not in {"GET", "HEAD"}:
            await self.app(scope, receive, send)
            return
        path = _path(scope)
        if path in PATHS:
            await self._page(scope, receive, send)
        elif _STREAMLIT.match(path) or path.rstrip("/") in PATHS:
            await self.app(scope, receive, send)
        else:
            await not_found(Request(scope))(scope, receive, send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page's shell in the reader's language, with the learner's cookie."""
        headers = Headers(scope=scope)
        speak = translator(reader_language(headers))
        # The shell is about to be changed, so it must come whole, unpacked and never "not modified".
        plain = [pair for pair in scope["headers"] if pair[0] not in _CONDITIONAL]
        start: Message = {}
        body = bytearray()

        async def hold(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
                return
            body.extend(message.get("body", b""))
            if message.get("more_body"):
                return
            answer = MutableHeaders(raw=list(start["headers"]))
            shell = bytes(body)
            if start["status"] == 200 and answer.get("content-type", "").startswith("text/html"):
                shell = localise(shell, speak)
                del answer["etag"], answer["last-modified"]
                answer["content-length"] = str(len(shell))
                answer["content-language"] = speak.language
                answer["cache-control"] = "private, no-cache"
                answer["vary"] = "Cookie, Accept-Language"
                answer.append("set-cookie", _learner_cookie(scope, headers))
            await send({**start, "headers": answer.raw})
            await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else shell})

        await self.app({**scope, "method": "GET", "headers": plain}, receive, hold)


def localise(shell: bytes, speak: Translator) -> bytes:
    """Streamlit's HTML shell with the reader's language, our title, a skip link, help without JavaScript."""
    text = shell.decode("utf-8")
    text = text.replace('<html lang="en">', f'<html lang="{speak.language}">', 1)
    text = re.sub(r"<title>.*?</title>", "<title>Baza</title>", text, count=1, flags=re.DOTALL)
    no_script = html.escape(speak.gettext("Baza needs JavaScript: please switch it on in your browser."))
    text = re.sub(
        r"<noscript>.*?</noscript>", f"<noscript>{no_script}</noscript>", text, count=1, flags=re.DOTALL
    )
    # Without this, Streamlit's page would look for its server below each page first, and fail noisily.
    where = f'<script>window.__streamlit = {{BACKEND_BASE_URL: location.origin + "{site_root()}"}}</script>'
    text = text.replace("<head>", f"<head>{where}{_SKIP_STYLE}", 1)
    skip = html.escape(speak.gettext("Skip to the content"))
    text = text.replace("<body>", f'<body><a id="baza-skip" href="#baza-content">{skip}</a>', 1)
    return text.replace('href="./favicon.png"', f'href="{_icon()}"', 1).encode("utf-8")


@lru_cache
def _icon() -> str:
    """The app's icon as a `data:` address."""
    svg = (Path(__file__).resolve().parent / "icon.svg").read_text(encoding="utf-8")
    return f"data:image/svg+xml,{quote(svg)}"


_FACES = (("Source Sans", "SourceSansVF-Upright*"), ("Source Serif", "SourceSerifVariable-Roman*"))


@lru_cache
def _faces() -> str:
    """The theme's type, text and headings, from the files that Streamlit serves to every page."""
    media = Path(streamlit.__file__).parent / "static" / "static" / "media"
    faces = []
    for family, pattern in _FACES:
        # The names change with the version; without a file the page is set in what the reader's system has.
        for file in sorted(media.glob(f"{pattern}.woff2"))[:1]:
            url = f"{site_root()}static/media/{file.name}"
            faces.append(
                f'@font-face {{ font-family: "{family}"; font-weight: 200 900; font-display: swap; '
                f'src: url("{url}") format("woff2"); }}'
            )
    return "\n".join(faces)


def not_found(request: Request) -> Response:
    """The page for an address that is none: one sentence in the reader's language and the way home."""
    speak = translator(reader_language(request.headers))
    body = _NOT_FOUND.format(
        language=speak.language,
        title=html.escape(speak.gettext("There is no page at this address.")),
        body=html.escape(speak.gettext("The link may be old, or a letter may be missing.")),
        home=html.escape(speak.gettext("Go to the start page")),
        href=html.escape(site_root()),
        icon=_icon(),
        faces=_faces(),
    )
    return HTMLResponse(
        body,
        status_code=404,
        headers={
            "content-language": speak.language,
            "cache-control": "no-store",
            "vary": "Cookie, Accept-Language",
        },
    )


def health(_: Request) -> Response:
    """The answer to a health check: the process serves and its store can be reached."""
    from lessons.store import open_store

    return JSONResponse({"status": "ok", "store": open_store().backend})


def middleware() -> list[Middleware]:
    """The middleware of the app."""
    return [Middleware(Front)]


def routes() -> list[BaseRoute]:
    """The routes of the app beside Streamlit's own."""
    return [Route("/healthz", health), asset.route()]


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    root = site_root()
    return path[len(root) - 1 :] if path.startswith(root) else path


def _learner_cookie(scope: Scope, headers: Headers) -> str:
    token = cookies(headers.get("cookie")).get(LEARNER_COOKIE)
    if token is None or not is_token(token):
        token = secrets.token_urlsafe(32)
    secure = scope.get("scheme") == "https" or headers.get("x-forwarded-proto") == "https"
    return f"{LEARNER_COOKIE}={token}; Path={site_root()}; Max-Age={_KEEP}; HttpOnly; SameSite=Lax" + (
        "; Secure" if secure else ""
    )


# Keeps the skip link out of sight until the style is there to dress it.
_SKIP_STYLE = "<style>#baza-skip:not(:focus){position:fixed;transform:translateY(-300%)}</style>"

_NOT_FOUND = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title} · Baza</title>
<link rel="icon" href="{icon}">
<style>
{faces}
:root {{ color-scheme: light dark; --paper: #fbf6ec; --ink: #2a2019; --leaf: #1d5c45; --on-leaf: #fff; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #1a1613; --ink: #f2e9da; --leaf: #8fd0b0; --on-leaf: #10241b; }}
}}
body {{ margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper);
  color: var(--ink); font: 1.125rem/1.6 "Source Sans", system-ui, sans-serif; }}
main {{ max-width: 32rem; padding: 2rem; }}
h1 {{ font: 650 1.75rem/1.25 "Source Serif", Georgia, serif; margin: 0 0 .5rem; }}
a {{ display: inline-block; margin-top: 1rem; padding: .7rem 1.25rem; border-radius: .6rem;
  background: var(--leaf); color: var(--on-leaf); text-decoration: none; font-weight: 600; }}
a:focus-visible {{ outline: 3px solid var(--ink); outline-offset: 3px; }}
</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{body}</p>
<p><a href="{href}">{home}</a></p>
</main>
</body>
</html>
"""

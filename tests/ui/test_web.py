"""The middleware in front of Streamlit, driven as ASGI without a server."""

import asyncio
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
import streamlit

from ui.routes import PATHS
from ui.web import LEARNER_COOKIE, Front, is_token

SHELL = (
    b'<!DOCTYPE html><html lang="en"><head><link rel="shortcut icon" href="./favicon.png" />'
    b"<title>Streamlit</title></head><body><noscript>You need JavaScript.</noscript></body></html>"
)


class Streamlit:
    """Stands in for Streamlit: answers everything with its shell and remembers what it was asked."""

    def __init__(self):
        self.asked = []

    async def __call__(self, scope, receive, send):
        self.asked.append(scope)
        headers = [
            (b"content-type", b"text/html; charset=utf-8"),
            (b"content-length", str(len(SHELL)).encode()),
            (b"etag", b'"shell"'),
            (b"cache-control", b"no-cache"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        half = len(SHELL) // 2
        await send({"type": "http.response.body", "body": SHELL[:half], "more_body": True})
        await send({"type": "http.response.body", "body": SHELL[half:], "more_body": False})


class Answer:
    def __init__(self, messages, behind):
        start = next(message for message in messages if message["type"] == "http.response.start")
        self.status = start["status"]
        self.headers = {name.decode(): value.decode() for name, value in start["headers"]}
        self.text = b"".join(message.get("body", b"") for message in messages[1:]).decode()
        self.behind = behind

    @property
    def token(self):
        return re.match(rf"{LEARNER_COOKIE}=([^;]*)", self.headers["set-cookie"])[1]


def ask(path="/", method="GET", scheme="http", **headers):
    behind, messages = Streamlit(), []
    scope = {
        "type": "http",
        "method": method,
        "scheme": scheme,
        "path": path,
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        messages.append(message)

    asyncio.run(Front(behind)(scope, receive, send))
    return Answer(messages, behind.asked)


@pytest.mark.parametrize("path", sorted(PATHS))
def test_a_page_load_brings_an_unguessable_cookie(path):
    first, second = ask(path), ask(path)
    assert is_token(first.token)
    assert first.token != second.token
    attributes = first.headers["set-cookie"].split("; ")[1:]
    assert {"Path=/", "HttpOnly", "SameSite=Lax"} <= set(attributes)
    assert "Secure" not in attributes


def test_a_reload_keeps_the_learner():
    token = ask("/").token
    assert ask("/play", cookie=f"{LEARNER_COOKIE}={token}").token == token


@pytest.mark.parametrize("forged", ["short", "a" * 44, "../../etc/passwd", '"', "%00" * 20, "é" * 43])
def test_a_cookie_that_is_none_of_ours_is_replaced(forged):
    answer = ask("/", cookie=f"{LEARNER_COOKIE}={forged}")
    assert is_token(answer.token)
    assert answer.token != forged


def test_over_https_the_cookie_is_secure():
    assert "; Secure" in ask("/", scheme="https").headers["set-cookie"]
    assert "; Secure" in ask("/", x_forwarded_proto="https").headers["set-cookie"]


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({"accept_language": "es-MX,es;q=0.9"}, "es"),
        ({"accept_language": "de"}, "en"),
        ({}, "en"),
        ({"accept_language": "en", "cookie": "baza_lang=es"}, "es"),
        ({"accept_language": "es", "cookie": "baza_lang=xx"}, "es"),
        ({"accept_language": "es", "cookie": "baza_lang=en; other=1"}, "en"),
    ],
)
def test_shell_and_lost_ways_speak_the_reader_language(headers, language):
    for path, status in (("/", 200), ("/nowhere", 404)):
        answer = ask(path, **headers)
        assert answer.status == status
        assert f'<html lang="{language}">' in answer.text
        assert answer.headers["content-language"] == language
        assert "Cookie" in answer.headers["vary"]


def test_the_shell_is_ours():
    answer = ask("/learn", accept_language="es", accept_encoding="gzip", if_none_match='"shell"')
    assert "<title>Baza</title>" in answer.text
    assert "Streamlit" not in answer.text
    assert "actívalo" in answer.text
    assert "./favicon.png" not in answer.text
    assert '<body><a id="baza-skip" href="#baza-content">Saltar al contenido</a>' in answer.text
    assert int(answer.headers["content-length"]) == len(answer.text.encode())
    assert "etag" not in answer.headers
    asked = {name for name, _ in answer.behind[0]["headers"]}
    assert asked == {b"accept-language"}


def test_head_has_the_headers_of_get_and_no_body():
    head, get = ask("/", method="HEAD"), ask("/")
    assert head.text == ""
    assert head.headers["content-length"] == get.headers["content-length"]
    assert ask("/nowhere", method="HEAD").status == 404


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/learn/more", "/pages/home", "/index.html", "/favicon.ico", "/%3Cscript%3E", "/x/healthz"],
)
def test_an_unknown_address_is_a_small_valid_page_with_a_way_home(path):
    answer = ask(path, accept_language="es")
    assert answer.status == 404
    assert answer.behind == []
    assert 'href="/"' in answer.text
    fonts = re.findall(r"/(static/media/Source\w+[\w.-]+\.woff2)", answer.text)
    assert len(fonts) == 2
    assert all((Path(streamlit.__file__).parent / "static" / font).is_file() for font in fonts)
    assert "set-cookie" not in answer.headers
    check = Nesting()
    check.feed(answer.text)
    assert check.open == []
    assert {"html", "head", "title", "body", "main", "h1", "a"} <= check.seen


@pytest.mark.parametrize(
    "path",
    [
        "/_stcore/health",
        "/_stcore/stream",
        "/static/js/index.js",
        "/media/abc.png",
        "/component/x/index.js",
        "/favicon.png",
        "/manifest.json",
        "/healthz",
        "/learn/",
    ],
)
def test_what_streamlit_needs_goes_through_untouched(path):
    answer = ask(path, cookie="a=b")
    assert len(answer.behind) == 1
    assert answer.text == SHELL.decode()
    assert "set-cookie" not in answer.headers


def test_other_methods_go_through():
    assert len(ask("/nowhere", method="POST").behind) == 1


class Nesting(HTMLParser):
    """Whether the elements of a page are closed as they were opened."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], set()

    def handle_starttag(self, tag, attrs):
        self.seen.add(tag)
        if tag not in {"meta", "link"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

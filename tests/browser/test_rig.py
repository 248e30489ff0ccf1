"""The rig sees what it should: a broken page, an address elsewhere, an unreadable page, a server's end."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.rig import DESKTOP, PHONE, Reader, Server, serving

SAMPLE = Path(__file__).parent / "sample" / "page.py"


@pytest.fixture
def stranger(desks):
    """A reader whose complaints are looked at, not forbidden."""
    reader = Reader(desks, "http://127.0.0.1", width=PHONE, language="es")
    yield reader
    reader.close()


def test_a_broken_page_is_heard(stranger):
    stranger.page.set_content("<script>console.error('uno'); throw new Error('dos')</script>")
    stranger.page.wait_for_function("true")
    assert len(stranger.complaints) == 2
    assert "uno" in stranger.complaints[0]
    assert "dos" in stranger.complaints[1]


def test_what_is_forgiven_is_not_heard(stranger):
    stranger.page.set_content("<script>console.error('uno')</script>")
    stranger.forgive("uno")
    stranger.page.set_content("<script>console.error('dos uno'); console.error('tres')</script>")
    stranger.page.wait_for_function("true")
    assert len(stranger.complaints) == 1
    assert "tres" in stranger.complaints[0]


# A name, and a number that needs no name server: this machine's own, where nobody would be asked by mistake.
@pytest.mark.parametrize("address", ["https://example.org/a.png", "http://127.0.0.2/a.png"])
def test_an_address_elsewhere_is_refused(stranger, address):
    stranger.page.set_content(f'<img src="{address}" alt="">')
    stranger.page.wait_for_function("true")
    assert f"network: the page asks for {address}" in stranger.complaints
    assert any("ERR_NAME_NOT_RESOLVED" in line for line in stranger.complaints)


def test_axe_tells_a_good_page_from_a_bad_one(stranger):
    good = '<html lang="es"><title>a</title><main><h1>a</h1>{}</main></html>'
    stranger.page.set_content(good.format(""))
    assert stranger.axe() == []
    stranger.page.set_content(good.format("<button></button>"))
    assert [line.partition(":")[0] for line in stranger.axe()] == ["button-name"]


def test_a_page_wider_than_the_phone_is_measured(stranger):
    stranger.page.set_content('<body style="margin:0"><div style="width:400px">a</div>')
    assert stranger.overflow() == 400 - PHONE


@pytest.mark.parametrize(("width", "language"), [(PHONE, "es"), (DESKTOP, "en")])
def test_a_script_is_served_and_served_again(tmp_path, make_reader, width, language):
    with serving(tmp_path, SAMPLE) as server:
        reader = make_reader(server.url, width=width, language=language)
        page = reader.go()
        assert page.evaluate("[innerWidth, navigator.language.slice(0, 2)]") == [width, language]
        assert reader.overflow() == 0
        page.get_by_role("button", name="Pulsa").click()
        expect(page.get_by_text("Pulsado")).to_be_visible()
        reader.forgive()
        server.stop()
        assert not server.healthy()
        server.start()
        expect(reader.go().get_by_text("Hola")).to_be_visible()


def test_the_next_at_a_desk_is_a_stranger(server, desks):
    first = Reader(desks, server.url, width=PHONE, language="es")
    first.go().evaluate("localStorage.setItem('mine', '1'); sessionStorage.setItem('mine', '1')")
    first.tab()
    first.page.set_viewport_size({"width": 500, "height": 500})
    known = {cookie["name"]: cookie["value"] for cookie in first.context.cookies()}
    assert known
    first.close()
    second = Reader(desks, server.url, width=PHONE, language="es")
    assert second.page is first.page
    assert second.context.pages == [second.page]
    assert second.context.cookies() == []
    assert second.page.evaluate("[innerWidth, history.length]") == [PHONE, 1]
    assert (
        second.go().evaluate("[localStorage.getItem('mine'), sessionStorage.getItem('mine')]") == [None] * 2
    )
    assert {cookie["name"]: cookie["value"] for cookie in second.context.cookies()} != known
    second.close()


def test_a_server_that_cannot_start_says_why(tmp_path):
    server = Server(tmp_path, tmp_path / "missing.py")
    with pytest.raises(RuntimeError, match=r"missing\.py"):
        server.start()

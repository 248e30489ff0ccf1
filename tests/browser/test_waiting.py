"""A table whose others are to move does not wait for ever."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.rig import serving

APP = Path(__file__).parent / "sample" / "waiting_app.py"


def test_the_table_asks_again_where_the_run_of_the_others_was_lost(tmp_path, make_reader):
    with serving(tmp_path, APP) as server:
        reader = make_reader(server.url)
        reader.page.goto(server.url)
        expect(reader.page.get_by_text("Asked: None.")).to_be_visible(timeout=60_000)
        expect(reader.page.locator("section.table[data-busy]")).to_be_visible()
        expect(reader.page.get_by_text("Asked: ui:on.")).to_be_visible(timeout=30_000)
        expect(reader.page.locator("section.table:not([data-busy])")).to_be_visible()


def test_the_page_is_loaded_anew_where_asking_is_of_no_use(tmp_path, make_reader):
    with serving(tmp_path, APP) as server:
        reader = make_reader(server.url)
        reader.page.goto(f"{server.url}/?deaf=1")
        expect(reader.page.locator("section.table[data-busy]")).to_be_visible(timeout=60_000)
        reader.page.evaluate("globalThis.before = true")
        reader.page.wait_for_function("!globalThis.before", timeout=60_000)
        expect(reader.page.locator("section.table[data-busy]")).to_be_visible(timeout=60_000)

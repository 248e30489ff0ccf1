"""The component: mounted from data, answering each picture at most once, in step with its script."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from streamlit.testing.v1 import AppTest

from ui.table import table as module
from ui.table.asset import script, styles
from ui.table.cards.signs import WIDTHS
from ui.table.data import HandCard, Labels, PastTrick, Seat, Stock, TableData
from ui.table.table import fresh

CSS = (Path(module.__file__).parent / "table.css").read_text(encoding="utf-8")


def page(key="table"):
    import streamlit as st

    from tests.ui.table.sample import picture
    from ui.table.table import table

    st.write(f"token {table(picture(), key=key)}")


# A deal's name may hold two underscores in a row, which Streamlit does not allow in a component's key.
@pytest.mark.parametrize("key", ["table", "table-a__b", "table-__"])
def test_table_is_drawn_and_nothing_was_pressed(key):
    app = AppTest.from_function(page, default_timeout=20, args=(key,)).run()
    assert not app.exception
    assert app.markdown[0].value == "token None"


@pytest.mark.parametrize(
    ("pressed", "token"),
    [
        ({"token": "TS", "seq": 12}, "TS"),
        ({"token": "TS", "seq": 11}, None),
        ({"token": "TS"}, None),
        ({"token": 3, "seq": 12}, None),
        ({"seq": 12}, None),
        ("TS", None),
        (None, None),
    ],
)
def test_only_a_press_on_this_picture_counts(pressed, token):
    assert fresh(pressed, 12) == token


def test_script_uses_exactly_the_labels_there_are():
    used = set(re.findall(r"labels\.(\w+)", script()))
    assert used == set(get_type_hints(Labels))


def test_script_reads_only_what_the_data_has():
    known = set(get_type_hints(TableData)) | {"inks"}
    assert set(re.findall(r"\bdata\.(\w+)", script())) <= known
    assert set(re.findall(r"\bstock\.(\w+)", script())) <= {*get_type_hints(Stock), "hidden"}
    assert set(re.findall(r"\bseat\.(\w+)", script())) <= set(get_type_hints(Seat))
    assert set(re.findall(r"\bitem\.(\w+)", script())) <= set(get_type_hints(HandCard))
    assert set(re.findall(r"last_trick\.(\w+)", script())) <= set(get_type_hints(PastTrick))


def test_script_and_python_draw_the_same_glyphs():
    assert set(re.search(r'GLYPHS = new Set\("(\w+)"\)', script())[1]) == set(WIDTHS)


def test_script_is_one_module_with_one_way_in():
    assert script().count("export default") == 1
    assert not re.search(r"^import ", script(), re.MULTILINE)
    assert "innerHTML" not in script()


def test_no_move_has_the_whole_page_styled_again():
    """`:has()` looks at every ancestor of what changes; on paper nothing changes."""
    pages = Path(module.__file__).parents[1].rglob("*.css")
    screen = [file.read_text(encoding="utf-8").partition("@media print")[0] for file in pages]
    found = re.findall(r"[^{};]*:has\([^{]*", "\n".join([styles(), *screen]))
    assert [each.strip() for each in found if not re.search(r":has\((small|h3\.asked)\)", each)] == []


def test_text_is_never_smaller_than_fourteen_pixels():
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;]*?(\d+(?:\.\d+)?)px", CSS)]
    assert sizes
    assert min(sizes) >= 14


def test_motion_can_be_switched_off():
    assert "prefers-reduced-motion" in CSS
    assert "!data.motion || matchMedia" in script()

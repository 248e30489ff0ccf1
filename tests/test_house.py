"""The house keeps its own rules; each check also proves that it can fail."""

import importlib
from collections.abc import Callable
from types import ModuleType

import pytest

from tests import house

FILES = house.tracked()
SOURCES = {name: (house.ROOT / name).read_text(encoding="utf-8") for name in FILES if name.endswith(".py")}


def offences(check: Callable[[str, str], list[str]], texts: dict[str, str]) -> str:
    return "\n".join(line for path, text in texts.items() for line in check(path, text))


def test_imports_run_one_way():
    assert offences(house.direction, SOURCES) == ""


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/cards.py", "import lessons.explain"),
        ("engine/cards.py", "import yaml"),
        ("engine/games/schnapsen/rules.py", "from .... import lessons"),
        ("engine/view.py", "def late():\n    import pydantic"),
        ("lessons/coach.py", "from ui.table import table"),
        ("lessons/coach.py", "import streamlit as st"),
        ("lessons/drills/one.py", "import importlib\nimportlib.import_module('streamlit')"),
        ("ui/play.py", "import app"),
        ("ui/play.py", "from tests import house"),
        ("bench/deals.py", "from streamlit import session_state"),
    ],
)
def test_a_wrong_import_is_seen(path, source):
    assert len(house.direction(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/games/schnapsen/rules.py", "from ...cards import Suit\nfrom . import state\nimport random"),
        ("lessons/coach.py", "import yaml\nfrom engine import judge"),
        ("ui/play.py", "import streamlit as st\nimport lessons\nimport engine"),
        ("app.py", "import streamlit as st\nfrom ui import learner"),
    ],
)
def test_a_right_import_passes(path, source):
    assert house.direction(path, source) == []


def test_only_one_file_touches_session_state():
    assert offences(house.session_state, SOURCES) == ""


@pytest.mark.parametrize(
    "source",
    ["import streamlit as st\nst.session_state['a'] = 1", "from streamlit import session_state"],
)
def test_session_state_elsewhere_is_seen(source):
    assert len(house.session_state("ui/play.py", source)) == 1
    assert house.session_state("ui/session.py", source) == []


def test_no_folder_is_called_pages():
    assert house.pages_folders(FILES) == []


def test_a_pages_folder_is_seen():
    bad = ["pages/home.py", "ui/pages/home.py", "ui/table/pages/home.py"]
    assert len(house.pages_folders([*bad, "ui/pages.py", "lessons/pages/home.py"])) == len(bad)


def test_no_file_names_a_registry_or_a_machine():
    texts = {}
    for name in FILES:
        data = (house.ROOT / name).read_bytes()
        if b"\0" not in data:
            texts[name] = data.decode("utf-8")
    assert offences(house.places, texts) == ""


@pytest.mark.parametrize(
    "line",
    [
        "index = https://" + "pypi" + ".org/simple",
        "https://files." + "python" + "hosted.org/a.whl",
        "https://registry." + "npm" + "js.org/axe-core",
        "open('/" + "tmp/x')",
        "#!/" + "home/ana/bin/python",
        "see /" + "work/notes",
    ],
)
def test_a_registry_or_a_machine_is_seen(line):
    assert len(house.places("docs/a.md", "fine\n" + line)) == 1


@pytest.mark.parametrize("line", ["https://example.org/home/ana/x", "#!/usr/bin/env bash", "a/network/b"])
def test_an_ordinary_address_passes(line):
    assert house.places("docs/a.md", line) == []


def test_public_names_exist():
    wrong = []
    for path, source in SOURCES.items():
        if house.layer(path) in {"engine", "lessons", "ui"} and house.declares_all(source):
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            wrong += house.exported(importlib.import_module(name))
    assert wrong == []


def test_a_missing_public_name_is_seen():
    module = ModuleType("sample")
    module.__all__ = ["here", "here", "gone"]
    module.here = 1
    assert len(house.exported(module)) == 2


def test_the_engine_says_what_is_public():
    assert house.declares_all(SOURCES["engine/__init__.py"])

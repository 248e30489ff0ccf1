"""A page of the app drawn without a browser: the screen of a page, for a learner with a cookie."""

import datetime as dt
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from lessons.store import open_store
from ui import frame
from ui.web import LEARNER_COOKIE

__all__ = ["Visitor"]

MAIN = str(Path(__file__).resolve().parents[2] / "ui" / "main.py")
TOKEN = "a" * 43


class Visitor:
    """A reader with a learner of his own; Streamlit's rig knows no addresses, so each page is its first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, language: str = "en") -> None:
        monkeypatch.setenv("BAZA_DATABASE_URL", f"sqlite:///{folder / 'baza.sqlite3'}")
        monkeypatch.setattr("ui.context._visit", lambda: ({LEARNER_COOKIE: TOKEN}, language))
        self._monkeypatch = monkeypatch
        self.store = open_store()
        self.learner = self.store.learners.of_cookie(TOKEN, dt.datetime.now(dt.UTC))

    def open(self, page: str, **params: str) -> AppTest:
        """Draw a page of the app by its name and the parts of its address."""
        self._monkeypatch.setitem(frame._SCREENS, "home", frame._SCREENS[page])
        app = AppTest.from_file(MAIN, default_timeout=60)
        for name, value in params.items():
            app.query_params[name] = value
        app.run()
        assert not app.exception
        return app


def said(app: AppTest) -> str:
    """All the prose of a page."""
    parts = [*app.title, *app.header, *app.markdown, *app.caption, *app.success, *app.warning, *app.error]
    return "\n".join(str(part.value) for part in parts)


def links(app: AppTest) -> dict[str, str]:
    """The links of a page: the address by the label, the last one of a label."""
    return {each.proto.label: f"{each.proto.page}?{each.proto.query_string}" for each in app.get("page_link")}


def html(app: AppTest) -> str:
    """All pieces of HTML of a page."""
    return "\n".join(each.proto.body for each in app.get("html"))

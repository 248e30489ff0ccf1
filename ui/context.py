"""What every screen is handed: language, learner, settings, and the way to other pages."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn
from urllib.parse import urlencode

import streamlit as st
from streamlit.navigation.page import Page

from engine import parse_setup
from lessons.i18n import LANGUAGES, Translator, negotiate, translator
from lessons.names import CardNames, card_names
from lessons.settings import Settings
from lessons.store import Store, open_store
from ui import session
from ui.routes import PAGES
from ui.web import LANGUAGE_COOKIE, LEARNER_COOKIE, is_token

__all__ = ["Context", "build_context"]


@dataclass(frozen=True)
class Context:
    """One run of one page for one learner.

    `t` speaks the reader's language; `token` is the secret of the browser's cookie and `learner` the id in
    the store; `params` are the query parameters of the address; `now` is the time of this run, in UTC.
    """

    t: Translator
    token: str
    learner: str
    settings: Settings
    store: Store
    now: dt.datetime
    params: Mapping[str, str]
    pages: Mapping[str, Page]

    @property
    def language(self) -> str:
        """The reader's language, one of `lessons.i18n.LANGUAGES`."""
        return self.t.language

    def names(self, game: str | None = None) -> CardNames:
        """The names of the cards in the pack a game is played with; by default the game on the table."""
        return card_names(self.language, self.settings.pattern_of(game or self.settings.game))

    def url(self, page: str, **params: object) -> str:
        """The address of a page below the root of the site, for links in text.

        `None` parameters are left out. `KeyError` for a page that does not exist.
        """
        query = urlencode(_query(params))
        return PAGES[page].path + (f"?{query}" if query else "")

    def link(
        self,
        label: str,
        page: str,
        *,
        icon: str = "",
        stretch: bool = False,
        params: Mapping[str, object] | None = None,
    ) -> None:
        """Draw a link to a page, as wide as its surroundings if `stretch`; `None` parameters are left out."""
        st.page_link(
            self.pages[page],
            label=label,
            icon=icon,
            width="stretch" if stretch else "content",
            query_params=_query(params or {}),
        )

    def go(self, page: str, **params: object) -> NoReturn:
        """Leave for another page; parameters that are `None` are left out."""
        st.switch_page(self.pages[page], query_params=_query(params))

    def choose(self, **changes: Any) -> None:
        """Change and remember some of the learner's settings; takes effect from the next run on."""
        settings = self.store.learners.settings(self.learner)
        if "setup" in changes:  # each game remembers the rules it was last played by
            game = parse_setup(changes["setup"]).game
            changes["setups"] = {**settings.setups, game: changes["setup"]}
        self.store.learners.save_settings(
            self.learner, Settings.model_validate({**settings.model_dump(), **changes})
        )


def _query(params: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in params.items() if value is not None}


def build_context(pages: Mapping[str, Page]) -> Context:
    """The context of this run; raises `lessons.store.Unavailable` if the store cannot be reached.

    `pages` may still be empty: whoever makes them fills the mapping before a page runs.
    """
    now = dt.datetime.now(dt.UTC)
    cookie = _visit()[0].get(LEARNER_COOKIE)
    token = cookie if cookie is not None and is_token(cookie) else session.tab_token()
    store = open_store()
    learner = store.learners.of_cookie(token, now)
    settings = store.learners.settings(learner)
    return Context(
        t=translator(settings.language or browser_language()),
        token=token,
        learner=learner,
        settings=settings,
        store=store,
        now=now,
        params=dict(st.query_params),
        pages=pages,
    )


def browser_language() -> str:
    """The language to speak before the learner has chosen one: the last one here, else the browser's."""
    cookies, accept_language = _visit()
    chosen = cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else negotiate(accept_language)


def _visit() -> tuple[Mapping[str, str], str | None]:
    """The cookies and the languages that the browser sent."""
    return st.context.cookies, st.context.headers.get("Accept-Language")

"""The frame around every page: look, header, navigation, language, settings."""

from collections.abc import Callable
from functools import lru_cache, partial
from html import escape
from pathlib import Path
from types import ModuleType

import streamlit as st
from streamlit.navigation.page import Page

from lessons.i18n import LANGUAGES, Translator, translator
from lessons.store import StoreError
from ui import session
from ui.context import Context, browser_language, build_context
from ui.routes import PAGES
from ui.screens import cards, drill, glossary, home, learn, one_trick, play, progress, rules
from ui.settings_panel import settings_panel
from ui.site import site_root

__all__ = ["run"]

_HERE = Path(__file__).resolve().parent

_SCREENS: dict[str, ModuleType] = {
    "home": home,
    "learn": learn,
    "drill": drill,
    "play": play,
    "rules": rules,
    "glossary": glossary,
    "cards": cards,
    "one-trick": one_trick,
    "progress": progress,
}

_chrome = st.components.v2.component(
    "baza.chrome", js=(_HERE / "chrome.js").read_text(encoding="utf-8"), isolate_styles=False
)

_MENU = ("learn", "drill", "play", "rules", "glossary", "progress")
_SHORT_NAMES = {"es": "ES", "en": "EN"}


@lru_cache(maxsize=1)
def _style() -> str:
    """The look of all pages: the files of ui/style/, in their order."""
    files = sorted((_HERE / "style").glob("*.css"))
    return f"<style>{''.join(file.read_text(encoding='utf-8') for file in files)}</style>"


def run() -> None:
    """Draw the page that the address asks for."""
    st.html(_style())
    pages: dict[str, Page] = {}
    try:
        context = build_context(pages)
    except StoreError:
        _no_store(translator(browser_language()))
        return
    for page in PAGES.values():
        pages[page.name] = st.Page(
            _body(page.name, context),
            title=context.t.gettext(page.title),
            url_path=page.name,
            default=page.name == "home",
        )
    current = st.navigation(list(pages.values()), position="hidden")
    st.set_page_config(page_title=f"{current.title} · Baza", page_icon=_HERE / "icon.svg", layout="wide")
    _dress(context.t)
    _header(context, current.url_path or "home")
    with st.container(key="baza-content"):
        current.run()


def _body(name: str, context: Context) -> Callable[[], None]:
    return partial(_SCREENS[name].show, context)


def _dress(t: Translator) -> None:
    _chrome(
        key="baza-chrome",
        data={
            "lang": t.language,
            "base": site_root(),
            "skip": t.gettext("Skip to the content"),
            "words": {
                # Translators: names of a widget's own small buttons.
                "Open": t.gettext("Show the choices"),
                "Close": t.gettext("Hide the choices"),
                "Clear value": t.gettext("Clear"),
            },
            "lost": t.gettext("The connection is lost. Baza keeps trying, and nothing of yours is gone."),
        },
        height="content",
    )


def _header(context: Context, here: str) -> None:
    t = context.t
    with st.container(key="baza-header", horizontal=True, vertical_alignment="center", gap="small"):
        st.html(_menu(t, here))
        with st.container(key="baza-tools", horizontal=True, gap="small", width="content"):
            session.put("baza-language", t.language)  # another tab may have changed it
            st.segmented_control(
                t.gettext("Language"),
                LANGUAGES,
                required=True,
                format_func=_SHORT_NAMES.__getitem__,
                key="baza-language",
                label_visibility="collapsed",
                on_change=_choose_language,
                args=(context,),
            )
            settings_panel(context)


def _menu(t: Translator, here: str) -> str:
    """The way to every page. One element: Streamlit goes through all there are with every press."""
    brand = _way("home", "Baza", "playing_cards", current=here == "home")
    ways = ""
    for name in _MENU:
        icon = PAGES[name].icon.strip(":").partition("/")[2]
        ways += _way(name, t.gettext(PAGES[name].title), icon, current=name == here)
    pages = escape(t.gettext("Pages"))
    return (
        f'<div class="baza-menu"><div class="baza-brand">{brand}</div>'
        f'<nav class="baza-nav" aria-label="{pages}">{ways}</nav></div>'
    )


def _way(page: str, title: str, icon: str, *, current: bool) -> str:
    address = site_root().rstrip("/") + PAGES[page].path
    mark = ' aria-current="page"' if current else ""
    return (
        f'<a href="{escape(address)}"{mark}><span class="baza-sign" aria-hidden="true">{icon}</span>'
        f"<b>{escape(title)}</b></a>"
    )


def _choose_language(context: Context) -> None:
    context.choose(language=session.get("baza-language"))


def _no_store(t: Translator) -> None:
    st.title("Baza", anchor=False)
    st.markdown(
        t.gettext(
            "Your progress cannot be read just now, so nothing would be kept. Please try again shortly."
        )
    )
    st.button(t.gettext("Try again"), type="primary")

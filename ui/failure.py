"""When a page breaks: the log gets the traceback, the reader a sentence and a way on."""

import logging

import streamlit as st

from lessons.i18n import translator
from ui.context import browser_language
from ui.site import site_root

__all__ = ["answer_failure"]


def answer_failure(error: Exception) -> bool:
    """Draw what a reader sees instead of a traceback; always `True`, which tells Streamlit so."""
    logging.getLogger(__name__).error("a page broke", exc_info=error)
    t = translator(browser_language())
    with st.container(key="baza-failure"):
        st.markdown(t.gettext("Something went wrong on this page. Nothing that you did before is lost."))
        st.markdown(f"[{t.gettext('Go to the start page')}]({site_root()})")
    return True

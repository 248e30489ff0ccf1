"""The component behind :func:`copyable`."""

from html import escape
from pathlib import Path

import streamlit as st

from ui.context import Context

__all__ = ["copyable"]

_button = st.components.v2.component(
    "baza.copy", js=Path(__file__).with_name("copy.js").read_text(encoding="utf-8"), isolate_styles=False
)


def copyable(context: Context, text: str, key: str) -> None:
    """Draw a text that can be selected, and below it a button that copies it; ``key`` names the place."""
    t = context.t
    st.html(f'<pre class="baza-record" tabindex="0">{escape(text)}</pre>')
    data = {"text": text, "label": t.gettext("Copy"), "done": t.gettext("Copied")}
    _button(key=f"baza-copy-{key}", data=data, height="content")

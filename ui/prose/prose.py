"""The component behind :func:`prose`: it finds the links to terms and opens the card."""

from pathlib import Path
from typing import Final

import streamlit as st

from engine import RuleSet
from ui.context import Context
from ui.prose.terms import describe, terms_in

__all__ = ["prose"]

_HERE: Final = Path(__file__).parent

_component = st.components.v2.component(
    "baza.prose",
    css=(_HERE / "prose.css").read_text(encoding="utf-8"),
    js=(_HERE / "prose.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def prose(
    context: Context, markdown: str, key: str, *, rules: RuleSet | None = None, live: bool = False
) -> None:
    """Draw rendered Markdown; its terms open in place.

    ``key`` names the place on the page (letters, digits, hyphens). Numbers in the cards of terms are
    those of ``rules``. With ``live`` the text is spoken when it changes.
    """
    t = context.t
    with st.container(key=f"baza-prose-{key}", gap=None):
        st.markdown(markdown)
        terms = terms_in(markdown)
        if terms or live:
            _component(
                key=f"baza-terms-{key}",
                data={
                    "place": f"st-key-baza-prose-{key}",
                    "live": live,
                    "terms": describe(context, terms, rules),
                    "labels": {
                        "close": t.gettext("Close"),
                        "more": t.gettext("In the glossary"),
                        "rule": t.gettext("The rule:"),
                    },
                },
                height="content",
            )

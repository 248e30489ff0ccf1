"""The component behind :func:`prose`: it finds the links to terms and opens the card."""

from pathlib import Path
from typing import Final

import streamlit as st

from engine import RuleSet
from ui.context import Context
from ui.prose.terms import describe, terms_in

__all__ = ["live", "prose"]

_HERE: Final = Path(__file__).parent

_component = st.components.v2.component(
    "baza.prose",
    css=(_HERE / "prose.css").read_text(encoding="utf-8"),
    js=(_HERE / "prose.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def prose(context: Context, markdown: str, key: str, *, rules: RuleSet | None = None) -> None:
    """Draw rendered Markdown; its terms open in place.

    ``key`` names the place on the page (letters, digits, hyphens). The cards of terms tell numbers and
    clauses of ``rules``, by default the clauses of the game on the table.
    """
    t = context.t
    place = f"baza-prose-{key}"
    with st.container(key=place, gap=None):
        st.markdown(markdown)
        terms = terms_in(markdown)
        labels = {
            "close": t.gettext("Close"),
            "more": t.gettext("In the glossary"),
            "rule": t.gettext("The rule:"),
        }
        _dress(place, {"terms": describe(context, terms, rules), "labels": labels})


def live(place: str) -> None:
    """Let a container speak when its content changes; to be called in it, ``place`` is its key."""
    _dress(place, {"terms": {}, "live": True})


def _dress(place: str, data: dict[str, object]) -> None:
    _component(key=f"baza-terms-{place}", data={"place": f"st-key-{place}", **data}, height="content")

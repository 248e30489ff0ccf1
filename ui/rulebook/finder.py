"""Searching the rulebook: rules, rulings and words, in both languages, typos forgiven."""

import streamlit as st

from engine import RuleSet
from lessons.i18n import N_
from lessons.search import Hit, search
from ui.context import Context

__all__ = ["finder"]

_KEY = "baza-rules-search"
_SHOWN = 8
_LONGEST = 120
"""Characters that are looked for; whoever pastes a page is answered about its beginning."""

_WORDS = {
    "schnapsen": N_("e.g. closing, 66, head"),
    "schneider": N_("e.g. honours, trump, tie"),
    "schafkopf": N_("e.g. Wenz, called ace, Laufende"),
    "schmier": N_("e.g. left Bauer, joker, bid"),
}
"""Words worth looking for, per game."""


@st.fragment
def finder(context: Context, rules: RuleSet) -> None:
    """Draw the search box and, below it, links to what was found."""
    t = context.t
    with st.container(key="baza-finder", gap="small"):
        words = st.text_input(
            t.gettext("Search the rules"),
            key=_KEY,
            placeholder=t.gettext(_WORDS[rules.game]),
            icon=":material/search:",
        )
        if not words:
            return
        hits = [
            hit
            for hit in search(words[:_LONGEST], context.language, limit=40)
            if hit.kind in ("rule", "card", "term") and hit.game in ("", rules.game)
        ][:_SHOWN]
        if not hits:
            st.markdown(t.gettext("Nothing was found. Try another word for it."))
        for hit in hits:
            _link(context, rules, hit)


def _link(context: Context, rules: RuleSet, hit: Hit) -> None:
    if hit.kind == "rule":
        params: dict[str, object] = {"game": rules.text, "clause": hit.id}
        context.link(hit.title, "rules", icon=":material/gavel:", params=params)
    elif hit.kind == "card":
        params = {"game": rules.text, "card": hit.id}
        context.link(f"{hit.id} · {hit.title}", "rules", icon=":material/balance:", params=params)
    else:
        context.link(hit.title, "glossary", icon=":material/menu_book:", params={"term": hit.id})

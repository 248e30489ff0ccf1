"""Searching the rulebook: rules, rulings and words, in both languages, typos forgiven."""

from html import escape

import streamlit as st

from engine import RuleSet
from lessons.glossary import entry
from lessons.i18n import N_
from lessons.linked import link_words
from lessons.rulebook import one_line
from lessons.search import Hit, search
from ui.context import Context
from ui.rule import reader

__all__ = ["finder"]

_KEY = "baza-rules-search"
_SHOWN = 8
_LONGEST = 120
"""Characters that are looked for; whoever pastes a page is answered about its beginning."""

_WORDS = {
    "schnapsen": N_("Search: closing, 66, head..."),
    "schneider": N_("Search: honours, trump, tie..."),
    "schafkopf": N_("Search: Wenz, called ace, Laufende..."),
    "schmier": N_("Search: left Bauer, joker, bid..."),
}
"""Words worth looking for, per game."""


@st.fragment
def finder(context: Context, rules: RuleSet) -> None:
    """Draw the search box and, below it, a list of what was found."""
    t = context.t
    with st.container(key="baza-finder", gap="small"):
        words = st.text_input(
            t.gettext("Search the rules"),
            key=_KEY,
            placeholder=t.gettext(_WORDS[rules.game]),
            icon=":material/search:",
            label_visibility="collapsed",
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
            return
        st.html(f'<ul class="baza-hits">{"".join(_found(context, rules, hit) for hit in hits)}</ul>')


def _found(context: Context, rules: RuleSet, hit: Hit) -> str:
    """What was found: its name, a line of it, and in small print where it stands."""
    t, who = context.t, reader(context, rules.game)
    if hit.kind == "rule":
        url = context.url("rules", game=rules.text, clause=hit.id)
        line, where = one_line(hit.id, rules, who, lambda link: link_words(link, t)), t.gettext("Rule")
    elif hit.kind == "card":
        url = context.url("rules", game=rules.text, card=hit.id)
        line, where = (
            one_line(hit.id, rules, who, lambda link: link_words(link, t)),
            t.gettext("Ruling {name}", name=hit.id),
        )
    else:
        url = context.url("glossary", term=hit.id)
        line = entry(hit.id, who, lambda link: link_words(link, t), rules).gloss
        where = t.gettext("Glossary")
    return (
        f'<li><a href="{escape(url, quote=True)}" target="_self">{escape(hit.title)}</a>'
        f"<p>{escape(line)}</p><small>{escape(where)}</small></li>"
    )

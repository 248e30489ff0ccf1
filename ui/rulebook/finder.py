"""Searching the rulebook: rules, rulings and words, in both languages, typos forgiven."""

from html import escape

import streamlit as st

from engine import RuleSet
from lessons.glossary import entry
from lessons.i18n import N_
from lessons.linked import link_words
from lessons.prose import Link
from lessons.rulebook import one_line, rule_card_page
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
        hits = search(
            words[:_LONGEST],
            context.language,
            limit=_SHOWN,
            game=rules.game,
            kinds=("rule", "card", "term"),
        )
        if not hits:
            st.markdown(t.gettext("Nothing was found. Try another word for it."))
            return
        st.html(f'<ul class="baza-hits">{"".join(_found(context, rules, hit) for hit in hits)}</ul>')


def _found(context: Context, rules: RuleSet, hit: Hit) -> str:
    """What was found: its name, a line of it, and in small print where it stands."""
    t, who, title = context.t, reader(context, rules.game), hit.title

    def words(link: Link) -> str:
        return link_words(link, t)

    if hit.kind == "rule":
        url = context.url("rules", game=rules.text, clause=hit.id)
        line, where = one_line(hit.id, rules, who, words), t.gettext("Rule")
    elif hit.kind == "card":
        url = context.url("rules", game=rules.text, card=hit.id)
        line, where = one_line(hit.id, rules, who, words), t.gettext("Ruling {name}", name=hit.id)
        # The numbers in its title are those of this table.
        title = rule_card_page(hit.id, rules, who, words).title
    else:
        url = context.url("glossary", term=hit.id)
        line, where = entry(hit.id, who, words, rules).gloss, t.gettext("Glossary")
    return (
        f'<li><a href="{escape(url, quote=True)}" target="_self">{escape(title)}</a>'
        f"<p>{escape(line)}</p><small>{escape(where)}</small></li>"
    )

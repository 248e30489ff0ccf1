"""Looking a rule or a word up in the middle of a game: a search box that answers where it stands."""

import streamlit as st

from engine import RuleSet
from lessons.glossary import entry
from lessons.rulebook import clause_page
from lessons.search import Hit, search
from ui.context import Context
from ui.rule import linker, reader

__all__ = ["lookup"]

_KEY = "baza-lookup"
_SHOWN = 4


def lookup(context: Context, rules: RuleSet) -> None:
    """A button with a search box over rules and terms; the answers are shown in it."""
    t = context.t
    with st.popover(t.gettext("Look up"), icon=":material/search:", key=f"{_KEY}-open"):
        words = st.text_input(
            t.gettext("A rule or a word"), key=_KEY, max_chars=60, placeholder=t.gettext("e.g. marriage")
        )
        if not words:
            st.caption(t.gettext("Type and press Enter. Spelling mistakes do no harm."))
            return
        hits = search(words, context.language, limit=_SHOWN, game=rules.game, kinds=("term", "rule"))
        if not hits:
            st.markdown(t.gettext("Nothing was found. Try another word for it."))
        for hit in hits:
            _show(context, rules, hit)


def _show(context: Context, rules: RuleSet, hit: Hit) -> None:
    if hit.kind == "term":
        found = entry(hit.id, reader(context, rules.game), linker(context, rules.text), rules)
        st.markdown(f"**{found.word}** · {found.gloss}")
        context.link(
            context.t.gettext("In the glossary"),
            "glossary",
            icon=":material/menu_book:",
            params={"term": hit.id},
        )
        return
    page = clause_page(hit.id, rules, reader(context, rules.game), linker(context, rules.text))
    st.markdown(f"**{page.title}** · {page.text}")
    context.link(
        context.t.gettext("In the rulebook"),
        "rules",
        icon=":material/gavel:",
        params={"game": rules.text, "clause": hit.id},
    )

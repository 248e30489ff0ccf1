"""A clause at one click: its text opens where it is asked for, without leaving the page."""

import streamlit as st

from engine import RuleSet
from lessons.linked import link_words
from lessons.prose import Link
from lessons.render import Linker, Reader
from lessons.rulebook import clause_page
from ui.context import Context
from ui.rulebook.names import source_names

__all__ = ["linker", "reader", "rule_popover"]

_PLACES = {
    "rule": ("rules", "clause"),
    "card": ("rules", "card"),
    "lesson": ("learn", "lesson"),
    "term": ("glossary", "term"),
}
"""Where each kind of link leads: the page, and its parameter."""


def reader(context: Context, game: str | None = None, seat: int = 0) -> Reader:
    """Who reads, as the content asks for it, with the cards of a game (by default the one on the table)."""
    return Reader(context.t, context.names(game), seat)


def linker(context: Context, setup: str | None = None) -> Linker:
    """How a link in the prose becomes Markdown, for the rule set ``setup``."""

    def link(target: Link) -> str:
        page, name = _PLACES[target.kind]
        params: dict[str, object] = {"game": setup if page == "rules" else None, name: target.target}
        return f"[{link_words(target, context.t)}]({context.url(page, **params)})"

    return link


def rule_popover(context: Context, rule: str, rules: RuleSet, place: str = "rule", of: str = "") -> None:
    """A button with the clause's name that shows the clause as it holds at this table.

    ``place`` tells apart buttons for one clause on one page, ``of`` names the game if the page is about
    another.
    """
    page = clause_page(rule, rules, reader(context, rules.game), linker(context, rules.text))
    title = f"{of} · {page.title}" if of else page.title
    with st.popover(title, icon=":material/gavel:", key=f"baza-{place}-{rule}"):
        st.markdown(f"**{page.title}**")
        st.markdown(page.text)
        sources = source_names(page.clause.sources, context.t)
        st.caption(context.t.gettext("Source: {sources}", sources=context.t.join(sources)))
        context.link(
            context.t.gettext("Open in the rulebook"),
            "rules",
            icon=":material/menu_book:",
            params={"game": rules.text, "clause": rule},
        )

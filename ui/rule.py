"""A clause at one click: its text opens where it is asked for, without leaving the page."""

import streamlit as st

from engine import RuleSet
from lessons import explain
from lessons.glossary import word
from lessons.prose import Link
from lessons.render import Linker, Reader
from lessons.rulebook import clause_page, rule_id
from ui.context import Context
from ui.rulebook.names import source_names

__all__ = ["linker", "reader", "rule_popover"]


def reader(context: Context, game: str | None = None, seat: int = 0) -> Reader:
    """Who reads, as the content asks for it, with the cards of a game (by default the one on the table)."""
    return Reader(context.t, context.names(game), seat)


def linker(context: Context, setup: str | None = None) -> Linker:
    """How a link in the prose becomes Markdown, for the rule set ``setup``."""

    def link(target: Link) -> str:
        params: dict[str, object] = {"game": setup}
        if target.kind == "rule":
            params["clause"], page = target.target, "rules"
            words = target.words or explain.title(
                rule_id(target.target.split(".")[0], target.target), context.t
            )
        elif target.kind == "card":
            params["card"], page, words = target.target, "rules", target.words or target.target
        elif target.kind == "lesson":
            params, page, words = {"lesson": target.target}, "learn", target.words or target.target
        else:
            params, page = {"term": target.target}, "glossary"
            words = target.words or word(target.target, context.language)
        return f"[{words}]({context.url(page, **params)})"

    return link


def rule_popover(context: Context, rule: str, rules: RuleSet, place: str = "rule") -> None:
    """A button with the clause's name that shows the clause as it holds at this table.

    ``place`` tells apart buttons for one clause on one page.
    """
    page = clause_page(rule, rules, reader(context, rules.game), linker(context, rules.text))
    with st.popover(page.title, icon=":material/gavel:", key=f"baza-{place}-{rule}"):
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

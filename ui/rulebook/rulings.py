"""The rulings: where the documents disagree or say nothing, and what is played here."""

import streamlit as st

from engine import RuleSet
from lessons import explain
from lessons.load import content
from lessons.rulebook import RuleCardPage, rule_card_page, rule_id
from ui import session
from ui.context import Context
from ui.prose import prose
from ui.rule import linker, reader
from ui.rulebook.example import example
from ui.rulebook.names import source_names
from ui.rulebook.place import Place

__all__ = ["card_key", "ruling", "ruling_label", "rulings"]

_OPENED = "baza-rulings-opened"


def card_key(name: str) -> str:
    """The key of a ruling's place on the page."""
    return f"baza-ruling-{name}"


def rulings(context: Context, place: Place) -> None:
    """Draw every ruling; the one the address names is open."""
    t, rules = context.t, place.rules
    st.markdown(
        t.gettext(
            "Where the sources contradict each other, or themselves, or say nothing, a ruling tells what is "
            "written, what speaks against it, and what is played here."
        )
    )
    visit = f"{rules.text} {place.card}"
    if place.card is not None and session.get(_OPENED) != visit:
        session.put(_OPENED, visit)
        session.put(f"{card_key(place.card)}-more", value=True)
    for card in content().rulebooks[rules.game].book.cards:
        _ruling(context, card.id, rules)


@st.fragment
def _ruling(context: Context, name: str, rules: RuleSet) -> None:
    page = rule_card_page(name, rules, reader(context, rules.game), linker(context, rules.text))
    with (
        st.container(key=card_key(name), gap=None),
        st.expander(ruling_label(page), key=f"{card_key(name)}-more", on_change="rerun") as opened,
    ):
        if opened.open:
            ruling(context, page, rules, card_key(name))


def ruling_label(page: RuleCardPage) -> str:
    """A ruling by its title, its number in small print, as Markdown."""
    return f"**{page.title}** :small[{page.card.id}]"


def ruling(context: Context, page: RuleCardPage, rules: RuleSet, key: str) -> None:
    """Draw one ruling in three lines, with the position in which it matters; ``key`` names the place."""
    t = context.t
    sources = t.join(source_names(page.card.sources, t))
    lines = (
        (t.gettext("What is written"), page.says),
        (t.gettext("What is missing, or speaks against it"), page.against),
        (t.gettext("What is played here"), page.played),
    )
    text = "\n\n".join(f"**{label}.** {line}" for label, line in lines)
    prose(context, text, key, rules=rules)
    st.caption(t.gettext("Source: {sources}", sources=sources))
    if page.separates is not None:
        example(context, page.separates, key)
    rules_links = [
        f"[{explain.title(rule_id(rules.game, rule), t)}]"
        f"({context.url('rules', game=rules.text, clause=rule)})"
        for rule in page.card.rules
    ]
    st.markdown(t.gettext("Rules: {rules}.", rules=t.join(rules_links)))

"""The quick reference: the rules of a table on one screen, or on one printed page."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import streamlit as st

from engine import card_text
from lessons.load import content
from lessons.rulebook import quick_reference
from lessons.sheet import strips
from ui.cards import row
from ui.context import Context
from ui.rule import reader
from ui.rulebook.names import rules_name
from ui.rulebook.place import Place
from ui.rulebook.sections import parts

__all__ = ["printed_size", "quick"]

_CHARACTERS = 44
"""In a line of a column."""

_CARDS_ABREAST, _CARD_ROWS, _FEW_CARDS = 8, 4, 5
_SIZES = ((16, 30), (15, 45), (13, 58), (11.5, 1000))
"""Points, and the most lines that fit on the page with them."""

_printer = st.components.v2.component(
    "baza.print", js=Path(__file__).with_name("print.js").read_text(encoding="utf-8"), isolate_styles=False
)


def quick(context: Context, place: Place) -> None:
    """Draw the quick reference of the rules in force."""
    t, rules = context.t, place.rules
    lines = {
        page.rule.value: page.quick
        for page in quick_reference(rules, reader(context, rules.game), lambda link: link.words or "")
    }
    told = [line or "" for line in lines.values()]
    size = printed_size(told, [len(strip.cards) for strip in strips(rules)])
    with st.container(key="baza-print-way"):
        _printer(
            key="baza-print", data={"label": t.gettext("Print on one sheet"), "size": size}, height="content"
        )
    with st.container(key="baza-quick", gap=None):
        # On the screen the choice of the rules says it, right above.
        which = t.gettext("Rules: {rules}", rules=rules_name(rules.text, t))
        st.html(f'<p class="baza-on-paper">{escape(which)}</p>')
        goal = content().rulebooks[rules.game].book.goal
        _listed(context, place, t.gettext("What is played for"), lines, goal)
        _cards(context, place)
        for part in parts(rules.game):
            own = [rule for rule in part.rules if rule in lines and rule not in goal]
            if own:
                _listed(context, place, t.gettext(part.title), lines, own)


def _listed(
    context: Context, place: Place, title: str, lines: Mapping[str, str | None], rules: Sequence[str]
) -> None:
    """The lines of some clauses below a title, each leading to its clause."""
    urls = {rule: context.url("rules", game=place.rules.text, clause=rule) for rule in rules}
    st.markdown("\n".join([f"**{title}**", "", *(f"- [{lines[rule]}]({urls[rule]})" for rule in rules)]))


def _cards(context: Context, place: Place) -> None:
    """The order of the cards and what each counts."""
    names = context.names(place.rules.game)
    t = context.t
    shown = []
    for strip in strips(place.rules):
        points = [t.number(points) for points in strip.points]
        width = "3.2rem" if len(strip.cards) <= _FEW_CARDS else "2.35rem"
        cards = row(context, names, list(map(card_text, strip.cards)), width=width, under=points)
        shown.append(f"<p><b>{escape(strip.named(t))}</b></p>{cards}")
    st.html(f'<div class="baza-strips baza-gallery">{"".join(shown)}</div>')


def printed_size(lines: Sequence[str], ranked: Sequence[int]) -> dict[str, str]:
    """How large type and cards are printed so that a sheet fills a page and no more, in lengths of CSS.

    ``lines`` are its sentences, ``ranked`` the numbers of cards side by side. What is estimated is the
    number of lines in two columns; the sizes were found by printing.

    >>> printed_size(["A short rule."] * 20, [5])
    {'type': '16pt', 'card': '14.5mm'}
    """
    card = "14.5mm" if max(ranked) <= _FEW_CARDS else "9.6mm"
    rows = sum(1 + len(line) // _CHARACTERS for line in lines)
    rows += sum(_CARD_ROWS * (1 + (number - 1) // _CARDS_ABREAST) for number in ranked)
    points = next(points for points, most in _SIZES if rows <= most)
    return {"type": f"{points}pt", "card": card}

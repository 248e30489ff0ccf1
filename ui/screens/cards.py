"""The gallery: every card of both packs, and how to tell the German ones apart."""

from html import escape
from typing import get_args

import streamlit as st

from engine.cards import SUITS
from lessons.names import CardNames, card_names
from lessons.settings import Pattern
from ui import session
from ui.cards import row
from ui.context import Context
from ui.layout import column
from ui.table.cards import back_img

__all__ = ["show"]

_PATTERN = "baza-gallery-pattern"
_FIGURES = "KQJ"
_OTHERS: dict[Pattern, str] = {"french": "AT98765432", "german": "AT987"}
"""The ranks there are: the figures, which are looked at, and the others."""

_LARGE = "8.75rem"


def show(context: Context) -> None:
    """Draw the gallery; `?pack=german` begins with the German pack."""
    t = context.t
    with column():
        st.title(t.gettext("The cards"), anchor=False)
        st.markdown(
            t.gettext("Two packs are drawn here. The rules are the same with both: choose the one you know.")
        )
        names = card_names(context.language, _pattern(context))
        _suits(context, names)
        if names.pattern == "german":
            _german(context, names)
        _others(context, names)


def _pattern(context: Context) -> Pattern:
    t = context.t
    titles: dict[Pattern, str] = {"french": t.gettext("French pack"), "german": t.gettext("German pack")}
    if session.get(_PATTERN) is None:
        asked = context.params.get("pack")
        session.put(_PATTERN, asked if asked in get_args(Pattern) else context.names().pattern)
    chosen = st.segmented_control(
        t.gettext("Pack"),
        list(titles),
        required=True,
        format_func=titles.__getitem__,
        key=_PATTERN,
        label_visibility="collapsed",
    )
    return chosen or "french"


def _suits(context: Context, names: CardNames) -> None:
    for suit in SUITS:
        name = str(names.suit(suit))
        st.html(f'<h2 class="baza-suit">{escape(name[:1].upper() + name[1:])}</h2>')
        shown = ""
        for part, ranks in (("figures", _FIGURES), ("others", _OTHERS[names.pattern])):
            under = [str(names.rank(rank)) for rank in ranks]
            cards = row(context, names, [rank + suit for rank in ranks], width="100%", under=under)
            shown += f'<div class="baza-gallery {part}">{cards}</div>'
        st.html(shown)


def _row(context: Context, names: CardNames, cards: list[str], under: list[str], part: str) -> str:
    return f'<div class="baza-gallery {part}">{row(context, names, cards, width="100%", under=under)}</div>'


def _german(context: Context, names: CardNames) -> None:
    """What a reader of French cards must know."""
    t = context.t
    french = card_names(context.language, "french")
    st.header(t.gettext("How to read the German pack"), anchor=False)
    st.markdown(t.gettext("Each of its suits stands where a French one stands:"))
    pairs = [t.gettext("for {suit:the}", suit=french.suit(suit)) for suit in SUITS]
    st.html(_row(context, names, [f"A{suit}" for suit in SUITS], pairs, "pairs"))
    st.markdown(
        t.gettext(
            "There is no queen: two men stand below the king. **{over:The}** is over: his suit sign is high, "
            "in the upper corner of his half. **{under:The}** is under: his sign hangs low. {over:The} "
            "takes the queen's place, {under:the} the jack's.",
            over=names.rank("Q"),
            under=names.rank("J"),
        )
    )
    trio = ["KC", "QC", "JC"]
    st.html(_row(context, names, trio, [str(names.rank(card[0])) for card in trio], "figures"))
    st.markdown(
        t.gettext(
            "The highest card of a suit is the Daus: it shows two signs of its suit and serves as the ace."
        )
    )


def _others(context: Context, names: CardNames) -> None:
    t = context.t
    st.header(t.gettext("The joker and the back"), anchor=False)
    joker = row(context, names, ["JO"], width=_LARGE, under=[str(names.card("JO"))])
    back, name = back_img(alt=t.gettext("the back of every card"), width=_LARGE), escape(t.gettext("back"))
    both = f'{joker}<span class="card">{back}<small>{name}</small></span>'
    st.html(f'<div class="baza-gallery"><span class="baza-cards">{both}</span></div>')
    st.caption(t.gettext("The cards were drawn for this app. Four colours for the suits: see the settings."))

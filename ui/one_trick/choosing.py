"""Laying the cards: what lies there, the trump suit, and the pack to take more cards from."""

import random

import streamlit as st

import engine
from engine import SUITS
from engine.cards import JOKER, RANKS, make_card
from lessons.names import CardNames
from lessons.one_trick import CONTRACTS, MOST, surprising
from ui import session
from ui.cards import row
from ui.context import Context
from ui.one_trick.address import Laid

__all__ = ["laid_cards", "pack", "trumps"]

_TRUMP, _CONTRACT, _SUIT = "baza-trick-trump", "baza-trick-contract", "baza-trick-suit"
# Every sign is marked up: a plain one would be taken for an icon, and stand further from its word.
_SIGNS = dict(zip(SUITS, ("**♣**", "**♠**", ":red[♥]", ":red[♦]"), strict=True))
_FOUR_SIGNS = dict(zip(SUITS, (":green[♣]", "**♠**", ":red[♥]", ":blue[♦]"), strict=True))
_JOKER = "JO"

_WIDTHS = {5: "3.3rem", 6: "2.6rem"}
"""So that as many cards as this lie in one row on a phone."""


def _signs(context: Context) -> dict[str, str]:
    """The sign of each suit for a label, in the colours that the cards have."""
    return _FOUR_SIGNS if context.settings.colours == 4 else _SIGNS


def _go(laid: Laid) -> None:
    st.query_params.from_dict(laid.params)


def _surprise(laid: Laid) -> None:
    """Other cards, as many as lie here, on which the games disagree."""
    number = max(2, min(4, len(laid.cards)))
    # The next one follows from what lies here: the same press leads to the same cards.
    cards, trump = next(surprising(random.Random(str(laid.params)), number))
    _go(Laid(cards, trump))


def laid_cards(context: Context, names: CardNames, laid: Laid) -> None:
    """Draw the cards in their order, and the buttons that change them."""
    t = context.t
    under = [t.gettext("led") if not place else t.number(place + 1) for place in range(len(laid.cards))]
    texts = [engine.card_text(card) for card in laid.cards]
    if texts:
        cards = row(context, names, texts, width=_WIDTHS.get(len(texts), "3.8rem"), under=under)
        st.html(f'<div class="baza-gallery baza-trick-laid">{cards}</div>')
    with st.container(key="baza-trick-change", horizontal=True, gap="small"):
        st.button(
            t.gettext("Surprise me"),
            key="baza-trick-surprise",
            icon=":material/shuffle:",
            on_click=_surprise,
            args=(laid,),
        )
        st.button(
            t.gettext("Take back the last"),
            key="baza-trick-back",
            icon=":material/undo:",
            disabled=not laid.cards,
            on_click=_go,
            args=(laid.without_last(),),
        )


def trumps(context: Context, names: CardNames, laid: Laid) -> None:
    """Draw the choice of the trump suit and of the contract of Schafkopf."""
    t, signs = context.t, _signs(context)
    suit = {number: f"{signs[letter]}\u2002{names.suit(letter)}" for number, letter in enumerate(SUITS)}
    contracts = {
        "solo": t.gettext("Solo in that suit"),
        "rufer": t.gettext("Rufer: hearts"),
        "wenz": t.gettext("Wenz"),
    }
    session.put(_TRUMP, laid.trump)
    session.put(_CONTRACT, laid.contract)
    st.segmented_control(
        t.gettext("Trumps"),
        list(suit),
        required=True,
        format_func=suit.__getitem__,
        key=_TRUMP,
        on_change=_choose,
        args=(laid,),
    )
    st.segmented_control(
        t.gettext("Schafkopf is played as"),
        CONTRACTS,
        required=True,
        format_func=contracts.__getitem__,
        key=_CONTRACT,
        on_change=_choose,
        args=(laid,),
    )


def _choose(laid: Laid) -> None:
    trump, contract = session.get(_TRUMP), session.get(_CONTRACT)
    chosen = trump if isinstance(trump, int) else laid.trump
    _go(Laid(laid.cards, chosen, contract if isinstance(contract, str) else laid.contract))


def pack(context: Context, names: CardNames, laid: Laid) -> None:
    """Draw the pack, to be opened: a suit, then its cards as buttons."""
    t = context.t
    with st.expander(t.gettext("Lay a card"), icon=":material/add:", key="baza-trick-more"):
        _cards(context, names, laid)


def _cards(context: Context, names: CardNames, laid: Laid) -> None:
    t, signs = context.t, _signs(context)
    suits = {letter: f"{signs[letter]}\u2002{names.suit(letter)}" for letter in SUITS}
    chosen = st.segmented_control(
        t.gettext("Suit"),
        list(suits),
        default=SUITS[1],
        required=True,
        format_func=suits.__getitem__,
        key=_SUIT,
        label_visibility="collapsed",
    )
    full = len(laid.cards) >= MOST
    with st.container(key="baza-trick-pack", horizontal=True, gap="small"):
        for rank in reversed(RANKS):
            card = make_card(rank, chosen or SUITS[1])
            st.button(
                f"{names.index(rank)} {signs[chosen or SUITS[1]]}",
                key=f"baza-trick-add-{engine.card_text(card)}",
                disabled=full or card in laid.cards,
                on_click=_go,
                args=(laid.with_card(card),),
            )
        joker = str(names.card(_JOKER))
        st.button(
            joker[:1].upper() + joker[1:],
            key="baza-trick-add-joker",
            disabled=full or JOKER in laid.cards,
            on_click=_go,
            args=(laid.with_card(JOKER),),
        )
    if full:
        st.caption(t.gettext("No trick has more cards than these."))

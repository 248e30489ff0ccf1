"""One trick, all games: the same cards, and who wins them in each game."""

import streamlit as st

from lessons.names import card_names
from ui.context import Context
from ui.layout import column
from ui.one_trick.address import read
from ui.one_trick.choosing import laid_cards, pack, trumps
from ui.one_trick.outcomes import outcomes

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the trick in `?cards=TS.KS.JD.QC&trump=H&contract=solo`."""
    t = context.t
    names = card_names(context.language, "french")  # the only pack that has the cards of every game
    laid = read(context.params)
    with column():
        st.title(t.gettext("One trick, all games"), anchor=False)
        st.markdown(
            t.gettext("The same cards, and in each game another can win. The first one is led.")
        )
        if laid.fault:
            st.info(t.gettext("This link names no trick, so here is another one."))
        with st.container(key="baza-trick-set", gap="small"):
            laid_cards(context, names, laid)
            pack(context, names, laid)
            trumps(context, names, laid)
    outcomes(context, names, laid)
    _on(context, laid.params)


def _on(context: Context, params: dict[str, str]) -> None:
    """Ways on: the same as questions, the address to share."""
    t = context.t
    with st.container(key="baza-trick-on", horizontal=True, gap="small"):
        context.link(
            t.gettext("Practise this as questions"),
            "drill",
            icon=":material/quiz:",
            params={"kind": "one-trick", "game": context.settings.setup},
        )
        label = t.gettext("Link to this trick")
        st.markdown(f"[{label}]({context.url('one-trick', **params)})")

"""When something cannot be shown: one sentence in the reader's language, and a way on."""

import streamlit as st

from ui.context import Context

__all__ = ["notice"]


def notice(context: Context, sentence: str, label: str, page: str, **params: str | int | None) -> None:
    """Say in one translated sentence what is wrong, and link to where the reader can go on.

    `label` is the translated text of the link to `page` with `params`.
    """
    with st.container(key="baza-notice"):
        st.markdown(sentence)
        context.link(label, page, icon=":material/arrow_forward:", params=params)

"""Where the sources differ: what the engine says of the same table under each rule set."""

import streamlit as st

from engine import card_text, parse_setup
from lessons.comparing import compare
from lessons.i18n import Translator
from ui.cards import row
from ui.lesson.scene import Scene
from ui.setups import offered_setups

__all__ = ["comparison"]


def comparison(scene: Scene) -> None:
    """Draw the sides of a step's comparison beside each other; nothing if it compares nothing."""
    sides = compare(scene.step, scene.reader)
    if not sides:
        return
    context, t = scene.context, scene.context.t
    with st.container(key=f"baza-compare-{scene.key}", gap="small"):
        st.markdown(f"**{_title(t)}**")
        with st.container(key=f"baza-sides-{scene.key}", horizontal=True, gap="medium"):
            for number, side in enumerate(sides):
                with st.container(key=f"baza-side-{scene.key}-{number}", gap="small"):
                    known = offered_setups(context, parse_setup(side.setup).game)
                    st.markdown(known.get(side.setup, f"`{side.setup}`"))
                    if side.answer.kind == "cards":
                        cards = [card_text(card) for card in side.answer.value]
                        if cards:
                            st.caption(t.gettext("May be played:"))
                            st.html(row(context, scene.names, cards))
                    else:
                        st.markdown(side.text)


def _title(t: Translator) -> str:
    return t.gettext("Where the sources differ")

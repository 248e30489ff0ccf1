"""The quick reference: the rules of a table on one screen, or on one printed page."""

import streamlit as st

from lessons.rulebook import quick_reference
from ui.context import Context
from ui.rule import reader
from ui.rulebook.names import rules_name
from ui.rulebook.place import Place
from ui.rulebook.sections import parts
from ui.setups import game_name

__all__ = ["quick"]


def quick(context: Context, place: Place) -> None:
    """Draw the quick reference of the rules in force."""
    t, rules = context.t, place.rules
    lines = {
        page.rule.value: page.quick
        for page in quick_reference(rules, reader(context, rules.game), lambda link: link.words or "")
    }
    with st.container(key="baza-quick", gap=None):
        st.markdown(f"**{game_name(rules.game, t)}** · {rules_name(rules.text, t)}")
        for part in parts(rules.game):
            own = [rule for rule in part.rules if rule in lines]
            if not own:
                continue
            listed = [
                f"- [{lines[rule]}]({context.url('rules', game=rules.text, clause=rule)})" for rule in own
            ]
            st.markdown("\n".join([f"**{t.gettext(part.title)}**", "", *listed]))
    st.caption(t.gettext("Printed from the browser, this page fits on one sheet."))

"""The rulebook: clauses under the chosen rule set, with examples that the engine ran."""

from functools import partial
from html import escape

import streamlit as st

from ui.context import Context
from ui.layout import column
from ui.notice import notice
from ui.routes import PAGES
from ui.rulebook.bring import bring_into_view
from ui.rulebook.clauses import all_parts, clause_key, one_part, part_key
from ui.rulebook.contents import contents
from ui.rulebook.differences import differences
from ui.rulebook.finder import finder
from ui.rulebook.options import options_panel
from ui.rulebook.place import Place, View, find_place, turn_game
from ui.rulebook.quick import quick
from ui.rulebook.rulings import card_key, rulings
from ui.setups import game_name, game_switch

__all__ = ["show"]

_DRAW = {
    "contents": contents,
    "part": one_part,
    "all": all_parts,
    "quick": quick,
    "rulings": rulings,
    "differences": differences,
}
_CLAUSES = ("contents", "part", "all")
"""The views that show the clauses, or lead to them."""


def show(context: Context) -> None:
    """Draw the rulebook in `?game=schnapsen(preset=bummerl)&clause=schnapsen.head`."""
    t = context.t
    place = find_place(context)
    with column():
        game_switch(context, place.rules.game, partial(turn_game, place))
        st.title(t.gettext("The rules of {game}", game=game_name(place.rules.game, t)), anchor=False)
        if place.fault is not None:
            notice(context, _sentence(context, place.fault), t.gettext("Open the rulebook"), "rules")
            return
        st.html(_views(context, place))
        finder(context, place.rules)
        options_panel(context, place.rules)
        _DRAW[place.view](context, place)
        with st.container(key="baza-games"):
            context.link(t.gettext("One trick, all games"), "one-trick", icon=PAGES["one-trick"].icon)
        if place.clause is not None:
            bring_into_view(clause_key(place.clause), f"{place.rules.text} {place.clause}")
        elif place.part is not None:
            bring_into_view(part_key(place.part), f"{place.rules.text} {place.part}")
        elif place.card is not None:
            bring_into_view(card_key(place.card), f"{place.rules.text} {place.card}")


def _sentence(context: Context, fault: str) -> str:
    t = context.t
    if fault == "game":
        return t.gettext("This link names rules that do not exist.")
    if fault == "card":
        return t.gettext("This link names a ruling that does not exist.")
    return t.gettext("This link names a rule that does not exist.")


def _views(context: Context, place: Place) -> str:
    """The four ways to look at the rules, as a row of links."""
    t = context.t
    names: dict[View, str] = {
        "contents": t.gettext("Contents"),
        "quick": t.gettext("In brief"),
        "rulings": t.gettext("Rulings"),
        "differences": t.gettext("Differences"),
    }
    links = ""
    for view, name in names.items():
        url = context.url("rules", **place.params(view=None if view == "contents" else view))
        mark = ""
        if view == place.view:
            mark = ' aria-current="page"'
        elif view == "contents" and place.view in _CLAUSES:
            mark = ' aria-current="true"'  # the page itself is one of those that it leads to
        links += f'<a href="{escape(url, quote=True)}" target="_self"{mark}>{escape(name)}</a>'
    label = escape(t.gettext("Ways to look at the rules"), quote=True)
    return f'<nav class="baza-views" aria-label="{label}">{links}</nav>'

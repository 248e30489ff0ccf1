"""The rulebook: clauses under the chosen rule set, with examples that the engine ran."""

import streamlit as st

from lessons.taught import taught_games
from ui.context import Context
from ui.layout import column
from ui.notice import notice
from ui.routes import PAGES
from ui.rulebook.bring import bring_into_view
from ui.rulebook.clauses import clause_key, clauses
from ui.rulebook.differences import differences
from ui.rulebook.finder import finder
from ui.rulebook.options import options_panel
from ui.rulebook.place import Place, View, find_place
from ui.rulebook.quick import quick
from ui.rulebook.rulings import card_key, rulings
from ui.setups import game_name

__all__ = ["show"]

_DRAW = {"clauses": clauses, "quick": quick, "rulings": rulings, "differences": differences}


def show(context: Context) -> None:
    """Draw the rulebook in `?game=schnapsen(preset=bummerl)&clause=schnapsen.head`."""
    t = context.t
    place = find_place(context)
    with column():
        _games(context, place)
        st.title(t.gettext("The rules of {game}", game=game_name(place.rules.game, t)), anchor=False)
        if place.fault is not None:
            notice(context, _sentence(context, place.fault), t.gettext("Open the rulebook"), "rules")
            return
        finder(context, place.rules)
        options_panel(context, place.rules)
        _views(context, place)
        _DRAW[place.view](context, place)
        if place.clause is not None:
            bring_into_view(clause_key(place.clause), f"{place.rules.text} {place.clause}")
        elif place.card is not None:
            bring_into_view(card_key(place.card), f"{place.rules.text} {place.card}")


def _sentence(context: Context, fault: str) -> str:
    t = context.t
    if fault == "game":
        return t.gettext("This link names rules that do not exist.")
    if fault == "card":
        return t.gettext("This link names a ruling that does not exist.")
    return t.gettext("This link names a rule that does not exist.")


def _games(context: Context, place: Place) -> None:
    """Lead to the other games' rules, as the learner last played them."""
    games = taught_games()
    if len(games) < 2:
        return
    with st.container(key="baza-games", horizontal=True, gap="small"):
        for game in games:
            if game != place.rules.game:
                setup = context.settings.setups.get(game, game)
                name = context.t.gettext("Rules of {game}", game=game_name(game, context.t))
                context.link(name, "rules", icon=":material/gavel:", params={"game": setup})
        context.link(context.t.gettext("One trick, all games"), "one-trick", icon=PAGES["one-trick"].icon)


def _views(context: Context, place: Place) -> None:
    t = context.t
    names: dict[View, str] = {
        "clauses": t.gettext("All rules"),
        "quick": t.gettext("In brief"),
        "rulings": t.gettext("Rulings"),
        "differences": t.gettext("Where the sources differ"),
    }
    with st.container(key="baza-views", horizontal=True, gap="small"):
        for view, name in names.items():
            here = view == place.view
            with st.container(key=f"baza-view-{'here-' if here else ''}{view}", width="content"):
                params = place.params(view=None if view == "clauses" else view)
                context.link(name, "rules", params=params)

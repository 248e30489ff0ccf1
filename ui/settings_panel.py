"""The settings, in a popover that every page has."""

from collections.abc import Sequence

import streamlit as st

from ui import session
from ui.context import Context
from ui.rulebook.named import setup_source
from ui.setups import current_rules, game_name, offered_setups

__all__ = ["settings_panel"]


def settings_panel(context: Context) -> None:
    """Draw the settings button with everything that a learner can choose, the language apart."""
    t, chosen = context.t, context.settings
    offered = offered_setups(context)
    patterns = {
        "french": t.gettext("French cards (hearts, spades...)"),
        "german": t.gettext("German cards (hearts, leaves...)"),
    }
    colours = {2: t.gettext("Two"), 4: t.gettext("Four, one for each suit")}
    with (
        st.popover(t.gettext("Settings"), icon=":material/tune:", key="baza-settings"),
        st.container(key="baza-settings-panel", gap=None),
    ):
        # What every game has comes first: the rules of one are the longest, and the window may be low.
        _radio(context, "pattern", t.gettext("Pictures on the cards"), patterns, context.names().pattern)
        _radio(context, "colours", t.gettext("Colours of the suits"), colours, chosen.colours)
        _toggle(context, "dim", t.gettext("Dim the cards that may not be played"), chosen.dim)
        _toggle(context, "motion", t.gettext("Let the cards move"), chosen.motion)
        _toggle(context, "pause", t.gettext("Stop after each trick until I press"), chosen.pause)
        _toggle(context, "hide_points", t.gettext("Hide the points: I count them myself"), chosen.hide_points)
        label = t.gettext("Rules of {game}", game=game_name(current_rules(context).game, t))
        sources = [setup_source(setup, t) for setup in offered]
        _radio(context, "setup", label, offered, chosen.setup, sources)


def _radio(
    context: Context,
    name: str,
    label: str,
    choices: dict[int, str] | dict[str, str],
    chosen: int | str,
    captions: Sequence[str] | None = None,
) -> None:
    _show(name, chosen)
    st.radio(
        label,
        list(choices),
        format_func=lambda option: choices[option],
        key=_key(name),
        on_change=_store,
        args=(context, name),
        captions=captions,
    )


def _toggle(context: Context, name: str, label: str, chosen: int) -> None:
    _show(name, chosen)
    st.toggle(label, key=_key(name), on_change=_store, args=(context, name))


def _show(name: str, chosen: int | str) -> None:
    """Let a widget show what is stored, which another tab may have changed."""
    session.put(_key(name), chosen)


def _key(name: str) -> str:
    return f"baza-set-{name}"


def _store(context: Context, name: str) -> None:
    value = session.get(_key(name))
    if name == "pattern":  # each game has its own pictures
        context.choose(patterns={**context.settings.patterns, context.settings.game: value})
    else:
        context.choose(**{name: value})

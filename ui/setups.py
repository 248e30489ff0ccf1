"""The rule sets a reader can choose by name, per game; and the game on the table."""

import streamlit as st

import engine
from engine import RuleSet
from lessons.i18n import N_, Translator
from lessons.taught import taught_games
from ui import session
from ui.context import Context
from ui.rulebook.names import rules_name

__all__ = ["current_rules", "game_name", "game_switch", "named_setups", "offered_setups"]

_GAME_NAMES = {
    "schnapsen": N_("Schnapsen"),
    "schneider": N_("Bohemian Schneider"),
    "schafkopf": N_("Schafkopf"),
    "schmier": N_("Schmier"),
}

_NAMED = {
    "schnapsen": {
        "schnapsen": N_("cardgames.zone: with the duty to beat the card led"),
        "schnapsen(preset=bummerl)": N_("Bummerl: without that duty"),
        "schnapsen(preset=pagat)": N_("pagat.com: the international rules"),
        "schnapsen(preset=sharp)": N_("Sharp: pagat.com, with tighter limits on exchanging and closing"),
    },
    "schneider": {
        "schneider": N_("The document: any higher card takes the trick"),
        "schneider(capture=next-only)": N_("Tradition: only the next higher card takes it"),
        "schneider(trump=yes)": N_("With trumps, turned from the stock"),
        "schneider(follow=yes)": N_("With the duty to follow suit"),
        "schneider(pack=24)": N_("With 24 cards: no sevens, no eights"),
        "schneider(scoring=difference)": N_("Scoring the difference of the honours, to fifty"),
    },
    "schafkopf": {
        "schafkopf": N_("The document: Laufende are paid to winners that held them"),
        "schafkopf(laufende=always)": N_("Bavarian: the winners are paid whoever held the Laufende"),
    },
    "schmier": {
        "schmier": N_("Three teams of two"),
        "schmier(teams=2x3)": N_("Two teams of three"),
    },
}

_SWITCH = "baza-game"


def game_name(game: str, t: Translator) -> str:
    """What a game is called.

    >>> game_name("schneider", Translator("es"))
    'Schneider bohemio'
    """
    return t.gettext(_GAME_NAMES[game])


def named_setups(game: str, t: Translator) -> dict[str, str]:
    """The rule sets of a game that have a name: canonical set-up text to name."""
    return {text: t.gettext(name) for text, name in _NAMED[game].items()}


def offered_setups(context: Context, game: str | None = None) -> dict[str, str]:
    """The named rule sets of a game (by default the one on the table), and the learner's own."""
    own = current_rules(context)
    found = named_setups(game or own.game, context.t)
    if own.game != (game or own.game) or own.text in found:
        return found
    return {**found, own.text: rules_name(own.text, context.t)}


def current_rules(context: Context) -> RuleSet:
    """The rules the learner plays by."""
    return engine.parse_setup(context.settings.setup)


def game_switch(context: Context) -> None:
    """Draw the choice of the game, if more than one is taught; a change holds on every page."""
    games = taught_games()
    if len(games) < 2:
        return
    t = context.t
    session.put(_SWITCH, current_rules(context).game)
    st.segmented_control(
        t.gettext("Game"),
        games,
        required=True,
        format_func=lambda game: game_name(game, t),
        key=_SWITCH,
        label_visibility="collapsed",
        on_change=_switch,
        args=(context,),
    )


def _switch(context: Context) -> None:
    game = session.get(_SWITCH)
    if isinstance(game, str):
        context.choose(setup=context.settings.setups.get(game, game))

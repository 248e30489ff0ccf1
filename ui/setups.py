"""The rule sets a reader can choose by name, per game; and the game on the table."""

import streamlit as st

import engine
from engine import RuleSet
from lessons.i18n import N_, Translator
from lessons.taught import only_taught, taught_games
from ui import session
from ui.context import Context
from ui.notice import notice
from ui.rulebook.names import rules_name

__all__ = ["current_rules", "follow_game", "game_name", "game_switch", "named_setups", "offered_setups"]

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


def follow_game(context: Context, page: str, **more: str) -> bool:
    """Take up the game that an address names, as in `?game=schmier`; ``False`` if the reader is told of it.

    A name alone means the rules by which the learner last played that game. A game that does not exist is
    answered with a sentence and the way to those that do. ``more`` are parameters to go on with.
    """
    if "game" not in context.params:
        return True
    named = context.params["game"].strip().lower()
    try:
        setup = only_taught(engine.parse_setup(context.settings.setups.get(named, named))).text
    except engine.Unreadable:
        t = context.t
        games = t.join([game_name(game, t) for game in taught_games()])
        sentence = t.gettext(
            "No game or rule set of this name is taught here; there are {games}.", games=games
        )
        notice(context, sentence, t.gettext("To the start page"), "home")
        return False
    if setup != context.settings.setup:
        context.choose(setup=setup)
    # The address need not name it any longer: the switch on the page may change it.
    kept = {name: value for name, value in context.params.items() if name != "game"}
    return context.go(page, **{**kept, **more})


def _switch(context: Context) -> None:
    game = session.get(_SWITCH)
    if isinstance(game, str):
        context.choose(setup=context.settings.setups.get(game, game))

"""The rule sets a reader can choose by name, per game; and the game on the table."""

from collections.abc import Callable

import streamlit as st

import engine
from engine import RuleSet
from lessons.i18n import N_, Translator
from lessons.taught import only_taught, taught_games
from ui import session
from ui.context import Context
from ui.notice import notice
from ui.rulebook.named import named_setups
from ui.rulebook.names import rules_name

__all__ = ["current_rules", "follow_game", "game_name", "game_switch", "named_setups", "offered_setups"]

_GAME_NAMES = {
    "schnapsen": N_("Schnapsen"),
    "schneider": N_("Bohemian Schneider"),
    "schafkopf": N_("Schafkopf"),
    "schmier": N_("Schmier"),
}

_SWITCH = "baza-game"


def game_name(game: str, t: Translator) -> str:
    """What a game is called.

    >>> game_name("schneider", Translator("es"))
    'Schneider bohemio'
    """
    return t.gettext(_GAME_NAMES[game])


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


def game_switch(
    context: Context, shown: str | None = None, turn: Callable[[str], None] | None = None
) -> None:
    """Draw the choice of the game, if more than one is taught; a change holds on every page.

    ``shown`` is the game that this page is about, by default the one on the table; ``turn`` is told the
    rules of the game that was chosen.
    """
    games = taught_games()
    if len(games) < 2:
        return
    t = context.t
    session.put(_SWITCH, shown or current_rules(context).game)
    st.segmented_control(
        t.gettext("Choose the game"),
        games,
        required=True,
        format_func=lambda game: game_name(game, t),
        key=_SWITCH,
        label_visibility="collapsed",
        on_change=_switch,
        args=(context, turn),
        width="stretch",
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


def _switch(context: Context, turn: Callable[[str], None] | None) -> None:
    game = session.get(_SWITCH)
    if not isinstance(game, str):
        return
    setup = context.settings.setups.get(game, game)
    context.choose(setup=setup)
    if turn is not None:
        turn(setup)

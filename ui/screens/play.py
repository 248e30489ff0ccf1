"""The table: a guided deal against one opponent or several."""

from functools import partial
from html import escape

import streamlit as st

import engine
from lessons.practice import OPPONENTS
from lessons.store import Corrupt, Deal, Missing
from ui import session
from ui.context import Context
from ui.game_choice import game_fan
from ui.layout import column
from ui.notice import notice
from ui.practice.board import board
from ui.practice.deals import begin, follow_link
from ui.practice.telling import telling_of
from ui.setups import current_rules, follow_game, game_name, game_switch, offered_setups

__all__ = ["show"]

_OPPONENT, _TARGET, _TIE = "baza-opponent", "baza-target", "baza-tie"
_DUEL = 2
_EXTRA_DEAL = "extra-deal"
_TIES = ("schmier",)
"""The games in which no rule decides between sides that are equal in front."""


def show(context: Context) -> None:
    """Draw the deal in `?deal=...`, the one a link describes, or the one that the learner was playing."""
    t = context.t
    if not {"seed", "record"} & set(context.params) and not follow_game(context, "play", new="1"):
        return
    try:
        linked = follow_link(context)
        if linked is not None:
            context.go("play", deal=linked.id)
        deal = None if "new" in context.params else _wanted(context)
    except (engine.Unreadable, engine.Refused):
        sentence = t.gettext("This link describes no deal: the text in it cannot be read or played.")
        notice(context, sentence, t.gettext("Play a new deal"), "play", new=1)
    except (Missing, Corrupt):
        sentence = t.gettext("This deal is not among yours, or it can no longer be read.")
        notice(context, sentence, t.gettext("Play a new deal"), "play", new=1)
    else:
        if deal is None:
            _lobby(context)
        else:
            rules = engine.parse_record(deal.record).rules
            st.html(_title(context, rules.text))
            board(context, deal.id)


def _wanted(context: Context) -> Deal | None:
    if "deal" in context.params:
        return context.store.deals.get(context.learner, context.params["deal"])
    return context.store.deals.current(context.learner)


def _title(context: Context, setup: str) -> str:
    """What is played; where there is little room the eye reads the game alone."""
    game = game_name(engine.parse_setup(setup).game, context.t)
    return (
        f'<p class="baza-table-name"><span class="game" aria-hidden="true">{escape(game)}</span>'
        f'<span class="whole">{escape(_table_name(context, setup))}</span></p>'
    )


def _table_name(context: Context, setup: str) -> str:
    known = offered_setups(context, engine.parse_setup(setup).game)
    game = game_name(engine.parse_setup(setup).game, context.t)
    return context.t.gettext("{game}: {rules}", game=game, rules=known.get(setup, setup))


def _lobby(context: Context) -> None:
    t = context.t
    with column():
        game_switch(context)
        rules = current_rules(context)
        with st.container(key="baza-lobby-head", horizontal=True, vertical_alignment="center", gap="small"):
            st.title(t.gettext("A guided deal"), anchor=False, width="stretch")
            st.html(game_fan(context, rules.game), width="content")
        st.markdown(t.gettext("The coach plays along: ask for hints, and take back whatever you like."))
        seats = engine.GAMES[rules.game].seats
        names = {
            "beginner": t.gettext("A beginner, who plays by feel")
            if seats == _DUEL
            else t.gettext("Beginners, who play by feel"),
            "sensible": t.gettext("A sensible player, who counts cards and points")
            if seats == _DUEL
            else t.gettext("Sensible players, who count cards and points"),
        }
        st.radio(
            t.gettext("Your opponent") if seats == _DUEL else t.gettext("Your opponents"),
            OPPONENTS,
            index=OPPONENTS.index(context.settings.opponent),
            format_func=names.__getitem__,
            key=f"{_OPPONENT}-{seats}",
            on_change=_choose_opponent,
            args=(context, f"{_OPPONENT}-{seats}"),
        )
        targets = telling_of(rules.game).targets(rules)
        key = f"{_TARGET}-{rules.game}-{targets[0]}"
        length, name_of = t.gettext("Length of the match"), partial(telling_of(rules.game).target_name, t)
        if len(targets) == 1:
            st.markdown(f"{length}  \n**{name_of(targets[0])}**")
        else:
            st.radio(length, targets, format_func=name_of, key=key, horizontal=True)
        tie = _final_tie(context) if rules.game in _TIES else _EXTRA_DEAL
        st.caption(
            t.gettext(
                "Rules: {rules}. You can change them in the settings.",
                rules=offered_setups(context).get(context.settings.setup, context.settings.setup),
            )
        )
        if st.button(
            t.gettext("Deal the cards"), type="primary", key="baza-do-deal", icon=":material/playing_cards:"
        ):
            chosen = session.get(key)
            target = chosen if isinstance(chosen, int) else targets[0]
            context.go("play", deal=begin(context, target, tie).id)


def _final_tie(context: Context) -> str:
    """Ask what happens when teams that did not bid are equal in front at the end."""
    t = context.t
    ties = {
        _EXTRA_DEAL: t.gettext("Another deal decides"),
        "shared": t.gettext("They share the win"),
    }
    st.radio(
        t.gettext("If two teams are equal in front at the end"),
        list(ties),
        format_func=ties.__getitem__,
        key=_TIE,
        horizontal=True,
    )
    chosen = session.get(_TIE)
    return chosen if isinstance(chosen, str) else _EXTRA_DEAL


def _choose_opponent(context: Context, key: str) -> None:
    context.choose(opponent=session.get(key))

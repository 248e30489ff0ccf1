"""Who wins the cards: one row for each game, with the card that wins, the reason and its rule."""

from collections.abc import Sequence
from html import escape

import streamlit as st

import engine
from lessons.i18n import N_
from lessons.names import CardNames
from lessons.one_trick import Outcome, game_name, lay
from ui.cards import row
from ui.context import Context
from ui.one_trick.address import Laid
from ui.rule import rule_popover

__all__ = ["outcomes"]

_SHORT = {"schneider": "Schneider"}
"""What a game is called where four names share a line; the same in every language."""


def outcomes(context: Context, names: CardNames, laid: Laid) -> None:
    """Draw the rows, in the order of the games; the reader's own rules stand for each game."""
    t = context.t
    if len(laid.cards) < 2:
        st.info(t.gettext("Lay two cards or more: the first one is led."))
        return
    settings = context.settings
    own = [engine.parse_setup(settings.setups.get(game, game)) for game in engine.GAMES]
    found = lay(laid.cards, laid.trump, laid.contract, own)
    with st.container(key="baza-trick-games"):
        for outcome in found:
            with st.container(key=f"baza-trick-game-{outcome.rules.game}", gap="small"):
                _row(context, names, outcome)
    st.html(_strip(context, names, found))


def _strip(context: Context, names: CardNames, found: Sequence[Outcome]) -> str:
    """HTML of the card that wins in each game, in a line that stays in sight; each leads to its row."""
    t = context.t
    cells = []
    for outcome in found:
        name = escape(_SHORT.get(outcome.rules.game) or game_name(outcome.rules.game, t))
        if outcome.card is None:
            said, drawn = escape(outcome.missing_told(t, names)), "<i>–</i>"
        else:
            said = escape(_won(context, names, outcome))
            drawn = row(context, names, [engine.card_text(outcome.card)], short=True, width="42px")
        heard = f'<b>{name}</b><span class="baza-unseen">{said}</span><span aria-hidden="true">{drawn}</span>'
        cells.append(f'<li><a href="#{_place(outcome)}">{heard}</a></li>')
    return f'<ul class="baza-trick-strip">{"".join(cells)}</ul>'


def _place(outcome: Outcome) -> str:
    return f"baza-trick-{outcome.rules.game}"


def _won(context: Context, names: CardNames, outcome: Outcome) -> str:
    assert outcome.card is not None
    says = N_("{card:The} is ahead.") if outcome.lacks else N_("{card:The} wins.")
    return context.t.gettext(says, card=names.card(outcome.card))


def _row(context: Context, names: CardNames, outcome: Outcome) -> None:
    t = context.t
    found = outcome.reason(t, names)
    if outcome.card is None:
        picture, told = '<i aria-hidden="true">–</i>', escape(outcome.missing_told(t, names))
    else:
        picture = row(context, names, [engine.card_text(outcome.card)], width="3.6rem")
        told = f"<b>{escape(_won(context, names, outcome))}</b> {escape(found[1] if found else '')}"
    under = " ".join(part for part in (outcome.trumps_told(t, names), _note(context, outcome)) if part)
    name = escape(game_name(outcome.rules.game, t))
    st.html(
        f'<div class="baza-trick-row"><span class="won">{picture}</span><div>'
        f'<h2 id="{_place(outcome)}">{name}</h2><p>{told}</p><p class="under">{escape(under)}</p></div></div>'
    )
    if found is not None:
        rule_popover(context, found[0].value, outcome.rules)


def _note(context: Context, outcome: Outcome) -> str:
    """Who is still to play, or which cards nobody is there to play."""
    t = context.t
    if outcome.lacks:
        return t.ngettext(
            "{number} more player is still to play: something higher may come.",
            "{number} more players are still to play: something higher may come.",
            outcome.lacks,
        )
    if outcome.over:
        return t.ngettext(
            "Only {number} player sits here: the other cards stay out.",
            "Only {number} players sit here: the other cards stay out.",
            len(outcome.cards),
        )
    return ""

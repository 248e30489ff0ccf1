"""Who wins the cards: one panel for each game, with the trick, the winner and the reason."""

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

_WIDTHS = {5: "2.9rem", 6: "2.4rem"}
"""So that a trick of this many cards lies in one row on a phone."""

_SHORT = {"schneider": "Schneider"}
"""What a game is called where four names share a line; the same in every language."""


def outcomes(context: Context, names: CardNames, laid: Laid) -> None:
    """Draw the panels, in the order of the games; the reader's own rules stand for each game."""
    t = context.t
    if len(laid.cards) < 2:
        st.info(t.gettext("Lay two cards or more: the first one is led."))
        return
    settings = context.settings
    own = [engine.parse_setup(settings.setups.get(game, game)) for game in engine.GAMES]
    found = lay(laid.cards, laid.trump, laid.contract, own)
    st.html(_strip(context, names, found))
    with st.container(key="baza-trick-games"):
        for outcome in found:
            with st.container(key=f"baza-trick-game-{outcome.rules.game}", border=True, gap="small"):
                _panel(context, names, outcome)


def _strip(context: Context, names: CardNames, found: Sequence[Outcome]) -> str:
    """HTML of the card that wins in each game, in a line that stays in sight; each leads to its panel."""
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


def _panel(context: Context, names: CardNames, outcome: Outcome) -> None:
    t = context.t
    st.html(f'<h2 id="{_place(outcome)}">{escape(game_name(outcome.rules.game, t))}</h2>')
    st.caption(outcome.trumps_told(t, names))
    if outcome.card is None:
        st.markdown(outcome.missing_told(t, names))
        return
    texts = [engine.card_text(card) for card in outcome.cards]
    mark = t.gettext("is ahead") if outcome.lacks else t.gettext("wins")
    under = [mark if place == outcome.place else "" for place in range(len(texts))]
    width = _WIDTHS.get(len(texts), "3.9rem")
    pictures = row(context, names, texts, best=outcome.place, width=width, under=under)
    st.html(f'<div class="baza-trick-row">{pictures}</div>')
    st.markdown(f"**{_won(context, names, outcome)}**")
    found = outcome.reason(t, names)
    if found is not None:
        st.markdown(found[1])
        rule_popover(context, found[0].value, outcome.rules)
    note = _note(context, outcome)
    if note:
        st.caption(note)


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

"""After the deal: what it pays and why, every trick, and all the cards."""

from html import escape

import streamlit as st

import engine
from engine import State, Trick, card_text, cards_of
from lessons import explain
from lessons.names import CardNames
from lessons.store import Deal
from ui.cards import row
from ui.context import Context
from ui.practice.deals import SEAT
from ui.practice.moment import Moment
from ui.practice.telling import telling_of
from ui.rule import rule_popover

__all__ = ["details", "outcome"]


def outcome(context: Context, moment: Moment) -> None:
    """Say who won, by which rule, line by line, and how the match stands."""
    t, names, state = context.t, moment.names, moment.state
    result = state.result
    assert result is not None
    with st.container(key="baza-outcome", gap="small"):
        st.subheader(_headline(context, state), anchor=False)
        redeal = explain.redeal(result, t)
        if redeal:
            st.markdown(redeal)
        for line in result.lines:
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.markdown(explain.settlement(line, t, names, you=SEAT))
                rule_popover(context, line.rule.value, state.rules)
        _match(context, moment)


def details(context: Context, moment: Moment) -> None:
    """Show every trick, all the cards, and the record to copy."""
    t, names, state = context.t, moment.names, moment.state
    with st.container(key="baza-details", gap="small"):
        with st.expander(t.gettext("The tricks, one by one")):
            for number, trick in enumerate(state.tricks_played(), 1):
                st.html(_trick(context, names, state, number, trick))
        with st.expander(t.gettext("All the cards of this deal")):
            _whole_deal(context, names, state)
        with st.expander(t.gettext("Share or report this deal")):
            _share(context, moment.deal)


def _headline(context: Context, state: State) -> str:
    t, result = context.t, state.result
    assert result is not None
    if not result.winners:
        return t.gettext("Nobody wins this deal")
    value = result.score[result.winners[0]]
    if result.winners[0] == SEAT:
        return t.ngettext("You win {number} game point", "You win {number} game points", value)
    return t.ngettext(
        "Your opponent wins {number} game point", "Your opponent wins {number} game points", value
    )


def _match(context: Context, moment: Moment) -> None:
    if moment.match is None:
        return
    after = moment.match.after(moment.record)
    st.markdown(telling_of(moment.record.rules.game).standing(context.t, after, SEAT))


def _trick(context: Context, names: CardNames, state: State, number: int, trick: Trick) -> str:
    t = context.t
    place = 0 if trick.winner == trick.leader else 1
    worth = telling_of(state.rules.game).worth(state.rules, trick.cards)
    who = (
        t.gettext("You lead and win {points}.", points=worth)
        if trick.leader == SEAT == trick.winner
        else t.gettext("You lead, your opponent wins {points}.", points=worth)
        if trick.leader == SEAT
        else t.gettext("Your opponent leads, you win {points}.", points=worth)
        if trick.winner == SEAT
        else t.gettext("Your opponent leads and wins {points}.", points=worth)
    )
    cards = row(context, names, [card_text(card) for card in trick.cards], best=place)
    return f'<div class="baza-trick"><span class="n">{number}</span>{cards}<span>{escape(who)}</span></div>'


def _whole_deal(context: Context, names: CardNames, state: State) -> None:
    t = context.t
    assert state.record is not None
    first = engine.replay(state.record.prefix(0))
    hands = first.dealt()
    stock = [engine.parse_card(card) for card in first.as_json()["stock"]]
    parts = [
        (t.gettext("Your first cards"), hands[SEAT]),
        (t.gettext("Your opponent's first cards"), hands[1 - SEAT]),
        (telling_of(state.rules.game).stock_title(t, state.rules), stock),
    ]
    left = [(t.gettext("Left in your hand"), cards_of(state.hands[SEAT]))]
    left.append((t.gettext("Left in your opponent's hand"), cards_of(state.hands[1 - SEAT])))
    parts += [(title, cards) for title, cards in left if cards]
    for title, cards in parts:
        st.markdown(f"**{title}**")
        st.html(row(context, names, [card_text(card) for card in cards]))


def _share(context: Context, deal: Deal) -> None:
    t = context.t
    st.markdown(t.gettext("This text holds the whole deal, every card of it. Copy it where it is useful."))
    st.html(f'<pre class="baza-record" tabindex="0">{escape(deal.record)}</pre>')
    context.link(
        t.gettext("Link to this deal"), "play", icon=":material/link:", params={"record": deal.record}
    )

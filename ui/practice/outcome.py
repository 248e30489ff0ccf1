"""After the deal: what it pays and why, every trick, and all the cards."""

from html import escape

import streamlit as st

from engine import State, Trick, card_text, cards_of
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import worth_of
from lessons import explain
from lessons.names import CardNames, card_names
from lessons.store import Deal
from ui.cards import row
from ui.context import Context
from ui.practice.deals import SEAT, match_before
from ui.rule import rule_popover

__all__ = ["details", "outcome"]


def outcome(context: Context, deal: Deal, state: State) -> None:
    """Say who won, by which rule, line by line, and how the match stands."""
    t = context.t
    names = card_names(context.language, context.settings.pattern)
    result = state.result
    assert result is not None
    assert isinstance(state, SchnapsenState)
    with st.container(key="baza-outcome", gap="small"):
        st.subheader(_headline(context, state), anchor=False)
        redeal = explain.redeal(result, t)
        if redeal:
            st.markdown(redeal)
        for line in result.lines:
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.markdown(explain.settlement(line, t, names, you=SEAT))
                rule_popover(context, line.rule.value, state.rules)
        _match(context, deal, state)


def details(context: Context, deal: Deal, state: State) -> None:
    """Show every trick, all the cards, and the record to copy."""
    t = context.t
    names = card_names(context.language, context.settings.pattern)
    assert isinstance(state, SchnapsenState)
    with st.container(key="baza-details", gap="small"):
        with st.expander(t.gettext("The tricks, one by one")):
            for number, trick in enumerate(state.tricks_played(), 1):
                st.html(_trick(context, names, number, trick))
        with st.expander(t.gettext("All the cards of this deal")):
            _whole_deal(context, names, state)
        with st.expander(t.gettext("Share or report this deal")):
            _share(context, deal)


def _headline(context: Context, state: SchnapsenState) -> str:
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


def _match(context: Context, deal: Deal, state: SchnapsenState) -> None:
    match = match_before(deal)
    if match is None or state.record is None:
        return
    t = context.t
    after = match.after(state.record)
    mine, theirs = (t.number(left) for left in after.score)
    if after.winner is None:
        st.markdown(
            t.gettext("Bummerl: you still need {mine}, your opponent {theirs}.", mine=mine, theirs=theirs)
        )
    elif after.winner == SEAT:
        st.markdown(t.gettext("The Bummerl is yours: you are at zero. Your opponent gets the mark."))
    else:
        st.markdown(t.gettext("Your opponent is at zero: the Bummerl goes to you, the mark of the loser."))


def _trick(context: Context, names: CardNames, number: int, trick: Trick) -> str:
    t = context.t
    place = 0 if trick.winner == trick.leader else 1
    worth = sum(worth_of(card) for card in trick.cards)
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


def _whole_deal(context: Context, names: CardNames, state: SchnapsenState) -> None:
    t = context.t
    first = state.first or state
    hands = first.dealt()
    parts = [
        (t.gettext("Your first cards"), hands[SEAT]),
        (t.gettext("Your opponent's first cards"), hands[1 - SEAT]),
        (t.gettext("The stock, in the order of drawing; the turned card last"), first.stock),
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

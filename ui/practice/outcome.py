"""After the deal: what it pays and why, every trick, and all the cards."""

from collections.abc import Iterable

import streamlit as st

import engine
from engine import card_text, cards_of
from engine.settlement import Line
from lessons import explain
from lessons.names import CardNames
from lessons.store import Deal
from ui.cards import row
from ui.context import Context
from ui.copying import copyable
from ui.picture import in_order
from ui.practice.deals import SEAT
from ui.practice.looking_back import look_back
from ui.practice.moment import Moment
from ui.practice.paying import account, sheet, told
from ui.practice.telling import telling_of
from ui.practice.tricks import all_tricks
from ui.practice.waiting import meanwhile_line
from ui.rule import rule_popover

__all__ = ["details", "outcome"]

_DUEL = 2
_AT_ONCE = 3

_NARROW = "2.9rem"
"""Five of a hand share a row on a phone."""


def outcome(context: Context, moment: Moment) -> None:
    """Say who won, by which rule, line by line, and how the match stands."""
    t, state, company = context.t, moment.state, moment.company
    result = state.result
    assert result is not None
    telling = telling_of(moment.game)
    after = moment.match.after(moment.record) if moment.match else None
    with st.container(key="baza-outcome", gap="small"):
        st.html(meanwhile_line(moment, t))
        st.subheader(telling.headline(t, state, SEAT), anchor=False)
        is_duel = company.seats == _DUEL
        said = [telling.ended(t, state, SEAT, moment.names), explain.redeal(result, t) or ""]
        if is_duel:
            said += [_line(context, moment, line) for line in told(result, company)]
        if any(said):
            st.markdown(" ".join(filter(None, said)))
        if is_duel:
            st.html(account(telling.account(t, state), result, company, t))
        elif result.lines:
            sums = telling.sums(after) if after else None
            st.html(sheet(result, company, t, sums, uncounted=telling.uncounted(state)))
        other = telling.other_reading(t, state, SEAT)
        if other:
            st.markdown(other)
        if after is not None and is_duel:
            st.markdown(telling.standing(t, after, SEAT))
        if is_duel:
            for line in told(result, company):
                rule_popover(context, line.rule.value, moment.record.rules)
        elif not _is_long(moment):
            _lines(context, moment)
        if after is not None and not is_duel:
            st.markdown(telling.standing(t, after, SEAT))


def details(context: Context, moment: Moment) -> None:
    """Show every trick, all the cards, and the record to copy."""
    t, names, state = context.t, moment.names, moment.state
    with st.container(key="baza-details", gap="small"):
        if _is_long(moment):
            with st.expander(t.gettext("The score, line by line")):
                _lines(context, moment)
        if state.tricks_played():
            with st.expander(t.gettext("The tricks, one by one")):
                st.html(all_tricks(context, moment))
        with st.expander(t.gettext("What did my cards cost?")):
            look_back(context, moment.deal.id, moment.record, names)
        with st.expander(t.gettext("All the cards of this deal")):
            _whole_deal(context, moment, names)
        with st.expander(t.gettext("Share or report this deal")):
            _share(context, moment.deal)


def _is_long(moment: Moment) -> bool:
    """Whether the lines would push everything else off the screen."""
    result = moment.state.result
    return result is not None and len(told(result, moment.company)) > _AT_ONCE


def _lines(context: Context, moment: Moment) -> None:
    """Each item in a sentence, with its clause at hand."""
    result, company = moment.state.result, moment.company
    assert result is not None
    for line in told(result, company):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(_line(context, moment, line))
            rule_popover(context, line.rule.value, moment.record.rules)


def _line(context: Context, moment: Moment, line: Line) -> str:
    """An item of the settlement in a sentence."""
    return explain.settlement(
        line, context.t, moment.names, you=SEAT, sides=moment.company.sides, beside=True
    )


def _whole_deal(context: Context, moment: Moment, names: CardNames) -> None:
    state = moment.state
    assert state.record is not None
    t, company = context.t, moment.company
    first = engine.replay(state.record.prefix(0))
    hands = first.dealt()
    stock = [engine.parse_card(card) for card in first.as_json()["stock"]]
    parts: list[tuple[str, Iterable[int]]] = [
        (_first_cards(context, moment, seat), in_order(state, SEAT, hands[seat]))
        for seat in company.clockwise
    ]
    if stock:
        parts.append((telling_of(moment.game).stock_title(t, state.rules), stock))
    left = [
        (_left(context, moment, seat), in_order(state, SEAT, cards_of(state.hands[seat])))
        for seat in company.clockwise
    ]
    parts += [(title, cards) for title, cards in left if cards]
    thrown = state.as_json()["discarded"]
    if thrown:
        parts.append((t.gettext("Thrown in the exchange"), [engine.parse_card(card) for card in thrown]))
    for title, cards in parts:
        st.markdown(f"**{title}**")
        st.html(row(context, names, [card_text(card) for card in cards], width=_NARROW))


def _first_cards(context: Context, moment: Moment, seat: int) -> str:
    t, company = context.t, moment.company
    if seat == SEAT:
        return t.gettext("Your first cards")
    if company.seats == _DUEL:
        return t.gettext("Your opponent's first cards")
    return t.gettext("The first cards of {player}", player=company.told(seat, t))


def _left(context: Context, moment: Moment, seat: int) -> str:
    t, company = context.t, moment.company
    if seat == SEAT:
        return t.gettext("Left in your hand")
    if company.seats == _DUEL:
        return t.gettext("Left in your opponent's hand")
    return t.gettext("Left in the hand of {player}", player=company.told(seat, t))


def _share(context: Context, deal: Deal) -> None:
    t = context.t
    st.markdown(t.gettext("This text holds the whole deal, every card of it. Copy it where it is useful."))
    copyable(context, deal.record, "record")
    context.link(
        t.gettext("Link to this deal"), "play", icon=":material/link:", params={"record": deal.record}
    )

"""The guided deal on the screen: table, coach, hints, undo. Every move is stored before it is drawn."""

import streamlit as st

import engine
from engine import Record
from lessons import explain, practice
from ui.context import Context
from ui.lookup import lookup
from ui.picture import Look, picture
from ui.practice.counting import ask_points
from ui.practice.deals import SEAT, again, next_deal
from ui.practice.moment import STEPS, Moment, forget, look_at, more_help, refuse
from ui.practice.outcome import details, outcome
from ui.practice.telling import telling_of
from ui.rule import rule_popover
from ui.table.data import TableData
from ui.table.table import table

__all__ = ["board"]


@st.fragment
def board(context: Context, deal_id: str) -> None:
    """Draw the deal and answer what is pressed."""
    moment = look_at(context, context.store.deals.get(context.learner, deal_id))
    with st.container(key="baza-board", gap="small"):
        token = table(_picture(context, moment), key=f"baza-table-{deal_id}")
        if token is not None:
            _answer(context, moment, token)
            st.rerun(scope="fragment")
        with st.container(key="baza-after" if moment.is_over else "baza-side", gap="small"):
            if moment.is_over:
                outcome(context, moment)
            else:
                _coach(context, moment)
                if context.settings.hide_points:
                    ask_points(context, moment.state, len(moment.record.moves))
            _controls(context, moment)
        if moment.is_over:
            details(context, moment)


def _picture(context: Context, moment: Moment) -> TableData:
    match, hint, refused = moment.match, moment.hint, moment.refused
    could = refused.facts.get("could", []) if refused else []
    beads = None
    if match is not None:
        now = match.after(moment.record) if moment.is_over else match
        beads = telling_of(moment.record.rules.game).to_go(now)
    look = Look(
        seq=moment.seq,
        said=" ".join(moment.lines(context)),
        mark=could if isinstance(could, list) else [],
        hint=[*hint.cards, *([hint.token] if hint.token else [])] if hint else (),
        beads=beads,
        target=match.target if match else 0,
        dim=context.settings.dim,
        choose="none" if moment.is_over else "hand",
        opens=moment.is_over,
        hide_points=context.settings.hide_points and not moment.is_over,
        tools=[] if moment.is_over else ["ui:hint", "ui:undo"],
    )
    return picture(moment.state, SEAT, moment.names, context.settings, look)


def _answer(context: Context, moment: Moment, token: str) -> None:
    record, state = moment.record, moment.state
    forget(hint=token != "ui:hint")
    if token == "ui:hint":
        more_help(moment.deal, record)
        return
    if token == "ui:undo":
        _save(context, moment, practice.undo(record, SEAT))
        return
    try:
        move = engine.parse_move(engine.GAMES[record.rules.game], token)
    except engine.Unreadable:
        return  # not of this table: the picture stays as it is
    if state.to_act != SEAT:
        return
    if state.judge(move).legal:
        _save(context, moment, practice.answer(record, move, SEAT, context.settings.opponent))
    else:
        refuse(moment.deal, record, token)


def _save(context: Context, moment: Moment, record: Record) -> None:
    deal = moment.deal
    context.store.deals.save(context.learner, deal.id, deal.record, record.text, context.now)


def _coach(context: Context, moment: Moment) -> None:
    t = context.t
    with st.container(key="baza-coach", gap="small"):
        if moment.refused is not None:
            st.markdown(explain.sentence(moment.refused, t, moment.names))
            rule_popover(context, moment.refused.rule.value, moment.record.rules)
        elif moment.hint is not None:
            place = t.gettext("Hint {step} of {steps}.", step=t.number(moment.step), steps=t.number(STEPS))
            st.markdown(f"{place} {moment.hint.text}")
            rule_popover(context, moment.hint.rule.value, moment.record.rules)
        else:
            st.markdown(f"**{moment.matters}**")
            if moment.story:
                st.markdown(" ".join(moment.story))


def _controls(context: Context, moment: Moment) -> None:
    t = context.t
    with st.container(key="baza-controls", horizontal=True, gap="small"):
        if moment.is_over:
            if st.button(t.gettext("Next deal"), type="primary", icon=":material/arrow_forward:"):
                context.go("play", deal=next_deal(context, moment.deal).id)
        else:
            label = t.gettext("More help") if moment.step else t.gettext("Hint")
            if st.button(label, icon=":material/lightbulb:", disabled=moment.step >= STEPS):
                _press(context, moment, "ui:hint")
        untouched = practice.undo(moment.record, SEAT) == moment.record
        if st.button(t.gettext("Take back"), icon=":material/undo:", disabled=untouched):
            _press(context, moment, "ui:undo")
        if st.button(t.gettext("Same cards again"), icon=":material/replay:"):
            context.go("play", deal=again(context, moment.deal).id)
        lookup(context, moment.record.rules)
        if not moment.is_over and st.button(t.gettext("Another deal"), icon=":material/shuffle:"):
            context.go("play", new=1)


def _press(context: Context, moment: Moment, token: str) -> None:
    _answer(context, moment, token)
    st.rerun(scope="fragment")

"""The guided deal on the screen: table, coach, hints, undo.

The state of the game is the record in the store, written before it is drawn; the tab remembers only
what is being looked at (a refused card, how far a hint has gone).
"""

import streamlit as st

import engine
from engine import Record, State
from lessons import coach, explain, practice
from lessons.coach import Hint
from lessons.names import card_names
from lessons.store import Deal
from ui import session
from ui.context import Context
from ui.lookup import lookup
from ui.picture import Look, picture
from ui.practice.counting import ask_points
from ui.practice.deals import SEAT, again, match_before, next_deal
from ui.practice.outcome import details, outcome
from ui.practice.telling import telling_of
from ui.rule import rule_popover
from ui.table.data import TableData
from ui.table.table import table

__all__ = ["board"]

_REFUSED, _HINT, _SEQ = "baza-play-refused", "baza-play-hint", "baza-play-seq"


@st.fragment
def board(context: Context, deal_id: str) -> None:
    """Draw the deal and answer what is pressed."""
    deal = context.store.deals.get(context.learner, deal_id)
    record = engine.parse_record(deal.record)
    state = engine.replay(record)
    with st.container(key="baza-board", gap="small"):
        token = table(_picture(context, deal, record, state), key=f"baza-table-{deal_id}")
        if token is not None:
            _answer(context, deal, record, state, token)
            st.rerun(scope="fragment")
        if state.to_act is None:
            outcome(context, deal, state)
        else:
            _coach(context, record, state)
            if context.settings.hide_points:
                ask_points(context, state, len(record.moves))
        _controls(context, deal, record, state)
        if state.to_act is None:
            details(context, deal, state)


def _picture(context: Context, deal: Deal, record: Record, state: State) -> TableData:
    names = card_names(context.language, context.settings.pattern)
    match = match_before(deal)
    refused = _refused(record, state)
    hint = _hint(context, record, state)
    mark: list[str] = []
    if refused is not None:
        could = refused.facts.get("could", [])
        mark = list(could) if isinstance(could, list) else []
    over = state.to_act is None
    beads = None
    if match is not None:
        beads = telling_of(record.rules.game).to_go(match.after(record) if over else match)
    return picture(
        state,
        SEAT,
        names,
        context.settings,
        Look(
            # A press counts only on the picture of this very moment, whichever tab or page load drew it.
            seq=len(record.moves) * 1000 + _number(_SEQ) % 1000,
            said=" ".join(_lines(context, record, state)),
            mark=mark,
            hint=[*hint.cards, *([hint.token] if hint.token else [])] if hint else (),
            beads=beads,
            target=match.target if match else 0,
            dim=context.settings.dim,
            choose="none" if over else "hand",
            opens=over,
            hide_points=context.settings.hide_points and not over,
            tools=[] if over else ["ui:hint", "ui:undo"],
        ),
    )


def _answer(context: Context, deal: Deal, record: Record, state: State, token: str) -> None:
    session.put(_SEQ, _number(_SEQ) + 1)
    session.drop(_REFUSED)
    if token == "ui:hint":
        _more_hint(record)
        return
    session.drop(_HINT)
    if token == "ui:undo":
        _save(context, deal, practice.undo(record, SEAT))
        return
    try:
        move = engine.parse_move(engine.GAMES[record.rules.game], token)
    except engine.Unreadable:
        return  # not of this table: the picture stays as it is
    if state.to_act != SEAT:
        return
    if not state.judge(move).legal:
        session.put(_REFUSED, f"{len(record.moves)}:{token}")
        return
    _save(context, deal, practice.answer(record, move, SEAT, context.settings.opponent))


def _save(context: Context, deal: Deal, record: Record) -> None:
    context.store.deals.save(context.learner, deal.id, deal.record, record.text, context.now)


def _number(name: str) -> int:
    value = session.get(name, 0)
    return value if isinstance(value, int) else 0


# What the coach says


def _refused(record: Record, state: State) -> engine.Reason | None:
    place, _, token = str(session.get(_REFUSED, "")).partition(":")
    if not token or place != str(len(record.moves)) or state.to_act != SEAT:
        return None
    verdict = state.judge(engine.parse_move(engine.GAMES[record.rules.game], token))
    return None if verdict.legal else verdict.reason


def _hint_step(record: Record) -> int:
    place, _, step = str(session.get(_HINT, "")).partition(":")
    return int(step) if step.isdigit() and place == str(len(record.moves)) else 0


def _more_hint(record: Record) -> None:
    session.put(_HINT, f"{len(record.moves)}:{min(3, _hint_step(record) + 1)}")


def _hint(context: Context, record: Record, state: State) -> Hint | None:
    step = _hint_step(record)
    if not step or state.to_act != SEAT:
        return None
    names = card_names(context.language, context.settings.pattern)
    return coach.hints(engine.view(state, SEAT), context.t, names)[step - 1]


def _story(context: Context, record: Record) -> list[str]:
    """What happened since the learner's last decision, his own move included."""
    own = len(practice.undo(record, SEAT).moves)
    since = own if own < len(record.moves) else 0
    names = card_names(context.language, context.settings.pattern)
    events = practice.happenings(record, since)
    return coach.recount(events, SEAT, record.rules.game, context.t, names)


def _lines(context: Context, record: Record, state: State) -> list[str]:
    names = card_names(context.language, context.settings.pattern)
    reason = _refused(record, state)
    if reason is not None:
        return [explain.sentence(reason, context.t, names)]
    hint = _hint(context, record, state)
    if hint is not None:
        return [hint.text]
    said = _story(context, record)
    if state.to_act == SEAT:
        said.append(coach.now(engine.view(state, SEAT), context.t, names))
    if state.result is not None:
        said += [explain.settlement(line, context.t, names, you=SEAT) for line in state.result.lines]
    return said


def _coach(context: Context, record: Record, state: State) -> None:
    t = context.t
    names = card_names(context.language, context.settings.pattern)
    with st.container(key="baza-coach", gap="small"):
        reason = _refused(record, state)
        hint = _hint(context, record, state)
        if reason is not None:
            st.markdown(explain.sentence(reason, t, names))
            rule_popover(context, reason.rule.value, record.rules)
        elif hint is not None:
            step = _hint_step(record)
            st.markdown(
                t.gettext("Hint {step} of {steps}.", step=t.number(step), steps=t.number(3)) + f" {hint.text}"
            )
            rule_popover(context, hint.rule.value, record.rules)
        else:
            story = _story(context, record)
            if story:
                st.markdown(" ".join(story))
            st.markdown(f"**{coach.now(engine.view(state, SEAT), t, names)}**")


# The buttons below


def _controls(context: Context, deal: Deal, record: Record, state: State) -> None:
    t = context.t
    over = state.to_act is None
    with st.container(key="baza-controls", horizontal=True, gap="small"):
        if over:
            if st.button(t.gettext("Next deal"), type="primary", icon=":material/arrow_forward:"):
                context.go("play", deal=next_deal(context, deal).id)
        else:
            step = _hint_step(record)
            label = t.gettext("Hint") if step == 0 else t.gettext("More help")
            if st.button(label, icon=":material/lightbulb:", disabled=step >= 3):
                _press(context, deal, record, state, "ui:hint")
        if st.button(
            t.gettext("Take back"),
            icon=":material/undo:",
            disabled=practice.undo(record, SEAT) == record,
        ):
            _press(context, deal, record, state, "ui:undo")
        if st.button(t.gettext("Same cards again"), icon=":material/replay:"):
            context.go("play", deal=again(context, deal).id)
        lookup(context, record.rules)
        if not over and st.button(t.gettext("Another deal"), icon=":material/shuffle:"):
            context.go("play", new=1)


def _press(context: Context, deal: Deal, record: Record, state: State, token: str) -> None:
    _answer(context, deal, record, state, token)
    st.rerun(scope="fragment")

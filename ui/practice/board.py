"""The guided deal on the screen: table, coach, hints, undo. Every move is stored before it is drawn.

Each press is answered in a callback, which runs before the fragment does: one run answers and draws, and a
press that comes while another is being answered waits its turn instead of being dropped with that run.
"""

import datetime as dt
import time
from collections.abc import Sequence
from functools import partial
from html import escape

import streamlit as st
from streamlit.errors import StreamlitAPIException

import engine
from engine import Record
from lessons import coach, explain, practice
from lessons.learning.mistakes import keep_refused
from lessons.practice import Happening
from ui import session
from ui.context import Context
from ui.lookup import lookup
from ui.picture import Look, frames, lying, picture
from ui.practice.counting import ask_points
from ui.practice.deals import SEAT, again, next_deal
from ui.practice.moment import STEPS, Moment, forget, is_now, look_at, more_help, refuse, unseen
from ui.practice.outcome import details, outcome
from ui.practice.telling import telling_of
from ui.practice.waiting import meanwhile, meanwhile_line, paragraphs
from ui.rule import rule_popover
from ui.table.data import Frame, TableData
from ui.table.table import Press, table

__all__ = ["board", "board_picture"]

_GO = "baza-play-go"
"""Where to go next: the id of a deal, or :data:`_NEW`."""
_NEW = "new"
_PRESSED = "baza-play-pressed"
"""Whether this run answers a press on the table."""

_DUEL = 2
_PATIENCE = 0.4
"""Seconds of thinking before a move is shown that has been made."""
_NEWCOMER = 1200
"""How many milliseconds more a finished trick lies there for who is new."""
_FIRST = 0.06
"""Seconds that the table has for itself after a press: what reaches a browser together is drawn together."""


@st.fragment
def board(context: Context, deal_id: str) -> None:
    """Draw the deal and answer what is pressed."""
    going = session.take(_GO)
    if going == _NEW:
        context.go("play", new=1)
    if going is not None:
        context.go("play", deal=going)
    moment = _now(context, deal_id)
    with st.container(key="baza-board", gap="small"):
        drawn = board_picture(context, moment)
        table(drawn, key=f"baza-table-{deal_id}", on_press=partial(_on_table, context, deal_id))
        # What is beside the table waits for moves that are still to be shown: the table says so itself.
        if session.take(_PRESSED) or drawn["frames"]:
            time.sleep(_FIRST)
        with st.container(key="baza-after" if moment.is_over else "baza-side", gap="small"):
            if moment.is_over:
                outcome(context, moment)
            else:
                _coach(context, moment)
                if context.settings.hide_points and telling_of(moment.game).counts(moment.state):
                    ask_points(context, moment.state, len(moment.record.moves))
            _controls(context, moment)
        if moment.is_over:
            details(context, moment)
    if _waits(moment):
        _others(context, moment)


def _waits(moment: Moment) -> bool:
    """Whether others are to move."""
    return moment.state.to_act not in (None, SEAT)


def _others(context: Context, moment: Moment) -> None:
    """Let the others move, and draw again: after a while even if they have more to do.

    The learner sees his own move before they begin to think, and each of theirs while the next one thinks.
    """
    record, began = moment.record, time.monotonic()
    while time.monotonic() - began < _PATIENCE:
        more = practice.advance(record, SEAT, context.settings.opponent, most=1)
        if more == record:
            break
        record = more
    _save(context, moment, record)
    try:
        st.rerun(scope="fragment")
    except StreamlitAPIException:  # the page itself is being drawn
        st.rerun()


def _now(context: Context, deal_id: str) -> Moment:
    return look_at(context, context.store.deals.get(context.learner, deal_id))


# The picture


def board_picture(context: Context, moment: Moment) -> TableData:
    """What the table is told of a moment: what the learner may know, and what he has not been shown yet."""
    match, hint, refused = moment.match, moment.hint, moment.refused
    could = refused.facts.get("could", []) if refused else []
    beads = sums = earlier = None
    if match is not None:
        now = match.after(moment.record) if moment.is_over else match
        telling = telling_of(moment.game)
        beads, sums, earlier = telling.to_go(now), telling.sums(now), telling.sums(match)
    hide = context.settings.hide_points and not moment.is_over
    events = practice.happenings(moment.record, unseen(moment))
    said = [_told(context, moment, event) for event in events]
    shown, last = _on_the_way(context, moment, events, said, Look(sums=earlier, hide_points=hide))
    look = Look(
        seq=moment.seq,
        said=" ".join(moment.lines(context, said)),
        now=" ".join([*last, moment.matters]),
        mark=could if isinstance(could, list) else [],
        hint=[*hint.cards, *([hint.token] if hint.token else [])] if hint else (),
        beads=beads,
        sums=sums,
        target=match.target if match else 0,
        dim=context.settings.dim,
        choose="none" if moment.is_over else "hand",
        # Around a table of several there is no room for open hands: they are below it.
        opens=moment.is_over and len(moment.state.hands) == _DUEL,
        hide_points=hide,
        doubts=True,
        tools=[] if moment.is_over else ["ui:hint", "ui:undo"],
        moves=len(events),
        busy=_waits(moment),
        frames=shown,
        rest=_rest(context, moment) if shown else 0,
    )
    return picture(moment.state, SEAT, moment.names, context.settings, look)


def _on_the_way(
    context: Context, moment: Moment, events: Sequence[Happening], said: Sequence[str], look: Look
) -> tuple[list[Frame], Sequence[str]]:
    """What the table shows before the picture itself, and what is told of the moves after that.

    Of two players only finished tricks: the cards themselves tell the rest.
    """
    found = frames(events, said, SEAT, moment.names, look)
    # A frame for each event but perhaps the last.
    for frame, event in zip(found, events, strict=False):
        if event.trick is not None:
            sums = not context.settings.hide_points
            frame["brief"] = coach.taken(event, SEAT, context.t, moment.names, sums=sums)
    if len(moment.state.hands) > _DUEL:
        return found, said[-1:] if events and events[-1].trick is None else []
    tricks = [place for place, event in enumerate(events, 1) if event.trick is not None]
    return [frame for frame in found if frame["won"] is not None], said[tricks[-1] if tricks else 0 :]


def _rest(context: Context, moment: Moment) -> int:
    """How long a finished trick lies there: longer until the learner has ended a deal of the game."""
    new = not context.store.deals.has_finished(context.learner, moment.game)
    return lying(len(moment.state.hands)) + (_NEWCOMER if new else 0)


def _told(context: Context, moment: Moment, event: Happening) -> str:
    sums = not context.settings.hide_points
    return " ".join(coach.recount([event], SEAT, moment.game, context.t, moment.names, sums=sums))


# What is pressed


def _on_table(context: Context, deal_id: str, press: Press) -> None:
    moment = _now(context, deal_id)
    session.put(_PRESSED, value=True)
    if is_now(moment, press.seq):
        _answer(context, moment, press.token)
    else:
        forget(hint=False)


def _on_button(context: Context, deal_id: str, token: str) -> None:
    _answer(context, _now(context, deal_id), token)


def _answer(context: Context, moment: Moment, token: str) -> None:
    record, state = moment.record, moment.state
    forget(hint=token != "ui:hint")
    if token == "ui:hint":
        more_help(moment)
        return
    if token == "ui:undo":
        _save(context, moment, practice.undo(record, SEAT))
        return
    try:
        move = engine.parse_move(engine.GAMES[moment.game], token)
    except engine.Unreadable:
        return  # not of this table: the picture stays as it is
    if state.to_act != SEAT:
        return
    if state.judge(move).legal:
        _save(context, moment, practice.make(record, move))
    else:
        keep_refused(context.store.learnt, context.learner, moment.state, move, dt.datetime.now(dt.UTC))
        refuse(moment, token)


def _save(context: Context, moment: Moment, record: Record) -> None:
    deal = moment.deal
    context.store.deals.save(context.learner, deal.id, deal.record, record.text, context.now)


def _deal_on(context: Context, deal_id: str) -> None:
    _go(next_deal(context, _now(context, deal_id).deal).id)


def _deal_again(context: Context, deal_id: str) -> None:
    _go(again(context, _now(context, deal_id).deal).id)


def _go(where: str) -> None:
    """Leave for another deal as soon as the fragment runs: no page can be left from a callback."""
    session.put(_GO, where)


# Beside the table


def _coach(context: Context, moment: Moment) -> None:
    t = context.t
    with st.container(key="baza-coach", gap="small"):
        # On a phone the coach is a strip of three lines: pressed, it shows all that he says.
        whole = escape(t.gettext("All that the coach says"), quote=True)
        st.html(
            f"{meanwhile_line(moment, t)}"
            f'<button type="button" class="baza-coach-open" aria-expanded="false" aria-label="{whole}">'
            "</button>"
        )
        if moment.refused is not None:
            # As the first sentence of a strip: on a phone it has three lines until the strip is opened.
            # The cards that could be played are highlighted meanwhile: one is named, more are not.
            why = explain.sentence(moment.refused, t, moment.names, company=moment.company, most=1)
            st.markdown(f"**{why}**")
            rule_popover(context, moment.refused.rule.value, moment.record.rules)
        elif moment.hint is not None:
            place = t.gettext("Hint {step} of {steps}.", step=t.number(moment.step), steps=t.number(STEPS))
            st.markdown(f"{place} {moment.hint.text}")
            rule_popover(context, moment.hint.rule.value, moment.record.rules)
        else:
            first, *more = paragraphs(moment.words, moment.matters or meanwhile(moment, t))
            st.markdown(f"**{first}**")
            for said in more:
                st.markdown(said)
            _story(context, moment)


def _story(context: Context, moment: Moment) -> None:
    """What has happened: all of it with two players; with more the last trick, the rest on demand."""
    if len(moment.state.hands) == _DUEL:
        st.markdown(" ".join(line for line in moment.story if line not in moment.words))
        return
    if moment.taken:
        st.markdown(" ".join(moment.taken))
    if moment.story:
        with st.expander(context.t.gettext("Move by move")):
            st.markdown(" ".join(moment.story))


def _controls(context: Context, moment: Moment) -> None:
    t, deal_id = context.t, moment.deal.id
    with st.container(key="baza-controls", horizontal=True, gap="small"):
        if moment.is_over:
            st.button(
                t.gettext("Next deal"),
                key="baza-do-next",
                type="primary",
                icon=":material/arrow_forward:",
                icon_position="right",
                on_click=_deal_on,
                args=(context, deal_id),
            )
        else:
            st.button(
                t.gettext("More help") if moment.step else t.gettext("Hint"),
                key="baza-do-hint",
                icon=":material/lightbulb:",
                disabled=moment.step >= STEPS or _waits(moment),
                on_click=_on_button,
                args=(context, deal_id, "ui:hint"),
            )
        st.button(
            t.gettext("Take back"),
            key="baza-do-undo",
            icon=":material/undo:",
            disabled=practice.undo(moment.record, SEAT) == moment.record,
            on_click=_on_button,
            args=(context, deal_id, "ui:undo"),
        )
        lookup(context, moment.record.rules)
        with st.popover(t.gettext("More"), icon=":material/more_horiz:", key=f"baza-more-{deal_id}"):
            st.button(
                t.gettext("Same cards again"),
                key="baza-do-again",
                icon=":material/replay:",
                width="stretch",
                on_click=_deal_again,
                args=(context, deal_id),
            )
            if not moment.is_over:
                st.button(
                    t.gettext("Set up another deal"),
                    key="baza-do-new",
                    icon=":material/shuffle:",
                    width="stretch",
                    on_click=_go,
                    args=(_NEW,),
                )

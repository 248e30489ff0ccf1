"""A step that is played: on the table, until the goal holds. Every card may be tried."""

from collections.abc import Sequence

import streamlit as st

import engine
from lessons.exercise import Attempt, attempt
from lessons.feedback import feedback
from lessons.model import Try
from ui import session
from ui.lesson.board import board
from ui.lesson.comparing import comparison
from ui.lesson.packs import packs
from ui.lesson.scene import Drawn, Foot, Scene
from ui.prose import live, prose
from ui.question.onward import Verdict
from ui.question.stage import stage
from ui.rule import rule_popover
from ui.table.table import CHOOSE, table

__all__ = ["trying"]

_IN_A_ROW = 4


def trying(scene: Scene, step: Try, foot: Foot) -> Drawn:
    """Draw the exercise and answer what is pressed; it is done once its goal has been reached."""
    moves = _moves(scene, step)
    now = attempt(step, moves)
    places = stage(scene.key, table=True)
    with places.text:
        prose(scene.context, scene.text, scene.key, rules=scene.rules)
        packs(scene, step)
    with places.table:
        token = table(board(scene, step, now, _seq(scene)), key=f"baza-try-{scene.key}")
    if token is not None:
        _press(scene, step, moves, now, token)
        st.rerun(scope="fragment")
    with places.answer:
        short = _short(scene, step, moves, now)
        foot(
            done=now.done,
            verdict=short,
            hint=lambda: _hint_button(scene, now),
            again=(lambda: _again(scene, primary=True)) if now.over and not now.done else None,
        )
        with st.container(key=f"baza-said-{scene.key}", gap="small"):
            live(f"baza-said-{scene.key}")
            _verdict(scene, step, moves, now)
            _help(scene, now, aside=short is None)

    def below() -> None:
        if now.done:
            comparison(scene)

    return below


# What has been tried: the tab remembers the moves, a refused one only as the last


def _name(scene: Scene, what: str) -> str:
    return f"baza-try-{scene.key}-{what}"


def _moves(scene: Scene, step: Try) -> list[str]:
    moves = [part for part in str(session.get(_name(scene, "moves"), "")).split(".") if part]
    try:
        attempt(step, moves)
    except (engine.Unreadable, engine.Refused):
        return []  # the lesson has changed since
    return moves


def _seq(scene: Scene) -> int:
    number = session.get(_name(scene, "seq"), 0)
    return number if isinstance(number, int) else 0


def _put(scene: Scene, moves: list[str]) -> None:
    session.put(_name(scene, "moves"), ".".join(moves))
    session.put(_name(scene, "seq"), _seq(scene) + 1)


def _press(scene: Scene, step: Try, moves: list[str], now: Attempt, token: str) -> None:
    session.drop(_name(scene, "hint"))
    kept = moves[:-1] if now.refusal is not None else moves
    if token == CHOOSE:
        _put(scene, kept)
        return
    try:
        # A discard may be pressed together in any order.
        token = engine.move_text(engine.parse_move(engine.GAMES[now.state.rules.game], token))
        tried = attempt(step, [*kept, token])
    except (engine.Unreadable, engine.Refused):
        return  # not of this table: the picture stays as it is
    if tried.done:
        scene.finish()
    _put(scene, [*kept, token])


# The verdict


def _short(scene: Scene, step: Try, moves: list[str], now: Attempt) -> Verdict | None:
    """What stands in the bar."""
    t = scene.context.t
    if not moves:
        return None
    if now.done:
        return Verdict(right=True, text=t.gettext("Right."))
    if now.refusal is not None:
        return Verdict(right=False, text=t.gettext("That is not allowed here."))
    if now.over:
        return Verdict(right=False, text=t.gettext("That is not it."))
    happened = feedback(step, now, t, scene.names)
    return Verdict(None, happened[0]) if happened else None


def _verdict(scene: Scene, step: Try, moves: list[str], now: Attempt) -> None:
    if not moves:
        return
    t = scene.context.t
    author = "" if now.done else scene.part(".".join(moves))
    if not author and now.over and not now.done:
        author = scene.part("other")
    happened = _joined(feedback(step, now, t, scene.names, explained=bool(author)))
    if now.done:
        tone, lead = "right", ""
    elif now.refusal is not None:
        refused = t.gettext("That is not allowed here.")
        tone, lead = "wrong", f"**{refused}** "
    elif now.over:
        missed = t.gettext("That is not it.")
        tone, lead = "wrong", f"**{missed}** "
    else:
        tone, lead = "open", ""
    said = [happened, author]
    if now.over and now.refusal is None:
        said.reverse()  # why it was not the move comes before what it brought
    paragraphs = [*filter(None, said), scene.part("solved") if now.done else ""]
    text = lead + "\n\n".join(filter(None, paragraphs))
    if not text.strip():
        return
    with st.container(key=f"baza-verdict-{tone}-{scene.key}", gap="small"):
        prose(scene.context, text, f"{scene.key}-said", rules=scene.rules)
        if now.refusal is not None:
            rule_popover(scene.context, now.refusal.rule.value, now.state.rules)


def _joined(sentences: Sequence[str]) -> str:
    """Some sentences in a row; many of them, as at the end of a deal for six, as a list below the first."""
    if len(sentences) <= _IN_A_ROW:
        return " ".join(sentences)
    return "\n\n".join([sentences[0], "\n".join(f"- {sentence}" for sentence in sentences[1:])])


def _help(scene: Scene, now: Attempt, *, aside: bool) -> None:
    """The hint that was asked for, and what else may be done; the bar may offer a hint ``aside``."""
    if scene.part("hint") and session.get(_name(scene, "hint")) and not now.over:
        with st.container(key=f"baza-verdict-hint-{scene.key}"):
            prose(scene.context, scene.part("hint"), f"{scene.key}-hint", rules=scene.rules)
    if now.over and (now.done or scene.finished):
        _again(scene, primary=False)
    elif not aside:
        _hint_button(scene, now)


def _again(scene: Scene, *, primary: bool) -> None:
    """Try again: the way on after a miss, a link otherwise."""
    with st.container(key=f"baza-{'again' if primary else 'quiet'}-{scene.key}", width="content"):
        st.button(
            scene.context.t.gettext("Try again"),
            key=f"baza-again-button-{scene.key}",
            type="primary" if primary else "secondary",
            icon=None if primary else ":material/replay:",
            on_click=_put,
            args=(scene, []),
        )


def _hint_button(scene: Scene, now: Attempt) -> None:
    if scene.part("hint") and not session.get(_name(scene, "hint")) and not now.over:
        with st.container(key=f"baza-quiet-hint-{scene.key}", width="content"):
            st.button(
                scene.context.t.gettext("Hint"),
                key=f"baza-hint-{scene.key}",
                icon=":material/lightbulb:",
                on_click=_show_hint,
                args=(scene,),
            )


def _show_hint(scene: Scene) -> None:
    session.put(_name(scene, "hint"), "yes")

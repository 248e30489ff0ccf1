"""A step that is played: on the table, until the goal holds. Every card may be tried."""

from collections.abc import Sequence

import streamlit as st

import engine
from engine import card_text
from lessons.coach import recount
from lessons.exercise import Attempt, attempt
from lessons.feedback import feedback
from lessons.model import Try
from lessons.practice import happening
from ui import session
from ui.lesson.comparing import comparison
from ui.lesson.offering import offered
from ui.lesson.scene import Drawn, Foot, Scene
from ui.picture import Look, frames, picture
from ui.prose import live, prose
from ui.question.laid import lay, without_dealer
from ui.question.stage import stage
from ui.rule import rule_popover
from ui.table.data import Frame, TableData
from ui.table.hiding import without
from ui.table.table import table

__all__ = ["board", "trying"]

_IN_A_ROW = 4

_DUEL = 2
"""Where two play, the cards themselves tell what has happened."""


def trying(scene: Scene, step: Try, foot: Foot) -> Drawn:
    """Draw the exercise and answer what is pressed; it is done once its goal has been reached."""
    moves = _moves(scene, step)
    now = attempt(step, moves)
    places = stage(scene.key, table=True)
    with places.text:
        prose(scene.context, scene.text, scene.key, rules=scene.rules)
    with places.table:
        token = table(board(scene, step, now, _seq(scene)), key=f"baza-try-{scene.key}")
    if token is not None:
        _press(scene, step, moves, now, token)
        st.rerun(scope="fragment")
    with places.answer:
        with st.container(key=f"baza-said-{scene.key}", gap="small"):
            live(f"baza-said-{scene.key}")
            _verdict(scene, step, moves, now)
            _help(scene, now)
        foot(done=now.done)

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
    try:
        # A discard may be pressed together in any order.
        token = engine.move_text(engine.parse_move(engine.GAMES[now.state.rules.game], token))
        tried = attempt(step, [*kept, token])
    except (engine.Unreadable, engine.Refused):
        return  # not of this table: the picture stays as it is
    if tried.done:
        scene.finish()
    _put(scene, [*kept, token])


# The table


def board(scene: Scene, step: Try, now: Attempt, seq: int) -> TableData:
    """The table of an exercise as it stands."""
    over = now.done or now.missed or now.state.to_act != step.seat
    state, cards, mark = now.state, [], _because(now)
    new = now.state.tricks_played()[len(now.turns[-1].before.tricks_played()) :] if now.turns else ()
    if over and new and now.state.result is None:
        # The trick stays on the table to be looked at, as it was when its last card fell.
        trick, state = new[0], now.turns[-1].before
        seats = [(trick.leader + place) % len(state.hands) for place in range(len(trick.cards))]
        played = list(zip(seats, (card_text(card) for card in trick.cards), strict=True))
        cards = played[len(state.trick) :]
        mark = [card for seat, card in played if seat == trick.winner]
    look = Look(
        seq=seq,
        mark=mark,
        choose="none" if over else "hand",
        acts=not over,
        dim=False,
        opens=state.result is not None,
        tools=[],
        moves=len(now.answers),
        frames=_moments(scene, step, now, shown=bool(cards)),
    )
    settings, names = scene.context.settings, scene.names
    data = without_dealer(lay(picture(state, step.seat, names, settings, look), cards), state)
    if not over:
        data = offered(data, step, state, names)
    if state is not now.state:
        present = picture(now.state, step.seat, names, settings, look)
        counted = {seat["seat"]: seat for seat in present["seats"]}
        data["talk"] = present["talk"]
        for seat in data["seats"]:
            seat["points"], seat["tricks"] = counted[seat["seat"]]["points"], counted[seat["seat"]]["tricks"]
    return without(data, scene.hide)


def _moments(scene: Scene, step: Try, now: Attempt, *, shown: bool) -> list[Frame]:
    """What the table looked like while several others answered; ``shown`` if it still shows the trick."""
    if len(now.state.hands) == _DUEL or not now.answers:
        return []
    events = [happening(turn.before, turn.move) for turn in (now.turns[-1], *now.answers)]
    said = [
        " ".join(recount([event], step.seat, now.state.rules.game, scene.context.t, scene.names))
        for event in events
    ]
    found = frames(events, said, step.seat, scene.names, Look())
    return found[:-1] if shown else found


def _because(now: Attempt) -> list[str]:
    """The cards that forbid what was tried: the one led, and those that could be played instead."""
    if now.refusal is None:
        return []
    could = now.refusal.facts.get("could", [])
    led = now.refusal.facts.get("led")
    return [*(could if isinstance(could, list) else []), *([led] if isinstance(led, str) else [])]


# The verdict


def _verdict(scene: Scene, step: Try, moves: list[str], now: Attempt) -> None:
    if not moves:
        return
    t = scene.context.t
    happened = _joined(feedback(step, now, t, scene.names))
    author = "" if now.done else scene.part(".".join(moves))
    if not author and now.over and not now.done:
        author = scene.part("other")
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
    paragraphs = [lead + happened, author, scene.part("solved") if now.done else ""]
    text = "\n\n".join(part for part in paragraphs if part.strip())
    if not text:
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


def _help(scene: Scene, now: Attempt) -> None:
    t = scene.context.t
    hint = scene.part("hint")
    shows = bool(session.get(_name(scene, "hint"))) and not now.over
    if hint and shows:
        with st.container(key=f"baza-verdict-hint-{scene.key}"):
            prose(scene.context, hint, f"{scene.key}-hint", rules=scene.rules)
    with st.container(key=f"baza-quiet-{scene.key}", horizontal=True, gap="small"):
        if now.over:
            st.button(
                t.gettext("Try again"),
                key=f"baza-again-{scene.key}",
                icon=":material/replay:",
                on_click=_put,
                args=(scene, []),
            )
        elif hint and not shows:
            st.button(
                t.gettext("Hint"),
                key=f"baza-hint-{scene.key}",
                icon=":material/lightbulb:",
                on_click=_show_hint,
                args=(scene,),
            )


def _show_hint(scene: Scene) -> None:
    session.put(_name(scene, "hint"), "yes")

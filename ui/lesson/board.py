"""The table of an exercise: what has been tried lies on it, in the room that it has from the start."""

from engine import card_text
from lessons.coach import recount
from lessons.exercise import Attempt
from lessons.model import Try
from lessons.practice import happening
from ui.lesson.calm import calm
from ui.lesson.offering import offered, only_taught
from ui.lesson.scene import Scene
from ui.picture import Look, frames, lying, picture
from ui.question.laid import lay, without_dealer
from ui.table.data import Frame, TableData
from ui.table.hiding import without

__all__ = ["board"]

_DUEL = 2
"""Where two play, the cards themselves tell what has happened."""


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
        tools=[],
        moves=len(now.answers),
        frames=_moments(scene, step, now, shown=bool(cards)),
        rest=lying(len(state.hands)),
    )
    settings, names = scene.context.settings, scene.names
    data = without_dealer(lay(picture(state, step.seat, names, settings, look), cards), state)
    if not over:
        data = offered(only_taught(data, scene.lesson, step), step, state, names)
    if state is not now.state:
        present = picture(now.state, step.seat, names, settings, look)
        counted = {seat["seat"]: seat for seat in present["seats"]}
        data["talk"] = present["talk"]
        for seat in data["seats"]:
            seat["points"], seat["tricks"] = counted[seat["seat"]]["points"], counted[seat["seat"]]["tricks"]
    begin = picture(now.start, step.seat, names, settings, Look())
    return without(calm(data, step, now.start, begin), scene.hide)


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

"""How a deal of Schnapsen ended, told without saying what it is worth."""

from __future__ import annotations

from engine.games.schnapsen import SchnapsenState
from lessons.drills.problem import Speaker

__all__ = ["ending_told"]


def ending_told(state: SchnapsenState, seat: int, of: Speaker) -> list[str]:
    """Sentences about the close, the tricks, the points and the last word of a finished deal."""
    t, other = of.t, 1 - seat
    told = []
    if state.closed:
        facts = {"points": state.closed.points, "tricks": state.closed.tricks}
        if state.closed.seat == seat:
            told.append(
                t.gettext(
                    "You closed the stock. Your opponent's points then: {points}; tricks: {tricks}.", **facts
                )
            )
        else:
            told.append(
                t.gettext(
                    "Your opponent closed the stock. Your points then: {points}; your tricks: {tricks}.",
                    **facts,
                )
            )
    told.append(
        t.gettext(
            "Counted points at the end: you {mine}, your opponent {theirs}.",
            mine=state.counted(seat),
            theirs=state.counted(other),
        )
    )
    told.append(
        t.gettext(
            "Tricks at the end: you {mine}, your opponent {theirs}.",
            mine=state.tricks[seat],
            theirs=state.tricks[other],
        )
    )
    if any(state.strict):
        told.append(
            t.gettext(
                "In the strict phase: you {mine}, your opponent {theirs}.",
                mine=state.strict[seat],
                theirs=state.strict[other],
            )
        )
    if state.pending(seat):
        told.append(t.gettext("You had announced {points} points.", points=state.pending(seat)))
    if state.pending(other):
        told.append(t.gettext("Your opponent had announced {points} points.", points=state.pending(other)))
    told.append(_last_word(state, seat, of))
    return told


def _last_word(state: SchnapsenState, seat: int, of: Speaker) -> str:
    assert state.ending is not None
    yours = state.ending.seat == seat
    if state.ending.word == "claim":
        if yours:
            return of.t.gettext("You claim.")
        return of.t.gettext("Your opponent claims.")
    if yours:
        return of.t.gettext("All the cards are played and nobody claims; you won the last trick.")
    return of.t.gettext("All the cards are played and nobody claims; your opponent won the last trick.")

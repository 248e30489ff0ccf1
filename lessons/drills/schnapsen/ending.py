"""How a deal of Schnapsen ended, told without saying what it is worth."""

from __future__ import annotations

from engine import Line, RuleSet
from engine.games.schnapsen import Clause, SchnapsenState
from lessons.drills.problem import Speaker

__all__ = ["ending_told", "price_told"]


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


def price_told(line: Line, rules: RuleSet, seat: int, of: Speaker) -> str | None:
    """Why a failed close, a false claim or a revoke costs what it costs; ``None`` for other lines."""
    options = {Clause.FAILED_CLOSE: "failed-close", Clause.FALSE_CLAIM: "false-claim"}
    option = next((name for rule, name in options.items() if line.rule is rule), None)
    if option is None and line.rule is not Clause.REVOKE:
        return None
    if option is not None and rules[option] != "2-3":
        return of.t.gettext("At this table the price is the same, with or without tricks.")
    bare, yours = not line.facts["tricks"], line.side == seat
    if option == "failed-close":
        return _price_then(of, bare=bare, yours=yours)
    return _price_now(of, bare=bare, yours=yours)


def _price_then(of: Speaker, *, bare: bool, yours: bool) -> str:
    if bare and yours:
        return of.t.gettext("When the stock was closed you had no trick: that makes it dearer.")
    if bare:
        return of.t.gettext("When the stock was closed your opponent had no trick: that makes it dearer.")
    if yours:
        return of.t.gettext("When the stock was closed you had a trick: otherwise it would be dearer.")
    return of.t.gettext("When the stock was closed your opponent had a trick: otherwise it would be dearer.")


def _price_now(of: Speaker, *, bare: bool, yours: bool) -> str:
    if bare and yours:
        return of.t.gettext("You have no trick: that makes it dearer.")
    if bare:
        return of.t.gettext("Your opponent has no trick: that makes it dearer.")
    if yours:
        return of.t.gettext("You have a trick: otherwise it would be dearer.")
    return of.t.gettext("Your opponent has a trick: otherwise it would be dearer.")

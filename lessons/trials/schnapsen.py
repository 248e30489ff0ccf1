"""Trials of the tips of the two Schnapsen documents."""

from __future__ import annotations

from collections.abc import Iterator

from engine import State, card_text, cards_of
from engine.games.schnapsen import Clause, SchnapsenState
from lessons import explain
from lessons.trials.trial import Counter, Tip, counter

__all__ = ["TIPS"]


def _ten_loses_only_to_ace(state: State) -> Iterator[Counter | None]:
    """A ten is led; what takes it? See C-12."""
    assert isinstance(state, SchnapsenState)
    if state.led < 0 or card_text(state.led)[0] != "T":
        return
    for card in state.moves():
        if isinstance(card, str):
            continue
        trick = state.after(card).tricks_played()[-1]
        if trick.winner != state.to_act:
            continue
        by_ace = card_text(card) == "A" + card_text(state.led)[1]
        reason = explain.trick_reason(trick.cards, 1, state.rules, state.trump)
        yield None if by_ace else counter(state, card, reason, about="trick")


def _jack_wins_second_trump(state: State) -> Iterator[Counter | None]:
    """After exchanging, does the hand hold one trump more? See C-24."""
    assert isinstance(state, SchnapsenState)
    if "exchange" not in state.moves():
        return
    seat = state.seat
    after = state.after("exchange")
    assert isinstance(after, SchnapsenState)
    verdict = state.judge("exchange")
    if _trumps(after, seat) > _trumps(state, seat) or verdict.reason is None:
        yield None
    else:
        yield counter(state, "exchange", verdict.reason, about="move")


def _trump_his_points(state: State) -> Iterator[Counter | None]:
    """Against a closed stock a point card is led: may it be trumped, may a trump be saved? See C-58."""
    assert isinstance(state, SchnapsenState)
    if state.closed is None or state.led < 0 or state.closed.seat == state.seat:
        return
    if card_text(state.led)[0] not in "AT" or state.led // 13 == state.trump:
        return
    hand = cards_of(state.hands[state.seat])
    trumps = [card for card in hand if card // 13 == state.trump]
    others = [card for card in hand if card // 13 != state.trump]
    if not trumps or not others:
        return
    # The tip asks for two things: trump his point card, or keep the trump for later.
    for card in (trumps[0], others[0]):
        verdict = state.judge(card)
        refused = not verdict.legal and verdict.rule in (Clause.FOLLOW, Clause.TRUMP)
        assert verdict.reason is not None
        yield counter(state, card, verdict.reason, about="move") if refused else None


def _trumps(state: SchnapsenState, seat: int) -> int:
    return sum(card // 13 == state.trump for card in cards_of(state.hands[seat]))


TIPS = (
    Tip("ten-loses-only-to-ace", "schnapsen", "C-12", (Clause.RUFF, Clause.WIN), _ten_loses_only_to_ace),
    Tip("jack-wins-second-trump", "schnapsen", "C-24", (Clause.EXCHANGE,), _jack_wins_second_trump),
    Tip("trump-his-points", "schnapsen", "C-58", (Clause.FOLLOW, Clause.TRUMP), _trump_his_points),
)
"""The tips about Schnapsen that can be examined."""

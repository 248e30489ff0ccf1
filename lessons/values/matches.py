"""Questions about a match."""

from __future__ import annotations

import engine
from lessons.situation import side_of
from lessons.values.answer import Answer
from lessons.values.question import Finds, Question

__all__ = ["FINDS"]


def _match_target(of: Question) -> Answer:
    return Answer("number", of.need_match().target)


def _match_score(of: Question) -> Answer:
    """What a seat's side has won so far, or, where a match counts down, what it has left."""
    match = of.need_match()
    side = side_of(engine.replay(match.deals[-1]), of.seat) if match.deals else of.seat
    return Answer("number", match.score[side])


def _match_winner(of: Question) -> Answer:
    return Answer("seat", of.need_match().winner)


def _next_dealer(of: Question) -> Answer:
    return Answer("seat", of.need_match().next_dealer)


FINDS: Finds = {
    "match-target": _match_target,
    "match-left": _match_score,
    "match-points": _match_score,
    "match-winner": _match_winner,
    "next-dealer": _next_dealer,
}

"""Questions that only Schmier is asked: the bid, the exchange, the six points and who has them."""

from __future__ import annotations

from collections.abc import Callable

import engine
from engine import mask_of
from engine.cards import CardSet
from engine.games.schmier.clauses import Clause
from engine.games.schmier.options import teams_of
from engine.games.schmier.points import ITEMS, Award, awards
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import PACK_SET, SEATS
from lessons.values.answer import Answer
from lessons.values.question import BadQuestionError, Finds, Question

__all__ = ["FINDS"]


def _state(of: Question) -> SchmierState:
    state = of.need_state()
    assert isinstance(state, SchmierState)
    return state


def _team(of: Question) -> int:
    return of.seat % teams_of(of.rules)


def _awards(of: Question) -> tuple[Award, ...]:
    """The six points as they stand; Game counts only at the end of the deal."""
    state = _state(of)
    found = awards(state)
    return found if state.phase == "over" else tuple(point for point in found if point.rule in ITEMS)


def _won(of: Question) -> Answer:
    """How many of the six points the team of a seat has won so far."""
    return Answer("number", sum(point.team == _team(of) for point in _awards(of)))


def _awarded(of: Question) -> Answer:
    """How many of the six points somebody has by now."""
    return Answer("number", sum(point.team >= 0 for point in _awards(of)))


def _has(clause: Clause) -> Callable[[Question], Answer]:
    def has(of: Question) -> Answer:
        return Answer("yesno", any(p.rule is clause and p.team == _team(of) for p in _awards(of)))

    return has


def _captured(of: Question) -> Answer:
    """The card points in all tricks so far: what was thrown in the exchange counts for nobody."""
    return Answer("number", sum(_state(of).points))


def _bid(of: Question) -> Answer:
    return Answer("number", _state(of).bid)


def _declarer(of: Question) -> Answer:
    """The seat with the highest bid so far."""
    seat = _state(of).declarer
    return Answer("seat", seat if seat >= 0 else None)


def _partner(of: Question) -> Answer:
    """The seat across, where teams are of two."""
    if teams_of(of.rules) * 2 != SEATS:
        raise BadQuestionError("'find: partner' needs teams of two.")
    return Answer("seat", (of.seat + teams_of(of.rules)) % SEATS)


def _trumps(of: Question) -> Answer:
    """The trumps among some cards, or in the hand of a seat, from the highest."""
    order = of.order
    among = mask_of(engine.parse_cards(of.cards)) if of.cards is not None else _state(of).hands[of.seat]
    held = engine.cards_of(order.trumps & among)
    return Answer("cards", tuple(sorted(held, key=lambda card: order.beaters[card].bit_count())))


def _trump_count(of: Question) -> Answer:
    return Answer("number", len(_trumps(of).value))


def _same_suit(of: Question) -> Answer:
    """The cards that count as the same suit as a card: its companions."""
    card = engine.parse_cards(of.need("cards"))[0]
    return Answer("cards", engine.cards_of(of.order.companions[card]))


def _hidden(of: Question) -> CardSet:
    """The cards of which a seat does not know where they are."""
    state = _state(of)
    own = mask_of(state.thrown[of.seat] or ())
    return PACK_SET & ~(state.hands[of.seat] | state.played | mask_of(state.table) | own)


def _threats(of: Question) -> Answer:
    """What beats a card and may still be in another hand, for all that the seat can see."""
    card = engine.parse_cards(of.need("cards"))[0]
    return Answer("cards", engine.cards_of(of.order.beaters[card] & _hidden(of)))


def _unseen(of: Question) -> Answer:
    return Answer("cards", engine.cards_of(_hidden(of)))


def _unseen_count(of: Question) -> Answer:
    return Answer("number", _hidden(of).bit_count())


def _protected(of: Question) -> Answer:
    """The trumps that nobody may throw."""
    trumps = _state(of).trumps
    if trumps is None:
        raise BadQuestionError(f"'find: {of.find}' needs a trump suit.")
    return Answer("cards", engine.cards_of(trumps.protected))


def _discardable(of: Question) -> Answer:
    """The cards that some legal discard contains."""
    discard = _state(of).discard
    if discard is None:
        raise BadQuestionError(f"'find: {of.find}' needs a position in the exchange.")
    return Answer("cards", engine.cards_of(discard.may))


def _discard_least(of: Question) -> Answer:
    """How many cards must be thrown at least."""
    discard = _state(of).discard
    if discard is None:
        raise BadQuestionError(f"'find: {of.find}' needs a position in the exchange.")
    return Answer("number", discard.least)


def _score(of: Question) -> Answer:
    """What the team of a seat scores for the finished deal; below zero for a failed bid."""
    return Answer("number", of.result.score[_team(of)])


def _made(of: Question) -> Answer:
    """Whether the bid is made."""
    return Answer("yesno", not any(line.rule is Clause.FAILED for line in of.result.lines))


FINDS: Finds = {
    "won": _won,
    "awarded": _awarded,
    "has-high": _has(Clause.HIGH),
    "has-low": _has(Clause.LOW),
    "has-right": _has(Clause.RIGHT),
    "has-left": _has(Clause.LEFT),
    "has-joker": _has(Clause.JOKER),
    "has-game": _has(Clause.GAME),
    "captured": _captured,
    "bid": _bid,
    "declarer": _declarer,
    "partner": _partner,
    "trumps": _trumps,
    "trump-count": _trump_count,
    "same-suit": _same_suit,
    "threats": _threats,
    "unseen": _unseen,
    "unseen-count": _unseen_count,
    "protected": _protected,
    "discardable": _discardable,
    "discard-least": _discard_least,
    "score": _score,
    "made": _made,
}

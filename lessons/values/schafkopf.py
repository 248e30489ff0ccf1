"""Questions that only Schafkopf is asked: contracts, the called ace, sides and what they are paid."""

from __future__ import annotations

import engine
from engine import SUITS, mask_of
from engine.games.schafkopf.contracts import Contract
from engine.games.schafkopf.settle import laufende_of
from engine.games.schafkopf.state import SchafkopfState
from lessons.constants import schafkopf
from lessons.situation import allies
from lessons.values.answer import Answer
from lessons.values.question import BadQuestionError, Finds, Question

__all__ = ["FINDS"]


def _state(of: Question) -> SchafkopfState:
    state = of.need_state()
    assert isinstance(state, SchafkopfState)
    return state


def _playing(of: Question) -> SchafkopfState:
    state = _state(of)
    if state.contract is None:
        raise BadQuestionError(f"'find: {of.find}' needs a contract: the bidding is not over.")
    return state


def _contract(of: Question) -> Contract:
    if of.contract is None and of.state is not None:
        found = _playing(of).contract
        assert found is not None
        return found
    try:
        return schafkopf.contract(of.need("contract"))
    except ValueError:
        raise BadQuestionError(f"'{of.contract}' is no contract of schafkopf.") from None


def _trumps(of: Question) -> Answer:
    """The trumps from the highest, or those among some cards."""
    tops = _contract(of).tops
    among = mask_of(engine.parse_cards(of.cards)) if of.cards is not None else -1
    return Answer("cards", tuple(card for card in tops if among >> card & 1))


def _trump_count(of: Question) -> Answer:
    return Answer("number", len(_trumps(of).value))


def _same_suit(of: Question) -> Answer:
    """The cards that count as the same suit as a card, from the highest."""
    card, order = engine.parse_cards(of.need("cards"))[0], _contract(of).order
    suit = engine.cards_of(order.companions[card])
    return Answer("cards", tuple(sorted(suit, key=lambda each: order.beaters[each].bit_count())))


def _callable(of: Question) -> Answer:
    """The aces that a seat may call when it is its turn."""
    moves = _state(of).moves()
    suits = [suit for suit in SUITS if f"rufer-{suit}" in moves]
    return Answer("cards", engine.parse_cards(".".join(f"A{suit}" for suit in suits) or "-"))


def _called(of: Question) -> Answer:
    contract = _contract(of)
    if not contract.ace:
        raise BadQuestionError(f"'find: {of.find}' needs a Rufer: no ace is called here.")
    return Answer("cards", engine.cards_of(contract.ace))


def _declarer(of: Question) -> Answer:
    return Answer("seat", _playing(of).declarer)


def _partner(of: Question) -> Answer:
    state = _playing(of)
    return Answer("seat", state.partner if state.partner >= 0 else None)


def _side_points(of: Question) -> Answer:
    return Answer("number", sum(_state(of).points[seat] for seat in allies(_playing(of), of.seat)))


def _side_tricks(of: Question) -> Answer:
    return Answer("number", sum(_state(of).taken[seat] for seat in allies(_playing(of), of.seat)))


def _laufende(of: Question) -> Answer:
    """How many of the highest trumps one side was dealt without a gap, whoever it is."""
    return Answer("number", abs(laufende_of(_playing(of))))


def _score(of: Question) -> Answer:
    """What a seat is paid for the finished deal, below zero if it pays."""
    return Answer("number", of.result.score[of.seat])


def _pays(of: Question) -> Answer:
    """The same without its sign: what a seat gets or pays."""
    return Answer("number", abs(of.result.score[of.seat]))


def _wins(of: Question) -> Answer:
    return Answer("yesno", of.seat in of.result.winners)


FINDS: Finds = {
    "trumps": _trumps,
    "trump-count": _trump_count,
    "same-suit": _same_suit,
    "callable": _callable,
    "called": _called,
    "declarer": _declarer,
    "partner": _partner,
    "side-points": _side_points,
    "side-tricks": _side_tricks,
    "laufende": _laufende,
    "score": _score,
    "pays": _pays,
    "wins": _wins,
}

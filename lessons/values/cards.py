"""Questions about a set-up or about given cards."""

from __future__ import annotations

import engine
from engine.trick import winning_place
from lessons.values.answer import Answer
from lessons.values.question import BadQuestionError, Finds, Question

__all__ = ["FINDS"]


def _ranks(of: Question) -> Answer:
    return Answer("ranks", of.constants.ranks(of.rules))


def _card_points(of: Question) -> Answer:
    return Answer("number", of.constants.card_points(engine.parse_cards(of.need("cards")), of.rules))


def _option(of: Question) -> Answer:
    name = of.need("option")
    try:
        value = of.rules[name]
    except KeyError:
        raise BadQuestionError(f"{of.rules.game} has no option '{name}'.") from None
    if value in ("yes", "no"):
        return Answer("yesno", value == "yes")
    return Answer("number", int(value)) if value.isdigit() else Answer("text", value)


def _trick_winner(of: Question) -> Answer:
    """Who takes the trick just completed, or which of some cards laid by seats 0, 1... does."""
    if of.cards is not None:
        return Answer("seat", winning_place(engine.parse_cards(of.cards), of.order))
    return Answer("seat", of.last_trick.winner)


def _trick_points(of: Question) -> Answer:
    cards = engine.parse_cards(of.cards) if of.cards is not None else of.last_trick.cards
    return Answer("number", of.constants.card_points(cards, of.rules))


def _beaters(of: Question) -> Answer:
    """What beats the first of some cards when it is led."""
    card = engine.parse_cards(of.need("cards"))[0]
    return Answer("cards", engine.cards_of(of.order.beaters[card]))


FINDS: Finds = {
    "ranks": _ranks,
    "card-points": _card_points,
    "honours": _card_points,
    "option": _option,
    "trick-winner": _trick_winner,
    "trick-points": _trick_points,
    "beaters": _beaters,
}

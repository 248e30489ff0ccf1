"""The form in which the options of a question stand on the screen."""

from typing import Literal

import engine
from engine import State
from lessons.drills import Drill
from ui.question.laid import situation
from ui.table.cards import CARDS

__all__ = ["CLAIM", "Form", "cards_among", "drawn_beside", "form_of", "in_hand", "row_of"]

Form = Literal["table", "hand", "rows", "words"]
"""The learner's own hand on the table, a hand of their own, rows of cards, or words alone.

Beside the cards of the first two what may be said or done stands in words."""

CLAIM = "claim"


def form_of(drill: Drill) -> Form:
    """How the options of a drill are shown; a hand of cards may have words beside it.

    >>> from lessons.drills import generate
    >>> from lessons.names import card_names
    >>> def form(kind, game):
    ...     return form_of(generate(kind, engine.parse_setup(game), 3, card_names("en")))
    >>> form("legal-cards", "schnapsen"), form("pack", "schnapsen"), form("trump-order", "schmier")
    ('table', 'hand', 'rows')
    >>> form("trick-winner", "schnapsen")
    'words'
    """
    found, cards = situation(drill), cards_among(drill)
    if found is not None and (drill.multiple or len(cards) > 1) and in_hand(drill, found[0]):
        return "table"
    if len(cards) > 1:
        return "hand"
    if all(len(row_of(choice.answer)) > 1 for choice in drill.choices):
        return "rows"
    return "words"


def in_hand(drill: Drill, state: State) -> bool:
    """Whether the learner holds every card that is an option; of several to pick all are cards."""
    hand = {engine.card_text(card) for card in engine.cards_of(state.hands[drill.seat])}
    options = {choice.answer for choice in drill.choices} if drill.multiple else set(cards_among(drill))
    return options <= hand


def cards_among(drill: Drill) -> tuple[str, ...]:
    """The options that are cards, in their order."""
    return tuple(choice.answer for choice in drill.choices if choice.answer in CARDS)


def row_of(answer: str) -> tuple[str, ...]:
    """The cards of an option that is a sequence of cards; nothing if it is something else.

    >>> row_of("JD.JH.TD"), row_of("17")
    (('JD', 'JH', 'TD'), ())
    """
    cards = tuple(answer.split("."))
    return cards if set(cards) <= set(CARDS) else ()


def drawn_beside(drill: Drill, *, table: bool) -> bool:
    """Whether the cards of a question are drawn below it: not where a table or the options show them."""
    if table and drill.kind != CLAIM:
        return False
    return not set(drill.cards) <= set(cards_among(drill))

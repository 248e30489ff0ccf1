"""The words of a question, with those set apart that a small screen need not repeat: the cards show them."""

from collections.abc import Iterator, Sequence

from engine import State, parse_card
from lessons.drills import Drill
from lessons.drills.common import plays_told
from lessons.drills.problem import Speaker
from lessons.names import CardNames
from lessons.seats import company

__all__ = ["asked"]

_FEW = 5
"""Fewer cards than these are read as quickly as they are looked at."""


def asked(drill: Drill, state: State | None, trick: Sequence[tuple[int, str]], names: CardNames) -> str:
    """The question as Markdown with HTML; what lies on the table or beside the words is in spans.

    ``trick`` is what lies on the table: (seat, card), in the order of play. Every word stays: only phones
    hide such a span, and only from the eye.
    """
    for told, what in _shown(drill, state, trick, names):
        before, found, after = drill.question.partition(told)
        if found:
            return f'{before}<span class="baza-told {what}"><span>{told}</span></span>{after}'
    return drill.question


def _shown(
    drill: Drill, state: State | None, trick: Sequence[tuple[int, str]], names: CardNames
) -> Iterator[tuple[str, str]]:
    """What may be told of the cards on the screen, and what it tells of: the longest first."""
    if state is not None and trick and len(state.hands) > 2:
        seats = company(state.rules, drill.seat)
        played = [parse_card(card) for _, card in trick]
        yield f"{plays_told(played, trick[0][0], seats, Speaker(names))} ", "plays"
    cards = [parse_card(card) for card in drill.cards]
    for number in range(len(cards), _FEW - 1, -1):
        yield str(names.cards(cards[:number])), "cards"
        yield str(names.cards(cards[-number:])), "cards"

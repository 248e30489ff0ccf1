"""The same table under several rule sets: what the engine says under each, side by side."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.model import Step, Value
from lessons.render import Reader, say
from lessons.situation import open_situation
from lessons.values import Answer, find_value

__all__ = ["Side", "compare"]


@dataclass(frozen=True)
class Side:
    """What one rule set says: its set-up, the answer, and the answer in words.

    The answer is the cards that may be played, or the settlement if the deal is over.
    """

    setup: str
    answer: Answer
    text: str


def compare(step: Step, reader: Reader) -> tuple[Side, ...]:
    """The sides of a step's comparison: its own set-up first, then those in ``compare``.

    Nothing for a step that shows no table or compares nothing. Raises ``Unreadable`` or ``Refused``.

    >>> from lessons.i18n import Translator
    >>> from lessons.model import Read
    >>> from lessons.names import card_names
    >>> step = Read(id="x", kind="read", compare="schnapsen(preset=bummerl)",
    ...     show="schnapsen hands=TS.JS.AH.AD/QD.AC.TD trump=H lead=1 trick=KS tricks=3/3")
    >>> [side.text for side in compare(step, Reader(Translator("en"), card_names("en")))]
    ['ten of spades', 'ten of spades and jack of spades']
    """
    if step.show is None or not step.compare:
        return ()
    state = open_situation(step.show, step.moves)
    setups = dict.fromkeys((state.rules.text, *step.compare))
    sides = []
    for setup in setups:
        over = open_situation(step.show, step.moves, under=setup).to_act is None
        value = Value(find="settlement" if over else "legal", under=setup)
        answer = find_value(value, state.rules, step.show, step.moves, step.seat)
        sides.append(Side(setup, answer, say(answer, reader)))
    return tuple(sides)

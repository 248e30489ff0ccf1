"""The same table under several rule sets: what the engine says under each, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lessons.model import Find, Step, Value
from lessons.render import Reader, say
from lessons.situation import open_situation
from lessons.values import Answer, find_value

__all__ = ["Side", "compare"]


@dataclass(frozen=True)
class Side:
    """What one rule set says: its set-up, the answer, and the answer in words.

    The answer is who has won the trick just completed, if the rule sets differ in that; otherwise what
    the deal pays if it is over, or which cards may be played.
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
    taken = len(state.tricks_played()) > len(open_situation(step.show).tricks_played())
    if taken and state.to_act is not None:
        sides = _sides(step, setups, reader, "trick-winner")
        if len({side.text for side in sides}) > 1:
            return sides
    return _sides(step, setups, reader, None)


def _sides(step: Step, setups: Iterable[str], reader: Reader, find: Find | None) -> tuple[Side, ...]:
    """One side per set-up; without a question, what the deal pays or which cards may be played."""
    assert step.show is not None
    sides = []
    for setup in setups:
        state = open_situation(step.show, step.moves, under=setup)
        value = Value(find=find or ("settlement" if state.to_act is None else "legal"), under=setup)
        answer = find_value(value, state.rules, step.show, step.moves, step.seat)
        sides.append(Side(setup, answer, say(answer, reader)))
    return tuple(sides)

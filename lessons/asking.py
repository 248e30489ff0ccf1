"""The questions of lessons: an *ask* step is a drill on the author's own position."""

from __future__ import annotations

import engine
from engine import RuleSet
from lessons import drills
from lessons.drills import Drill
from lessons.model import Ask
from lessons.names import CardNames
from lessons.situation import with_setup

__all__ = ["ask"]


def ask(step: Ask, rules: RuleSet, names: CardNames, *, under: str | None = None) -> Drill:
    """The question of a step under the lesson's rules, or under another set-up.

    Raises :class:`lessons.drills.Unasked` if the drill has nothing to ask here, ``Unreadable`` and
    ``Refused`` for a bad position.

    >>> from lessons.names import card_names
    >>> step = Ask(id="x", kind="ask", drill="card-points", cards="TS.KS")
    >>> ask(step, engine.parse_setup("schnapsen"), card_names("en")).accepted
    ('14',)
    """
    position = step.show
    if under is not None:
        rules = engine.parse_setup(under)
        position = with_setup(position, under) if position else None
    return drills.ask(
        step.drill,
        rules,
        names,
        position=position,
        moves=step.moves,
        move=step.move,
        cards=step.cards,
        trump=step.trump,
        match=step.match,
        seat=step.seat,
    )

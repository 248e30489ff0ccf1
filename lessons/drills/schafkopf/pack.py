"""Which of these cards are in the pack? All of them have to be chosen."""

from __future__ import annotations

from engine import RuleId
from engine.games.schafkopf import Clause
from lessons.drills.kinds import pack

__all__ = ["Pack"]


class Pack(pack.Pack):
    """Some cards, of which a few do not belong."""

    targets: tuple[RuleId, ...] = (Clause.PACK,)
    ranking = "ATKQJ987"
    strangers = "65"

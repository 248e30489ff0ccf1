"""What a game's coach answers with: an idea, the cards it is about, and the sentences for both."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Card, RuleId

__all__ = ["Idea"]


@dataclass(frozen=True, slots=True)
class Idea:
    """Why a move is good, in three growing steps.

    ``rule`` is the clause to look up; ``thought`` names the rule or idea and no card; ``pointer``
    says what to look at, with ``cards`` (more than one where there is a choice); ``advice`` is the move
    with its reason.
    """

    rule: RuleId
    thought: str
    pointer: str
    cards: tuple[Card, ...]
    advice: str

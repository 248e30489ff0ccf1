"""What decides a trick besides its cards: the rules, and what is trump."""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import RuleSet

__all__ = ["Played"]


@dataclass(frozen=True, slots=True)
class Played:
    """Under which rules and trumps a trick is played.

    ``trump`` is the trump suit 0..3, if there is one; ``contract`` the token of the contract in a game
    whose contracts decide what is trump (``wenz``), else ``None``.
    """

    rules: RuleSet
    trump: int | None = None
    contract: str | None = None

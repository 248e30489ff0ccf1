"""What a finished deal pays: itemised, each line with its rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.reasons import Facts, RuleId

__all__ = ["Line", "Settlement"]


@dataclass(frozen=True, slots=True)
class Line:
    """One item: the rule, the side it counts for (index into the sides), the amount, the facts."""

    rule: RuleId
    side: int
    amount: int
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The score of a finished deal per side, the winning sides, and the lines that add up to it.

    ``redeal`` is ``"same-dealer"`` or ``"next-dealer"`` when the deal was thrown in.

    Raises :class:`ValueError` when the lines do not add up to the score.
    """

    score: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]
    redeal: str | None = None

    def __post_init__(self) -> None:
        """Check that every unit of the score stands in a line."""
        for side, amount in enumerate(self.score):
            if amount != sum(line.amount for line in self.lines if line.side == side):
                raise ValueError(f"the lines of side {side} do not add up to {amount}")

    def as_json(self) -> dict[str, Any]:
        """Return the ``result`` object of a replay."""
        answer: dict[str, Any] = {
            "score": list(self.score),
            "winners": list(self.winners),
            "lines": [
                {"rule": line.rule.value, "side": line.side, "amount": line.amount} for line in self.lines
            ],
        }
        if self.redeal:
            answer["redeal"] = self.redeal
        return answer

"""The three different ways a text or a move can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Move
    from engine.reasons import Reason

__all__ = ["Ambiguous", "BazaError", "Refused", "Unreadable"]


class BazaError(Exception):
    """What all errors of the engine have in common."""


class Unreadable(BazaError):
    """A text that is not in the notation; the message is one English sentence.

    >>> str(Unreadable("'XX' is not a card."))
    "'XX' is not a card."
    """


class Refused(BazaError):
    """A readable move that the rules refuse, with the reason.

    ``at`` is the 0-based index of the move in its record, or ``None`` outside a record.
    """

    def __init__(self, move: Move, reason: Reason, at: int | None = None) -> None:
        super().__init__(f"{move} is refused by {reason.rule.value}")
        self.move = move
        self.reason = reason
        self.at = at


class Ambiguous(BazaError):
    """A text that can be read in more than one way; ``choices`` are the readings."""

    def __init__(self, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"'{text}' can mean {' or '.join(choices)}.")
        self.choices = choices

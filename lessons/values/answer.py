"""What the engine answers: a kind and a plain value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import engine
from engine import card_text
from lessons.seats import TWO

__all__ = ["Answer", "Kind", "same_answer"]

Kind = Literal["number", "seat", "yesno", "cards", "suit", "ranks", "reason", "settlement", "text"]
_SHOWN = tuple("23456789TJQKA".index(rank) for rank in "ATKQJ98765432")


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: its kind and its value.

    ``number`` int, ``seat`` int or ``None``, ``yesno`` bool, ``cards`` tuple of card ints, ``suit``
    letter, ``ranks`` tuple of letters, ``reason`` a pair (Reason or ``None``, legal), ``settlement`` a
    Settlement, ``text`` an option's value. ``sides`` are those of the table that was asked about.

    >>> Answer("cards", engine.parse_cards("JS.TS")).text
    'TS.JS'
    """

    kind: Kind
    value: Any
    sides: Sequence[Sequence[int]] = TWO.sides

    @property
    def text(self) -> str:
        """The answer as an author writes it."""
        if self.kind == "cards":
            return ".".join(card_text(card) for card in sorted(self.value, key=_display)) or "-"
        if self.kind == "ranks":
            return ".".join(self.value)
        if self.kind == "yesno":
            return "yes" if self.value else "no"
        if self.kind == "reason":
            reason, legal = self.value
            return "legal" if legal else str(reason.rule.value)
        if self.kind == "settlement":
            return ".".join(line.rule.value for line in self.value.lines) or "-"
        return "-" if self.value is None else str(self.value)


def _display(card: int) -> tuple[int, int]:
    """Suit by suit, the ten beside the ace, where most of these games rank it."""
    suit, rank = divmod(card, 13)
    return suit, _SHOWN.index(rank) if suit < 4 else 0


def same_answer(answer: Answer, text: str) -> bool:
    """Whether an author's text names this answer; the order of cards does not matter.

    >>> same_answer(Answer("cards", engine.parse_cards("TS.JS")), "JS.TS")
    True
    """
    if answer.kind == "cards":
        try:
            return set(engine.parse_cards(text)) == set(answer.value)
        except engine.Unreadable:
            return False
    return answer.text == text

"""What the table of a game for two shows of a view: one reply to a lead, and nothing said before the play.

Each function answers for a view what :mod:`ui.picture` asks every game's module.
"""

from typing import Any

from engine import CardSet
from lessons.names import CardNames
from ui.table.data import Talk, Tally, Throw

__all__ = [
    "MOST", "contract", "doubt", "fresh", "known", "mark", "talk", "tallies", "throw", "trick", "tricks",
]  # fmt: skip

MOST = 0
"""How many words may be said beside the cards at once."""


def trick(seen: Any) -> tuple[int, ...]:
    """The cards on the table."""
    return () if seen.led < 0 else (seen.led,)


def tricks(seen: Any, seat: int) -> int:
    """How many tricks a seat has won."""
    count: int = seen.tricks[seat]
    return count


def known(seen: Any, seat: int) -> CardSet:  # noqa: ARG001 - there is one other hand
    """The cards in another seat's hand that everybody has seen."""
    cards: CardSet = seen.known
    return cards


def fresh(seen: Any) -> tuple[int, ...]:  # noqa: ARG001
    """The cards that the seat has just drawn, where more than one may be."""
    return ()


def mark(seen: Any, seat: int) -> str | None:  # noqa: ARG001
    """The sign of a seat's team."""
    return None


def tallies(seen: Any, sums: Any, names: CardNames, *, hide: bool) -> list[Tally]:  # noqa: ARG001
    """The running score of each side."""
    return []


def contract(seen: Any, names: CardNames) -> str | None:  # noqa: ARG001
    """What is played, and by whom."""
    return None


def doubt(seen: Any, move: str, names: CardNames, *, hide: bool) -> str | None:  # noqa: ARG001
    """What is asked before a word counts that a slip would lose the deal with."""
    return None


def talk(seen: Any, names: CardNames) -> Talk | None:  # noqa: ARG001
    """What was said before the play."""
    return None


def throw(seen: Any) -> Throw | None:  # noqa: ARG001
    """How many cards the seat is to throw."""
    return None

"""Variety where many kinds of question may come: none of them again and again, nor one answer all the time.

What tells most about the learner is often the same kind of question many times over. A run of one kind is a
drill that nobody chose, so variety comes first wherever no kind, rule or belief was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lessons.learning.evidence import Evidence
from lessons.store import Answer

__all__ = ["ROW", "WINDOW", "Asked", "asked_lately", "fresh", "is_again", "most", "times_lately"]

WINDOW = 9
"""Among how many questions, the next one included, a kind must leave room for others."""

ROW = 2
"""How many times in a row a kind, and within a kind the same right answer, may come."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked: the kind and the right answer, the empty set where that is not known."""

    kind: str
    right: frozenset[str] = frozenset()


def asked_lately(answers: Sequence[Answer], game: str | None = None) -> list[Asked]:
    """What was asked last, the oldest first, of one game or of all; ``answers`` come the latest first."""
    own = [answer for answer in answers if game in (None, answer.setup.partition("(")[0])]
    read = [(answer.kind, Evidence.read(answer.evidence)) for answer in reversed(own[: WINDOW - 1])]
    return [Asked(kind, seen.accepted if seen else frozenset()) for kind, seen in read]


def most(number: int) -> int:
    """How often one of so many kinds may come within the window: a third, more where there are few.

    >>> [most(number) for number in (1, 2, 3, 4, 16)]
    [10, 5, 4, 3, 3]
    """
    return max(WINDOW // 3, WINDOW // number + 1)


def fresh(kinds: Sequence[str], asked: Sequence[Asked]) -> tuple[str, ...]:
    """The kinds that may come next; all of them if there is no other way.

    >>> fresh(("claim", "pack"), [Asked("pack"), Asked("pack")])
    ('claim',)
    >>> fresh(("pack",), [Asked("pack"), Asked("pack")])
    ('pack',)
    """
    last = [one.kind for one in asked[-ROW:]]
    others = tuple(kind for kind in kinds if last != [kind] * ROW)
    rare = tuple(kind for kind in others if times_lately(kind, asked) < most(len(kinds)))
    return rare or others or tuple(kinds)


def times_lately(kind: str, asked: Sequence[Asked]) -> int:
    """How often a kind has come within the window.

    >>> times_lately("pack", [Asked("pack"), Asked("claim"), Asked("pack")])
    2
    """
    return sum(one.kind == kind for one in asked[1 - WINDOW :])


def is_again(one: Asked, asked: Sequence[Asked]) -> bool:
    """Whether a question has the right answer that its kind has had each time of late.

    >>> three = Asked("game-points", frozenset("3"))
    >>> is_again(three, [three, Asked("pack"), three]), is_again(three, [three])
    (True, False)
    """
    same = [seen for seen in asked[1 - WINDOW :] if seen.kind == one.kind][-ROW:]
    return same == [one] * ROW

"""Rule ids, and the reason the engine gives for an answer: never a sentence.

Each game declares its rule ids as an enumeration of :class:`RuleId` (one member per clause). A
:class:`Reason` joins a rule id and the facts that made it decide; putting it into words is the
business of whoever speaks to people.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

__all__ = ["LEGAL", "Facts", "Reason", "RuleId", "Verdict", "allow", "refuse"]

Fact = str | int | list[str]
Facts = Mapping[str, Fact]


class RuleId(StrEnum):
    """The id of one clause: the value is ``game.rule``.

    ``doc`` is one English sentence, ``source`` the section of the document or the ruling it comes
    from, ``options`` the ids of the options that change it.

    >>> class Example(RuleId):
    ...     FOLLOW = "game.follow", "Follow suit if you can.", "001 §5"
    >>> Example.FOLLOW.value, Example.FOLLOW.source
    ('game.follow', '001 §5')
    """

    doc: str
    source: str
    options: tuple[str, ...]

    def __new__(cls, value: str, doc: str, source: str, *options: str) -> RuleId:
        """Make a member from its id, sentence, source and options."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.doc = doc
        member.source = source
        member.options = options
        return member


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule that decides, and the facts it decided on.

    Facts are card texts, lists of card texts, seats, counts or option values: ready for JSON.
    """

    rule: RuleId
    facts: Facts = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """Return ``{"rule": id, "facts": {...}}``."""
        return {"rule": self.rule.value, "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a move is legal, and by which rule.

    A refused move always has a reason; a legal one has it where a rule made it legal or possible.
    """

    legal: bool
    reason: Reason | None = None

    @property
    def rule(self) -> RuleId | None:
        """The rule that decides, if one does."""
        return self.reason.rule if self.reason else None


LEGAL = Verdict(legal=True)


def allow(rule: RuleId, **facts: Fact) -> Verdict:
    """Return that a move is legal by a rule."""
    return Verdict(legal=True, reason=Reason(rule, facts))


def refuse(rule: RuleId, **facts: Fact) -> Verdict:
    """Return that a rule refuses a move.

    >>> class Example(RuleId):
    ...     FOLLOW = "game.follow", "Follow suit if you can.", "001 §5"
    >>> refuse(Example.FOLLOW, led="KS").reason.as_json()
    {'rule': 'game.follow', 'facts': {'led': 'KS'}}
    """
    return Verdict(legal=False, reason=Reason(rule, facts))

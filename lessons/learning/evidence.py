"""What one answer says about what the learner believes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from lessons.drills import Drill

__all__ = ["Evidence", "evidence_of", "offered"]


@dataclass(frozen=True, slots=True)
class Evidence:
    """An answer beside the answers that the rules and the misconceptions give.

    ``given`` and ``accepted`` are sets of answers, ``options`` is how many there were to choose from;
    ``beliefs`` holds the misconceptions that answer otherwise than the rules, each with its answers; none
    if what it would answer was no option. With ``multiple`` an answer is the whole set, else one of it.
    """

    given: frozenset[str]
    accepted: frozenset[str]
    options: int
    multiple: bool
    beliefs: tuple[tuple[str, frozenset[str]], ...]

    def answers(self, model: str) -> frozenset[str]:
        """What a misconception answers: the same as the rules where it is not one of ``beliefs``."""
        return next((answers for name, answers in self.beliefs if name == model), self.accepted)

    def is_telling(self, model: str) -> bool:
        """Whether the answer is wrong and just the one that the misconception gives.

        >>> seen = Evidence(frozenset("1"), frozenset("0"), 2, False, (("ten-by-face", frozenset("1")),))
        >>> seen.is_telling("ten-by-face"), seen.is_telling("loser-leads")
        (True, False)
        """
        answers = self.answers(model)
        if not answers or answers == self.accepted:
            return False
        return self.given == answers if self.multiple else self.given <= answers

    @property
    def text(self) -> str:
        """The evidence as one line of JSON, as the store keeps it; see :meth:`read`."""
        return _Text(
            given=sorted(self.given),
            accepted=sorted(self.accepted),
            options=self.options,
            multiple=self.multiple,
            beliefs={name: sorted(answers) for name, answers in self.beliefs},
        ).model_dump_json()

    @classmethod
    def read(cls, text: str | None) -> Evidence | None:
        """The evidence of a text; ``None`` for a text that is none.

        >>> seen = Evidence(frozenset("1"), frozenset("0"), 2, False, (("ten-by-face", frozenset("1")),))
        >>> Evidence.read(seen.text) == seen, Evidence.read("{}")
        (True, None)
        """
        try:
            read = _Text.model_validate_json(text or "")
        except ValidationError:
            return None
        beliefs = tuple((name, frozenset(answers)) for name, answers in read.beliefs.items())
        return cls(frozenset(read.given), frozenset(read.accepted), read.options, read.multiple, beliefs)


class _Text(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    given: list[str]
    accepted: list[str]
    options: int
    multiple: bool
    beliefs: dict[str, list[str]]


def offered(answers: frozenset[str], options: Collection[str]) -> frozenset[str]:
    """The answers of a misconception if all of them can be chosen, else none."""
    return answers if answers <= set(options) else frozenset()


def evidence_of(drill: Drill, given: str) -> Evidence:
    """What an answer to a drill says.

    Whoever has a misconception whose answer is no option of the drill can only guess.
    """
    options = {choice.answer for choice in drill.choices}
    beliefs = {name: offered(frozenset(answers), options) for answers, name, _ in drill.beliefs}
    chosen = frozenset(drill.answers(given))
    return Evidence(chosen, frozenset(drill.accepted), len(options), drill.multiple, tuple(beliefs.items()))

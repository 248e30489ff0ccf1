"""A run of questions: how many were asked since the learner chose, and how many in a row were right."""

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.i18n import Translator
from ui import session

__all__ = ["Run", "count", "current"]

_KEY = "baza-drill-run"


@dataclass(frozen=True)
class Run:
    """The score of a run. Answers given with a hint do not count as right.

    >>> Run().answered(right=True).answered(right=True).streak
    2
    >>> Run(asked=2, right=2, streak=2).answered(right=False)
    Run(asked=3, right=2, streak=0)
    """

    asked: int = 0
    right: int = 0
    streak: int = 0

    def answered(self, *, right: bool) -> "Run":
        """The score after one more answer."""
        return Run(self.asked + 1, self.right + right, self.streak + 1 if right else 0)

    def told(self, t: Translator) -> str:
        """The score in words; nothing before the first answer.

        >>> Run(asked=4, right=3, streak=2).told(Translator("en"))
        '3 of 4 right, 2 in a row'
        """
        if not self.asked:
            return ""
        right, asked = t.number(self.right), t.number(self.asked)
        if self.streak > 1:
            return t.gettext(
                "{right} of {asked} right, {streak} in a row",
                right=right,
                asked=asked,
                streak=t.number(self.streak),
            )
        return t.gettext("{right} of {asked} right", right=right, asked=asked)


def _name(choice: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(choice.items()))


def current(choice: Mapping[str, str]) -> Run:
    """The run of a choice (kind, rules, rule, level); a new one if the choice is another."""
    name, _, counts = str(session.get(_KEY, "")).partition("\n")
    if name != _name(choice):
        return Run()
    return Run(*(int(count) for count in counts.split()))


def count(choice: Mapping[str, str], *, right: bool) -> None:
    """Count one more answer in the run of a choice."""
    run = current(choice).answered(right=right)
    session.put(_KEY, f"{_name(choice)}\n{run.asked} {run.right} {run.streak}")

"""The forms a question can have: what all questions with seats, with yes and no, with cards share.

A maker takes the form of its question as a base class and says the rest itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Card, RuleSet
from lessons.drills import common
from lessons.drills.problem import Problem, Shown, Speaker

__all__ = ["AboutMatch", "AskCards", "AskNumber", "AskSeat", "AskYesNo", "OnTable"]


class AskSeat:
    """Which player: all seats are options, clockwise from the learner."""

    multiple = False

    def options(self, problem: Problem) -> Sequence[str]:
        """All seats."""
        return [str(seat) for seat in common.company_of(problem).clockwise]

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """All seats are options already."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """You, your opponent, or a name."""
        return common.seat_text(problem, answer, of)


class AskYesNo:
    """Yes or no."""

    multiple = False

    def options(self, problem: Problem) -> Sequence[str]:
        """Yes and no."""
        return ("yes", "no")

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """There is no third answer."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)


class AskCards:
    """Some of the cards shown; all of the right ones have to be chosen."""

    multiple = True

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The cards are all there is."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The card's name."""
        return str(of.names.card(answer))


class AskNumber:
    """A number; which ones stand to choose depends on the question."""

    multiple = False

    def options(self, problem: Problem) -> Sequence[str]:
        """They depend on the question."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The number."""
        return common.number_text(answer, of)


class OnTable:
    """A question about a position."""

    def shown(self, problem: Problem) -> Shown:
        """The table."""
        return common.seen(problem)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same situation under other rules."""
        return common.change_rules(problem, rules)


class AboutMatch:
    """A question about a match so far; published rule sets of one game count and deal alike."""

    def shown(self, problem: Problem) -> Shown:
        """The match, and its last deal as a record."""
        match = common.match_of(problem)
        return Shown(match=match.text, record=match.deals[-1].text if match.deals else None)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same match."""
        return problem

    def clue(self, problem: Problem) -> Sequence[Card]:
        """No card matters here."""
        return ()

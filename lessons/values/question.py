"""What a question has to work with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import Match, RuleSet, Settlement, State, Trick
from engine.order import Order
from lessons.constants import Constants, constants_of
from lessons.values.answer import Answer

__all__ = ["BadQuestionError", "Finds", "Question"]


class BadQuestionError(Exception):
    """A question that cannot be put: something it needs is missing; the message is one sentence."""


@dataclass(frozen=True)
class Question:
    """A question of the content with everything that it names; ``seat`` is whom it is about.

    The ``need`` methods and properties raise :class:`BadQuestionError` for what is missing.
    """

    find: str
    rules: RuleSet
    state: State | None
    seat: int
    cards: str | None = None
    trump: str | None = None
    contract: str | None = None
    move: str | None = None
    option: str | None = None
    match: Match | None = None

    def need_match(self) -> Match:
        """The match so far."""
        if self.match is None:
            raise BadQuestionError(f"'find: {self.find}' needs a match in 'at:'.")
        return self.match

    def need_state(self) -> State:
        """The table."""
        if self.state is None:
            raise BadQuestionError(f"'find: {self.find}' needs a position.")
        return self.state

    def need(self, name: str) -> str:
        """A field that the author has to give."""
        given: str | None = getattr(self, name)
        if given is None:
            raise BadQuestionError(f"'find: {self.find}' needs '{name}:'.")
        return given

    @property
    def constants(self) -> Constants:
        """The fixed numbers of the game."""
        return constants_of(self.rules.game)

    @property
    def order(self) -> Order:
        """Suits and strength: as named, else as they are at the table."""
        field = self.constants.needs(self.rules)
        named: str | None = None if field is None else getattr(self, field)
        if named is None and self.state is not None:
            found = self.constants.order_of(self.state)
            if found is None:
                raise BadQuestionError(f"'find: {self.find}' needs '{field}:': nothing is trumps yet.")
            return found
        try:
            return self.constants.order(self.rules, None if field is None else self.need(field))
        except ValueError:
            raise BadQuestionError(f"'{named}' is no {field} of {self.rules.game}.") from None

    @property
    def last_trick(self) -> Trick:
        """The trick completed last."""
        tricks = self.need_state().tricks_played()
        if not tricks:
            raise BadQuestionError(f"'find: {self.find}' needs a trick: no trick is complete here.")
        return tricks[-1]

    @property
    def result(self) -> Settlement:
        """What the finished deal pays."""
        result = self.need_state().result
        if result is None:
            raise BadQuestionError(f"'find: {self.find}' needs a finished deal.")
        return result


Finds = Mapping[str, Callable[[Question], Answer]]
"""What can be asked, by the name of the question."""

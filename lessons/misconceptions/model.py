"""What a misconception is: a world in which one rule differs, and who believes in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import engine
from engine import Card, Match, RuleId, RuleSet, Settlement

__all__ = ["TRUE", "Misconception", "World"]


Worth = Callable[[Card], int]
"""What a card counts."""


def _as_it_is(state: Any) -> Any:
    return state


def _worth(table: Worth) -> Worth:
    return table


def _next_dealer(match: Match) -> int:
    return match.next_dealer


def _start(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Any:
    return engine.GAMES[rules.game].start(rules, dealer, deck)


def _tally(match: Match) -> tuple[int, ...]:
    return match.score


def _target(match: Match) -> int:
    return match.target


def _pack(rules: RuleSet) -> Sequence[Card]:
    return engine.GAMES[rules.game].pack(rules)


def _sides(rules: RuleSet) -> Sequence[Sequence[int]]:
    return engine.GAMES[rules.game].sides(rules)


def _winners(match: Match) -> tuple[int, ...]:
    return match.winners


def _as_settled(result: Settlement) -> Settlement:
    return result


@dataclass(frozen=True)
class World:
    """What the engine is asked through; in a wrong world one of the answers differs.

    ``before`` shows the situation a question starts from, ``after`` the one the moves told in it
    lead to; both give back a state of the same game. ``worth`` takes what the cards count and gives back
    what they are believed to.
    """

    before: Callable[[Any], Any] = _as_it_is
    after: Callable[[Any], Any] = _as_it_is
    tally: Callable[[Match], tuple[int, ...]] = _tally
    target: Callable[[Match], int] = _target
    next_dealer: Callable[[Match], int] = _next_dealer
    start: Callable[[RuleSet, int, Sequence[Card]], Any] = _start
    pack: Callable[[RuleSet], Sequence[Card]] = _pack
    worth: Callable[[Worth], Worth] = _worth
    sides: Callable[[RuleSet], Sequence[Sequence[int]]] = _sides
    winners: Callable[[Match], tuple[int, ...]] = _winners
    settled: Callable[[Settlement], Settlement] = _as_settled


TRUE = World()
"""The world as the rules have it."""


def _everywhere(_rules: RuleSet) -> bool:
    return True


def _nowhere(_rules: RuleSet) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Misconception:
    """A belief and its world.

    ``belief`` is an English message id: one sentence that tells the learner what the answer would
    follow from. ``kinds`` are the drills it can be seen in; ``wrong`` says under which rules the belief
    is one: what is wrong at one table may be the rule at another. ``hidden`` names the drills in which it
    makes no difference under some rules, though it is wrong.
    """

    id: str
    rule: RuleId
    belief: str
    kinds: tuple[str, ...]
    world: World = field(default=TRUE, repr=False)
    wrong: Callable[[RuleSet], bool] = field(default=_everywhere, repr=False)
    hidden: Callable[[RuleSet], tuple[str, ...]] = field(default=_nowhere, repr=False)

    def shows(self, rules: RuleSet, kind: str) -> bool:
        """Whether it can be seen in a kind of drill under a rule set."""
        return kind in self.kinds and self.wrong(rules) and kind not in self.hidden(rules)

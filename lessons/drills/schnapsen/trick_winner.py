"""Who wins this trick: a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import Card, RuleId, RuleSet
from engine.cards import rank_of, suit_of
from engine.games.schnapsen import Clause, SchnapsenState
from lessons.drills.kinds import trick_winner
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schnapsen.tricks import completed

__all__ = ["TrickWinner"]


def _wanted(target: RuleId, state: SchnapsenState, led: Card, reply: Card) -> bool:
    trumps = [suit_of(card) == state.trump for card in (led, reply)]
    same = suit_of(led) == suit_of(reply)
    if target is Clause.RUFF:
        return any(trumps)
    if target is Clause.RANK:
        return same and "T" in (rank_of(led), rank_of(reply))
    return not any(trumps)


class TrickWinner(trick_winner.TrickWinner):
    """Who wins the trick that lies on the table and is answered so."""

    targets: tuple[RuleId, ...] = (Clause.WIN, Clause.RUFF, Clause.RANK)
    rank = Clause.RANK

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks without a trump, with one, or with a ten of one suit."""
        return completed(
            self.kind,
            target.value,
            rules,
            rng,
            lambda state, led, reply: _wanted(target, state, led, reply),
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Trump first, then the suit led, then the rank."""
        return of.t.gettext(
            "First see whether a trump was played; if not, only cards of the suit led can win, and then the "
            "rank decides."
        )

"""Who wins this trick: a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import Card, RuleId, RuleSet
from engine.cards import rank_of, suit_of
from engine.games.schneider import Clause, SchneiderState
from lessons.drills.kinds import trick_winner
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schneider.reach import completed

__all__ = ["TrickWinner"]


def _wanted(target: RuleId, state: SchneiderState, led: Card, reply: Card) -> bool:
    same = suit_of(led) == suit_of(reply)
    if target is Clause.TRUMP:
        return not same or state.trump in (suit_of(led), suit_of(reply))
    if target is Clause.RANK:
        return same and "T" in (rank_of(led), rank_of(reply))
    return same


class TrickWinner(trick_winner.TrickWinner):
    """Who wins the trick that lies on the table and is answered so."""

    targets: tuple[RuleId, ...] = (Clause.CAPTURE, Clause.TRUMP, Clause.RANK)
    rank = Clause.RANK

    def has_trump(self, rules: RuleSet) -> bool:
        """Only with the option."""
        return rules["trump"] == "yes"

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks of one suit, of two suits or with a trump, with a ten."""
        return completed(
            self.kind, target.value, rules, rng, lambda state, led, reply: _wanted(target, state, led, reply)
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Trump if there is one, then the suit, then the rank."""
        if self.has_trump(problem.rules):
            return of.t.gettext(
                "First see whether a trump was played on another suit; if not, only a card of the suit led "
                "can win, and then the rank decides."
            )
        return of.t.gettext("Only a card of the suit led can win; then see which ranks beat the card led.")

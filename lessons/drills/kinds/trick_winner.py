"""Who wins this trick: a seat."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskSeat, OnTable
from lessons.drills.play import posed
from lessons.drills.problem import Given, Problem, Speaker, Unasked

__all__ = ["TrickWinner"]


class TrickWinner(AskSeat, OnTable):
    """Who wins the trick that lies on the table and is completed so.

    A game adds its targets, ``candidates`` and ``idea``, where it has more than two seats also ``of_cards``.
    ``rank`` is the clause of the order of the cards; ``has_trump`` tells whether a position of the game
    names a trump suit.
    """

    kind = "trick-winner"
    rank: RuleId
    targets: tuple[RuleId, ...]

    def has_trump(self, rules: RuleSet) -> bool:
        """Every deal has a trump suit, unless a game says otherwise."""
        return True

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A trick of a position and the cards that complete it, or only its cards."""
        if state is not None:
            return posed(self.kind, "", rules, state, given)
        return self.of_cards(rules, given)

    def of_cards(self, rules: RuleSet, given: Given) -> Problem:
        """A trick of two cards and the trump suit."""
        if len(given.cards) != 2 or len(set(given.cards)) != 2:
            raise Unasked(common.NOTHING)
        led, reply = (engine.card_text(card) for card in given.cards)
        hands = f"{led}/{reply}" if given.seat == 0 else f"{reply}/{led}"
        trump = f" trump={engine.SUITS[given.trump or 0]}" if self.has_trump(rules) else ""
        text = f"{rules.text} hands={hands}{trump} lead={given.seat}"
        return Problem(
            self.kind,
            "",
            rules,
            seat=given.seat,
            state=engine.parse_position(text).state(),
            moves=given.cards,
        )

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat of the winning card."""
        return frozenset((str(common.winner_of(problem)),))

    def told(self, problem: Problem, of: Speaker) -> str:
        """The trumps and the trick."""
        return common.trick_told(problem, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trick, then who wins it."""
        return " ".join([self.told(problem, of), of.t.gettext("Who wins the trick?")])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which card wins, and by which rule."""
        rule, said = common.told(problem, of)
        if problem.aspect in ("", rule.value):
            return rule, said
        # The question is about a rule that did not decide this trick by itself: say it too.
        asked = next(target for target in self.targets if target.value == problem.aspect)
        return asked, " ".join([said, explain.general(asked, of.t)])

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of the trick."""
        cards, _ = common.trick_of(problem)
        return cards

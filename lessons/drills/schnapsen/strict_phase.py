"""Is this trick played under the strict rules: yes or no."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State
from engine.games.schnapsen import Clause, SchnapsenState
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, situations

__all__ = ["StrictPhase"]

_TEMPER = Temper(closes=0.2, claims=0.4)


class StrictPhase:
    """Whether the duties of the strict phase hold, yes or no."""

    kind = "strict-phase"
    targets: tuple[RuleId, ...] = (Clause.STRICT,)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Closed and used-up stocks, and open ones that are nearly used up; both answers as often."""
        wish = rng.random() < 0.5

        def wanted(state: SchnapsenState) -> bool:
            return state.led >= 0 and state.is_strict == wish and (wish or len(state.stock) <= 4)

        for state in situations(rules, rng, wanted, _TEMPER):
            yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The trick of the seat to act."""
        found = common.player(state)
        if not found.hands[found.seat]:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same trick under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """Whether the engine takes the phase for strict."""
        return common.yes_no(problem.world.before(common.state_of(problem)).is_strict)

    def options(self, problem: Problem) -> Sequence[str]:
        """Yes and no."""
        return ("yes", "no")

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """There is no third answer."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """The table."""
        return common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The lead, then the phase."""
        state = common.state_of(problem)
        ask = of.t.gettext("Do the duties of the strict phase bind you in this trick?")
        return " ".join([common.did(state.led, of, you=False), ask] if state.led >= 0 else [ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """What the stock is like."""
        state = common.state_of(problem)
        if state.closed:
            return Clause.STRICT, of.t.gettext(
                "The stock is closed, and with that the strict phase has begun."
            )
        if not state.stock:
            return Clause.STRICT, of.t.gettext(
                "The stock is used up, and with that the strict phase has begun."
            )
        return Clause.STRICT, of.t.ngettext(
            "The stock is open and holds {number} card, so this trick is still played freely.",
            "The stock is open and holds {number} cards, so this trick is still played freely.",
            len(state.stock),
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Look at the stock, not at the hands."""
        return of.t.gettext("Look at the stock at the moment the card was led.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led, and the turned card while it lies there."""
        state = common.state_of(problem)
        return (*state.trick, *(state.stock[-1:] if not state.closed else ()))

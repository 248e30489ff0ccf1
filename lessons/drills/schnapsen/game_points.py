"""How many game points, and to whom: a positive number for the learner, a negative one for the opponent."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, Settlement, State
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.settle import revoke
from lessons import explain
from lessons.drills.kinds import game_points
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.ending import ending_told, price_told
from lessons.drills.schnapsen.legal_cards import card_clue
from lessons.drills.schnapsen.reach import CAREFUL, Temper, search, situations

__all__ = ["GamePoints"]

_SILENT = Temper(claims=0.0, slips=0.0, closes=0.0, announces=0.4)
_QUIET_CLOSE = Temper(claims=0.15, slips=0.0, closes=0.5, announces=0.9)
_EARLY_CLOSE = Temper(closes=0.4, announces=0.9)


def _differs(name: str, first: str, second: str) -> Callable[[SchnapsenState], bool]:
    """Whether a finished deal is settled differently with two values of an option."""

    def find(state: SchnapsenState) -> bool:
        results = [common.flipped(state, name, value).result for value in (first, second)]
        return results[0] != results[1]

    return find


def _by_line(rule: RuleId) -> Callable[[SchnapsenState], bool]:
    return lambda state: any(line.rule is rule for line in state.result.lines if state.result)  # type: ignore[union-attr]


def _unspoken(state: SchnapsenState) -> bool:
    """Whether all is played, nobody has claimed and nobody has closed."""
    return state.ending is not None and state.ending.word == "pass" and not state.closed


def _equal(state: SchnapsenState) -> bool:
    return _unspoken(state) and state.counted(0) == state.counted(1)


_FINDS: dict[RuleId, tuple[Callable[[SchnapsenState], bool], Temper]] = {
    Clause.SINGLE: (_by_line(Clause.SINGLE), CAREFUL),
    Clause.SCHNEIDER: (_by_line(Clause.SCHNEIDER), CAREFUL),
    Clause.SCHWARZ: (_by_line(Clause.SCHWARZ), _EARLY_CLOSE),
    Clause.FALSE_CLAIM: (_by_line(Clause.FALSE_CLAIM), Temper(slips=0.1)),
    Clause.FAILED_CLOSE: (_by_line(Clause.FAILED_CLOSE), _EARLY_CLOSE),
    Clause.CLOSE_SNAPSHOT: (_differs("close-snapshot", "at-close", "at-end"), _EARLY_CLOSE),
    Clause.CLOSER_MUST_CLAIM: (_differs("closer-must-claim", "no", "yes"), _QUIET_CLOSE),
    Clause.LAST_TRICK: (_unspoken, _SILENT),
    Clause.MOST_POINTS: (
        lambda state: _unspoken(state) and _differs("endgame", "last-trick", "most-points")(state),
        _SILENT,
    ),
    Clause.TIE: (_equal, _SILENT),
    Clause.SWEEP: (_differs("sweep", "no", "yes"), Temper(closes=0.5, claims=0.3, announces=0.5)),
}

# Clauses that a house rule decides: their sentence is true at every table.
_HOUSE_RULES = {rule.value: rule for rule in (Clause.CLOSE_SNAPSHOT, Clause.CLOSER_MUST_CLAIM, Clause.TIE)}


class GamePoints(game_points.GamePoints):
    """What a finished deal is worth, and what a broken duty costs."""

    targets: tuple[RuleId, ...] = (*_FINDS, Clause.REVOKE)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Deals that end so; for a revoke, moments of the strict phase at which a duty binds."""
        if target is Clause.REVOKE:
            yield from self._revokes(rules, rng)
            return
        wanted, temper = _FINDS[target]
        for state in search(rules, rng, lambda s: s[-1] if wanted(s[-1]) else None, temper, 2000):
            yield Problem(self.kind, target.value, rules, state=state)

    def _revokes(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """The learner breaks a duty, or the opponent does in answer to the learner's lead."""
        yours = rng.random() < 0.5
        temper = Temper(closes=0.3, claims=0.3)

        def wanted(state: SchnapsenState) -> bool:
            if not state.is_strict or state.calling >= 0 or not state.hands[0]:
                return False
            return bool(state.refused()) if yours else state.led < 0

        for state in situations(rules, rng, wanted, temper):
            card = rng.choice(list(state.refused())) if yours else None
            yield Problem(
                self.kind,
                Clause.REVOKE.value,
                rules,
                state=state,
                move=card,
                topic="revoke",
                side=int(not yours),
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A finished deal; or a position in which the learner is about to break a duty with a card."""
        if isinstance(state, SchnapsenState):
            if state.result is not None:
                return Problem(self.kind, "", rules, seat=given.seat, state=state)
            if isinstance(given.move, str) and given.move in state.moves():
                return self.pose(rules, state.after(given.move), Given(seat=given.seat))
            if isinstance(given.move, int) and given.move in state.refused():
                return Problem(
                    self.kind, "", rules, seat=state.seat, state=state, move=given.move, topic="revoke"
                )
        raise Unasked(common.NOTHING)

    def settled(self, problem: Problem) -> Settlement:
        """The settlement, or what a revoke costs."""
        if problem.topic != "revoke":
            return super().settled(problem)
        offender = problem.seat if problem.side == 0 else 1 - problem.seat
        state = problem.world.before(common.state_of(problem))
        result: Settlement = problem.world.after(revoke(state, offender))
        return result

    def shown(self, problem: Problem) -> Shown:
        """The finished deal as a record, if it began with the deal; else a position."""
        state = common.state_of(problem)
        if problem.topic == "revoke":
            return common.seen(problem)
        return Shown(record=state.record.text) if state.record else Shown(position=state_text(state))

    def question(self, problem: Problem, of: Speaker) -> str:
        """How the deal ended, then who scores what."""
        ask = of.t.gettext("Who scores, and how many game points?")
        if problem.topic != "revoke":
            return " ".join([*ending_told(common.state_of(problem), problem.seat, of), ask])
        if problem.side == 0:
            assert isinstance(problem.move, int)
            told = of.t.gettext(
                "At a table without a referee you play {card:the} here, which breaks a duty.",
                card=of.names.card(problem.move),
            )
        else:
            told = of.t.gettext(
                "At a table without a referee your opponent answers your lead and breaks a duty."
            )
        mine = common.state_of(problem).tricks
        tricks = of.t.gettext(
            "Tricks so far: you {mine}, your opponent {theirs}.",
            mine=mine[problem.seat],
            theirs=mine[1 - problem.seat],
        )
        return " ".join([tricks, told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The lines of the settlement; first the clause that was looked for, where no line names it."""
        result = self.settled(problem)
        said = [explain.settlement(line, of.t, of.names, you=problem.seat) for line in result.lines]
        prices = [price_told(line, problem.rules, problem.seat, of) for line in result.lines]
        said += [price for price in prices if price]
        rule: RuleId = result.lines[0].rule if result.lines else Clause.TIE
        how = result.lines[0].facts.get("how") if result.lines else None
        if how == Clause.MOST_POINTS.value:
            said.insert(0, explain.general(Clause.MOST_POINTS, of.t))
        if problem.aspect in _HOUSE_RULES:
            said.insert(0, explain.general(_HOUSE_RULES[problem.aspect], of.t))
        void = explain.redeal(result, of.t)
        return rule, " ".join([*said, void] if void else said)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """The order of the questions."""
        if problem.topic == "revoke":
            return of.t.gettext("Ask which player is innocent, and whether that player has a trick.")
        return of.t.gettext(
            "First find out who wins the deal, and how: by a claim, by closing, or at the end. Then look at "
            "the loser's points and tricks, at the moment that counts."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of a broken duty; else the story says it all."""
        state = common.state_of(problem)
        return card_clue(state) if problem.topic == "revoke" and state.led >= 0 else ()


def state_text(state: SchnapsenState) -> str:
    """A state that did not begin with the deal, as a position."""
    from engine.games.schnapsen.position import format_position

    return format_position(state)

"""Who wins this trick: a seat."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import rank_of, suit_of
from engine.games.schnapsen import Clause, SchnapsenState
from engine.trick import winning_place
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.tricks import completed, posed

__all__ = ["TrickWinner"]


def _wanted(target: RuleId, state: SchnapsenState, led: Card, reply: Card) -> bool:
    trumps = [suit_of(card) == state.trump for card in (led, reply)]
    same = suit_of(led) == suit_of(reply)
    if target is Clause.RUFF:
        return any(trumps)
    if target is Clause.RANK:
        return same and "T" in (rank_of(led), rank_of(reply))
    return not any(trumps)


class TrickWinner:
    """Who wins the trick that lies on the table and is answered so."""

    kind = "trick-winner"
    targets: tuple[RuleId, ...] = (Clause.WIN, Clause.RUFF, Clause.RANK)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks without a trump, with one, or with a ten of one suit."""
        return completed(
            self.kind,
            target.value,
            rules,
            rng,
            lambda state, led, reply: _wanted(target, state, led, reply),
        )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A trick of a position and a reply, or of two cards and the trump suit."""
        if state is not None:
            return posed(self.kind, "", rules, state, given)
        if len(given.cards) != 2 or len(set(given.cards)) != 2:
            raise Unasked(common.NOTHING)
        led, reply = (engine.card_text(card) for card in given.cards)
        trump = engine.SUITS[given.trump or 0]
        hands = f"{led}/{reply}" if given.seat == 0 else f"{reply}/{led}"
        text = f"{rules.text} hands={hands} trump={trump} lead={given.seat}"
        return Problem(
            self.kind,
            "",
            rules,
            seat=given.seat,
            state=engine.parse_position(text).state(),
            moves=given.cards,
        )

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same trick under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The seat of the winning card."""
        return frozenset((str(_winner(problem)),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Both seats."""
        return (str(problem.seat), str(1 - problem.seat))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Both seats are options already."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """The table before the trick is complete."""
        return common.seen(problem)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trick, then who wins it."""
        return " ".join([common.trick_told(problem, of), of.t.gettext("Who wins the trick?")])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """You or your opponent."""
        return common.seat_text(problem, answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which card wins, and by which rule."""
        rule, said = told(problem, of)
        if problem.aspect == Clause.RANK.value:
            return Clause.RANK, " ".join([said, explain.general(Clause.RANK, of.t)])
        return rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Trump first, then the suit led, then the rank."""
        return of.t.gettext(
            "First see whether a trump was played; if not, only cards of the suit led can win, and then the "
            "rank decides."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The two cards."""
        led, reply, _ = common.trick_cards(problem)
        return led, reply


def _winner(problem: Problem) -> int:
    led, reply, you = common.trick_cards(problem)
    terms = problem.world.before(common.state_of(problem)).deal.terms
    leader = problem.seat if you else 1 - problem.seat
    return leader if winning_place((led, reply), terms.order) == 0 else 1 - leader


def told(problem: Problem, of: Speaker) -> tuple[RuleId, str]:
    """The clause by which the trick of a problem is won, and the sentence that says so."""
    led, reply, _ = common.trick_cards(problem)
    state = common.state_of(problem)
    place = winning_place((led, reply), state.deal.terms.order)
    reason = explain.trick_reason((led, reply), place, state.rules, state.trump)
    leader = common.state_of(problem).leader
    winner = leader if place == 0 else 1 - (leader or 0)
    return reason.rule, explain.trick_taken(reason, of.t, of.names, yours=winner == problem.seat)

"""May I announce, exchange, close, claim or pass now: yes or no."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from engine import SUITS, Card, Move, RuleId, RuleSet, State
from engine.cards import cards_of, make_card, suit_of
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.words import MARRIAGES, SUIT_OF
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import CAREFUL, Temper, situations

__all__ = ["MayAct"]

Find = Callable[[SchnapsenState], Sequence[Move]]

_TO_THE_END = Temper(claims=0.0, slips=0.0)
_CLOSING = Temper(closes=0.3, exchanges=0.2, claims=0.5)


def _pairs(state: SchnapsenState) -> list[Move]:
    return [MARRIAGES[suit_of(queen)] for queen in cards_of(state.marriage_queens())]


def _marriage(state: SchnapsenState) -> list[Move]:
    """Marriages in hand; on lead also those of which one half is missing."""
    if state.calling >= 0:
        return []
    half: list[Move] = []
    for suit in range(4):
        both = [make_card(rank, SUITS[suit]) for rank in "KQ"]
        held = [card for card in both if state.hands[0] >> card & 1]
        if len(held) == 1 and state.led < 0 and state.played >> both[both[0] == held[0]] & 1:
            half.append(MARRIAGES[suit])
    return _pairs(state) or half


def _first_marriage(state: SchnapsenState) -> list[Move]:
    return _pairs(state) if not state.played and state.led < 0 and state.calling < 0 else []


def _has_jack(state: SchnapsenState) -> bool:
    return bool(state.hands[0] >> state.deal.terms.exchange_card & 1)


def _exchange(state: SchnapsenState) -> list[Move]:
    """An open stock, and the jack in hand or another trump that might be taken for it."""
    is_open = bool(state.stock) and not state.closed
    trump = bool(state.hands[0] & state.deal.terms.order.trumps)
    return ["exchange"] if is_open and (_has_jack(state) or (state.led < 0 and trump)) else []


def _exchange_stock(state: SchnapsenState) -> list[Move]:
    """The jack on lead with a small, closed or used-up stock."""
    late = len(state.stock) <= 4 or state.closed is not None
    return ["exchange"] if _has_jack(state) and state.led < 0 and late else []


def _first_exchange(state: SchnapsenState) -> list[Move]:
    return ["exchange"] if _has_jack(state) and state.led < 0 and not state.played else []


def _close(state: SchnapsenState) -> list[Move]:
    return ["close"] if state.stock and not state.closed else []


def _close_stock(state: SchnapsenState) -> list[Move]:
    late = len(state.stock) <= 4 or state.closed is not None
    return ["close"] if state.led < 0 and late else []


def _claim(state: SchnapsenState) -> list[Move]:
    return ["claim"] if state.hands[0] and (state.counted(0) >= 40 or not state.played) else []


def _last(state: SchnapsenState) -> list[Move]:
    if not state.hands[0]:
        return ["claim", "pass"]
    return ["pass"] if state.hands[0].bit_count() <= 2 else []


_FINDS: dict[RuleId, tuple[Find, Temper]] = {
    Clause.MARRIAGE: (_marriage, CAREFUL),
    Clause.MARRIAGE_FIRST: (_first_marriage, CAREFUL),
    Clause.EXCHANGE: (_exchange, Temper(exchanges=0.1)),
    Clause.EXCHANGE_STOCK: (_exchange_stock, Temper(closes=0.08, exchanges=0.0, claims=0.2)),
    Clause.EXCHANGE_FIRST: (_first_exchange, CAREFUL),
    Clause.CLOSE: (_close, CAREFUL),
    Clause.CLOSE_STOCK: (_close_stock, _CLOSING),
    Clause.CLAIM: (_claim, Temper(claims=0.2)),
    Clause.LAST_DECISION: (_last, _TO_THE_END),
}


class MayAct:
    """Whether an action is allowed now, yes or no; for a claim, whether or not it would be right."""

    kind = "may-act"
    targets: tuple[RuleId, ...] = tuple(_FINDS)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Moments at which the action is allowed or refused.

        Refused a little more often where both occur, because some actions are never refused.
        """
        find, temper = _FINDS[target]
        wish = rng.random() < 0.42
        for legal in (wish, not wish):
            found = False
            for state in situations(
                rules,
                rng,
                partial(_fits, find, legal=legal),
                temper,
                200,
            ):
                found = True
                move = rng.choice(_fit(find, state, legal=legal))
                yield Problem(self.kind, target.value, rules, state=state, move=move)
            if found:
                return

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """An action of the seat to act."""
        found = common.player(state)
        if not isinstance(given.move, str):
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same moment under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(_token(problem)).legal)

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
        """Whose lead it is, then the action."""
        state = common.state_of(problem)
        told = []
        if state.led >= 0:
            told = [common.did(state.led, of, you=False)]
        elif state.hands[state.seat]:
            told = [of.t.gettext("It is your lead.")]
        else:
            told = [of.t.gettext("All the cards are played.")]
        return " ".join([*told, _asked(_token(problem), of)])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no."""
        return common.yes_no_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the action."""
        verdict = common.state_of(problem).judge(_token(problem))
        assert verdict.reason is not None
        said = explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal)
        return verdict.reason.rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What such an action needs."""
        move = _token(problem)
        if move in SUIT_OF:
            return of.t.gettext("Whose lead is it, and are both cards of the marriage in your hand?")
        if move == "exchange":
            return of.t.gettext("Whose lead is it, what do you hold, and what is left of the stock?")
        if move == "close":
            return of.t.gettext("Whose lead is it, and what is left of the stock?")
        return of.t.gettext("At which moments may a player speak at this table?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card led, and the cards the action is about."""
        state = common.state_of(problem)
        move = _token(problem)
        hand = cards_of(state.hands[state.seat])
        cards: list[Card] = list(state.trick)
        if move in SUIT_OF:
            cards += [card for card in hand if suit_of(card) == SUIT_OF[move]]
        elif move == "exchange":
            cards += [card for card in hand if suit_of(card) == state.trump]
        if move in ("exchange", "close") and state.stock and not state.closed:
            cards.append(state.stock[-1])
        return cards


def _fits(find: Find, state: SchnapsenState, *, legal: bool) -> bool:
    return bool(_fit(find, state, legal=legal))


def _fit(find: Find, state: SchnapsenState, *, legal: bool) -> list[Move]:
    return [move for move in find(state) if state.judge(move).legal == legal]


def _token(problem: Problem) -> str:
    assert isinstance(problem.move, str)
    return problem.move


def _asked(move: str, of: Speaker) -> str:
    if move in SUIT_OF:
        suit = of.names.suit(SUITS[SUIT_OF[move]])
        return of.t.gettext("May you announce the marriage of {suit} now?", suit=suit)
    if move == "exchange":
        return of.t.gettext("May you exchange the turned card now?")
    if move == "close":
        return of.t.gettext("May you close the stock now?")
    if move == "claim":
        return of.t.gettext("May you claim now, whether you are right or wrong?")
    return of.t.gettext("May you pass now?")

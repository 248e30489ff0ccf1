"""May I do this now: a bid, a trump suit, a discard, a card before its time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from engine import SUITS, Card, Move, RuleId, RuleSet, State
from engine.cards import JOKER, cards_of
from engine.choices import discard_text
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.exchange import MOST
from engine.games.schmier.words import bid_of, discarded_by
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskYesNo, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schmier.reach import QUIET, RICH, auctions, exchanges
from lessons.drills.schmier.table import bidder_told, bids_told, clause, dealer_told, trumps_told

__all__ = ["MayAct"]

_TRIED = 6
_Try = Callable[[SchmierState, random.Random], Move | None]


def _bid(state: SchmierState, rng: random.Random) -> Move | None:
    """A number about as high as the last one."""
    numbers = [state.bid - 1, state.bid, state.bid + 1] if state.bid else [2, 3, 6, 7]
    fit = [number for number in numbers if 2 <= number <= 7]
    return f"bid-{rng.choice(fit)}"


def _last_pass(state: SchmierState, rng: random.Random) -> Move | None:
    """The dealer's word after five passes."""
    if len(state.bids) < 5 or state.bid:
        return None
    return "pass" if rng.random() < 0.6 else "bid-2"


def _trump(_state: SchmierState, rng: random.Random) -> Move | None:
    """A suit that the bidder holds or not; or a suit before the bidding is over."""
    return f"trump-{rng.choice(SUITS)}"


def _thrown(state: SchmierState, rng: random.Random, number: int, *, trumps: int) -> Move | None:
    """A discard of so many cards, among them so many trumps that are not protected."""
    assert state.trumps is not None
    hand = state.hands[0]
    plain = list(cards_of(hand & ~state.trumps.all))
    own = list(cards_of(hand & state.trumps.all & ~state.trumps.protected))
    if len(plain) < number - trumps or len(own) < trumps or number < trumps:
        return None
    return discard_text(sorted(rng.sample(plain, number - trumps) + rng.sample(own, trumps)))


def _number(state: SchmierState, rng: random.Random) -> Move | None:
    """Some plain cards, one too many now and then."""
    return _thrown(state, rng, rng.choice((MOST - 1, MOST, MOST + 1, MOST + 1)), trumps=0)


def _with_trump(state: SchmierState, rng: random.Random) -> Move | None:
    """A discard with or without a trump."""
    assert state.trumps is not None
    if rng.random() < 0.4:
        return _thrown(state, rng, rng.choice((1, 2)), trumps=0)
    own = cards_of(state.hands[0] & state.trumps.all)
    unlike = [card for card in own if card in (state.trumps.left, JOKER)]  # trumps that do not look it
    return discard_text([rng.choice(unlike or own)]) if own else None


def _nothing(_state: SchmierState, _rng: random.Random) -> Move | None:
    """No card at all; a player may, the dealer may not."""
    return "discard-none"


def _dealers_number(state: SchmierState, rng: random.Random) -> Move | None:
    """As many plain cards as the dealer must throw, or one fewer."""
    assert state.discard is not None
    return _thrown(state, rng, state.discard.least - rng.choice((0, 0, 1)), trumps=0)


def _dealers_trump(state: SchmierState, rng: random.Random) -> Move | None:
    """The right number of cards, with one trump or without."""
    discard, trumps = state.discard, state.trumps
    assert discard is not None
    assert trumps is not None
    if (state.hands[0] & trumps.all).bit_count() > 6:
        right = sorted(discard.draw(rng))
        kept = [card for card in right if trumps.all >> card & 1]
        plain = list(cards_of(state.hands[0] & ~trumps.all))
        if rng.random() < 0.5 or len(kept) < 1 or not plain:
            return discard_text(right)
        more = [c for c in cards_of(state.hands[0] & trumps.all & ~trumps.protected) if c not in right]
        return discard_text(sorted([card for card in right if card != plain[0]] + more[:1])) if more else None
    return _thrown(state, rng, discard.least, trumps=rng.choice((0, 1)))


def _protected(state: SchmierState, rng: random.Random) -> Move | None:
    """Of more than six trumps, one that stays or one that may go."""
    discard, trumps = state.discard, state.trumps
    assert discard is not None
    assert trumps is not None
    right = sorted(discard.draw(rng))
    stay = [card for card in cards_of(state.hands[0] & trumps.protected) if rng.random() < 0.7]
    low = [card for card in stay if card in (trumps.two, JOKER)]
    gone = [card for card in right if trumps.all >> card & 1]
    if rng.random() < 0.5 or not stay or not gone:
        return discard_text(right)
    return discard_text(sorted([*(card for card in right if card != gone[0]), rng.choice(low or stay)]))


def _early_card(state: SchmierState, rng: random.Random) -> Move | None:
    """A card before the exchange is over, or a discard in its time."""
    if rng.random() < 0.5:
        return rng.choice(cards_of(state.hands[0]))
    return _thrown(state, rng, rng.choice((1, 2)), trumps=0)


def _anyhow(_state: SchmierState) -> bool:
    return True


def _not_dealer(state: SchmierState) -> bool:
    return state.dealer != state.seat


def _many_trumps(state: SchmierState) -> bool:
    """Whether the dealer holds more than six trumps, and not too many cards to look at."""
    assert state.trumps is not None
    return (state.hands[0] & state.trumps.all).bit_count() > 6


class MayAct(AskYesNo, OnTable):
    """Whether the rules allow a word, a trump suit or a discard now."""

    kind = "may-act"
    targets: tuple[RuleId, ...] = (
        Clause.BID_RANGE,
        Clause.HIGHER,
        Clause.REDEAL,
        Clause.NAME_TRUMP,
        Clause.EXCHANGE,
        Clause.DISCARD,
        Clause.DISCARD_MOST,
        Clause.DISCARD_TRUMP,
        Clause.DEALER_TAKES,
        Clause.DEALER_TRUMPS,
        Clause.PROTECTED,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Turns of the learner in the bidding and in the exchange, and something to try."""
        wish = rng.random() < 0.5
        for state in self._turns(rules, rng, target, wish=wish):
            tries = (_TRIES[target](state, rng) for _ in range(_TRIED))
            move = next((move for move in tries if move and state.judge(move).legal == wish), None)
            if move is not None:
                yield Problem(self.kind, target.value, rules, state=state, move=move)

    def _turns(
        self, rules: RuleSet, rng: random.Random, target: RuleId, *, wish: bool
    ) -> Iterator[SchmierState]:
        """Turns of the learner in which what is tried may well be allowed, or refused."""
        if target is Clause.REDEAL:
            for states in auctions(rules, rng, QUIET, 0):
                yield states[-2]
        elif target in (Clause.BID_RANGE, Clause.HIGHER, Clause.NAME_TRUMP):
            phase = "trump" if target is Clause.NAME_TRUMP and wish else "bidding"
            for states in auctions(rules, rng):
                found = [state for state in states if state.phase == phase and state.seat == 0]
                fit = [s for s in found if bool(s.bid) == (target in (Clause.HIGHER, Clause.NAME_TRUMP))]
                yield from fit[:1]
        elif target in (Clause.DEALER_TAKES, Clause.DEALER_TRUMPS, Clause.PROTECTED):
            many = target is Clause.PROTECTED or (target is Clause.DEALER_TRUMPS and rng.random() < 0.4)
            temper = RICH if many else None
            yield from exchanges(
                rules,
                rng,
                lambda s: s.hands[0].bit_count() < 14 and _many_trumps(s) == many,
                dealer=0,
                temper=temper,
            )
        elif target is Clause.DISCARD:
            yield from exchanges(rules, rng, _not_dealer if wish else _anyhow, dealer=None if wish else 0)
        else:
            yield from exchanges(rules, rng, _not_dealer)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A move of the seat to act."""
        found = common.player(state)
        if given.move is None:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(problem.move).legal)

    def question(self, problem: Problem, of: Speaker) -> str:
        """How things stand, then the move."""
        return " ".join([*self._told(problem, of), self._asked(problem, of)])

    def _told(self, problem: Problem, of: Speaker) -> list[str]:
        state, seats = common.state_of(problem), common.company_of(problem)
        told = [dealer_told(state.dealer, seats, of)]
        if state.phase == "bidding":
            told += filter(None, [bids_told(state, seats, of)])
            return [*told, of.t.gettext("Now it is your turn.")]
        told.append(bidder_told(state, seats, of))
        if state.phase == "trump":
            return told
        told.append(trumps_told(state, of))
        if state.seat == state.dealer:
            hand = state.hands[state.seat]
            facts = {"number": hand.bit_count(), "trumps": (hand & state.trumps.all).bit_count()}
            told.append(
                of.t.gettext(
                    "You have taken the rest and hold {number} cards; trumps among them: {trumps}.",
                    **facts,
                )
            )
        return [*told, of.t.gettext("Now it is your turn to exchange.")]

    def _asked(self, problem: Problem, of: Speaker) -> str:
        move, t = problem.move, of.t
        assert move is not None
        if isinstance(move, int):
            return t.gettext("May you play {card:the} now?", card=of.names.card(move))
        if move == "pass":
            return t.gettext("May you pass?")
        if move.startswith("bid-"):
            return t.gettext("May you bid {number}?", number=bid_of(move))
        if move.startswith("trump-"):
            return t.gettext("May you name {suit:the} as trumps now?", suit=of.names.suit(move[-1]))
        cards = discarded_by(move)
        if not cards:
            return t.gettext("May you throw no card at all?")
        return t.gettext("May you throw {cards:the}, just so?", cards=of.names.cards(cards))

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses it."""
        state: SchmierState = common.state_of(problem)
        assert problem.move is not None
        verdict = state.judge(problem.move)
        assert verdict.reason is not None
        said = explain.sentence(
            verdict.reason, of.t, of.names, legal=verdict.legal, company=common.company_of(problem)
        )
        if verdict.legal and problem.aspect not in ("", verdict.reason.rule.value):
            rule = clause(problem.aspect)
            return rule, " ".join([said, explain.general(rule, of.t)])
        return verdict.reason.rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What the time is, and what it asks for."""
        return of.t.gettext("Ask what this moment is for: bidding, naming trumps, exchanging or playing?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards named."""
        move = problem.move
        if isinstance(move, int):
            return (move,)
        return discarded_by(move) if isinstance(move, str) and move.startswith("discard-") else ()


_TRIES: dict[RuleId, _Try] = {
    Clause.BID_RANGE: _bid,
    Clause.HIGHER: _bid,
    Clause.REDEAL: _last_pass,
    Clause.NAME_TRUMP: _trump,
    Clause.EXCHANGE: _early_card,
    Clause.DISCARD: _nothing,
    Clause.DISCARD_MOST: _number,
    Clause.DISCARD_TRUMP: _with_trump,
    Clause.DEALER_TAKES: _dealers_number,
    Clause.DEALER_TRUMPS: _dealers_trump,
    Clause.PROTECTED: _protected,
}

"""Bids: which of them a hand may make, whether one may be made now, and which aces may be called."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import engine
from engine import SUITS, Card, RuleId, RuleSet, State
from engine.cards import cards_of, make_card, mask_of, suit_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import BIDS, COURTS, KINDS, PACK, bar, contract_of, kind_of, ordinary
from lessons import explain
from lessons.drills.kinds.forms import AskCards, AskYesNo, OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import Plan, legal_over, plan_for, seated, situations
from lessons.wording.bids import bid_name

__all__ = ["CallableAces", "HandBids", "MayAct"]

NONE = "no"
"""The answer that no ace can be called."""

_ACES = {letter: make_card("A", letter) for letter in SUITS}
_TRIES = 60
_LOW = ("rufer", "wenz", "solo")


# Situations: seat 0 is to speak


def _rest(mine: int, rng: random.Random) -> list[int]:
    """The other three hands, at random."""
    cards = [card for card in PACK if not mine >> card & 1]
    rng.shuffle(cards)
    return [mine, *(mask_of(cards[at : at + 8]) for at in (0, 8, 16))]


def _hand(rng: random.Random, target: RuleId) -> int:
    """A hand of eight about which a clause has something to say."""
    if target is Clause.SIE:
        courts = list(cards_of(COURTS))
        if rng.random() < 0.5:
            return COURTS
        rng.shuffle(courts)
        return mask_of(courts[:7]) | 1 << rng.choice([card for card in PACK if not COURTS >> card & 1])
    cards = rng.sample(PACK, 8)
    if target in (Clause.CALL_SUIT, Clause.CALL, Clause.CALL_ACE, Clause.SOLO_SUIT):
        # A suit of which only court cards are held is what these clauses are about.
        suit = rng.randrange(4)
        spare = [card for card in PACK if card not in cards and not ordinary(suit) >> card & 1]
        mine = mask_of(card for card in cards if not ordinary(suit) >> card & 1)
        courts = [card for card in spare if COURTS >> card & 1 and suit_of(card) == suit]
        if mine.bit_count() < 8:
            mine |= mask_of(courts[:1])
        more = [card for card in spare if not mine >> card & 1]
        return mine | mask_of(rng.sample(more, 8 - mine.bit_count()))
    return mask_of(cards)


def _spoken(rules: RuleSet, rng: random.Random, target: RuleId, *, after: bool) -> SchafkopfState:
    """A moment at which seat 0 is to speak; with ``after`` somebody has bid before, as a rule."""
    mine = _hand(rng, target)
    hands = _rest(mine, rng)
    place = rng.randrange(1, 4) if after else rng.randrange(4)
    dealer = (3 - place) % 4
    state = engine.GAMES[rules.game].start(rules, dealer, seated(dealer, hands, rng))
    assert isinstance(state, SchafkopfState)
    for step in range(place):
        words = legal_over(state.hands[state.seat], state.highest, len(KINDS) - 1) if after else []
        last = step == place - 1 and state.highest < 0
        bid = rng.choice(_low(words)) if words and (last or rng.random() < 0.4) else "pass"
        state = state.after(bid)
    return state


def _low(words: Sequence[str]) -> list[str]:
    """Some words, of each kind one as likely as another, the Touts seldom."""
    plain = [word for word in words if not contract_of(word).is_tout]
    kinds = sorted({kind_of(word) for word in plain or words})
    kind = kinds[len(words) % len(kinds)]
    return [word for word in plain or words if kind_of(word) == kind]


def _bid_reason(state: SchafkopfState, bid: str, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a bid, and the sentence that says so."""
    verdict = state.judge(bid)
    assert verdict.reason is not None
    return verdict.reason.rule, explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal)


def _suit_clue(state: SchafkopfState, bid: str) -> list[Card]:
    """The cards of the hand that a bid asks about."""
    contract, hand = contract_of(bid), state.hands[state.seat]
    suit = contract.called if contract.called is not None else contract.trump
    if bid == "sie":
        return list(cards_of(hand & COURTS))
    return [card for card in cards_of(hand) if suit is not None and suit_of(card) == suit]


class HandBids(AskCards, OnTable):
    """Which of some bids may be made now; all of them have to be chosen."""

    kind = "hand-bids"
    targets: tuple[RuleId, ...] = (
        Clause.HIGHER,
        Clause.CALL,
        Clause.CALL_ACE,
        Clause.CALL_SUIT,
        Clause.SOLO_SUIT,
        Clause.SIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Hands that may make some of the bids and not others, over a bid or over none."""
        for _ in range(_TRIES):
            state = _spoken(rules, rng, target, after=target is Clause.HIGHER)
            bids = self._bids(state, rng, target)
            if bids:
                yield Problem(self.kind, target.value, rules, state=state, topic=".".join(bids))

    def _bids(self, state: SchafkopfState, rng: random.Random, target: RuleId) -> list[str]:
        """Six bids of which some may be made and some not; some of these because of the clause."""
        hand, highest = state.hands[0], state.highest
        barred = {bid: bar(bid, hand, highest) for bid in BIDS if bid != "rufer-H" or target is Clause.CALL}
        about = [bid for bid, rule in barred.items() if rule is target]
        free = [bid for bid, rule in barred.items() if rule is None]
        if target is Clause.SIE and barred["sie"] is None:
            about = [bid for bid, rule in barred.items() if rule is not None]
        if not about or not free:
            return []
        chosen = rng.sample(about, min(len(about), rng.randint(1, 3)))
        chosen += rng.sample(free, min(len(free), rng.randint(1, 3)))
        if target is Clause.SIE and "sie" not in chosen:
            chosen.append("sie")
        more = [bid for bid in barred if bid not in chosen]
        chosen += rng.sample(more, max(0, 6 - len(chosen)))
        return [bid for bid in BIDS if bid in chosen]

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """All bids in a position in which a seat is to speak."""
        found = common.player(state)
        if found.contract is not None or len(found.moves()) < 2:
            raise Unasked(common.NOTHING)
        bids = [bid for bid in BIDS if bid != "rufer-H"]
        return Problem(self.kind, "", rules, seat=found.seat, state=found, topic=".".join(bids))

    def solve(self, problem: Problem) -> frozenset[str]:
        """The bids that the engine allows."""
        state = problem.world.before(common.state_of(problem))
        return frozenset(bid for bid in self.options(problem) if state.judge(bid).legal)

    def options(self, problem: Problem) -> Sequence[str]:
        """The bids, from the lowest."""
        return problem.topic.split(".")

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The bid's name."""
        name = bid_name(answer, of.t, of.names)
        return name[:1].upper() + name[1:]

    def question(self, problem: Problem, of: Speaker) -> str:
        """What was said before, then the question."""
        told = common.bids_told(common.state_of(problem), common.company_of(problem), of)
        ask = of.t.gettext("Which of these bids may you make? Choose all of them.")
        if not told:
            told = of.t.gettext("You bid first.")
        return " ".join([told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the bid."""
        return _bid_reason(common.state_of(problem), answer, of)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What a bid needs."""
        return of.t.gettext(
            "A bid has to be higher than the last one, and a suit can be named only with an ordinary card of "
            "it in hand."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The hand without its court cards."""
        hand = common.state_of(problem).hands[problem.seat]
        return cards_of(hand & ~COURTS) or cards_of(hand)


class CallableAces(AskCards, OnTable):
    """Which aces may be called; all of them have to be chosen, or that none can be."""

    kind = "callable-aces"
    targets: tuple[RuleId, ...] = (Clause.CALL, Clause.CALL_ACE, Clause.CALL_SUIT)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Hands of which the clause keeps an ace from being called."""
        for _ in range(_TRIES):
            state = _spoken(rules, rng, target, after=False)
            barred = [bar(f"rufer-{letter}", state.hands[0]) for letter in SUITS]
            if target in barred:
                yield Problem(self.kind, target.value, rules, state=state)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A position in which a seat is to speak and nobody has bid."""
        found = common.player(state)
        if found.contract is not None or found.highest >= 0:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The aces of the Rufers that the engine allows."""
        state = problem.world.before(common.state_of(problem))
        found = [f"A{letter}" for letter in SUITS if state.judge(f"rufer-{letter}").legal]
        return frozenset(found or (NONE,))

    def options(self, problem: Problem) -> Sequence[str]:
        """The four aces, and none."""
        return (*(f"A{letter}" for letter in SUITS), NONE)

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The ace, or none."""
        return of.t.gettext("Not one of them") if answer == NONE else super().text(problem, answer, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The question."""
        return of.t.gettext("You want to play Rufer. Which aces may you call? Choose all of them.")

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the ace."""
        if answer != NONE:
            return _bid_reason(common.state_of(problem), f"rufer-{answer[1]}", of)
        right = self.solve(problem)
        if right == {NONE}:
            return Clause.CALL_SUIT, of.t.gettext(
                "No ace can be called with this hand: you cannot bid Rufer."
            )
        cards = of.names.cards(one for one in self.options(problem) if one in right)
        return Clause.CALL_SUIT, of.t.gettext("You may call {cards:or}.", cards=cards)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Suit by suit."""
        return of.t.gettext(
            "Go suit by suit: may this ace be called at all, do you hold it, do you hold another ordinary "
            "card of its suit?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The hand without its court cards."""
        hand = common.state_of(problem).hands[problem.seat]
        return cards_of(hand & ~COURTS) or cards_of(hand)


_About = Callable[[SchafkopfState, random.Random], list[str]]


class MayAct(AskYesNo, OnTable):
    """Whether one bid may be made now."""

    kind = "may-act"
    targets: tuple[RuleId, ...] = (
        Clause.BIDDING,
        Clause.HIGHER,
        Clause.CALL,
        Clause.CALL_ACE,
        Clause.CALL_SUIT,
        Clause.SOLO_SUIT,
        Clause.SIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Bids that the clause bars, and as often bids that it does not."""
        wish = rng.random() < 0.5
        if target is Clause.BIDDING and not wish:
            yield from self._too_late(rules, rng)
            return
        for _ in range(_TRIES):
            state = _spoken(rules, rng, target, after=target in (Clause.HIGHER, Clause.BIDDING))
            bids = [bid for bid in self._about(state, target) if state.judge(bid).legal == wish]
            if not wish:
                bids = [bid for bid in bids if state.judge(bid).rule is target]
            if bids:
                yield Problem(self.kind, target.value, rules, state=state, move=rng.choice(bids))

    def _about(self, state: SchafkopfState, target: RuleId) -> list[str]:
        """The bids that a clause may be about."""
        if target is Clause.SIE:
            return ["sie"]
        if target is Clause.SOLO_SUIT:
            return [bid for bid in BIDS if bid.startswith("solo-")]
        if target in (Clause.CALL, Clause.CALL_ACE, Clause.CALL_SUIT):
            return [bid for bid in BIDS if bid.startswith("rufer-")]
        return [bid for bid in BIDS if bid not in ("rufer-H", "sie")]

    def _too_late(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """All have spoken: the learner, who has bid before or not, would like to bid more."""
        plan = Plan("wenz", declarer="other", trumps=2) if rng.random() < 0.5 else plan_for(rng, _LOW)
        for state in situations(rules, rng, lambda s: s.contract is not None and not s.tricks, plan):
            hand = state.hands[0] | mask_of(state.table)
            bids = [bid for bid in legal_over(hand, state.highest, len(KINDS)) if bid != "sie"]
            if bids:
                problem = Problem(self.kind, Clause.BIDDING.value, rules, state=state, move=rng.choice(bids))
                yield problem

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """A bid of the seat to act."""
        found = common.player(state)
        if given.move not in BIDS:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, move=given.move)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The engine's verdict."""
        assert problem.move is not None
        state = problem.world.before(common.state_of(problem))
        return common.yes_no(state.judge(problem.move).legal)

    def question(self, problem: Problem, of: Speaker) -> str:
        """What was said before, then the bid."""
        state = common.state_of(problem)
        said = [common.bids_told(state, common.company_of(problem), of)]
        if state.contract is not None:
            said.append(of.t.gettext("All four have spoken."))
        elif not state.bids:
            said = [of.t.gettext("You bid first.")]
        ask = of.t.gettext("May you bid {bid} now?", bid=bid_name(_token(problem), of.t, of.names))
        return " ".join([*said, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why the engine allows or refuses the bid."""
        rule, said = _bid_reason(common.state_of(problem), _token(problem), of)
        if rule is Clause.BIDDING:
            return rule, " ".join([said, explain.general(rule, of.t)])
        return rule, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """When, how high, with what."""
        return of.t.gettext(
            "Is it still your turn to speak? Is the bid higher than the last one? Do you hold what it needs?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of the hand that the bid asks about."""
        return _suit_clue(common.state_of(problem), _token(problem))


def _token(problem: Problem) -> str:
    assert isinstance(problem.move, str)
    return problem.move

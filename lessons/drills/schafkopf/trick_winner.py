"""Who wins this trick: a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import SUITS, Card, RuleId, RuleSet
from engine.cards import mask_of, rank_of, suit_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import BIDS, COURTS, contract_of
from lessons import explain
from lessons.drills.common import told
from lessons.drills.kinds import trick_winner
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import deals, plan_for

__all__ = ["TrickWinner"]

_KINDS: dict[RuleId, tuple[str, ...]] = {
    Clause.TRUMPS_RUFER: ("rufer",),
    Clause.TRUMPS_WENZ: ("wenz", "wenz-tout"),
    Clause.TRUMPS_SOLO: ("solo", "solo-tout"),
}
"""The contracts that a clause is about; all three kinds where none are named."""

_ANY = ("rufer", "wenz", "solo")
_FEW = 4


def _court_astray(cards: Sequence[Card]) -> bool:
    """Whether a court card lies in the trick whose printed suit is that of another card."""
    return any(
        COURTS >> card & 1 and any(suit_of(card) == suit_of(other) for other in cards if other != card)
        for card in cards
    )


def _wanted(target: RuleId, state: SchafkopfState, *cards: Card) -> bool:
    order = common.contract_in(state).order
    trumps = [card for card in cards if order.trumps >> card & 1]
    same = [card for card in cards if order.companions[cards[0]] >> card & 1]
    if target is Clause.TRUMP:
        return 0 < len(trumps) < 4
    if target is Clause.TRUMP_RANK:
        return len(trumps) > 1
    if target is Clause.PLAIN_RANK:
        return not trumps and len(same) > 1 and any(rank_of(card) in "TQ" for card in same)
    if target is Clause.WIN:
        return not trumps
    if target is Clause.COURT:
        return _court_astray(cards)
    # What is trump here and would not be elsewhere, or the other way round.
    hearts = [card for card in cards if suit_of(card) == SUITS.index("H")]
    if target is Clause.TRUMPS_SOLO:
        return bool(hearts) and state.trump != SUITS.index("H")
    return bool(hearts) or any(COURTS >> card & 1 for card in cards)


class TrickWinner(trick_winner.TrickWinner):
    """Who wins the trick that lies on the table and is completed so, in any contract."""

    targets: tuple[RuleId, ...] = (
        Clause.TRUMP,
        Clause.WIN,
        Clause.TRUMP_RANK,
        Clause.PLAIN_RANK,
        Clause.COURT,
        Clause.TRUMPS_RUFER,
        Clause.TRUMPS_WENZ,
        Clause.TRUMPS_SOLO,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks that the clause decides; mostly three cards lie on the table and the fourth is told."""
        plan = plan_for(rng, _KINDS.get(target, _ANY))
        winner, last = rng.randrange(4), rng.random() < 0.8
        found = 0
        for states in deals(rules, rng, plan):
            end = states[-1]
            for number in rng.sample(range(len(end.tricks)), len(end.tricks)):
                trick = end.tricks[number]
                place = -trick.leader % 4  # where seat 0 plays
                if trick.winner != winner or (place == 3) != last or not _wanted(target, end, *trick.cards):
                    continue
                state = states[len(end.bids) + 4 * number + place]
                yield Problem(self.kind, target.value, rules, state=state, moves=trick.cards[place:])
                found += 1
                break
            if found == _FEW:
                return

    def of_cards(self, rules: RuleSet, given: Given) -> Problem:
        """Four cards and a contract: ``move`` is its bid, or ``trump`` the suit of a Solo, else Wenz."""
        bid = given.move if given.move in BIDS else "wenz"
        if given.move is None and given.trump is not None:
            bid = f"solo-{SUITS[given.trump]}"
        if len(set(given.cards)) != 4 or bid == "sie":
            raise Unasked(common.NOTHING)
        cards = [given.cards[(seat - given.seat) % 4] for seat in range(4)]
        hands = "/".join(map(engine.card_text, cards))
        ace = contract_of(bid).ace
        declarer = next(seat for seat in (3, 2) if not ace >> cards[seat] & 1)
        bids = ".".join(bid if seat == declarer else "pass" for seat in range(4))
        shown = " partner=1" if ace and not ace & mask_of(cards) else ""
        text = f"{rules.text} hands={hands} bids={bids} lead={given.seat}{shown}"
        state = engine.parse_position(text).state()
        return Problem(self.kind, "", rules, seat=given.seat, state=state, moves=given.cards)

    def told(self, problem: Problem, of: Speaker) -> str:
        """The contract, then the trick card by card."""
        seats, state = common.company_of(problem), common.state_of(problem)
        return " ".join(
            [
                common.contract_told(state, seats, of),
                common.plays_told(*common.trick_of(problem), seats, of),
            ]
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which card wins and why; first the clause that was looked for, where it is another."""
        rule, said = told(problem, of)
        aspect = next((known for known in self.targets if known.value == problem.aspect), rule)
        if aspect is rule:
            return rule, said
        return aspect, " ".join([explain.general(aspect, of.t), said])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Trumps first, and which they are."""
        return of.t.gettext(
            "First ask which cards are trumps in this contract and find the highest one in the trick; if "
            "there is none, only cards of the suit led can win."
        )

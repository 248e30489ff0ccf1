"""Whether a move of Schafkopf is legal, and the clause and facts that decide.

Bids are barred by :func:`engine.games.schafkopf.contracts.bar`, cards dropped by the duties of the
contract; the state lists its legal moves from the same two, so list and verdicts cannot differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, card_text, card_texts
from engine.duties import Bound, dropped_by
from engine.game import Move
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import COURTS, KINDS, bar, contract_of, kind_of, ordinary
from engine.reasons import LEGAL, Reason, RuleId, Verdict, refuse

if TYPE_CHECKING:
    from engine.games.schafkopf.contracts import Contract
    from engine.games.schafkopf.state import SchafkopfState

__all__ = ["judge"]


def judge(state: SchafkopfState, move: Move) -> Verdict:
    """Judge a move of the seat to act; see :meth:`SchafkopfState.judge`."""
    if state.ending:
        return refuse(Clause.TURN, over=1)
    if isinstance(move, int):
        return _judge_play(state, move)
    if state.contract:
        return refuse(Clause.BIDDING, bid=move, contract=state.contract.bid)
    return _judge_bid(state, move)


def _judge_bid(state: SchafkopfState, bid: str) -> Verdict:
    if bid == "pass":
        return LEGAL
    hand, highest = state.hands[state.seat], state.highest
    facts: dict[str, Any] = {"bid": bid, "kind": KINDS[kind_of(bid)]}
    if highest >= 0:
        facts["highest"] = next(word for word in state.bids if kind_of(word) == highest)
    contract = contract_of(bid)
    suit = contract.called if contract.called is not None else contract.trump
    if suit is not None:
        facts["suit"] = SUITS[suit]
        facts["held"] = card_texts(hand & ordinary(suit))
        if contract.called is not None:
            facts["ace"] = card_text(contract.ace.bit_length() - 1)
    elif contract.kind == "sie":
        facts["held"] = card_texts(hand & COURTS)
    barred = bar(bid, hand, highest)
    return Verdict(legal=barred is None, reason=Reason(barred or _why_bid(contract), facts))


def _why_bid(contract: Contract) -> Clause:
    """Name the clause that lets a bid be made."""
    if contract.kind == "rufer":
        return Clause.CALL_SUIT
    if contract.kind == "sie":
        return Clause.SIE
    return Clause.SOLO_SUIT if contract.trump is not None else Clause.HIGHER


def _judge_play(state: SchafkopfState, card: Card) -> Verdict:
    contract = state.contract
    hand = state.hands[state.seat]
    facts: dict[str, Any] = {"card": card_text(card)}
    if contract is None:
        return refuse(Clause.BIDDING, **facts)
    if not hand >> card & 1:
        return refuse(Clause.IN_HAND, **facts)
    facts["contract"] = contract.bid
    led, duties = -1, contract.leads if state.guard else ()
    if state.table:
        led = state.table[0]
        duties = contract.answers if state.guard else contract.plain
        facts["led"] = card_text(led)
        facts["trumps"] = int(contract.order.trumps >> led & 1)
    if contract.ace:
        facts["called"] = card_text(contract.ace.bit_length() - 1)
    if state.guard & hand and contract.called is not None:
        facts["ordinary"] = (hand & ordinary(contract.called)).bit_count()
    dropped = dropped_by(card, hand, led, -1, contract.order, duties)
    if dropped:
        rule, kept = dropped
        return Verdict(legal=False, reason=Reason(rule, facts | {"could": card_texts(kept)}))
    rule_met = _why_legal(state, card, led, duties)
    return Verdict(legal=True, reason=Reason(rule_met, facts)) if rule_met else LEGAL


def _why_legal(state: SchafkopfState, card: Card, led: Card, duties: tuple[Bound, ...]) -> RuleId | None:
    """Name the duty a card meets, or what frees it; ``None`` for a lead that nothing binds."""
    contract = state.contract
    assert contract is not None
    hand = state.hands[state.seat]
    free = bool(contract.ace >> card & 1 and not state.guard)
    if led < 0:
        if free:
            return Clause.ACE_FREE
        suit = ordinary(contract.called) if contract.called is not None and state.guard & hand else 0
        return Clause.RUN_AWAY if suit >> card & 1 else None
    met: RuleId = Clause.ACE_FREE if free else Clause.FREE
    for rule, duty in duties:
        kept = duty(hand, led, -1, contract.order)
        if kept >> card & 1 and rule is not Clause.ACE_STAYS:  # that one forbids, and asks for no card
            met, hand = rule, kept
    return met

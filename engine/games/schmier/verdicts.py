"""Whether a move of Schmier is legal, and the clause and facts that decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, card_text, card_texts, cards_of, mask_of
from engine.duties import dropped_by
from engine.game import Move
from engine.games.schmier.clauses import Clause
from engine.games.schmier.exchange import MOST
from engine.games.schmier.trumps import DUTIES, HAND, Trumps
from engine.games.schmier.words import bid_of, discarded_by
from engine.reasons import Reason, Verdict, allow, refuse

if TYPE_CHECKING:
    from engine.choices import Discard
    from engine.games.schmier.state import SchmierState

__all__ = ["judge", "refused"]

_PHASE_OF = {"bidding": Clause.BIDDING, "trump": Clause.NAME_TRUMP, "discard": Clause.EXCHANGE}


def judge(state: SchmierState, move: Move) -> Verdict:
    """Judge a move of the seat to act; see :meth:`SchmierState.judge`."""
    if state.phase == "over":
        return refuse(Clause.TURN, over=1)
    if isinstance(move, int):
        if state.phase == "play":
            return _judge_play(state, move)
        return refuse(_PHASE_OF[state.phase], card=card_text(move), phase=state.phase)
    kind = move.partition("-")[0]
    due = {"pass": "bidding", "bid": "bidding", "trump": "trump", "discard": "discard"}[kind]
    if due != state.phase:
        rule = _PHASE_OF[due] if state.phase == "play" else _PHASE_OF[state.phase]
        return refuse(rule, word=move, phase=state.phase)
    if due == "bidding":
        return _judge_bid(state, move)
    if due == "trump":
        return allow(Clause.NAME_TRUMP, trump=move[-1], bid=state.bid)
    return _judge_discard(state, move)


def _judge_bid(state: SchmierState, word: str) -> Verdict:
    bid = bid_of(word)
    facts = {"bid": bid, "highest": state.bid}
    if word == "pass":
        return allow(Clause.BIDDING, **facts)
    if not 3 <= bid <= 6:
        return refuse(Clause.BID_RANGE, **facts)
    if bid <= state.bid:
        return refuse(Clause.HIGHER, **facts)
    return allow(Clause.HIGHER if state.bid else Clause.BID_RANGE, **facts)


def _judge_discard(state: SchmierState, word: str) -> Verdict:
    cards, discard, trumps = discarded_by(word), state.discard, state.trumps
    assert discard is not None
    assert trumps is not None
    hand = state.hands[state.seat]
    chosen = mask_of(cards)
    for card in cards:
        if not hand >> card & 1:
            return refuse(Clause.IN_HAND, card=card_text(card))
    if chosen.bit_count() < len(cards):
        twice = sorted({card for card in cards if cards.count(card) > 1})
        return refuse(Clause.DISCARD, cards=list(map(card_text, twice)))
    facts = _facts(state, discard, trumps) | {"cards": list(map(card_text, cards))}
    for card in cards_of(chosen & ~discard.may):
        return Verdict(legal=False, reason=_kept(state, card, discard, trumps))
    number = len(cards)
    if state.seat != state.dealer:
        return (allow if number <= MOST else refuse)(Clause.DISCARD_MOST, **facts)
    if number != discard.least:
        return refuse(Clause.DEALER_TAKES, **facts)
    if discard.must & ~chosen:
        return refuse(Clause.DEALER_TRUMPS, **facts, could=card_texts(discard.must & ~chosen))
    return allow(Clause.DEALER_TRUMPS if chosen & trumps.all else Clause.DEALER_TAKES, **facts)


def _facts(state: SchmierState, discard: Discard, trumps: Trumps) -> dict[str, Any]:
    hand = state.hands[state.seat]
    return {
        "trump": SUITS[trumps.suit],
        "trumps": (hand & trumps.all).bit_count(),
        "least": discard.least,
        "most": discard.most,
    }


def _kept(state: SchmierState, card: Card, discard: Discard, trumps: Trumps) -> Reason:
    """Return why no discard may contain a card of the hand: it is a trump, in one of three ways."""
    facts = _facts(state, discard, trumps) | {"card": card_text(card)}
    if state.seat != state.dealer:
        return Reason(Clause.DISCARD_TRUMP, facts)
    if (state.hands[state.seat] & trumps.all).bit_count() > HAND:
        return Reason(Clause.PROTECTED, facts)
    return Reason(Clause.DEALER_TRUMPS, facts)


def _judge_play(state: SchmierState, card: Card) -> Verdict:
    hand, trumps, table = state.hands[state.seat], state.trumps, state.table
    assert trumps is not None
    facts: dict[str, Any] = {"card": card_text(card), "trump": SUITS[trumps.suit]}
    if not hand >> card & 1:
        return refuse(Clause.IN_HAND, **facts)
    if not table:
        first = not state.tricks and state.deal.told
        return allow(Clause.BIDDER_LEADS if first else Clause.LEAD, **facts)
    led = table[0]
    order = trumps.order
    facts |= {"led": card_text(led), "trumps": int(order.trumps >> led & 1)}
    dropped = dropped_by(card, hand, led, -1, order, DUTIES)
    if dropped:
        rule, kept = dropped
        return Verdict(legal=False, reason=Reason(rule, facts | {"could": card_texts(kept)}))
    follows = bool(order.companions[led] >> card & 1)
    return allow(Clause.FOLLOW if follows else Clause.FREE, **facts)


def refused(state: SchmierState) -> dict[Card, Reason]:
    """Return the cards of the seat to act that may not be played, or that no discard may contain."""
    hand, trumps, discard = state.hands[state.seat], state.trumps, state.discard
    if discard is not None and trumps is not None:
        return {card: _kept(state, card, discard, trumps) for card in cards_of(hand & ~discard.may)}
    if state.phase != "play":
        return {}
    judged = {card: judge(state, card) for card in cards_of(hand & ~state.playable())}
    return {card: verdict.reason for card, verdict in judged.items() if verdict.reason}

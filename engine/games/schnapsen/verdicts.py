"""Whether a move of Schnapsen is legal, and the clause and facts that decide.

The clauses themselves are asked of the state (``bars_...``, the duties), which uses the same answers
to list the legal moves; so the list and the verdicts cannot differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, card_text, card_texts
from engine.duties import dropped_by
from engine.game import Move
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.words import SUIT_OF
from engine.reasons import LEGAL, Reason, RuleId, Verdict, allow, refuse

if TYPE_CHECKING:
    from engine.games.schnapsen.state import SchnapsenState

__all__ = ["judge"]


def judge(state: SchnapsenState, move: Move) -> Verdict:
    """Judge a move of the seat to act; see :meth:`SchnapsenState.judge`."""
    if state.ending:
        return refuse(Clause.TURN, over=1)
    if isinstance(move, int):
        return _judge_play(state, move)
    if not state.hands[state.seat]:
        answer = allow if move in ("claim", "pass") else refuse
        return answer(Clause.LAST_DECISION, points=state.counted(state.seat))
    if move in SUIT_OF:
        return _judge_marriage(state, SUIT_OF[move])
    if move == "claim":
        return _judge_claim(state)
    if move == "pass":
        return refuse(Clause.LAST_DECISION, points=state.counted(state.seat))
    return _judge_stock(state, move)


def _judge_play(state: SchnapsenState, card: Card) -> Verdict:
    hand = state.hands[state.seat]
    facts: dict[str, Any] = {"card": card_text(card)}
    if not hand:
        return refuse(Clause.LAST_DECISION, **facts)
    if not hand >> card & 1:
        return refuse(Clause.IN_HAND, **facts)
    if state.led < 0:
        could = state.playable()
        if could >> card & 1:
            return LEGAL
        suit = SUITS[state.calling]
        return refuse(Clause.MARRIAGE_PLAY, **facts, suit=suit, could=card_texts(could))
    facts["led"] = card_text(state.led)
    if not state.is_strict:
        return Verdict(legal=True, reason=Reason(Clause.FREE, facts))
    terms = state.deal.terms
    dropped = dropped_by(card, hand, state.led, state.led, terms.order, terms.duties)
    if dropped is None:
        return Verdict(legal=True, reason=Reason(_why_legal(state, card), facts))
    rule, kept = dropped
    return Verdict(legal=False, reason=Reason(rule, facts | {"could": card_texts(kept)}))


def _why_legal(state: SchnapsenState, card: Card) -> RuleId:
    """Name the duty a strict reply meets, or the phase when none binds."""
    terms = state.deal.terms
    hand = state.hands[state.seat]
    met: RuleId = Clause.STRICT
    for rule, duty in terms.duties:
        kept = duty(hand, state.led, state.led, terms.order)
        if kept >> card & 1:
            met, hand = rule, kept
            if rule is Clause.TRUMP:
                break  # a ruff always heads; the duty that asked for it is the trump
    return met


def _judge_marriage(state: SchnapsenState, suit: int) -> Verdict:
    facts: dict[str, Any] = {
        "suit": SUITS[suit],
        "king": card_text(suit * 13 + 11),
        "queen": card_text(suit * 13 + 10),
        "worth": state.marriage_worth(suit),
        "leading": int(state.led < 0),
        "tricks": state.tricks[state.seat],
    }
    bar: Clause | None
    if state.calling >= 0:
        bar = Clause.MARRIAGE_PLAY
        facts["could"] = card_texts(state.playable())
    elif state.led >= 0 or not state.marriage_queens() >> suit * 13 + 10 & 1:
        bar = Clause.MARRIAGE
    else:
        bar = state.bars_marriages()
    return Verdict(legal=bar is None, reason=Reason(bar or Clause.MARRIAGE, facts))


def _judge_claim(state: SchnapsenState) -> Verdict:
    bar = state.bars_claim()
    facts = {
        "points": state.counted(state.seat),
        "pending": state.pending(state.seat),
        "leading": int(state.led < 0),
        "tricks": state.tricks[state.seat],
    }
    return Verdict(legal=bar is None, reason=Reason(bar or Clause.CLAIM, facts))


def _judge_stock(state: SchnapsenState, word: str) -> Verdict:
    exchange = word == "exchange"
    terms = state.deal.terms
    facts: dict[str, Any] = {
        "leading": int(state.led < 0),
        "stock": len(state.stock),
        "closed": int(state.closed is not None),
        "least": terms.exchange_min if exchange else terms.close_min,
    }
    if exchange:
        facts["card"] = card_text(terms.exchange_card)
    if state.stock and not state.closed:
        facts["turned"] = card_text(state.stock[-1])
    rule = Clause.EXCHANGE if exchange else Clause.CLOSE
    if state.led >= 0:
        return refuse(rule, **facts)
    bar = state.bars_exchange() if exchange else state.bars_close()
    return Verdict(legal=bar is None, reason=Reason(bar or rule, facts))

"""Moments of the auction at which seat 0 is to speak, and why a bid may be made or not."""

from __future__ import annotations

import random
from collections.abc import Sequence

import engine
from engine import Card, RuleId, RuleSet
from engine.cards import cards_of, mask_of, suit_of
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import COURTS, KINDS, PACK, contract_of, kind_of, ordinary
from lessons import explain
from lessons.drills.problem import Speaker
from lessons.drills.schafkopf.reach import legal_over, seated

__all__ = ["TRIES", "bid_reason", "spoken", "suit_clue"]

TRIES = 60
"""How many moments a search looks at before it gives up."""


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


def spoken(rules: RuleSet, rng: random.Random, target: RuleId, *, after: bool) -> SchafkopfState:
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


def bid_reason(state: SchafkopfState, bid: str, of: Speaker) -> tuple[RuleId, str]:
    """The clause that allows or refuses a bid, and the sentence that says so."""
    verdict = state.judge(bid)
    assert verdict.reason is not None
    return verdict.reason.rule, explain.sentence(verdict.reason, of.t, of.names, legal=verdict.legal)


def suit_clue(state: SchafkopfState, bid: str) -> list[Card]:
    """The cards of the hand that a bid asks about."""
    contract, hand = contract_of(bid), state.hands[state.seat]
    suit = contract.called if contract.called is not None else contract.trump
    if bid == "sie":
        return list(cards_of(hand & COURTS))
    return [card for card in cards_of(hand) if suit is not None and suit_of(card) == suit]

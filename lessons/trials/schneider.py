"""Trials of the tips about Bohemian Schneider: two that are false, two that can only be weighed.

What a lead gains is computed: worlds that fit what the leader knows are drawn, both leads are tried in
the same worlds, and a quick player finishes every deal for both sides. Gains are honours, own less the
other's.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, Reason, State, card_text
from engine.games.schneider import Clause, SchneiderState
from engine.games.schneider.terms import HAND, RANKING, pack_for
from engine.players import schneider_habit
from lessons import explain
from lessons.trials.trial import Counter, Tip, counter

__all__ = ["TIPS", "gains"]

_WORLDS = 24
"""Worlds in which two leads are compared: enough to tell a plain difference from chance."""
_EARLY = 2 / 3
"""As long as this much of the stock is left to draw, a lead is an early one."""


def _low_card_is_free(state: State) -> Iterator[Counter | None]:
    """An eight (in a short pack a nine) is led after its ace has gone; what takes it? See C-03."""
    assert isinstance(state, SchneiderState)
    if state.led < 0:
        return
    led = card_text(state.led)
    if led[0] != ("8" if state.rules["pack"] == "32" else "9"):
        return
    if not state.played >> engine.parse_card("A" + led[1]) & 1:
        return
    beaters = state.deal.terms.order.beaters[state.led]
    winners = [int(card) for card in state.moves() if beaters >> int(card) & 1]
    if not winners:
        yield None
        return
    card = max(winners, key=_height)
    reason = explain.trick_reason((state.led, card), 1, state.rules, state.trump)
    yield counter(state, card, reason, about="trick", margin=_height(card))


def _watching_tells_the_hand(state: State) -> Iterator[Counter | None]:
    """Whoever leads knows the cards played and his own; is that enough to name the other's? See C-57."""
    assert isinstance(state, SchneiderState)
    if state.led >= 0:
        return
    view = engine.GAMES["schneider"].view(state, state.seat)
    held = state.hands[1 - state.seat].bit_count() - view.known.bit_count()  # type: ignore[attr-defined]
    unseen: int = view.unseen.bit_count()  # type: ignore[attr-defined]
    if unseen <= held:
        yield None
        return
    facts: dict[str, str | int | list[str]] = {"unseen": unseen, "held": held, "stock": len(state.stock)}
    yield counter(state, state.moves()[0], Reason(Clause.HIDDEN, facts), about="hidden", margin=-unseen)


def _king_before_ace(state: State) -> Iterator[Counter | None]:
    """An early lead with an ace in hand, and a king or queen whose ace is elsewhere. See C-06."""
    assert isinstance(state, SchneiderState)
    if state.led >= 0 or not _is_early(state):
        return
    cards = [int(move) for move in state.moves()]
    aces = [card for card in cards if card_text(card)[0] == "A"]
    suits = {card // 13 for card in aces}
    lower = [card for card in cards if card_text(card)[0] in "KQ" and card // 13 not in suits]
    if aces and lower:
        yield _weigh(state, better=lower, worse=aces, rule=Clause.CAPTURE)


def _low_lead_is_waste(state: State) -> Iterator[Counter | None]:
    """An early lead with no honour that is sure to come home, but with cards that count nothing. See C-07."""
    assert isinstance(state, SchneiderState)
    if state.led >= 0 or not _is_early(state):
        return
    terms, out = state.deal.terms, schneider_habit.others_cards(state)
    cards = [int(move) for move in state.moves()]
    honours = [card for card in cards if terms.honours >> card & 1]
    low = [card for card in cards if not terms.honours >> card & 1]
    if honours and low and all(terms.order.beaters[card] & out for card in honours):
        yield _weigh(state, better=honours, worse=low, rule=Clause.FREE)


def _height(card: Card) -> int:
    return -RANKING.index(card_text(card)[0])


def _is_early(state: SchneiderState) -> bool:
    return len(state.stock) >= _EARLY * (len(pack_for(state.rules)) - 2 * HAND)


def _weigh(
    state: SchneiderState, *, better: Sequence[Card], worse: Sequence[Card], rule: Clause
) -> Counter | None:
    """A counter-example if the best of the leads a tip warns against gains more than any it praises."""
    found = gains(state, (*better, *worse))
    praised, warned = (max(leads, key=found.__getitem__) for leads in (better, worse))
    margin = found[warned] - found[praised]
    if margin <= 0:
        return None
    facts: dict[str, str | int | list[str]] = {
        "card": card_text(warned),
        "other": card_text(praised),
        "gain": round(100 * found[warned]),
        "less": round(100 * found[praised]),
        "worlds": _WORLDS,
    }
    return counter(state, warned, Reason(rule, facts), about="gain", margin=margin)


def gains(state: SchneiderState, leads: Iterable[Card], worlds: int = _WORLDS) -> dict[Card, float]:
    """The honours (own less the other's, from here on) that each lead brings on average.

    >>> text = "schneider hands=AC.7D/9D.KC lead=0 tricks=7/7"
    >>> state = engine.parse_position(text).state()
    >>> gains(state, engine.parse_cards("AC.7D"))[engine.parse_card("AC")]
    2.0
    """
    seat, leads = state.seat, tuple(leads)
    view = engine.GAMES["schneider"].view(state, seat)
    rng = random.Random(view.text)
    total = dict.fromkeys(leads, 0)
    for _ in range(worlds):
        world = view.sample(rng)
        for card in leads:
            end = world.after(card)
            while end.to_act is not None:
                end = end.after(schneider_habit.habit(end))  # type: ignore[arg-type]
            total[card] += _ahead(end, seat) - _ahead(state, seat)
    return {card: gained / worlds for card, gained in total.items()}


def _ahead(state: State, seat: int) -> int:
    assert isinstance(state, SchneiderState)
    return state.honours[seat] - state.honours[1 - seat]


TIPS = (
    Tip("low-card-is-free", "schneider", "C-03", (Clause.CAPTURE, Clause.TRUMP), _low_card_is_free),
    Tip("watching-tells-the-hand", "schneider", "C-57", (Clause.HIDDEN,), _watching_tells_the_hand),
    Tip("king-before-ace", "schneider", "C-06", (Clause.CAPTURE,), _king_before_ace, deals=20),
    Tip("low-lead-is-waste", "schneider", "C-07", (Clause.FREE,), _low_lead_is_waste, deals=14),
)
"""The tips about Bohemian Schneider that can be examined."""

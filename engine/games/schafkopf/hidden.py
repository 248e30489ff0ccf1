"""The hidden cards of a deal: what all may know of them, and the deals that fit.

A *public* state is a state whose unknown cards are missing from the hands. It carries what the plays and
bids have proved; :func:`layouts_of` counts the ways to fill it and :func:`fill` draws one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from engine.cards import CardSet, cards_of, mask_of
from engine.games.schafkopf.contracts import PACK, ordinary
from engine.games.schafkopf.duties import RUN_AWAY_WITH
from engine.games.schafkopf.state import SchafkopfState
from engine.layouts import Layouts, Need, layouts

__all__ = ["Found", "fill", "layouts_of", "public"]


def public(state: SchafkopfState, seat: int) -> tuple[SchafkopfState, tuple[int, ...]]:
    """Return what a seat knows of a state, and how many unknown cards each hand holds.

    The seat sees its own hand, and of the others the cards that everybody knows.
    """
    hands = [state.known(other) if other != seat else state.hands[seat] for other in range(4)]
    unknown = tuple(
        held.bit_count() - seen.bit_count() for held, seen in zip(state.hands, hands, strict=True)
    )
    order = tuple(
        state.deal.order_of_hands[seat] if other == seat else cards_of(hands[other]) for other in range(4)
    )
    ace = state.contract.ace if state.contract else 0
    knows_partner = state.shown or (state.hands[seat] & ace)
    deal = replace(state.deal, deck=None, order_of_hands=order, laufende=0)
    return (
        state.copy(
            deal=deal,
            hands=(hands[0], hands[1], hands[2], hands[3]),
            partner=state.partner if knows_partner else -1,
        ),
        unknown,
    )


Found = list[tuple[int, Layouts]]


def layouts_of(state: SchafkopfState, unknown: Sequence[int]) -> Found:
    """Return the layouts of the unknown cards: pairs of the holder of the called ace and the rest.

    The holder is -1 where the called ace is not among the unknown cards. A fifth place holds the cards
    that a position does not speak of.
    """
    seen = state.played | mask_of(state.table) | sum(state.hands)
    pool = mask_of(PACK) & ~seen
    away = pool.bit_count() - sum(unknown)
    sizes = [*unknown, away]
    lacks = [*state.lacks, state.guard]
    needs = [
        Need(seat, cards & ~state.hands[seat], least - (cards & state.hands[seat]).bit_count())
        for seat, cards, least in state.needs
    ]
    needs = [need for need in needs if need.least > 0]
    ace = state.guard & pool
    if not ace:
        return [(-1, layouts(pool, sizes, lacks, needs))]
    found = []
    for holder in range(4):
        if not sizes[holder] or lacks[holder] & ace:
            continue
        more = [*needs, *_if_holder(state, holder)]
        sizes[holder] -= 1
        rest = layouts(pool & ~ace, sizes, lacks, more)
        sizes[holder] += 1
        if rest.count:
            found.append((holder, rest))
    return found


def _if_holder(state: SchafkopfState, holder: int) -> list[Need]:
    """Return what else a seat holds if it holds the called ace and has just led a lower card of its suit."""
    contract = state.contract
    if contract is None or contract.called is None or not state.table or holder != state.leading:
        return []
    suit = ordinary(contract.called)
    if not suit >> state.table[0] & 1:
        return []
    have = 2 + (suit & ~contract.ace & state.hands[holder]).bit_count()  # the card led, and the ace
    return [Need(holder, suit & ~contract.ace & ~state.hands[holder], max(0, RUN_AWAY_WITH - have))]


def fill(state: SchafkopfState, found: Found, rng: random.Random) -> SchafkopfState:
    """Return a state with the unknown cards drawn uniformly from the deals that fit.

    ``found`` is the answer of :func:`layouts_of`. Raises :class:`ValueError` when none fits.
    """
    holder, rest = _pick(found, rng)
    drawn = list(rest.draw(rng))
    if holder >= 0:
        drawn[holder] |= state.guard
    hands = [hand | more for hand, more in zip(state.hands, drawn[:4], strict=True)]
    order = tuple(
        cards + cards_of(hand & ~mask_of(cards))
        for cards, hand in zip(state.deal.order_of_hands, hands, strict=True)
    )
    partner = state.partner
    if state.guard and partner < 0:
        partner = _holder(hands, state.guard)
    return state.copy(
        deal=replace(state.deal, order_of_hands=order),
        hands=(hands[0], hands[1], hands[2], hands[3]),
        partner=partner,
    )


def _pick(found: Found, rng: random.Random) -> tuple[int, Layouts]:
    number = rng.randrange(sum(rest.count for _, rest in found) or 1)
    for holder, rest in found:
        if number < rest.count:
            return holder, rest
        number -= rest.count
    raise ValueError("no deal fits")


def _holder(hands: Sequence[CardSet], card: CardSet) -> int:
    return next((seat for seat, hand in enumerate(hands) if hand & card), -1)

"""The hidden cards of a deal: what one seat may know of it, and the deals that fit.

A *public* state is a state whose unknown cards are missing. :func:`layouts_of` counts the ways to fill it,
:func:`fill` draws one. What fits agrees with the suits that seats have shown not to hold, and with the
exchange: players throw no trumps, and the dealer throws some only if all he keeps are trumps.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from engine.cards import Card, CardSet, cards_of, mask_of
from engine.game import Move
from engine.games.schmier.spread import Place, Spread, spread
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import PACK_SET, SEATS, Six

__all__ = ["Hidden", "fill", "layouts_of", "public"]

_PLAYERS, _DEALER, _REST = 6, 7, 8


@dataclass(frozen=True, slots=True)
class Hidden:
    """How many cards are unknown in each hand, in what each seat has thrown, and in the stock."""

    hands: Six
    thrown: Six
    stock: int


def public(state: SchmierState, seat: int) -> tuple[SchmierState, Hidden]:
    """Return what a seat knows of a state, and how many unknown cards lie where.

    The seat sees its own hand and the cards it has thrown itself (``schmier.out``).
    """
    own = tuple(cards if other == seat else () for other, cards in enumerate(state.dealt()))
    hands = [hand if other == seat else 0 for other, hand in enumerate(state.hands)]
    counts = [hand.bit_count() if other != seat else 0 for other, hand in enumerate(state.hands)]
    thrown = tuple(
        cards if cards is None or other == seat else () for other, cards in enumerate(state.thrown)
    )
    away = [len(cards or ()) if other != seat else 0 for other, cards in enumerate(state.thrown)]
    known = state.copy(
        deal=replace(state.deal, deck=None),
        held=own,
        hands=_six(hands),
        stock=(),
        thrown=thrown,
        history=_told_to(state, seat),
    )
    return known, Hidden(_six(counts), _six(away), len(state.stock))


def _told_to(state: SchmierState, seat: int) -> tuple[Move, ...]:
    """Return the moves as a seat has seen them: of the others' discards only the number of cards."""
    history = list(state.history)
    first = next((at + 1 for at, move in enumerate(history) if str(move).startswith("trump-")), len(history))
    for at in range(first, min(first + SEATS, len(history))):
        move = history[at]
        if isinstance(move, str) and (state.dealer + 1 + at - first) % SEATS != seat:
            cards = () if move.endswith("-none") else move.split("-")[1:]
            history[at] = "-".join(("discard", *("??" for _ in cards))) if cards else move
    return tuple(history)


def _six(values: list[int]) -> Six:
    return values[0], values[1], values[2], values[3], values[4], values[5]


def layouts_of(state: SchmierState, hidden: Hidden) -> list[Spread]:
    """Return the layouts of the unknown cards in two lots: the dealer threw no trumps, or he threw some.

    The places are the six hands, what the players threw, what the dealer threw, and the rest: the stock
    and, in a position that begins in the middle, the cards it does not speak of.
    """
    trumps = state.trumps.all if state.trumps else 0
    dealer = state.deal.dealer
    thrown = [mask_of(cards or ()) for cards in state.thrown]
    seen = state.played | mask_of(state.table) | sum(state.hands) | sum(thrown) | mask_of(state.stock)
    pool = PACK_SET & ~seen
    if any(cards & trumps for seat, cards in enumerate(thrown) if seat != dealer):
        return []
    hands = [Place(size, lacks) for size, lacks in zip(hidden.hands, state.lacks, strict=True)]
    players = Place(sum(hidden.thrown) - hidden.thrown[dealer], trumps)
    size = hidden.thrown[dealer]
    rest = Place(pool.bit_count() - sum(hidden.hands) - sum(hidden.thrown))
    if rest.size < 0:
        return []
    found = []
    if not thrown[dealer] & trumps:
        found.append(spread(pool, [*hands, players, Place(size, trumps), rest]))
    if state.trumps and (size or thrown[dealer] & trumps) and _kept_trumps(state, trumps):
        protected = state.trumps.protected
        if not thrown[dealer] & protected:
            hands[dealer] = hands[dealer]._replace(lacks=state.lacks[dealer] | PACK_SET & ~trumps)
            needs = 0 if thrown[dealer] & trumps else trumps
            found.append(spread(pool, [*hands, players, Place(size, protected, needs), rest]))
    return [one for one in found if one.count]


def _kept_trumps(state: SchmierState, trumps: CardSet) -> bool:
    """Tell whether all cards that the dealer is known to have kept are trumps."""
    dealer = state.deal.dealer
    kept = state.hands[dealer]
    for leader, cards, _ in state.tricks:
        kept |= 1 << cards[(dealer - leader) % SEATS]
    place = (dealer - state.leading) % SEATS
    if state.phase == "play" and place < len(state.table):
        kept |= 1 << state.table[place]
    return not kept & ~trumps


def fill(state: SchmierState, hidden: Hidden, found: list[Spread], rng: random.Random) -> SchmierState:
    """Return a state with the unknown cards drawn uniformly from the deals that fit.

    ``found`` is the answer of :func:`layouts_of`. Raises :class:`ValueError` when none fits.
    """
    drawn = _pick(found, rng).draw(rng)
    held = tuple(
        (*cards, *_mixed(drawn[seat], rng)) if drawn[seat] else cards for seat, cards in enumerate(state.held)
    )
    hands = [hand | drawn[seat] for seat, hand in enumerate(state.hands)]
    piles = _mixed(drawn[_PLAYERS], rng)
    dealer = state.deal.dealer
    thrown: list[tuple[Card, ...] | None] = []
    for seat, cards in enumerate(state.thrown):
        count = hidden.thrown[seat]
        more = cards_of(drawn[_DEALER]) if seat == dealer else tuple(sorted(piles[:count]))
        if seat != dealer:
            piles = piles[count:]
        thrown.append(None if cards is None else (*cards, *more))
    stock = _mixed(drawn[_REST], rng)[: hidden.stock]
    return state.copy(held=held, hands=_six(hands), thrown=tuple(thrown), stock=state.stock + stock)


def _mixed(cards: CardSet, rng: random.Random) -> tuple[Card, ...]:
    mixed = list(cards_of(cards))
    rng.shuffle(mixed)
    return tuple(mixed)


def _pick(found: list[Spread], rng: random.Random) -> Spread:
    number = rng.randrange(sum(one.count for one in found) or 1)
    for one in found:
        if number < one.count:
            return one
        number -= one.count
    raise ValueError("no deal fits")

"""Worlds in which the cards of Schafkopf rank otherwise, or in which other duties bind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from engine import Card
from engine.cards import SUITS, CardSet, make_card, mask_of, rank_of, rank_set, suit_of, suit_set
from engine.duties import Bound, Duty, follow, narrow, ruff
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import COURTS, PACK, PLAIN, Contract, contract_of, ordinary
from engine.games.schafkopf.duties import RUN_AWAY_WITH, ace_falls, ace_stays
from engine.order import Order, make_order
from engine.trick import winning_place
from lessons.misconceptions.worlds import alter

See = Callable[[SchafkopfState], SchafkopfState]
Change = Callable[[Contract], Contract | None]

_PACK_SET = mask_of(PACK)
_HEARTS = SUITS.index("H")


class Bending(SchafkopfState):
    """A state whose legal cards follow from the duties of its contract alone, whatever they are."""

    __slots__ = ()

    def playable(self) -> CardSet:
        """Return what the duties leave of the hand."""
        hand, contract = self.hands[self.seat], self.contract
        assert contract is not None
        if not self.table:
            return narrow(hand, -1, -1, contract.order, contract.leads if self.guard else ())
        duties = contract.answers if self.guard else contract.plain
        return narrow(hand, self.table[0], -1, contract.order, duties)


@lru_cache(maxsize=1024)
def _changed(change: Change, bid: str) -> Contract | None:
    return change(contract_of(bid))


def contracts(change: Change) -> See:
    """The same situation under a changed contract; where ``change`` gives ``None``, nothing changes."""

    def see(state: SchafkopfState) -> SchafkopfState:
        if state.contract is None:
            return state
        changed = _changed(change, state.contract.bid)
        return state if changed is None else alter(state, Bending, contract=changed)

    return see


# Trumps and order


def _reorder(contract: Contract, trumps: Sequence[Card], plain: str) -> Contract:
    """A contract with these trumps from the top, all other cards by suits, ranked as ``plain``."""
    held = mask_of(trumps)
    suits = []
    for suit in range(4):
        cards = [make_card(rank, SUITS[suit]) for rank in plain]
        suits.append([card for card in cards if not held >> card & 1])
    order = make_order([*(suit for suit in suits if suit), list(trumps)], trump=len([s for s in suits if s]))
    return replace(contract, order=order, tops=tuple(trumps))


def _courts(ranks: str) -> list[Card]:
    return [make_card(rank, letter) for rank in ranks for letter in SUITS]


def _suit(suit: int, ranks: str = PLAIN) -> list[Card]:
    return [make_card(rank, SUITS[suit]) for rank in ranks]


def _is_wenz(contract: Contract) -> bool:
    return contract.kind.startswith("wenz")


def _plain(contract: Contract) -> str:
    return "ATKQ987" if _is_wenz(contract) else "ATK987"


def obers_in_wenz(contract: Contract) -> Contract | None:
    """In Wenz the Obers are trumps too."""
    return _reorder(contract, _courts("QJ"), "ATK987") if _is_wenz(contract) else None


def hearts_in_wenz(contract: Contract) -> Contract | None:
    """In Wenz hearts are trumps below the Unters."""
    if not _is_wenz(contract):
        return None
    return _reorder(contract, [*_courts("J"), *_suit(_HEARTS, "ATKQ987")], "ATKQ987")


def hearts_in_solo(contract: Contract) -> Contract | None:
    """In every Solo hearts are trumps, whatever suit was chosen."""
    if not contract.kind.startswith("solo") or contract.trump == _HEARTS:
        return None
    return _reorder(contract, [*contract.tops, *_suit(_HEARTS)], PLAIN)


def no_hearts_in_rufer(contract: Contract) -> Contract | None:
    """In Rufer only Obers and Unters are trumps."""
    return _reorder(contract, _courts("QJ"), PLAIN) if contract.called is not None else None


def called_suit_trumps(contract: Contract) -> Contract | None:
    """In Rufer the called suit is trumps instead of hearts."""
    if contract.called is None:
        return None
    return _reorder(contract, [*_courts("QJ"), *_suit(contract.called)], PLAIN)


def ten_by_face(contract: Contract) -> Contract:
    """The ten ranks between the court cards and the nine."""
    trumps = list(contract.tops)
    if contract.trump is not None:
        trumps = [card for card in trumps if COURTS >> card & 1] + _suit(contract.trump, "AKT987")
    return _reorder(contract, trumps, "AKQT987" if _is_wenz(contract) else "AKT987")


def unters_first(contract: Contract) -> Contract | None:
    """Unters rank above Obers."""
    if _is_wenz(contract):
        return None
    suit = [card for card in contract.tops if not COURTS >> card & 1]
    return _reorder(contract, [*_courts("JQ"), *suit], PLAIN)


def hearts_court_first(contract: Contract) -> Contract:
    """Among courts of one rank that of hearts is the highest."""
    tops = sorted(
        (card for card in contract.tops if COURTS >> card & 1),
        key=lambda card: ("QJ".index(rank_of(card)), suit_of(card) != _HEARTS, suit_of(card)),
    )
    return _reorder(contract, [*tops, *(c for c in contract.tops if not COURTS >> c & 1)], _plain(contract))


def ace_of_trumps_first(contract: Contract) -> Contract | None:
    """The trump suit ranks above the court cards."""
    if contract.trump is None:
        return None
    suit = [card for card in contract.tops if not COURTS >> card & 1]
    return _reorder(contract, [*suit, *(card for card in contract.tops if card not in suit)], PLAIN)


def _beaten(contract: Contract, beaters: Callable[[Card, Order], int]) -> Contract:
    order = contract.order
    changed = tuple(beaters(card, order) if _PACK_SET >> card & 1 else 0 for card in range(53))
    return replace(contract, order=replace(order, beaters=changed))


def last_trump_wins(contract: Contract) -> Contract:
    """Any trump beats a trump played before it."""
    return _beaten(
        contract,
        lambda card, order: order.trumps & ~(1 << card) if order.trumps >> card & 1 else order.beaters[card],
    )


def trumps_like_any(contract: Contract) -> Contract:
    """Trumps have no power over other suits."""
    return _beaten(contract, lambda card, order: order.beaters[card] & order.companions[card])


def suits_compared(contract: Contract) -> Contract:
    """A card of a higher rank beats a plain card of any suit."""
    ranking = _plain(contract)

    def beaters(card: Card, order: Order) -> int:
        if order.trumps >> card & 1:
            return order.beaters[card]
        higher = ranking[: ranking.index(rank_of(card))]
        return order.beaters[card] | sum(rank_set(rank) for rank in higher) & _PACK_SET & ~order.trumps

    return _beaten(contract, beaters)


def printed_suits(contract: Contract) -> Contract:
    """A court card follows the suit that is printed on it."""
    companions = (*(suit_set(suit_of(card)) & _PACK_SET for card in range(52)), 0)
    return replace(contract, order=replace(contract.order, companions=companions))


# Duties


def with_duty(rule: Clause, duty: Duty) -> Change:
    """One more duty for whoever answers a lead."""

    def change(contract: Contract) -> Contract:
        more: tuple[Bound, ...] = ((rule, duty),)
        return replace(contract, plain=(*contract.plain, *more), answers=(*contract.answers, *more))

    return change


must_trump = with_duty(Clause.FREE, ruff)
"""Who cannot follow suit has to trump."""


def must_beat(state: SchafkopfState) -> SchafkopfState:
    """Who can beat the trick has to."""
    if state.contract is None or not state.table:
        return state
    best = state.table[winning_place(state.table, state.contract.order)]

    def beat(hand: CardSet, _led: Card, _winning: Card, order: Order) -> CardSet:
        return hand & order.beaters[best]

    return alter(state, Bending, contract=with_duty(Clause.FREE, beat)(state.contract))


def no_follow(contract: Contract) -> Contract:
    """Nobody has to follow suit."""
    return replace(contract, plain=(), answers=contract.answers[1:])


def _answers(contract: Contract, falls: Duty | None, stays: Duty | None) -> Contract:
    bound: list[Bound] = [(Clause.FOLLOW, follow)]
    bound += [(Clause.ACE_FALLS, falls)] if falls else []
    bound += [(Clause.ACE_STAYS, stays)] if stays else []
    return replace(contract, answers=tuple(bound))


def _called(contract: Contract) -> CardSet:
    return ordinary(contract.called) if contract.called is not None else 0


def ace_may_be_kept(contract: Contract) -> Contract | None:
    """The called ace need not fall when its suit is led."""
    if not contract.ace:
        return None
    return _answers(contract, None, ace_stays(contract.ace, _called(contract)))


def ace_may_be_thrown(contract: Contract) -> Contract | None:
    """The called ace may be thrown on any suit its holder cannot follow."""
    return _answers(contract, ace_falls(contract.ace, _called(contract)), None) if contract.ace else None


def kept_with_four(contract: Contract) -> Contract | None:
    """With enough cards of its suit the ace may be kept when another leads it."""
    if not contract.ace:
        return None
    suit = _called(contract)

    def falls(hand: CardSet, led: Card, _winning: Card, _order: Order) -> CardSet:
        many = (hand & suit).bit_count() >= RUN_AWAY_WITH
        return 0 if many else hand & contract.ace if suit >> led & 1 else 0

    return _answers(contract, falls, ace_stays(contract.ace, suit))


def ruffed_spares(state: SchafkopfState) -> SchafkopfState:
    """The called ace need not fall into a trick that has been trumped."""
    contract = state.contract
    if contract is None or not contract.ace or not mask_of(state.table) & contract.order.trumps:
        return state
    changed = ace_may_be_kept(contract)
    return state if changed is None else alter(state, Bending, contract=changed)


def _leads(contract: Contract, least: int, suit: CardSet) -> Contract:
    own = _called(contract)

    def duty(hand: CardSet, _led: Card, _winning: Card, _order: Order) -> CardSet:
        bound = hand & contract.ace and (hand & suit).bit_count() < least
        return hand & ~own | hand & contract.ace if bound else 0

    return replace(contract, leads=((Clause.RUN_AWAY, duty),))


def runs_with_fewer(contract: Contract) -> Contract | None:
    """A lower card of the called suit may be led with fewer cards of it."""
    return _leads(contract, 2, _called(contract)) if contract.ace else None


def never_runs(contract: Contract) -> Contract | None:
    """A lower card of the called suit may never be led."""
    return _leads(contract, 9, _called(contract)) if contract.ace else None


def runs_with_courts(contract: Contract) -> Contract | None:
    """Court cards count as cards of the called suit for running away."""
    if contract.called is None:
        return None
    return _leads(contract, RUN_AWAY_WITH, suit_set(contract.called) & _PACK_SET)


def still_bound(state: SchafkopfState) -> SchafkopfState:
    """After running away the called ace is bound as before."""
    contract = state.contract
    if contract is None or not contract.ace or not state.hands[state.seat] & contract.ace:
        return state
    return alter(state, guard=contract.ace)


def won_cards_return(state: SchafkopfState) -> SchafkopfState:
    """The cards of the last trick may be played again by its winner."""
    if not state.tricks or state.table or state.hands[state.seat] & state.guard:
        return state
    last = state.tricks[-1]
    hands = list(state.hands)
    hands[last.winner] |= mask_of(last.cards)
    return alter(state, hands=(hands[0], hands[1], hands[2], hands[3]))

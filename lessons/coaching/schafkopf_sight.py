"""What a seat of Schafkopf sees when it thinks about a card: sides, trumps, cards still out.

Everything comes from the view. Who the partner is counts as known when he has shown himself, when the
learner holds the called ace, or when the called ace can be with one seat only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine import Card, CardSet, cards_of, mask_of
from engine.games.schafkopf.contracts import PACK, WORTH, Contract, contract_of, ordinary
from engine.games.schafkopf.view import SchafkopfView
from engine.order import Order
from engine.trick import winning_place
from lessons.seats import Company, company

__all__ = ["Sight", "see"]

_ALL = mask_of(PACK)


@dataclass(frozen=True)
class Sight:
    """A view in the middle of play, with what follows from it for the seat to act.

    ``friends`` and ``foes`` are the seats that certainly play with or against the learner, himself
    left out; others are in neither.
    """

    view: SchafkopfView
    contract: Contract
    company: Company
    friends: frozenset[int]
    foes: frozenset[int]

    @property
    def order(self) -> Order:
        """The order of the cards in this contract."""
        return self.contract.order

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The legal cards, the weakest first: plain cards by their points, then trumps."""
        cards = [move for move in self.view.legal if isinstance(move, int)]
        return tuple(sorted(cards, key=self._strength))

    def _strength(self, card: Card) -> tuple[int, int]:
        tops = self.contract.tops
        return (100 - tops.index(card), 0) if card in tops else (0, WORTH[card] * 20 + card % 13)

    @cached_property
    def hand(self) -> CardSet:
        """The learner's cards."""
        return mask_of(self.view.hand)

    @cached_property
    def trumps(self) -> tuple[Card, ...]:
        """The learner's trumps, the highest first."""
        return tuple(card for card in self.contract.tops if self.hand >> card & 1)

    @cached_property
    def out(self) -> CardSet:
        """The cards that the others hold, as far as the learner can tell."""
        return _ALL & ~self.hand & ~self.view.played & ~mask_of(self.view.trick)

    @property
    def is_counted(self) -> bool:
        """Whether every card that was played is known, so that the cards still out can be counted."""
        return self.out.bit_count() == sum(self.view.counts) - len(self.view.hand)

    @property
    def trumps_out(self) -> int:
        """How many trumps the others hold."""
        return (self.out & self.order.trumps).bit_count()

    @property
    def is_guarded(self) -> bool:
        """Whether an ace has been called whose suit has not been led yet."""
        return self.contract.ace != 0 and not self.view.called_suit_led

    @property
    def is_holder(self) -> bool:
        """Whether the learner holds the called ace while it is bound."""
        return self.is_guarded and bool(self.hand & self.contract.ace)

    @property
    def called(self) -> CardSet:
        """The ordinary cards of the called suit; 0 if no ace has been called."""
        return ordinary(self.contract.called) if self.contract.called is not None else 0

    @property
    def is_attacking(self) -> bool:
        """Whether the learner is on the declarer's side."""
        return self.view.role != "defender"

    # The trick on the table

    @property
    def is_leading(self) -> bool:
        """Whether the learner leads."""
        return not self.view.trick

    @cached_property
    def winning(self) -> Card:
        """The card that wins the trick as it lies."""
        return self.view.trick[winning_place(self.view.trick, self.order)]

    @cached_property
    def winner(self) -> int:
        """The seat that wins the trick as it lies."""
        assert self.view.leader is not None
        return (self.view.leader + self.view.trick.index(self.winning)) % 4

    @property
    def lying(self) -> int:
        """The card points on the table."""
        return sum(WORTH[card] for card in self.view.trick)

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats that play to this trick after the learner."""
        return tuple((self.view.seat + step) % 4 for step in range(1, 4 - len(self.view.trick)))

    @cached_property
    def takers(self) -> tuple[Card, ...]:
        """The legal cards that would win the trick as it lies, the weakest first."""
        return tuple(card for card in self.legal if self.order.beaters[self.winning] >> card & 1)

    def may_fall(self, card: Card) -> bool:
        """Whether somebody behind, not known for a friend, may beat a card that wins the trick so far."""
        beaters = self.order.beaters[card] & self.out
        return any(beaters & ~self.view.lacks[seat] for seat in self.behind if seat not in self.friends)

    def is_top(self, card: Card) -> bool:
        """Whether no higher card of its own suit, or no higher trump, is out."""
        return not self.order.beaters[card] & self.order.companions[card] & self.out

    def alike(self, card: Card) -> tuple[Card, ...]:
        """The learner's cards of one effective suit."""
        return cards_of(self.hand & self.order.companions[card])


def see(view: SchafkopfView) -> Sight:
    """Look at a view in play; raises :class:`ValueError` before the contract stands.

    >>> import engine
    >>> state = engine.parse_position("schafkopf hands=7S.8S.QC/?3/?3/?3 dealer=3 "
    ...     "bids=pass.rufer-S.pass.pass").state()
    >>> sight = see(engine.view(state, 0))
    >>> sorted(sight.friends), sorted(sight.foes), sight.is_guarded
    ([], [1], True)
    """
    if view.contract is None or view.declarer is None:
        raise ValueError("there is no contract yet")
    contract = contract_of(view.contract)
    me, declarer = view.seat, view.declarer
    partner = view.partner if view.partner is not None else me if view.role == "partner" else None
    if partner is None and contract.ace:
        maybe = [
            seat for seat in range(4) if seat not in (me, declarer) and not view.lacks[seat] & contract.ace
        ]
        partner = maybe[0] if len(maybe) == 1 else None
    known = contract.is_alone or partner is not None
    side = {declarer} if partner is None else {declarer, partner}
    others = {seat for seat in range(4) if seat != me}
    if known:
        friends = {seat for seat in others if (seat in side) == (me in side)}
        foes = others - friends
    else:
        friends = set()
        foes = {declarer} - {me}
    return Sight(view, contract, company(view.rules, me), frozenset(friends), frozenset(foes))

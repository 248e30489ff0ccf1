"""A deal of Schafkopf, move by move: one round of bids, then up to eight tricks.

Seats are 0 to 3, clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.cards import SUITS, Card, CardSet, cards_of
from engine.circle import Circle, still_held
from engine.duties import narrow
from engine.game import Move, Trick
from engine.games.schafkopf.contracts import WORTH, Contract, allowed, contract_of, kind_of
from engine.games.schafkopf.deal import Deal, Four
from engine.games.schafkopf.proofs import (
    absent_after_answer,
    absent_after_bid,
    after_running_away,
    needs_of_bid,
    with_lack,
    without,
)
from engine.games.schafkopf.verdicts import judge
from engine.layouts import Need
from engine.reasons import Verdict
from engine.trick import winning_place

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["SchafkopfState"]

_NONE: Four = (0, 0, 0, 0)
_new = object.__new__


class SchafkopfState(Circle):
    """One moment of a deal of Schafkopf.

    ``contract`` and ``declarer`` stand from the end of the auction. ``partner`` is the seat of the called
    ace, -1 without one; ``shown`` tells whether all know him. ``guard`` is the called ace as a set until
    it falls or its suit has been led, then 0. ``points`` and ``taken`` are card points and tricks won
    per seat; ``needs`` is what all know a seat to hold. ``ending`` is how the deal ended, empty while
    it runs: ``thrown-in``, ``sie``, ``tout-lost`` or ``played``.
    """

    __slots__ = ("contract", "ending", "guard", "needs", "partner", "points", "shown", "taken")
    deal: Deal
    hands: Four
    contract: Contract | None
    partner: int
    shown: bool
    guard: CardSet
    points: Four
    taken: Four
    lacks: Four
    needs: tuple[Need, ...]
    ending: str
    discard: ClassVar[None] = None
    """Nothing is ever discarded."""

    @classmethod
    def make(cls, deal: Deal, hands: Four, **more: Any) -> SchafkopfState:
        """Build a state from its parts; what is not given is as at the start of a deal."""
        state = _new(cls)
        state.deal, state.hands = deal, hands
        state.seat = state.leading = (deal.dealer + 1) % 4
        state.contract = state._moves = None
        state.declarer = state.partner = -1
        state.shown, state.guard, state.played, state.ending = False, 0, 0, ""
        state.bids = state.table = state.tricks = state.needs = state.history = ()
        state.points = state.taken = state.lacks = _NONE
        return state._set(more)

    def _copy(self) -> SchafkopfState:
        new = _new(SchafkopfState)
        new.deal = self.deal
        new.hands = self.hands
        new.seat = self.seat
        new.bids = self.bids
        new.contract = self.contract
        new.declarer = self.declarer
        new.partner = self.partner
        new.shown = self.shown
        new.guard = self.guard
        new.leading = self.leading
        new.table = self.table
        new.points = self.points
        new.taken = self.taken
        new.tricks = self.tricks
        new.played = self.played
        new.lacks = self.lacks
        new.needs = self.needs
        new.ending = self.ending
        new.history = self.history
        new._moves = None
        return new

    # What the state says of itself

    @property
    def phase(self) -> str:
        """``bidding``, ``play`` or ``over``."""
        return "over" if self.ending else "play" if self.contract else "bidding"

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next; ``None`` outside play."""
        return None if self.ending or not self.contract else self.leading

    @property
    def trump(self) -> int | None:
        """The trump suit 0..3; ``None`` before the contract stands, in Wenz and in Sie."""
        return self.contract.trump if self.contract else None

    @property
    def highest(self) -> int:
        """The kind of the highest bid so far, -1 if there is none."""
        return max(map(kind_of, self.bids), default=-1)

    @property
    def called_suit_led(self) -> bool:
        """Whether the called ace is free: it has fallen, or its suit was led in an earlier trick."""
        return self.contract is not None and self.contract.ace != 0 and not self.guard

    @property
    def declarers(self) -> tuple[int, ...]:
        """The seats of the declarer's side, ascending; empty before the contract stands."""
        return tuple(sorted({self.declarer, self.partner} - {-1}))

    def known(self, seat: int) -> CardSet:
        """Return the cards that everybody knows to be in a seat's hand.

        After a lost Tout all hands are laid open: the Laufende are settled on them.
        """
        if self.ending == "tout-lost":
            return self.hands[seat]
        cards = 0
        for need in self.needs:
            if need.place == seat and need.cards.bit_count() == need.least:
                cards |= need.cards
        return cards

    @property
    def result(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        if not self.ending:
            return None
        from engine.games.schafkopf.settle import settle  # the settlement reads finished states

        return settle(self)

    # What may be done

    def playable(self) -> CardSet:
        """Return the cards the seat to act may play, in the phase of play."""
        hand, contract = self.hands[self.seat], self.contract
        assert contract is not None
        table = self.table
        if hand & self.guard:
            if not table:
                return narrow(hand, -1, -1, contract.order, contract.leads)
            return narrow(hand, table[0], -1, contract.order, contract.answers)
        if table:
            return hand & contract.order.companions[table[0]] or hand
        return hand

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves; empty when the deal is over."""
        moves = self._moves
        if moves is None:
            if self.ending:
                moves = ()
            elif self.contract:
                moves = cards_of(self.playable())
            else:
                moves = allowed(self.hands[self.seat], self.highest)
            self._moves = moves
        return moves

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which clause.

        >>> import engine
        >>> state = engine.parse_position(
        ...     "schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 bids=rufer-S.pass.pass.pass trick=7S").state()
        >>> verdict = state.judge(engine.parse_card("9S"))
        >>> verdict.legal, verdict.rule.value, verdict.reason.facts["could"]
        (False, 'schafkopf.ace-falls', ['AS'])
        """
        return judge(self, move)

    def after(self, move: Move) -> SchafkopfState:
        """Return the state after a legal move of the seat to act.

        Raises :class:`engine.errors.Refused` for a move the rules refuse.
        """
        if move not in self.moves():
            raise self.refusal(move)
        return self.step(move)

    # Moving on

    def step(self, move: Move) -> SchafkopfState:
        """Return the state after a move that is known to be legal; hands may lack unknown cards."""
        new = self._copy()
        new.history = self.history + (move,)  # noqa: RUF005 - at every move, and faster
        if isinstance(move, str):
            new._bid(move)
        else:
            new._play(move)
        return new

    def _bid(self, bid: str) -> None:
        seat = self.seat
        kind = kind_of(bid)
        self.bids = (*self.bids, bid)
        self.seat = (seat + 1) % 4
        if kind >= 0:
            contract = contract_of(bid)
            self.lacks = with_lack(self.lacks, seat, absent_after_bid(contract))
            self.needs = (*self.needs, *needs_of_bid(seat, contract))
        if len(self.bids) == 4 or bid == "sie":
            self._end_auction()

    def _end_auction(self) -> None:
        highest = self.highest
        if highest < 0:
            self.ending = "thrown-in"
            return
        place = max(range(len(self.bids)), key=lambda n: kind_of(self.bids[n]))
        self.contract = contract = contract_of(self.bids[place])
        self.declarer = (self.deal.dealer + 1 + place) % 4
        if contract.kind == "sie":
            self.ending = "sie"
        elif contract.ace:
            self.guard = contract.ace
            self.partner = next((seat for seat, hand in enumerate(self.hands) if hand & contract.ace), -1)
        self.seat = self.leading

    def _play(self, card: Card) -> None:
        seat, contract, table = self.seat, self.contract, self.table
        assert contract is not None
        bit = 1 << card
        hand0, hand1, hand2, hand3 = self.hands
        if seat == 0:
            hand0 &= ~bit
        elif seat == 1:
            hand1 &= ~bit
        elif seat == 2:
            hand2 &= ~bit
        else:
            hand3 &= ~bit
        self.hands = (hand0, hand1, hand2, hand3)
        guard = self.guard
        if table:
            companions = contract.order.companions[table[0]]
            if guard & companions or not companions & bit:
                missing = absent_after_answer(card, table[0], contract, guarded=guard)
                if missing & ~self.lacks[seat]:
                    self.lacks = with_lack(self.lacks, seat, missing)
        for need in self.needs:
            if need.place == seat and need.cards & bit:
                self.needs = without(self.needs, seat, bit)
                break
        if guard & bit:
            self.guard, self.partner, self.shown = 0, seat, True
        self.table = table = (*table, card)
        if len(table) < 4:
            self.seat = (seat + 1) % 4
        else:
            self._complete()

    def _complete(self) -> None:
        """Give the complete trick to its winner."""
        contract, table, leader = self.contract, self.table, self.leading
        assert contract is not None
        first, second, third, fourth = table
        winner = (leader + winning_place(table, contract.order)) % 4
        worth = WORTH[first] + WORTH[second] + WORTH[third] + WORTH[fourth]
        points, taken = list(self.points), list(self.taken)
        points[winner] += worth
        taken[winner] += 1
        self.points = (points[0], points[1], points[2], points[3])
        self.taken = (taken[0], taken[1], taken[2], taken[3])
        self.tricks = (*self.tricks, Trick(leader, table, winner))
        self.played |= 1 << first | 1 << second | 1 << third | 1 << fourth
        guard = self.guard
        if guard and contract.order.companions[first] & guard:
            # The suit was led and the ace did not fall: the leader holds it and has run away.
            self.guard, self.partner, self.shown = 0, leader, True
            self.needs = (*self.needs, *after_running_away(leader, contract))
        self.table = ()
        self.seat = self.leading = winner
        if contract.is_tout and winner != self.declarer:
            self.ending = "tout-lost"
        elif len(self.tricks) == 8 if self.deal.told else not any(self.hands):
            self.ending = "played"

    # What has happened

    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards in hand in dealing order."""
        return still_held(self.deal.order_of_hands, self.hands)

    def as_json(self) -> dict[str, Any]:
        """Return the fields of the replay answer that depend on the game."""
        contract, trump = self.contract, self.trump
        return {
            "stock": [],
            "sides": [[0], [1], [2], [3]],
            "trump": None if trump is None else SUITS[trump],
            "points": list(self.points),
            "contract": contract.bid if contract else None,
            "closed": None,
            "pending": [],
            "declarer": self.declarer if contract else None,
            "partner": self.partner if self.partner >= 0 else None,
            "discarded": [],
        }

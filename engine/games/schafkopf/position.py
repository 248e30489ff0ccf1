"""A situation of Schafkopf as text, unknown cards included.

Keys in canonical order: ``hands dealer bids played lead trick points tricks partner void laufende``. A
deal is *told* when every card of every seat has its place in ``hands``, ``trick`` or ``played``: all the
rest then follows. Otherwise it begins in the middle, and the rest is said. See docs/notation.md.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card, cards_of, cards_text, mask_of
from engine.errors import Unreadable
from engine.fields import Hands, hand_text
from engine.games.schafkopf.contracts import PACK
from engine.games.schafkopf.deal import Deal, Four
from engine.games.schafkopf.hidden import fill, layouts_of
from engine.games.schafkopf.state import SchafkopfState
from engine.games.schafkopf.suits import suit_letters, suits_named
from engine.options import RuleSet

__all__ = ["SchafkopfPosition", "format_position", "position_of"]

_NOTHING: Four = (0, 0, 0, 0)
_NO_VOIDS = ("", "", "", "")


@dataclass(frozen=True, slots=True)
class SchafkopfPosition:
    """A situation: known cards in the order written, unknown ones as counts.

    ``played`` are the cards each seat played to complete tricks, in order; ``None`` when the deal is not
    told from its beginning. ``lead``, ``points``, ``tricks``, ``partner`` (-1), ``void`` and ``laufende``
    then say what the tricks would have told.
    """

    rules: RuleSet
    hands: Hands
    unknown: tuple[int, ...]
    dealer: int = 3
    bids: tuple[str, ...] = ()
    played: Hands | None = None
    lead: int = 0
    trick: tuple[Card, ...] = ()
    points: Four = _NOTHING
    tricks: Four = _NOTHING
    partner: int = -1
    void: tuple[str, ...] = _NO_VOIDS
    laufende: int = 0

    @property
    def text(self) -> str:
        """The canonical text."""
        hands = "/".join(map(hand_text, self.hands, self.unknown))
        parts = [self.rules.text, f"hands={hands}", f"dealer={self.dealer}"]
        if self.bids:
            parts.append(f"bids={'.'.join(self.bids)}")
        if self.played is None:
            parts.append(f"lead={self.lead}")
        elif any(self.played):
            parts.append("played=" + "/".join(map(cards_text, self.played)))
        if self.trick:
            parts.append(f"trick={cards_text(self.trick)}")
        if self.played is None:
            parts += self._said()
        return " ".join(parts)

    def _said(self) -> list[str]:
        said = [
            f"{key}={'/'.join(map(str, value))}"
            for key, value in (("points", self.points), ("tricks", self.tricks))
            if any(value)
        ]
        if self.partner >= 0:
            said.append(f"partner={self.partner}")
        if any(self.void):
            said.append("void=" + "/".join(letters or "-" for letters in self.void))
        if self.laufende:
            said.append(f"laufende={self.laufende}")
        return said

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    @property
    def is_known(self) -> bool:
        """Whether every card in hand is known."""
        return not any(self.unknown)

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return self.public().seat

    def state(self, seed: int = 0) -> SchafkopfState:
        """Return a state of this position; unknown cards are filled in at random from ``seed``.

        The filling agrees with all that the position tells; what the seat to act may do never depends
        on it.
        """
        state = self.public()
        return fill(state, layouts_of(state, self.unknown), random.Random(seed))

    def public(self) -> SchafkopfState:
        """Return the state without the unknown cards.

        Raises :class:`Unreadable` for a card played by a seat that had proved not to hold it.
        """
        told = self.played is not None
        deal = Deal(self.rules, self.dealer, None, self.hands, told=told, laufende=self.laufende)
        held = [mask_of(hand) for hand in self.hands]
        state = SchafkopfState.make(deal, _four(held))
        for bid in self.bids:
            state = state.step(bid)
        if self.played is None:
            state = self._in_the_middle(state)
        else:
            queues = [iter(cards) for cards in self.played]
            for _ in range(4 * len(self.played[0])):
                state = _played(state, next(queues[state.seat]))
        for card in self.trick:
            state = _played(state, card)
        return state

    def _in_the_middle(self, state: SchafkopfState) -> SchafkopfState:
        """Take over what a position says that is not told from its beginning."""
        contract = state.contract
        if contract is None:
            raise Unreadable("A deal in mid-play needs 'bids=' with four words, one of them a contract.")
        lacks = [
            known | suits_named(letters, contract)
            for known, letters in zip(state.lacks, self.void, strict=True)
        ]
        shown = self.partner >= 0
        hands = mask_of(card for hand in (*self.hands, self.trick) for card in hand)
        return state.copy(
            seat=self.lead,
            leading=self.lead,
            points=self.points,
            taken=self.tricks,
            lacks=_four(lacks),
            needs=(),  # nobody knows whether a card promised by a bid has been played since
            history=(),
            partner=self.partner if shown else state.partner,
            shown=shown,
            guard=0 if shown else state.guard,
            played=mask_of(PACK) & ~hands if self.is_known else 0,
        )


def _played(state: SchafkopfState, card: Card) -> SchafkopfState:
    if state.ending:
        raise Unreadable("A card is played after the end of the deal.")
    if state.lacks[state.seat] >> card & 1:
        raise Unreadable(f"Seat {state.seat} cannot have played {cards_text([card])}: that breaks a rule.")
    return state.step(card)


def _four(values: Sequence[int]) -> Four:
    return values[0], values[1], values[2], values[3]


def position_of(state: SchafkopfState, seat: int | None = None) -> SchafkopfPosition:
    """Return a state as a position; with ``seat``, only what that seat knows."""
    hands = list(state.dealt())
    unknown = [0, 0, 0, 0]
    for other in range(4):
        if seat is not None and other != seat:
            known = cards_of(state.known(other))
            unknown[other] = len(hands[other]) - len(known)
            hands[other] = known
    position = SchafkopfPosition(
        rules=state.rules,
        hands=tuple(hands),
        unknown=tuple(unknown),
        dealer=state.dealer,
        bids=state.bids,
        lead=state.leading,
        trick=state.table,
    )
    if state.deal.told:
        return replace(position, played=state.played_by_seat())
    contract = state.contract
    assert contract is not None
    fell = contract.ace & mask_of(state.table)
    return replace(
        position,
        points=state.points,
        tricks=state.taken,
        partner=state.partner if state.shown and not fell else -1,
        void=tuple(suit_letters(state.lacks[other], contract) for other in range(4)),
        laufende=state.deal.laufende if seat is None else 0,
    )


def format_position(state: SchafkopfState) -> str:
    """Return a state as canonical position text, every card open."""
    return position_of(state).text

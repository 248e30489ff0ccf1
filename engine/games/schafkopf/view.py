"""What one seat of a deal of Schafkopf may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import ClassVar

from engine.cards import Card, CardSet
from engine.game import Move, Trick
from engine.games.schafkopf.deal import Four
from engine.games.schafkopf.hidden import Found, fill, layouts_of, public
from engine.games.schafkopf.position import position_of
from engine.games.schafkopf.state import SchafkopfState
from engine.options import RuleSet
from engine.settlement import Settlement

__all__ = ["SchafkopfView", "view_of"]


@dataclass(frozen=True, slots=True)
class SchafkopfView:
    """What a seat knows: its own cards, everything said, played or proved, and counts of the rest.

    ``partner`` is the partner once all know him, ``None`` before (``schafkopf.partner``); ``role`` is what
    the seat knows of itself: ``declarer``, ``partner`` or ``defender``, ``None`` before the contract
    stands. ``known`` are the cards all know a seat to hold, ``lacks`` those all know it not to hold.
    ``called_suit_led`` tells whether the called ace is free.
    """

    rules: RuleSet
    seat: int
    dealer: int
    phase: str
    to_act: int | None
    leader: int | None
    bids: tuple[str, ...]
    contract: str | None
    declarer: int | None
    partner: int | None
    role: str | None
    trump: int | None
    called_suit_led: bool
    hand: tuple[Card, ...]
    counts: Four
    known: Four
    lacks: Four
    trick: tuple[Card, ...]
    points: Four
    taken: Four
    tricks: tuple[Trick, ...]
    played: CardSet
    legal: tuple[Move, ...]
    last_trick: Trick | None
    history: tuple[Move, ...]
    result: Settlement | None
    text: str
    discard: ClassVar[None] = None
    _public: SchafkopfState = field(compare=False, repr=False)
    _unknown: tuple[int, ...] = field(compare=False, repr=False)
    _found: Found = field(default_factory=list, compare=False, repr=False)  # filled when first needed

    def sample(self, rng: random.Random) -> SchafkopfState:
        """Return a state that looks the same to this seat, drawn uniformly from all that fit.

        What fits agrees with every card seen, with the answers that proved a seat void, with the rules
        of the called ace, and with what a bid promises of its bidder's hand.
        """
        return fill(self._public, self._layouts(), rng)

    def worlds(self) -> int:
        """Return how many deals fit what this seat knows.

        >>> import engine
        >>> state = engine.replay(engine.shuffled(engine.parse_setup("schafkopf"), 1))
        >>> engine.view(state, 0).worlds()  # 24 cards in three hands of eight
        9465511770
        """
        return sum(rest.count for _, rest in self._layouts())

    def _layouts(self) -> Found:
        if not self._found:
            self._found.extend(layouts_of(self._public, self._unknown))
        return self._found


def view_of(state: SchafkopfState, seat: int) -> SchafkopfView:
    """Return what a seat may know of a state; legal moves only for the seat to act."""
    seen, unknown = public(state, seat)
    contract = state.contract
    hands = state.hands
    return SchafkopfView(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        bids=state.bids,
        contract=contract.bid if contract else None,
        declarer=state.declarer if contract else None,
        partner=state.partner if state.shown else None,
        role=_role(state, seat),
        trump=state.trump,
        called_suit_led=state.called_suit_led,
        hand=state.dealt()[seat],
        counts=(hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count(), hands[3].bit_count()),
        known=(state.known(0), state.known(1), state.known(2), state.known(3)),
        lacks=state.lacks,
        trick=state.table,
        points=state.points,
        taken=state.taken,
        tricks=state.tricks,
        played=state.played,
        legal=state.moves() if state.to_act == seat else (),
        last_trick=state.tricks[-1] if state.tricks else None,
        history=state.history,
        result=state.result,
        text=position_of(state, seat).text,
        _public=seen,
        _unknown=unknown,
    )


def _role(state: SchafkopfState, seat: int) -> str | None:
    if state.contract is None:
        return None
    if seat == state.declarer:
        return "declarer"
    return "partner" if seat == state.partner else "defender"

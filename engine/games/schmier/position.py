"""A situation of Schmier as text, unknown cards included.

Keys in canonical order: ``hands dealer bids trump discarded stock played lead trick points scored void``. A
deal is *told* when it stands before play, or says what each seat has thrown: all the rest then follows
from the tricks. Otherwise it begins in the middle, and the rest is said. See docs/notation.md.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from engine.cards import SUITS, Card, card_text, cards_text, mask_of
from engine.errors import Unreadable
from engine.fields import Hands, hand_text
from engine.games.schmier.deal import Deal
from engine.games.schmier.hidden import Hidden, fill, layouts_of, public
from engine.games.schmier.points import NOTHING, Taken
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import PACK_SET, SEATS, TRUMPS, Six
from engine.options import RuleSet

__all__ = ["NOT_YET", "SchmierPosition", "format_position", "position_of"]

NOT_YET = "*"
_ZERO: Six = (0, 0, 0, 0, 0, 0)
_NONE: Hands = ((), (), (), (), (), ())


@dataclass(frozen=True, slots=True)
class SchmierPosition:
    """A situation: known cards in the order written, unknown ones as counts.

    ``thrown`` are the cards thrown by each seat (``None`` before its turn) and ``away`` how many of them
    are unknown; ``thrown`` itself is ``None`` when the deal begins in the middle: then ``lead``,
    ``points``, ``scored`` and ``void`` say what the tricks would have told. ``stock`` is empty where
    it is face down.
    """

    rules: RuleSet
    hands: Hands
    unknown: Six
    dealer: int = 5
    bids: tuple[str, ...] = ()
    trump: int | None = None
    thrown: tuple[tuple[Card, ...] | None, ...] | None = None
    away: Six = _ZERO
    stock: tuple[Card, ...] = ()
    played: Hands = _NONE
    lead: int = 0
    trick: tuple[Card, ...] = ()
    points: tuple[int, ...] = (0, 0, 0)
    scored: Taken = NOTHING
    void: tuple[str, ...] = ("",) * SEATS

    @property
    def is_told(self) -> bool:
        """Whether the deal is known from its beginning."""
        return self.trump is None or self.thrown is not None

    @property
    def text(self) -> str:
        """The canonical text."""
        hands = "/".join(map(hand_text, self.hands, self.unknown))
        parts = [self.rules.text, f"hands={hands}", f"dealer={self.dealer}"]
        if self.bids:
            parts.append(f"bids={'.'.join(self.bids)}")
        if self.trump is not None:
            parts.append(f"trump={SUITS[self.trump]}")
        if self.trump is not None and self.thrown is not None:
            piles = (
                NOT_YET if cards is None else hand_text(cards, count)
                for cards, count in zip(self.thrown, self.away, strict=True)
            )
            parts.append(f"discarded={'/'.join(piles)}")
        if self.stock:
            parts.append(f"stock={cards_text(self.stock)}")
        if any(self.played):
            parts.append("played=" + "/".join(map(cards_text, self.played)))
        if not self.is_told:
            parts.append(f"lead={self.lead}")
        if self.trick:
            parts.append(f"trick={cards_text(self.trick)}")
        return " ".join(parts if self.is_told else parts + self._said())

    def _said(self) -> list[str]:
        said = [f"points={'/'.join(map(str, self.points))}"] if any(self.points) else []
        if self.scored != NOTHING:
            said.append("scored=" + "/".join("-" if team < 0 else str(team) for team in self.scored))
        if any(self.void):
            said.append("void=" + "/".join(letters or "-" for letters in self.void))
        return said

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    @property
    def hidden(self) -> Hidden:
        """How many cards are unknown, and where."""
        return Hidden(self.unknown, self.away, self.stock_count - len(self.stock))

    @property
    def stock_count(self) -> int:
        """How many cards the stock holds: what is in no hand and has not been thrown; 0 in play."""
        if self.trump is not None and (self.thrown is None or None not in self.thrown):
            return 0
        piles = sum(len(cards or ()) for cards in self.thrown or ())
        return 53 - sum(map(len, self.hands)) - sum(self.unknown) - piles - sum(self.away)

    @property
    def is_known(self) -> bool:
        """Whether every card in hand, in the stock and among those thrown is known."""
        return not any(self.unknown) and not any(self.away) and self.stock_count == len(self.stock)

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return self.public().seat

    def state(self, seed: int = 0) -> SchmierState:
        """Return a state of this position; unknown cards are filled in at random from ``seed``.

        The filling agrees with all that the position tells; what the seat to act may do never depends
        on it.
        """
        state = self.public()
        return fill(state, self.hidden, layouts_of(state, self.hidden), random.Random(seed))

    def public(self) -> SchmierState:
        """Return the state without the unknown cards.

        Raises :class:`Unreadable` for a card played by a seat that had shown not to hold it.
        """
        deal = Deal(self.rules, self.dealer, None, told=self.is_told)
        state = SchmierState.make(deal, self.hands, self.stock)
        for word in self.bids:
            state = state.step(word)
        if self.trump is None:
            return state.copy(history=())
        state = state.copy(trumps=TRUMPS[self.trump], phase="play", seat=state.declarer)
        if self.thrown is None:
            state = self._in_the_middle(state)
        elif None in self.thrown:
            first = self.dealer + 1
            order = [seat % SEATS for seat in range(first, first + SEATS)]
            seat = next(seat for seat in order if self.thrown[seat] is None)
            state = state.copy(thrown=self.thrown, phase="discard", seat=seat)
        else:
            state = state.copy(thrown=self.thrown, leading=state.declarer)
            queues = [iter(cards) for cards in self.played]
            for _ in range(SEATS * len(self.played[0])):
                state = _played(state, next(queues[state.seat]))
        for card in self.trick:
            state = _played(state, card)
        return state.copy(history=())

    def _in_the_middle(self, state: SchmierState) -> SchmierState:
        """Take over what a position says that is not told from its beginning."""
        suits = state.trumps.suits if state.trumps else {}
        lacks = [sum(suits[letter] for letter in letters) for letters in self.void]
        named = mask_of(card for cards in (*self.hands, self.trick) for card in cards)
        return state.copy(
            seat=self.lead,
            leading=self.lead,
            thrown=((),) * SEATS,
            points=self.points,
            taken=self.scored,
            lacks=(lacks[0], lacks[1], lacks[2], lacks[3], lacks[4], lacks[5]),
            played=PACK_SET & ~named if self.is_known else 0,
        )


def _played(state: SchmierState, card: Card) -> SchmierState:
    if state.phase == "over":
        raise Unreadable("A card is played after the end of the deal.")
    if state.lacks[state.seat] >> card & 1:
        raise Unreadable(f"Seat {state.seat} cannot have played {card_text(card)}: it had not followed suit.")
    return state.step(card)


def position_of(state: SchmierState, seat: int | None = None) -> SchmierPosition:
    """Return a state as a position; with ``seat``, only what that seat knows."""
    hidden = Hidden(_ZERO, _ZERO, 0)
    if seat is not None:
        state, hidden = public(state, seat)
    trumps = state.trumps
    position = SchmierPosition(
        rules=state.rules,
        hands=state.dealt(),
        unknown=hidden.hands,
        dealer=state.dealer,
        bids=state.bids,
        trump=state.trump,
        away=hidden.thrown,
        stock=state.stock,
        lead=state.leading,
        trick=state.table,
        points=state.points,
    )
    if state.deal.told:
        return replace(position, thrown=state.thrown if trumps else None, played=state.played_by_seat())
    assert trumps is not None
    void = tuple(
        "".join(letter for letter, cards in trumps.suits.items() if not cards & ~lacks)
        for lacks in state.lacks
    )
    return replace(position, away=_ZERO, scored=state.taken, void=void)


def format_position(state: SchmierState) -> str:
    """Return a state as canonical position text, every card open."""
    return position_of(state).text

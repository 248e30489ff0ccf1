"""A deal of Bohemian Schneider, card by card. Seats are 0 and 1; states are immutable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.cards import SUITS, Card, CardSet, card_text, cards_of
from engine.duties import dropped_by, narrow
from engine.errors import Refused
from engine.game import Move, Trick, move_text
from engine.games.schneider.clauses import Clause
from engine.games.schneider.log import dealt_hands, tricks_of
from engine.games.schneider.terms import Terms
from engine.options import RuleSet
from engine.reasons import LEGAL, Reason, Verdict
from engine.record import Record

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["Deal", "SchneiderState"]

_new = object.__new__


@dataclass(frozen=True, slots=True)
class Deal:
    """What does not change during a deal. ``deck`` is ``None`` when a position began in the middle."""

    terms: Terms
    dealer: int
    deck: tuple[Card, ...] | None
    order_of_hands: tuple[tuple[Card, ...], ...]


class SchneiderState:
    """One moment of a deal of Bohemian Schneider.

    ``honours`` are the honours each seat has won, ``tricks`` its tricks; ``shown`` are cards both
    players know a seat to hold (the turned card once drawn), ``lacks`` cards both know it does not.
    ``led`` is the card on the table or -1. The deal is over when both hands are empty.
    """

    __slots__ = (
        "_moves", "deal", "first", "hands", "history", "honours", "lacks", "led", "played", "seat",
        "shown", "stock", "tricks",
    )  # fmt: skip
    deal: Deal
    first: SchneiderState | None
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    seat: int
    led: Card
    honours: tuple[int, int]
    tricks: tuple[int, int]
    played: CardSet
    shown: tuple[CardSet, CardSet]
    lacks: tuple[CardSet, CardSet]
    history: tuple[Move, ...]
    _moves: tuple[Move, ...] | None
    discard: ClassVar[None] = None
    """Nothing is ever discarded."""

    @classmethod
    def make(
        cls, deal: Deal, hands: tuple[CardSet, ...], stock: tuple[Card, ...], seat: int, **more: Any
    ) -> SchneiderState:
        """Build a state from its parts; what is not given is as at the start of a deal."""
        state = _new(cls)
        state.deal, state.hands, state.stock, state.seat = deal, hands, stock, seat
        state.led = -1
        state.first = state._moves = None
        state.honours = state.tricks = state.shown = state.lacks = (0, 0)
        state.played, state.history = 0, ()
        for name, value in more.items():
            setattr(state, name, value)
        return state

    def _copy(self) -> SchneiderState:
        new = _new(SchneiderState)
        new.deal = self.deal
        new.first = self.first or self
        new.hands = self.hands
        new.stock = self.stock
        new.seat = self.seat
        new.led = self.led
        new.honours = self.honours
        new.tricks = self.tricks
        new.played = self.played
        new.shown = self.shown
        new.lacks = self.lacks
        new.history = self.history
        new._moves = None
        return new

    @property
    def rules(self) -> RuleSet:
        """The rules of this deal."""
        return self.deal.terms.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.deal.dealer

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return self.led < 0 and not self.hands[self.seat]

    @property
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "over" if self.is_over else "play"

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` when the deal is over."""
        return None if self.is_over else self.seat

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next."""
        if self.is_over:
            return None
        return self.seat if self.led < 0 else 1 - self.seat

    @property
    def trick(self) -> tuple[Card, ...]:
        """The card on the table, if any."""
        return () if self.led < 0 else (self.led,)

    @property
    def trump(self) -> int | None:
        """The trump suit 0..3; ``None`` without the option."""
        return self.deal.terms.trump

    @property
    def record(self) -> Record | None:
        """The deal as a record; ``None`` for a position that began in the middle."""
        if self.deal.deck is None:
            return None
        return Record(self.rules, self.deal.dealer, self.deal.deck, self.history)

    @property
    def result(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        if not self.is_over:
            return None
        from engine.games.schneider.settle import settle  # the settlement reads finished states

        return settle(self.rules, self.honours)

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves; empty when the deal is over."""
        moves = self._moves
        if moves is None:
            hand = self.hands[self.seat]
            terms = self.deal.terms
            if self.led >= 0 and terms.duties:
                hand = narrow(hand, self.led, self.led, terms.order, terms.duties)
            moves = self._moves = cards_of(hand)
        return moves

    def refused(self) -> dict[Card, Reason]:
        """Return the cards of the seat to act that may not be played now, with the reasons."""
        judged = {card: self.judge(card) for card in cards_of(self.hands[self.seat])}
        return {card: v.reason for card, v in judged.items() if not v.legal and v.reason}

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which clause.

        >>> import engine
        >>> state = engine.parse_position(
        ...     "schneider(follow=yes) hands=AC/KC.7D lead=0 trick=QC tricks=7/7").state()
        >>> state.judge(engine.parse_card("7D")).rule.value
        'schneider.follow'
        """
        facts: dict[str, Any] = {"card": move_text(move)}
        if self.is_over:
            return Verdict(legal=False, reason=Reason(Clause.TURN, facts | {"over": 1}))
        hand = self.hands[self.seat]
        if isinstance(move, str) or not hand >> move & 1:
            return Verdict(legal=False, reason=Reason(Clause.IN_HAND, facts))
        if self.led < 0:
            return LEGAL
        facts["led"] = card_text(self.led)
        terms = self.deal.terms
        dropped = dropped_by(move, hand, self.led, self.led, terms.order, terms.duties)
        if dropped is None:
            follows = bool(terms.duties) and bool(terms.order.companions[self.led] >> move & 1)
            rule = Clause.FOLLOW if follows else Clause.FREE
            return Verdict(legal=True, reason=Reason(rule, facts))
        clause, kept = dropped
        facts["could"] = [card_text(card) for card in cards_of(kept)]
        return Verdict(legal=False, reason=Reason(clause, facts))

    def after(self, move: Move) -> SchneiderState:
        """Return the state after a legal move; raises :class:`engine.errors.Refused`."""
        if isinstance(move, str) or move not in self.moves():
            verdict = self.judge(move)
            assert verdict.reason is not None
            raise Refused(move, verdict.reason)
        new = self._copy()
        new.history = (*self.history, move)
        hands = self.hands
        rest = hands[self.seat] ^ 1 << move
        new.hands = (rest, hands[1]) if self.seat == 0 else (hands[0], rest)
        if self.led < 0:
            new.led = move
            new.seat = 1 - self.seat
        else:
            new._complete(move)
        return new

    def _complete(self, card: Card) -> None:
        """Take in an answer: the trick goes to its winner, and both draw while there is a stock."""
        seat, led, terms, stock = self.seat, self.led, self.deal.terms, self.stock
        winner = seat if terms.order.beaters[led] >> card & 1 else 1 - seat
        won = (terms.honours >> led & 1) + (terms.honours >> card & 1)
        honours0, honours1 = self.honours
        tricks0, tricks1 = self.tricks
        if winner == 0:
            self.honours, self.tricks = (honours0 + won, honours1), (tricks0 + 1, tricks1)
        else:
            self.honours, self.tricks = (honours0, honours1 + won), (tricks0, tricks1 + 1)
        if terms.duties:
            self._learn(seat, terms.absent_after(led, card), drew=bool(stock))
        if stock:
            first, second = 1 << stock[0], 1 << stock[1]
            hand0, hand1 = self.hands
            both = (hand0 | first, hand1 | second) if winner == 0 else (hand0 | second, hand1 | first)
            self.hands, self.stock = both, stock[2:]
            if terms.trump is not None and not self.stock:  # the turned card goes to the loser
                shown0, shown1 = self.shown
                self.shown = (shown0, shown1 | second) if winner == 0 else (shown0 | second, shown1)
        self.played |= 1 << card | 1 << led
        self.led = -1
        self.seat = winner

    def _learn(self, seat: int, missing: CardSet, *, drew: bool) -> None:
        """Remember what an answer proved; a draw may bring any card, so it wipes the slate."""
        if drew:
            self.lacks = (0, 0)
        elif missing:
            lacks0, lacks1 = self.lacks
            self.lacks = (lacks0 | missing, lacks1) if seat == 0 else (lacks0, lacks1 | missing)

    def tricks_played(self) -> tuple[Trick, ...]:
        """Return the complete tricks in order, as far as they are known."""
        return tricks_of(self)

    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """Return both hands in dealing order, drawn cards at the end."""
        return dealt_hands(self)

    def as_json(self) -> dict[str, Any]:
        """Return the fields of the replay answer that depend on the game."""
        return {
            "stock": [card_text(card) for card in self.stock],
            "sides": [[0], [1]],
            "trump": None if self.trump is None else SUITS[self.trump],
            "points": list(self.honours),
            "contract": None,
            "closed": None,
            "pending": [],
            "declarer": None,
            "partner": None,
            "discarded": [],
        }

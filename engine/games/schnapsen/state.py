"""A deal of Schnapsen, move by move.

The leader may exchange, close, announce a marriage and claim before leading; the follower answers;
the winner of the last trick claims or passes. Seats are 0 and 1. States are immutable: ``after``
returns a new one that shares everything a move does not change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.cards import SUITS, Card, CardSet, card_text, cards_of
from engine.duties import narrow
from engine.errors import Refused
from engine.game import Move, Trick
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.deal import Closed, Deal, Ending
from engine.games.schnapsen.log import dealt_hands, tricks_of
from engine.games.schnapsen.verdicts import judge
from engine.games.schnapsen.words import MARRIAGES, SUIT_OF
from engine.options import RuleSet
from engine.reasons import Reason, Verdict
from engine.record import Record

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["SchnapsenState"]

_new = object.__new__


class SchnapsenState:
    """One moment of a deal of Schnapsen.

    ``won`` are card points of won tricks and ``announced`` marriage points, per seat; ``strict``
    counts tricks won in the strict phase; ``shown`` are cards both players know a seat to hold,
    ``lacks`` cards both know it does not hold. ``led`` is the card on the table or -1, ``calling``
    the suit of a marriage announced for this lead or -1.
    """

    __slots__ = (
        "_moves", "announced", "calling", "closed", "deal", "ending", "first", "hands", "history",
        "lacks", "led", "played", "seat", "shown", "stock", "strict", "tricks", "won",
    )  # fmt: skip
    deal: Deal
    first: SchnapsenState | None
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    seat: int
    led: Card
    calling: int
    closed: Closed | None
    ending: Ending | None
    won: tuple[int, int]
    announced: tuple[int, int]
    tricks: tuple[int, int]
    strict: tuple[int, int]
    played: CardSet
    shown: tuple[CardSet, CardSet]
    lacks: tuple[CardSet, CardSet]
    history: tuple[Move, ...]
    _moves: tuple[Move, ...] | None
    discard: ClassVar[None] = None
    """Nothing is ever discarded."""

    @classmethod
    def make(
        cls,
        deal: Deal,
        hands: tuple[CardSet, ...],
        stock: tuple[Card, ...],
        seat: int,
        **more: Any,
    ) -> SchnapsenState:
        """Build a state from its parts; what is not given is as at the start of a deal."""
        state = _new(cls)
        state.deal, state.hands, state.stock, state.seat = deal, hands, stock, seat
        state.led = state.calling = -1
        state.closed = state.ending = state.first = state._moves = None
        state.won = state.announced = state.tricks = state.strict = (0, 0)
        state.played, state.shown, state.lacks, state.history = 0, (0, 0), (0, 0), ()
        for name, value in more.items():
            setattr(state, name, value)
        return state

    def _copy(self) -> SchnapsenState:
        new = _new(SchnapsenState)
        new.deal = self.deal
        new.first = self.first or self
        new.hands = self.hands
        new.stock = self.stock
        new.seat = self.seat
        new.led = self.led
        new.calling = self.calling
        new.closed = self.closed
        new.ending = self.ending
        new.won = self.won
        new.announced = self.announced
        new.tricks = self.tricks
        new.strict = self.strict
        new.played = self.played
        new.shown = self.shown
        new.lacks = self.lacks
        new.history = self.history
        new._moves = None
        return new

    # What the state says of itself

    @property
    def rules(self) -> RuleSet:
        """The rules of this deal."""
        return self.deal.terms.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.deal.dealer

    @property
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "over" if self.ending else "play"

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` when the deal is over."""
        return None if self.ending else self.seat

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next."""
        if self.ending:
            return None
        return self.seat if self.led < 0 else 1 - self.seat

    @property
    def trick(self) -> tuple[Card, ...]:
        """The card on the table, if any."""
        return () if self.led < 0 else (self.led,)

    @property
    def trump(self) -> int:
        """The trump suit 0..3."""
        return self.deal.terms.trump

    @property
    def is_strict(self) -> bool:
        """Whether the strict phase has begun: stock closed or used up (``schnapsen.strict``)."""
        return self.closed is not None or not self.stock

    def counted(self, seat: int) -> int:
        """Return the points that count for a seat: none before its first trick (G-11)."""
        return self.won[seat] + self.announced[seat] if self.tricks[seat] else 0

    def pending(self, seat: int) -> int:
        """Return marriage points that wait for the seat's first trick."""
        return 0 if self.tricks[seat] else self.announced[seat]

    @property
    def record(self) -> Record | None:
        """The deal as a record; ``None`` for a position that began in the middle."""
        if self.deal.deck is None:
            return None
        return Record(self.rules, self.deal.dealer, self.deal.deck, self.history)

    @property
    def result(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        if self.ending is None:
            return None
        from engine.games.schnapsen.settle import settle  # the settlement reads finished states

        return settle(self)

    # The leader's actions: each answers with the clause that bars it, or None

    def bars_exchange(self) -> Clause | None:
        """What bars the leader from exchanging."""
        terms = self.deal.terms
        if not self.hands[self.seat] >> terms.exchange_card & 1:
            return Clause.EXCHANGE
        if self.closed or len(self.stock) < terms.exchange_min:
            return Clause.EXCHANGE_STOCK
        if not terms.exchange_first and not self.played:
            return Clause.EXCHANGE_FIRST
        return None

    def bars_close(self) -> Clause | None:
        """What bars the leader from closing."""
        if self.closed or len(self.stock) < self.deal.terms.close_min:
            return Clause.CLOSE_STOCK
        return None

    def bars_marriages(self) -> Clause | None:
        """What bars the leader from announcing a marriage he holds."""
        if self.calling >= 0:
            return Clause.MARRIAGE_PLAY
        if not self.deal.terms.marriage_first and not self.played:
            return Clause.MARRIAGE_FIRST
        return None

    def bars_claim(self) -> Clause | None:
        """What bars the seat to act from claiming."""
        if self.deal.terms.claim_any_turn or (self.led < 0 and self.played):
            return None
        return Clause.CLAIM

    def marriage_queens(self) -> CardSet:
        """Return the queens of the seat to act whose king it holds too (the king is the next card up)."""
        hand = self.hands[self.seat]
        return hand & hand >> 1 & self.deal.terms.queens

    def playable(self) -> CardSet:
        """Return the cards the seat to act may play."""
        hand = self.hands[self.seat]
        if self.led >= 0:
            if self.closed is None and self.stock:
                return hand
            terms = self.deal.terms
            return narrow(hand, self.led, self.led, terms.order, terms.duties)
        if self.calling >= 0:
            queen = self.calling * 13 + 10
            return 3 << queen
        return hand

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves; empty when the deal is over."""
        moves = self._moves
        if moves is None:
            moves = self._moves = self._find_moves()
        return moves

    def _find_moves(self) -> tuple[Move, ...]:
        if self.ending:
            return ()
        if not self.hands[self.seat]:
            return ("claim", "pass")
        moves: tuple[Move, ...] = cards_of(self.playable())
        if self.led < 0:
            if self.stock and not self.closed:
                if self.bars_exchange() is None:
                    moves += ("exchange",)
                if self.bars_close() is None:
                    moves += ("close",)
            queens = self.marriage_queens()
            if queens and self.bars_marriages() is None:
                moves += tuple(MARRIAGES[queen // 13] for queen in cards_of(queens))
        if self.bars_claim() is None:
            moves += ("claim",)
        return moves

    def refused(self) -> dict[Card, Reason]:
        """Return the cards of the seat to act that may not be played now, with the reasons."""
        if self.ending:
            return {}
        judged = {card: self.judge(card) for card in cards_of(self.hands[self.seat])}
        return {card: v.reason for card, v in judged.items() if not v.legal and v.reason}

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which clause.

        >>> import engine
        >>> state = engine.parse_position(
        ...     "schnapsen hands=?3/TS.JS.AH.AD trump=H stock=- lead=0 trick=KS tricks=3/3 "
        ...     "played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD.JD.TD").state()
        >>> verdict = state.judge(engine.parse_card("JS"))
        >>> verdict.legal, verdict.rule.value, verdict.reason.facts["could"]
        (False, 'schnapsen.head', ['TS'])
        """
        return judge(self, move)

    def marriage_worth(self, suit: int) -> int:
        """Return 40 in trumps, else 20 (``schnapsen.marriage-value``)."""
        return 40 if suit == self.deal.terms.trump else 20

    # Moving on

    def after(self, move: Move) -> SchnapsenState:
        """Return the state after a legal move of the seat to act.

        Raises :class:`engine.errors.Refused` for a move the rules refuse.
        """
        if move not in self.moves():
            verdict = self.judge(move)
            assert verdict.reason is not None
            raise Refused(move, verdict.reason)
        new = self._copy()
        new.history = (*self.history, move)
        if not isinstance(move, str):
            if self.led < 0:
                new._lead(move)
            else:
                new._reply(move)
        elif move == "close":
            other = 1 - self.seat
            new.closed = Closed(self.seat, self.counted(other), self.tricks[other])
        elif move == "exchange":
            new._exchange()
        elif move in SUIT_OF:
            new._announce(SUIT_OF[move])
        else:
            new.ending = Ending(move, self.seat)
        return new

    def _lead(self, card: Card) -> None:
        seat = self.seat
        hands = self.hands
        rest = hands[seat] ^ 1 << card
        self.hands = (rest, hands[1]) if seat == 0 else (hands[0], rest)
        self.led = card
        self.seat = 1 - seat

    def _reply(self, card: Card) -> None:
        seat, led, terms = self.seat, self.led, self.deal.terms
        hand0, hand1 = self.hands
        if seat == 0:
            hand0 ^= 1 << card
        else:
            hand1 ^= 1 << card
        winner = seat if terms.order.beaters[led] >> card & 1 else 1 - seat
        worth = terms.worth[led] + terms.worth[card]
        won0, won1 = self.won
        tricks0, tricks1 = self.tricks
        strict0, strict1 = self.strict
        stock = self.stock
        strict = self.closed is not None or not stock
        if winner == 0:
            self.won, self.tricks = (won0 + worth, won1), (tricks0 + 1, tricks1)
        else:
            self.won, self.tricks = (won0, won1 + worth), (tricks0, tricks1 + 1)
        if strict:
            self.strict = (strict0 + 1, strict1) if winner == 0 else (strict0, strict1 + 1)
            missing = terms.absent_after(led, card)
            if missing:
                lacks0, lacks1 = self.lacks
                self.lacks = (lacks0 | missing, lacks1) if seat == 0 else (lacks0, lacks1 | missing)
        else:
            first, second = 1 << stock[0], 1 << stock[1]
            if winner == 0:
                hand0 |= first
                hand1 |= second
            else:
                hand1 |= first
                hand0 |= second
            self.stock = stock[2:]
            if not self.stock:  # the turned card has gone to the loser, for both to see
                shown0, shown1 = self.shown
                self.shown = (shown0, shown1 | second) if winner == 0 else (shown0 | second, shown1)
        self.hands = (hand0, hand1)
        self.played |= 1 << card | 1 << led
        self.led = self.calling = -1
        self.seat = winner

    def _exchange(self) -> None:
        seat, jack, turned = self.seat, self.deal.terms.exchange_card, self.stock[-1]
        hands, shown = list(self.hands), list(self.shown)
        hands[seat] = hands[seat] ^ 1 << jack | 1 << turned
        shown[seat] |= 1 << turned
        self.hands = (hands[0], hands[1])
        self.shown = (shown[0], shown[1])
        self.stock = (*self.stock[:-1], jack)

    def _announce(self, suit: int) -> None:
        seat, worth = self.seat, self.marriage_worth(suit)
        points, shown = list(self.announced), list(self.shown)
        points[seat] += worth
        shown[seat] |= 3 << suit * 13 + 10
        self.announced = (points[0], points[1])
        self.shown = (shown[0], shown[1])
        self.calling = suit

    # What has happened

    def tricks_played(self) -> tuple[Trick, ...]:
        """Return the complete tricks in order, as far as they are known."""
        return tricks_of(self)

    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """Return both hands in dealing order, drawn cards at the end."""
        return dealt_hands(self)

    def as_json(self) -> dict[str, Any]:
        """Return the fields of the replay answer that depend on the game."""
        closed = self.closed._asdict() if self.closed else None
        return {
            "stock": [card_text(card) for card in self.stock],
            "sides": [[0], [1]],
            "trump": SUITS[self.trump],
            "points": [self.counted(0), self.counted(1)],
            "contract": None,
            "closed": closed,
            "pending": [self.pending(0), self.pending(1)],
            "declarer": None,
            "partner": None,
            "discarded": [],
        }

"""A deal of Schnapsen, move by move.

The leader may exchange, close, announce a marriage and claim before leading; the follower answers;
the winner of the last trick claims or passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, CardSet, card_text, cards_of
from engine.duel.state import Duel, with_more
from engine.duties import narrow
from engine.fields import Pair
from engine.game import Move
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.deal import Closed, Deal, Ending
from engine.games.schnapsen.verdicts import judge
from engine.games.schnapsen.words import MARRIAGES, SUIT_OF
from engine.reasons import Verdict

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["SchnapsenState"]

_new = object.__new__


class SchnapsenState(Duel):
    """One moment of a deal of Schnapsen.

    ``won`` are card points of won tricks and ``announced`` marriage points, per seat; ``strict``
    counts tricks won in the strict phase; ``calling`` is the suit of a marriage announced for this
    lead or -1; ``closed`` and ``ending`` say who closed, and how the deal ended.
    """

    __slots__ = ("announced", "calling", "closed", "ending", "strict", "won")
    deal: Deal
    calling: int
    closed: Closed | None
    ending: Ending | None
    won: Pair
    announced: Pair
    strict: Pair

    @classmethod
    def make(
        cls,
        deal: Deal,
        hands: Pair,
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
        return state._set(more)

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
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "over" if self.ending else "play"

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
            raise self.refusal(move)
        new = self._copy()
        new.history = self.history + (move,)  # noqa: RUF005 - at every move, and faster
        if not isinstance(move, str):
            if self.led < 0:
                new._lead(move)
            else:
                new._answer(move)
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

    def _answer(self, card: Card) -> None:
        """Count the trick, then draw, or note what an answer in the strict phase proves."""
        seat, led, terms = self.seat, self.led, self.deal.terms
        winner = self._complete(card)
        worth = terms.worth[led] + terms.worth[card]
        won0, won1 = self.won
        self.won = (won0 + worth, won1) if winner == 0 else (won0, won1 + worth)
        if self.closed is None and self.stock:
            self._draw(winner)
        else:
            strict0, strict1 = self.strict
            self.strict = (strict0 + 1, strict1) if winner == 0 else (strict0, strict1 + 1)
            missing = terms.absent_after(led, card)
            if missing:
                self.lacks = with_more(self.lacks, seat, missing)
        self.calling = -1

    def _exchange(self) -> None:
        seat, jack, turned = self.seat, self.deal.terms.exchange_card, self.stock[-1]
        hand0, hand1 = self.hands
        change = 1 << jack | 1 << turned
        self.hands = (hand0 ^ change, hand1) if seat == 0 else (hand0, hand1 ^ change)
        self.shown = with_more(self.shown, seat, 1 << turned)
        self.stock = (*self.stock[:-1], jack)

    def _announce(self, suit: int) -> None:
        seat, worth = self.seat, self.marriage_worth(suit)
        points0, points1 = self.announced
        self.announced = (points0 + worth, points1) if seat == 0 else (points0, points1 + worth)
        self.shown = with_more(self.shown, seat, 3 << suit * 13 + 10)
        self.calling = suit

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

"""A deal of Bohemian Schneider, card by card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, card_text, card_texts, cards_of
from engine.duel import state as duel
from engine.duel.state import Duel, with_more
from engine.duties import dropped_by, narrow
from engine.fields import Pair
from engine.game import Move, move_text
from engine.games.schneider.clauses import Clause
from engine.games.schneider.terms import Terms
from engine.reasons import LEGAL, Verdict, allow, refuse

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["Deal", "SchneiderState"]

_new = object.__new__


@dataclass(frozen=True, slots=True)
class Deal(duel.Deal):
    """What does not change during a deal of Bohemian Schneider."""

    terms: Terms


class SchneiderState(Duel):
    """One moment of a deal of Bohemian Schneider.

    ``honours`` are the honours each seat has won. The deal is over when both hands are empty.
    """

    __slots__ = ("honours",)
    deal: Deal
    honours: Pair

    @classmethod
    def make(cls, deal: Deal, hands: Pair, stock: tuple[Card, ...], seat: int, **more: Any) -> SchneiderState:
        """Build a state from its parts; what is not given is as at the start of a deal."""
        state = _new(cls)
        state.deal, state.hands, state.stock, state.seat = deal, hands, stock, seat
        state.led = -1
        state.first = state._moves = None
        state.honours = state.tricks = state.shown = state.lacks = (0, 0)
        state.played, state.history = 0, ()
        return state._set(more)

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
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "play" if self.led >= 0 or self.hands[self.seat] else "over"

    @property
    def trump(self) -> int | None:
        """The trump suit 0..3; ``None`` without the option."""
        return self.deal.terms.trump

    @property
    def result(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        if self.phase != "over":
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

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which clause.

        >>> import engine
        >>> state = engine.parse_position(
        ...     "schneider(follow=yes) hands=AC/KC.7D lead=0 trick=QC tricks=7/7").state()
        >>> state.judge(engine.parse_card("7D")).rule.value
        'schneider.follow'
        """
        facts: dict[str, Any] = {"card": move_text(move)}
        if self.phase == "over":
            return refuse(Clause.TURN, **facts, over=1)
        hand = self.hands[self.seat]
        if isinstance(move, str) or not hand >> move & 1:
            return refuse(Clause.IN_HAND, **facts)
        if self.led < 0:
            return LEGAL
        facts["led"] = card_text(self.led)
        terms = self.deal.terms
        dropped = dropped_by(move, hand, self.led, self.led, terms.order, terms.duties)
        if dropped is None:
            follows = bool(terms.duties) and bool(terms.order.companions[self.led] >> move & 1)
            return allow(Clause.FOLLOW if follows else Clause.FREE, **facts)
        clause, kept = dropped
        return refuse(clause, **facts, could=card_texts(kept))

    def after(self, move: Move) -> SchneiderState:
        """Return the state after a legal move; raises :class:`engine.errors.Refused`."""
        if isinstance(move, str) or move not in self.moves():
            raise self.refusal(move)
        new = self._copy()
        new.history = self.history + (move,)  # noqa: RUF005 - at every move, and faster
        if self.led < 0:
            new._lead(move)
        else:
            new._answer(move)
        return new

    def _answer(self, card: Card) -> None:
        """Count the honours of the trick, and draw while there is a stock."""
        seat, led, terms = self.seat, self.led, self.deal.terms
        winner = self._complete(card)
        won = (terms.honours >> led & 1) + (terms.honours >> card & 1)
        honours0, honours1 = self.honours
        self.honours = (honours0 + won, honours1) if winner == 0 else (honours0, honours1 + won)
        if self.stock:
            self._draw(winner)
            self.lacks = (0, 0)  # whatever an answer proves: a draw may bring any card
        elif terms.duties:
            self.lacks = with_more(self.lacks, seat, terms.absent_after(led, card))

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

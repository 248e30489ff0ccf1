"""Schnapsen for two: documents 001 and 002, the public rules, and Siebener-Schnapsen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card, mask_of, suit_of
from engine.errors import Refused
from engine.game import whole_pack
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.deal import Deal
from engine.games.schnapsen.options import TABLE
from engine.games.schnapsen.position import SchnapsenPosition, format_position, read_position
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import compile_terms, pack_for
from engine.games.schnapsen.view import SchnapsenView, view_of
from engine.games.schnapsen.words import WORDS
from engine.options import RuleSet
from engine.reasons import Reason
from engine.settlement import Settlement

if TYPE_CHECKING:
    from engine.match import Match

__all__ = ["GAME", "Clause", "Schnapsen", "SchnapsenPosition", "SchnapsenState", "SchnapsenView"]


class Schnapsen:
    """The game of Schnapsen, as :class:`engine.game.Game` asks for it."""

    name = "schnapsen"
    seats = 2
    table = TABLE
    targets = (7, 5)
    clauses = Clause

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the cards of the pack, ascending."""
        return pack_for(rules)

    def sides(self, rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        """Return the two sides, one seat each."""
        return ((0,), (1,))

    def start(self, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchnapsenState:
        """Deal three, turn one, deal the rest of the hands; forehand leads (``schnapsen.deal``).

        Raises :class:`Unreadable` if the deck is not a permutation of the pack or the dealer no seat.

        >>> import engine
        >>> rules = engine.parse_setup("schnapsen")
        >>> state = GAME.start(rules, 1, GAME.pack(rules))
        >>> state.to_act, len(state.stock), state.phase
        (0, 10, 'play')
        """
        deck = whole_pack(self, rules, dealer, deck)
        size = 2 if len(deck) == 20 else 3
        turned = deck[6]
        fore = deck[:3] + deck[7 : 7 + size]
        rear = deck[3:6] + deck[7 + size : 7 + 2 * size]
        stock = (*deck[7 + 2 * size :], turned)
        seats = (fore, rear) if dealer == 1 else (rear, fore)
        deal = Deal(compile_terms(rules, suit_of(turned)), dealer, deck, seats)
        return SchnapsenState.make(deal, (mask_of(seats[0]), mask_of(seats[1])), stock, 1 - dealer)

    def is_token(self, token: str) -> bool:
        """Tell whether a text is one of the game's words."""
        return self.canonical(token) in WORDS

    def canonical(self, token: str) -> str:
        """Return the one spelling of a word: lower case, the suit letter of a marriage in upper case."""
        head, dash, suit = token.partition("-")
        return f"{head.lower()}{dash}{suit.upper()}"

    def view(self, state: SchnapsenState, seat: int) -> SchnapsenView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def read_position(self, rules: RuleSet, fields: dict[str, str]) -> SchnapsenPosition:
        """Read the fields of a position text; raises :class:`Unreadable`."""
        return read_position(rules, fields)

    def format_position(self, state: SchnapsenState) -> str:
        """Return a state as a position text."""
        return format_position(state)

    def first_score(self, rules: RuleSet, target: int) -> tuple[int, ...]:
        """Return the countdown before the first deal (``schnapsen.target``)."""
        return target, target

    def add_score(self, score: tuple[int, ...], result: Settlement) -> tuple[int, ...]:
        """Count down; more than is left brings the count to zero (``schnapsen.overshoot``)."""
        return tuple(max(0, left - won) for left, won in zip(score, result.score, strict=True))

    def match_winner(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> int | None:
        """Return the side whose count is zero (``schnapsen.countdown``)."""
        return next((side for side, left in enumerate(scores[-1]) if left == 0), None)

    def match_tie(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        """Return the sides no rule decides between: here the match simply goes on."""
        return ()

    def refuse_deal(self, why: str, match: Match) -> Refused:
        """Return the refusal of a deal that does not belong to a match."""
        facts: dict[str, str | int] = {"why": why, "dealer": match.next_dealer}
        rule = Clause.COUNTDOWN if why == "over" else Clause.ALTERNATE
        return Refused("deal", Reason(rule, facts))


GAME = Schnapsen()

"""Bohemian Schneider for two: document 000, its variants, and the traditional way to take a trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card, mask_of, suit_of
from engine.errors import Refused
from engine.game import whole_pack
from engine.games.schneider.clauses import Clause
from engine.games.schneider.options import TABLE
from engine.games.schneider.position import SchneiderPosition, position_of, read_position
from engine.games.schneider.state import Deal, SchneiderState
from engine.games.schneider.terms import compile_terms, pack_for
from engine.games.schneider.view import SchneiderView, view_of
from engine.options import RuleSet
from engine.reasons import Reason
from engine.settlement import Settlement

if TYPE_CHECKING:
    from engine.match import Match

__all__ = ["GAME", "Clause", "Schneider", "SchneiderPosition", "SchneiderState", "SchneiderView"]


class Schneider:
    """The game of Bohemian Schneider, as :class:`engine.game.Game` asks for it."""

    name = "schneider"
    seats = 2
    table = TABLE
    targets = (7, 10, 50)
    clauses = Clause

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the cards of the pack, ascending."""
        return pack_for(rules)

    def sides(self, rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        """Return the two sides, one seat each."""
        return ((0,), (1,))

    def start(self, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
        """Deal three and three; forehand leads (``schneider.deal``).

        Raises :class:`Unreadable` if the deck is not a permutation of the pack or the dealer no seat.

        >>> import engine
        >>> rules = engine.parse_setup("schneider")
        >>> state = GAME.start(rules, 1, GAME.pack(rules))
        >>> state.to_act, len(state.stock)
        (0, 20)
        """
        deck = whole_pack(self, rules, dealer, deck)
        fore, rear = deck[0:3] + deck[6:9], deck[3:6] + deck[9:12]
        trump = suit_of(deck[-1]) if rules["trump"] == "yes" else None
        seats = (fore, rear) if dealer == 1 else (rear, fore)
        deal = Deal(compile_terms(rules, trump), dealer, deck, seats)
        return SchneiderState.make(deal, (mask_of(seats[0]), mask_of(seats[1])), deck[12:], 1 - dealer)

    def is_token(self, token: str) -> bool:
        """Tell whether a text other than a card is a move: here none is."""
        return False

    def canonical(self, token: str) -> str:
        """Return the one spelling of a token."""
        return token

    def view(self, state: SchneiderState, seat: int) -> SchneiderView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def read_position(self, rules: RuleSet, fields: dict[str, str]) -> SchneiderPosition:
        """Read the fields of a position text; raises :class:`Unreadable`."""
        return read_position(rules, fields)

    def format_position(self, state: SchneiderState) -> str:
        """Return a state as a position text."""
        return position_of(state).text

    def first_score(self, rules: RuleSet, target: int) -> tuple[int, ...]:
        """Return the score before the first deal."""
        return 0, 0

    def add_score(self, score: tuple[int, ...], result: Settlement) -> tuple[int, ...]:
        """Add a deal's points."""
        return score[0] + result.score[0], score[1] + result.score[1]

    def match_winner(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> int | None:
        """Return the side that has reached the target (``schneider.match``)."""
        return next((side for side, points in enumerate(scores[-1]) if points >= target), None)

    def match_tie(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        """Return the sides no rule decides between: here the match simply goes on."""
        return ()

    def refuse_deal(self, why: str, match: Match) -> Refused:
        """Return the refusal of a deal that does not belong to a match."""
        facts: dict[str, str | int] = {"why": why, "dealer": match.next_dealer}
        return Refused("deal", Reason(Clause.MATCH if why == "over" else Clause.DEALER, facts))


GAME = Schneider()

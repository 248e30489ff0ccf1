"""Schmier for six: document 004, bids, trumps with two Bauers and a joker, exchange, three teams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.errors import Refused
from engine.game import whole_pack
from engine.games.schmier.clauses import Clause
from engine.games.schmier.deal import Deal
from engine.games.schmier.options import TABLE, sides_of, teams_of
from engine.games.schmier.position import SchmierPosition, format_position
from engine.games.schmier.reading import read_position
from engine.games.schmier.settle import front_of
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import PACK, SEATS
from engine.games.schmier.view import SchmierView, view_of
from engine.games.schmier.words import canonical, is_word
from engine.options import RuleSet
from engine.reasons import Reason
from engine.settlement import Settlement

if TYPE_CHECKING:
    from engine.match import Match

__all__ = ["GAME", "Clause", "Schmier", "SchmierPosition", "SchmierState", "SchmierView"]


class Schmier:
    """The game of Schmier, as :class:`engine.game.Game` asks for it."""

    name = "schmier"
    seats = SEATS
    table = TABLE
    targets = (21,)
    clauses = Clause

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the 53 cards of the pack, ascending."""
        return PACK

    def sides(self, rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        """Return the teams, as the rule set makes them (``schmier.teams``)."""
        return sides_of(rules)

    def start(self, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchmierState:
        """Deal three and three, from the dealer's left; that seat bids first (``schmier.deal``).

        Raises :class:`Unreadable` if the deck is not a permutation of the pack or the dealer no seat.

        >>> import engine
        >>> rules = engine.parse_setup("schmier")
        >>> state = GAME.start(rules, 1, GAME.pack(rules))
        >>> state.to_act, engine.cards_text(state.dealt()[2]), len(state.stock)
        (2, '2C.3C.4C.7S.8S.9S', 17)
        """
        deck = whole_pack(self, rules, dealer, deck)
        # The dealer's left is packet 0; seat n is packet (n - dealer - 1) mod 6.
        packets = [deck[at : at + 3] + deck[18 + at : 21 + at] for at in range(0, 18, 3)]
        held = tuple(packets[(seat - dealer - 1) % SEATS] for seat in range(SEATS))
        return SchmierState.make(Deal(rules, dealer, deck), held, deck[36:])

    def is_token(self, token: str) -> bool:
        """Tell whether a text is a bid, a trump or a discard."""
        return is_word(token)

    def canonical(self, token: str) -> str:
        """Return the one spelling of a word: cards of a discard in the order of the pack."""
        return canonical(token)

    def view(self, state: SchmierState, seat: int) -> SchmierView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def read_position(self, rules: RuleSet, fields: dict[str, str]) -> SchmierPosition:
        """Read the fields of a position text; raises :class:`Unreadable`."""
        return read_position(rules, fields)

    def format_position(self, state: SchmierState) -> str:
        """Return a state as a position text."""
        return format_position(state)

    def first_score(self, rules: RuleSet, target: int) -> tuple[int, ...]:
        """Return the score before the first deal: every team at zero."""
        return (0,) * teams_of(rules)

    def add_score(self, score: tuple[int, ...], result: Settlement) -> tuple[int, ...]:
        """Add a deal's points; a score may fall below zero (``schmier.negative``)."""
        return tuple(before + won for before, won in zip(score, result.score, strict=True))

    def match_winner(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> int | None:
        """Return the team that has won: in front at the target, alone or by its bid (``schmier.match``)."""
        front = self._front(target, scores, results)
        return front[0] if len(front) == 1 else None

    def match_tie(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        """Return teams that did not bid and are equal in front (``schmier.final-tie``)."""
        front = self._front(target, scores, results)
        return front if len(front) > 1 else ()

    def _front(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        return front_of(target, scores[-1], results[-1]) if results else ()

    def refuse_deal(self, why: str, match: Match) -> Refused:
        """Return the refusal of a deal that does not belong to a match."""
        facts: dict[str, str | int] = {"why": why, "dealer": match.next_dealer}
        return Refused("deal", Reason(Clause.TARGET if why == "over" else Clause.DEALER, facts))


GAME = Schmier()

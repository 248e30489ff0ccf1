"""Schafkopf for four: document 003."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card, mask_of
from engine.errors import Refused
from engine.game import whole_pack
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import PACK
from engine.games.schafkopf.deal import Deal
from engine.games.schafkopf.options import TABLE
from engine.games.schafkopf.position import SchafkopfPosition, format_position
from engine.games.schafkopf.reading import read_position
from engine.games.schafkopf.state import SchafkopfState
from engine.games.schafkopf.view import SchafkopfView, view_of
from engine.games.schafkopf.words import WORDS, canonical
from engine.options import RuleSet
from engine.reasons import Reason
from engine.settlement import Settlement

if TYPE_CHECKING:
    from engine.match import Match

__all__ = ["GAME", "Clause", "Schafkopf", "SchafkopfPosition", "SchafkopfState", "SchafkopfView"]

_PACK_SET = mask_of(PACK)


class Schafkopf:
    """The game of Schafkopf, as :class:`engine.game.Game` asks for it."""

    name = "schafkopf"
    seats = 4
    table = TABLE
    # No end by the document; otherwise the number of deals played, four to a round (SCH-OLD).
    targets = (0, 4, 8, 12, 16, 20, 24, 28, 32)
    clauses = Clause

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the 32 cards of the pack, ascending."""
        return PACK

    def sides(self, rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        """Return the sides: every seat settles for itself."""
        return ((0,), (1,), (2,), (3,))

    def start(self, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchafkopfState:
        """Deal four and four again, from forehand on; forehand bids first (``schafkopf.deal``).

        Raises :class:`Unreadable` if the deck is not a permutation of the pack or the dealer no seat.

        >>> import engine
        >>> rules = engine.parse_setup("schafkopf")
        >>> state = GAME.start(rules, 1, GAME.pack(rules))
        >>> state.to_act, engine.cards_text(state.dealt()[2]), state.phase
        (2, '7C.8C.9C.TC.7H.8H.9H.TH', 'bidding')
        """
        deck = whole_pack(self, rules, dealer, deck)
        # Forehand is packet 0; seat n is packet (n - dealer - 1) mod 4.
        packets = [deck[at : at + 4] + deck[16 + at : 20 + at] for at in (0, 4, 8, 12)]
        seats = tuple(packets[(seat - dealer - 1) % 4] for seat in range(4))
        hands = (mask_of(seats[0]), mask_of(seats[1]), mask_of(seats[2]), mask_of(seats[3]))
        return SchafkopfState.make(Deal(rules, dealer, deck, seats), hands)

    def is_token(self, token: str) -> bool:
        """Tell whether a text is one of the words of the auction."""
        return canonical(token) in WORDS

    def canonical(self, token: str) -> str:
        """Return the one spelling of a word: lower case, the letter of a suit in upper case."""
        return canonical(token)

    def view(self, state: SchafkopfState, seat: int) -> SchafkopfView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def read_position(self, rules: RuleSet, fields: dict[str, str]) -> SchafkopfPosition:
        """Read the fields of a position text; raises :class:`Unreadable`."""
        return read_position(rules, fields)

    def format_position(self, state: SchafkopfState) -> str:
        """Return a state as a position text."""
        return format_position(state)

    def first_score(self, rules: RuleSet, target: int) -> tuple[int, ...]:
        """Return the ledger before the first deal: everybody at zero (``schafkopf.ledger``)."""
        return 0, 0, 0, 0

    def add_score(self, score: tuple[int, ...], result: Settlement) -> tuple[int, ...]:
        """Add up (``schafkopf.ledger``); the four scores always sum to zero."""
        return tuple(before + won for before, won in zip(score, result.score, strict=True))

    def match_winner(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> int | None:
        """Return the seat alone in front once ``target`` deals are played; nobody with target 0.

        Deals thrown in do not count, and while the first are equal the play goes on.
        """
        played = sum(result.redeal is None for result in results)
        if not target or played < target:
            return None
        first, second = sorted(scores[-1], reverse=True)[:2]
        return scores[-1].index(first) if first > second else None

    def match_tie(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        """Return the sides no rule decides between: here the match simply goes on."""
        return ()

    def refuse_deal(self, why: str, match: Match) -> Refused:
        """Return the refusal of a deal that does not belong to a match."""
        facts: dict[str, str | int] = {"why": why, "dealer": match.next_dealer}
        rule = Clause.LEDGER if why == "over" else Clause.DEALER
        return Refused("deal", Reason(rule, facts))


GAME = Schafkopf()

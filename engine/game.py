"""The protocol every game meets, and what all games share.

A move is a card (an int) when it is a play; anything else is its own token as text (``"close"``,
``"bid-4"``): a value that is its own canonical spelling needs no second form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.cards import Card, CardSet, card_text, mask_of, parse_card
from engine.errors import Unreadable
from engine.options import OptionTable, RuleSet
from engine.reasons import Reason, RuleId, Verdict

if TYPE_CHECKING:
    from engine.choices import Discard
    from engine.errors import Refused
    from engine.match import Match
    from engine.position import Position
    from engine.record import Record
    from engine.settlement import Settlement
    from engine.view import View

__all__ = ["Game", "Move", "State", "Trick", "move_text", "parse_move", "whole_pack"]

Move = Card | str


class Trick(NamedTuple):
    """A complete trick: the seat that led, the cards in playing order, the seat that won."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class State(Protocol):
    """One moment of a deal. Immutable; seats are 0, 1, 2... clockwise."""

    __slots__ = ()

    @property
    def rules(self) -> RuleSet:
        """The rules of this deal."""

    @property
    def phase(self) -> str:
        """``bidding``, ``trump``, ``discard``, ``play`` or ``over``."""

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` when the deal is over."""

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next; ``None`` outside play."""

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table in playing order; empty once a trick is complete."""

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The hand of every seat."""

    @property
    def trump(self) -> int | None:
        """The trump suit 0..3, or ``None``."""

    @property
    def record(self) -> Record | None:
        """The deal as a record; ``None`` if it did not start from a whole pack."""

    @property
    def result(self) -> Settlement | None:
        """The settlement of a finished deal."""

    @property
    def discard(self) -> Discard | None:
        """What a discard may be made of where one is due; ``None`` elsewhere."""

    def moves(self) -> Sequence[Move]:
        """Return the legal moves; empty when the deal is over.

        Where a discard is due, one token for each card that may be thrown; see :mod:`engine.choices`.
        """

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which rule."""

    def refused(self) -> dict[Card, Reason]:
        """Return the cards of the seat to act that may not be played, or thrown, now, with the reasons."""

    def after(self, move: Move) -> State:
        """Return the state after a legal move; raises :class:`engine.errors.Refused`."""

    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """Return every hand in dealing order, drawn cards at the end."""

    def tricks_played(self) -> tuple[Trick, ...]:
        """Return the complete tricks, oldest first, as far as they are known."""

    def as_json(self) -> dict[str, Any]:
        """Return the fields of the replay answer that are this game's own."""


class Game(Protocol):
    """A game: its options, its pack and how a deal starts."""

    @property
    def name(self) -> str:
        """The name in set-up texts."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def targets(self) -> tuple[int, ...]:
        """The targets a match may have, the usual one first."""

    @property
    def table(self) -> OptionTable:
        """The options and presets."""

    @property
    def clauses(self) -> type[RuleId]:
        """The rule ids."""

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the cards of the pack, ascending."""

    def sides(self, rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        """Return the sides that score, each with its seats; a side's number is its index."""

    def start(self, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> State:
        """Deal; ``deck`` is the whole pack from the top. Raises ``Unreadable`` for another pack."""

    def view(self, state: Any, seat: int) -> View:
        """Return what a seat may know of one of this game's states."""

    def read_position(self, rules: RuleSet, fields: dict[str, str]) -> Position:
        """Read the fields of a position text; raises ``Unreadable``."""

    def first_score(self, rules: RuleSet, target: int) -> tuple[int, ...]:
        """Return the match score before the first deal."""

    def add_score(self, score: tuple[int, ...], result: Settlement) -> tuple[int, ...]:
        """Return the match score after one more settled deal."""

    def match_winner(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> int | None:
        """Return the side that has won a match, given every score so far, or ``None``."""

    def match_tie(
        self, target: int, scores: Sequence[tuple[int, ...]], results: Sequence[Settlement]
    ) -> tuple[int, ...]:
        """Return the sides that are equal in front at the target where no rule decides between them."""

    def refuse_deal(self, why: str, match: Match) -> Refused:
        """Return the refusal of a deal: ``why`` is over, setup, dealer or unfinished."""

    def is_token(self, token: str) -> bool:
        """Tell whether a text other than a card belongs to this game's moves."""

    def canonical(self, token: str) -> str:
        """Return the one spelling of a token of this game."""


def whole_pack(game: Game, rules: RuleSet, dealer: int, deck: Sequence[Card]) -> tuple[Card, ...]:
    """Return a deck from which a dealer can deal a game.

    Raises :class:`Unreadable` if it is not a permutation of the pack or the dealer no seat.
    """
    pack = game.pack(rules)
    if len(deck) != len(pack) or mask_of(deck) != mask_of(pack):
        raise Unreadable("The deck is not exactly the pack of this game.")
    if dealer not in range(game.seats):
        raise Unreadable(f"Seat {dealer} does not exist in this game.")
    return tuple(deck)


def move_text(move: Move) -> str:
    """Return the token of a move.

    >>> move_text(21), move_text("close")
    ('TS', 'close')
    """
    return move if isinstance(move, str) else card_text(move)


def parse_move(game: Game, text: str) -> Move:
    """Read a move of a game; raises :class:`Unreadable` for a token the game does not have.

    >>> import engine
    >>> parse_move(engine.GAMES["schnapsen"], "10s")
    21
    """
    if game.is_token(text):
        return game.canonical(text)
    try:
        return parse_card(text)
    except Unreadable:
        raise Unreadable(f"'{text}' is not a move of {game.name}.") from None

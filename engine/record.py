"""A deal as one line of text: set-up, dealer, pack order, moves. Replay makes it a state again."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.cards import Card, cards_text, mask_of, parse_cards
from engine.errors import Refused, Unreadable
from engine.options import RuleSet

if TYPE_CHECKING:
    from engine.game import Move, State

__all__ = ["Record", "parse_record", "replay"]

_FORM = re.compile(r"(\S+) dealer=([0-9]+) deck=(\S+)(?: moves=(\S+))?\Z")


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that makes a deal: rules, dealer, the pack from the top, the moves so far."""

    rules: RuleSet
    dealer: int
    deck: tuple[Card, ...]
    moves: tuple[Move, ...] = ()

    @property
    def text(self) -> str:
        """The canonical line."""
        from engine.game import move_text

        line = f"{self.rules.text} dealer={self.dealer} deck={cards_text(self.deck)}"
        return f"{line} moves={'.'.join(map(move_text, self.moves))}" if self.moves else line

    def __str__(self) -> str:
        """Return the canonical line."""
        return self.text

    def prefix(self, length: int) -> Record:
        """Return the record of the first ``length`` moves: undo is ``prefix(-1)``."""
        return replace(self, moves=self.moves[:length])


def parse_record(text: str) -> Record:
    """Read a record completely; nothing is replayed.

    Raises :class:`Unreadable` for anything that is not in the notation, a wrong pack or dealer
    included (contract section 1).

    >>> import engine
    >>> deck = engine.cards_text(engine.GAMES["schnapsen"].pack(engine.parse_setup("schnapsen")))
    >>> parse_record(f"schnapsen dealer=0 deck={deck} moves=close").moves
    ('close',)
    """
    from engine.game import parse_move
    from engine.registry import GAMES, parse_setup

    found = _FORM.match(text)
    if not found:
        raise Unreadable("A record is 'SETUP dealer=SEAT deck=CARDS' with ' moves=MOVES' when there are any.")
    rules = parse_setup(found[1])
    game = GAMES[rules.game]
    if len(found[2]) > 1 or int(found[2]) >= game.seats:
        raise Unreadable(f"Seat {found[2]} does not exist in {game.name}.")
    deck = parse_cards(found[3])
    pack = game.pack(rules)
    if len(deck) != len(pack) or mask_of(deck) != mask_of(pack):
        raise Unreadable(f"The deck is not exactly the {len(pack)} cards of {rules.text}.")
    moves = tuple(parse_move(game, part) for part in found[4].split(".")) if found[4] else ()
    return Record(rules, int(found[2]), deck, moves)


def replay(record: Record) -> State:
    """Return the state a record stands for.

    Raises :class:`Refused` with the 0-based index of the first move the rules refuse.
    """
    from engine.registry import GAMES

    state = GAMES[record.rules.game].start(record.rules, record.dealer, record.deck)
    for at, move in enumerate(record.moves):
        try:
            state = state.after(move)
        except Refused as refused:
            raise Refused(refused.move, refused.reason, at) from None
    return state

"""Matches: a sequence of finished deals and what they add up to."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from engine.errors import Refused, Unreadable
from engine.game import State
from engine.options import RuleSet
from engine.record import Record, parse_record, replay
from engine.registry import GAMES, parse_setup
from engine.settlement import Settlement

__all__ = ["Match", "parse_match"]

_HEAD = re.compile(r"match (\S+) target=([0-9]{1,3}) dealer=([0-9])(?: final-tie=(extra-deal|shared))?\Z")


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far: its rules, target and first dealer, and the finished deals as records.

    The Bummerl counts down from the target; ``score`` is what is left for each side (G-27: never
    below zero). The deal alternates unless a deal was thrown in (``schnapsen.alternate``). ``final_tie``
    says what happens when no rule decides between sides that are equal in front at the target: another
    deal (``extra-deal``), or they share the win (``shared``).
    """

    rules: RuleSet
    target: int
    dealer: int
    deals: tuple[Record, ...] = ()
    results: tuple[Settlement, ...] = ()
    final_tie: str = "extra-deal"

    def __post_init__(self) -> None:
        """Check target and dealer; raises :class:`Unreadable`."""
        game = GAMES[self.rules.game]
        if self.target not in game.targets:
            raise Unreadable(f"A match of {game.name} has no target {self.target}.")
        if self.dealer >= game.seats:
            raise Unreadable(f"Seat {self.dealer} does not exist in {game.name}.")

    @property
    def score(self) -> tuple[int, ...]:
        """What the match score of each side is after the last deal."""
        return self.scores[-1]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The score before the first deal and after each one."""
        game = GAMES[self.rules.game]
        history = [game.first_score(self.rules, self.target)]
        for result in self.results:
            history.append(game.add_score(history[-1], result))
        return tuple(history)

    @property
    def winner(self) -> int | None:
        """The side that has won the match, if any."""
        return GAMES[self.rules.game].match_winner(self.target, self.scores, self.results)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won: the winner, or those that share the win; empty while it goes on."""
        winner = self.winner
        if winner is not None:
            return (winner,)
        if self.final_tie != "shared":
            return ()
        return GAMES[self.rules.game].match_tie(self.target, self.scores, self.results)

    @property
    def next_dealer(self) -> int:
        """The seat that deals next."""
        seats = GAMES[self.rules.game].seats
        moved = sum(result.redeal != "same-dealer" for result in self.results)
        return (self.dealer + moved) % seats

    def after(self, record: Record) -> Match:
        """Return the match with one more finished deal.

        Raises :class:`Refused` for a deal after the end, with other rules, by the wrong dealer or
        unfinished, and for a move its rules refuse.
        """
        game = GAMES[self.rules.game]
        if self.winners:
            raise game.refuse_deal("over", self)
        if record.rules != self.rules:
            raise game.refuse_deal("setup", self)
        if record.dealer != self.next_dealer:
            raise game.refuse_deal("dealer", self)
        state: State = replay(record)
        if state.result is None:
            raise game.refuse_deal("unfinished", self)
        return replace(self, deals=(*self.deals, record), results=(*self.results, state.result))

    @property
    def text(self) -> str:
        """The match as text: a first line, then one record a line."""
        first = f"match {self.rules.text} target={self.target} dealer={self.dealer}"
        if self.final_tie != "extra-deal":
            first += f" final-tie={self.final_tie}"
        return "\n".join([first, *(record.text for record in self.deals)])

    def as_json(self) -> dict[str, Any]:
        """Return the answer of ``python -m engine match -``; ``winners`` only where several share the win."""
        answer = {
            "score": list(self.score),
            "deals": len(self.deals),
            "next_dealer": self.next_dealer,
            "winner": self.winner,
        }
        return answer if len(self.winners) < 2 else answer | {"winners": list(self.winners)}


def parse_match(text: str) -> Match:
    """Read a match and play its deals.

    Raises :class:`Unreadable` for a line not in the notation, and :class:`Refused` whose ``at`` is
    the 0-based index of the record that does not belong.

    >>> parse_match("match schnapsen target=7 dealer=1").as_json()
    {'score': [7, 7], 'deals': 0, 'next_dealer': 1, 'winner': None}
    """
    first, *lines = text.rstrip("\n").split("\n")
    found = _HEAD.match(first)
    if not found:
        raise Unreadable("A match begins with 'match SETUP target=N dealer=SEAT'.")
    match = Match(parse_setup(found[1]), int(found[2]), int(found[3]), final_tie=found[4] or "extra-deal")
    records = [parse_record(line) for line in lines]
    for at, record in enumerate(records):
        try:
            match = match.after(record)
        except Refused as refused:
            raise Refused(refused.move, refused.reason, at) from None
    return match

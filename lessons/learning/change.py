"""Small changes of what a drill asks about: one thing at the table is another, all else stays.

A situation from real play is changed in its record and played again, so that the engine refuses what could
not have happened; one that was given as a position is changed in its text. What comes of it is for the engine
to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import engine
from engine import State, card_text
from lessons.drills.problem import Problem, Unasked

__all__ = ["CARD", "IMPOSSIBLE", "Change", "again", "swap", "unseen"]

IMPOSSIBLE = (engine.BazaError, Unasked, ValueError, IndexError, KeyError)
"""What a change may come to that cannot be: it is then passed over."""

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA][CSHD]|JO)(?![A-Za-z0-9])")
"""A card in a text, its neighbours no letters."""


@dataclass(frozen=True, slots=True)
class Change:
    """A sentence with what differs, and the changed problem."""

    said: str
    problem: Problem


def again(problem: Problem, said: str, change: Callable[[str], str]) -> Iterator[Change]:
    """The problem after a change of its text: of its record if it has one, else of its position.

    None if no such situation can be, or if in it somebody else would be to act.
    """
    state = problem.state
    assert state is not None
    game = engine.GAMES[state.rules.game]
    try:
        if state.record is not None:
            changed: State = engine.replay(engine.parse_record(change(state.record.text)))
        else:
            view = engine.view(state, problem.seat)
            changed = engine.parse_position(change(view.text)).state()
        told = tuple(engine.parse_move(game, change(engine.move_text(move))) for move in problem.moves)
    except IMPOSSIBLE:
        return
    if changed.to_act == state.to_act:
        yield Change(said, replace(problem, rules=changed.rules, state=changed, moves=told))


def swap(text: str, old: str, new: str) -> str:
    """Two cards change places, wherever they stand: in the pack, in a move, in a discard."""
    pattern = r"(?<![A-Z0-9]){}(?![A-Z0-9])"
    held = re.sub(pattern.format(old), "##", text)
    return re.sub(pattern.format(new), old, held).replace("##", new)


def unseen(problem: Problem, shown: Iterable[str]) -> list[str]:
    """The cards of the pack that do not lie open.

    Of those played too, unless the text of a position has counted them or tells in which trick they lay.
    """
    state = problem.state
    assert state is not None
    view = engine.view(state, problem.seat).text
    seen = {*shown, *CARD.findall(view.partition(" ")[2].replace("/", ".").replace("=", "."))}
    played = re.search(r" played=(\S+)", view)
    if played and (state.record is not None or (" points=" not in view and "/" not in played[1])):
        seen -= set(CARD.findall(played[1].replace("/", "."))) - {*shown}
    pack = [card_text(card) for card in engine.GAMES[problem.rules.game].pack(problem.rules)]
    return [card for card in pack if card not in seen]

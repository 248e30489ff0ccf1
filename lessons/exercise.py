"""A *try* step as it is played: the moves so far, what the engine says of them, and whether it is done.

Illegal moves may be tried; they change nothing and are answered with the clause that refuses them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import engine
from engine import Move, Reason, State, move_text, players
from engine.trick import winning_place
from engine.view import View
from lessons.constants import constants_of
from lessons.model import Goal, Try
from lessons.situation import allies, open_situation, read_moves, side_of

__all__ = ["Attempt", "Turn", "attempt", "choices", "points_of"]

_LIMIT = 200
"""More moves than any deal has: a guard against an opponent who never ends."""


@dataclass(frozen=True)
class Turn:
    """One move: the state before, the move, and the state after the move itself."""

    before: State
    move: Move
    after: State


@dataclass(frozen=True)
class Attempt:
    """Where a learner stands in a *try* step.

    ``state`` is the table now; ``turns`` are the learner's moves, ``answers`` what the others did after the
    last of them; ``refusal`` the reason if the last move was refused (``refused`` is that move); ``met`` and
    ``open`` are the goal's conditions that hold and do not; ``about_trick`` tells that an open one is about
    who wins the trick. ``otherwise`` tells that what is to be played was decided
    otherwise: another suit is trumps, other cards are thrown.
    """

    seat: int
    start: State
    state: State
    turns: tuple[Turn, ...]
    refused: Move | None
    refusal: Reason | None
    met: tuple[str, ...]
    open: tuple[str, ...]
    about_trick: bool = False
    answers: tuple[Turn, ...] = ()
    otherwise: bool = False

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return not self.open

    @property
    def missed(self) -> bool:
        """Whether a legal move has put the goal out of reach: the wrong card is played, the trick is gone."""
        if self.done or self.refusal is not None or not self.turns:
            return False
        trick_gone = self.state.tricks_played() != self.start.tricks_played()
        return (
            bool({"keeps", "choice", "refused"} & set(self.open))
            or (self.about_trick and trick_gone)
            or ("played" in self.open and self.otherwise)
        )

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do here: the goal is reached or missed, or others are to act."""
        return self.done or self.missed or (self.refusal is None and self.state.to_act != self.seat)


def attempt(step: Try, moves: Sequence[str] | str = ()) -> Attempt:
    """Play the learner's moves of a step, answered by its opponent if it has one.

    A refused move is allowed only as the last one. Raises ``Unreadable`` for a move outside the
    notation and ``Refused`` for a refused move that others follow.
    """
    texts = moves.split(".") if isinstance(moves, str) else list(moves)
    start = open_situation(step.show, step.moves)
    played = read_moves(start.rules, ".".join(texts))
    answers = _answers(start, step)
    state = answers[-1].after if answers else start
    turns: list[Turn] = []
    refused: Move | None = None
    refusal: Reason | None = None
    for at, move in enumerate(played):
        verdict = state.judge(move)
        if not verdict.legal:
            assert verdict.reason is not None
            if at < len(played) - 1:
                raise engine.Refused(move, verdict.reason, at)
            refused, refusal, answers = move, verdict.reason, ()
            break
        after = state.after(move)
        turns.append(Turn(state, move, after))
        # The goal may be reached before the opponent answers.
        done = all(_HOLDS[name](step, start, after, turns, None) for name in step.goal.given)
        answers = () if done else _answers(after, step)
        state = answers[-1].after if answers else after
    holds = {name: _HOLDS[name](step, start, state, turns, refusal) for name in step.goal.given}
    return Attempt(
        step.seat,
        start,
        state,
        tuple(turns),
        refused,
        refusal,
        tuple(name for name, held in holds.items() if held),
        tuple(name for name, held in holds.items() if not held),
        step.goal.wins in ("trick", "side", "nothing") and not holds["wins"],
        answers if turns else (),
        _decided_otherwise(step, turns),
    )


def _answers(state: State, step: Try) -> tuple[Turn, ...]:
    """What the other seats do until it is the learner's turn again; nothing without an opponent."""
    found: list[Turn] = []
    while step.opponent != "none" and state.to_act not in (None, step.seat) and len(found) < _LIMIT:
        assert state.to_act is not None
        seen = engine.view(state, state.to_act)
        move = _reply(_Asked(step.opponent, seen.text, seen))
        found.append(Turn(state, move, state.after(move)))
        state = found[-1].after
    return tuple(found)


@dataclass(frozen=True)
class _Asked:
    """A player before a table; the text of what he sees decides what he does."""

    player: str
    text: str
    seen: View = field(compare=False)


@lru_cache(maxsize=4096)
def _reply(asked: _Asked) -> Move:
    """What a player does, thought about once: a page asks for the same exercise again and again."""
    return players.choose(asked.player, asked.seen).move


def _decided_otherwise(step: Try, turns: Sequence[Turn]) -> bool:
    """Whether a move that is still to be played decides what has been decided once and for all by another."""
    made = {move_text(turn.move) for turn in turns}
    return bool(_decisions(made) & _decisions(set(step.goal.played or ()) - made))


def _decisions(moves: Iterable[str]) -> set[str]:
    return {move.partition("-")[0] for move in moves} & {"trump", "discard", "bid"}


_Condition = Callable[[Try, State, State, Sequence[Turn], Reason | None], bool]


def _legal(_step: Try, _start: State, _state: State, turns: Sequence[Turn], refusal: Reason | None) -> bool:
    return bool(turns) and refusal is None


def _refused(step: Try, _start: State, _state: State, _turns: Sequence[Turn], refusal: Reason | None) -> bool:
    return refusal is not None and refusal.rule.value == step.goal.refused


def _wins(step: Try, start: State, state: State, turns: Sequence[Turn], _refusal: Reason | None) -> bool:
    if step.goal.wins == "deal":
        return bool(turns) and state.result is not None and side_of(state, step.seat) in state.result.winners
    new = state.tricks_played()[len(start.tricks_played()) :]
    if not new:
        return False
    winners = allies(state, step.seat) if step.goal.wins == "side" else {step.seat}
    return (new[-1].winner in winners) == (step.goal.wins != "nothing")


def _played(step: Try, _start: State, _state: State, turns: Sequence[Turn], _refusal: Reason | None) -> bool:
    return set(step.goal.played or ()) <= {move_text(turn.move) for turn in turns}


def _choice(step: Try, _start: State, _state: State, turns: Sequence[Turn], refusal: Reason | None) -> bool:
    if not turns or refusal is not None:
        return False
    turn = turns[-1]
    return turn.move in choices(step.goal, turn.before, step.seat)


def _points(step: Try, _start: State, state: State, _turns: Sequence[Turn], _refusal: Reason | None) -> bool:
    return points_of(state, step.seat) >= (step.goal.points or 0)


def _game_points(
    step: Try, _start: State, state: State, _turns: Sequence[Turn], _refusal: Reason | None
) -> bool:
    result = state.result
    return result is not None and result.score[side_of(state, step.seat)] >= (step.goal.game_points or 0)


def _keeps(step: Try, _start: State, state: State, turns: Sequence[Turn], _refusal: Reason | None) -> bool:
    kept = engine.mask_of(engine.parse_cards(step.goal.keeps or "-"))
    return bool(turns) and state.hands[step.seat] & kept == kept


_HOLDS: dict[str, _Condition] = {
    "legal": _legal,
    "refused": _refused,
    "wins": _wins,
    "played": _played,
    "choice": _choice,
    "points": _points,
    "game_points": _game_points,
    "keeps": _keeps,
}


def points_of(state: State, seat: int) -> int:
    """The counted points of a seat's side; where every seat scores alone, of those who play with it."""
    points: list[int] = state.as_json()["points"]
    sides = {side_of(state, ally) for ally in allies(state, seat)}
    return sum(points[side] for side in sides)


def choices(goal: Goal, state: State, seat: int) -> frozenset[Move]:
    """The moves of a computed set (``goal.choice``) in a state where ``seat`` is to act."""
    legal = [move for move in state.moves() if isinstance(move, int)]
    if goal.choice == "best":
        found = players.choose("sensible", engine.view(state, seat))
        best = max(found.values.values(), default=0.0)
        return frozenset(
            move for move in state.moves() if move == found.move or found.values.get(move, best - 1) >= best
        )
    if goal.choice == "trumps":
        order = constants_of(state.rules.game).order_of(state)
        return frozenset(card for card in legal if order is not None and order.trumps >> card & 1)
    if goal.choice in ("worthless", "dearest"):
        points = constants_of(state.rules.game).card_points
        worth = {card: points((card,), state.rules) for card in legal}
        wanted = min(worth.values()) if goal.choice == "worthless" else max(worth.values())
        return frozenset(card for card in legal if worth[card] == wanted)
    order = constants_of(state.rules.game).order_of(state)
    if not state.trick or order is None:
        return frozenset()  # of a lead nobody knows yet what it wins
    last = len(state.trick)
    wins = {card for card in legal if winning_place((*state.trick, card), order) == last}
    return frozenset(wins if goal.choice == "winning" else set(legal) - wins)

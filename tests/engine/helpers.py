"""Positions in text, moves in text."""

import engine
from engine import State


def at(position: str, seed: int = 0) -> State:
    """Return the state of a position."""
    return engine.parse_position(position).state(seed)


def play(state: State, moves: str) -> State:
    """Play moves joined by dots."""
    game = engine.GAMES[state.rules.game]
    for token in moves.split("."):
        state = state.after(engine.parse_move(game, token))
    return state


def legal(state: State) -> str:
    """Return the cards that may be played, joined by dots, in card order."""
    return engine.cards_text(move for move in state.moves() if isinstance(move, int))


def words(state: State) -> set[str]:
    """Return the legal moves that are not plays."""
    return {move for move in state.moves() if isinstance(move, str)}


def why(state: State, token: str) -> str:
    """Return 'yes' for a legal move, else the id of the rule that refuses it."""
    verdict = state.judge(engine.parse_move(engine.GAMES[state.rules.game], token))
    assert verdict.legal or verdict.rule
    return "yes" if verdict.legal else verdict.rule.value


def result(state: State) -> tuple[int, ...]:
    """Return the score of a finished deal."""
    assert state.result is not None
    return state.result.score

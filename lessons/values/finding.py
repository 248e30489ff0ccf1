"""Asking: a question of the content is opened, and answered by what knows the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import engine
from engine import GAMES, RuleSet
from lessons.model import Example, Separation, Value
from lessons.situation import open_situation
from lessons.values import cards, matches, schafkopf, schmier, table
from lessons.values.answer import Answer
from lessons.values.question import BadQuestionError, Finds, Question

__all__ = ["find", "find_value"]

_GAMES: Mapping[str, Finds] = {"schafkopf": schafkopf.FINDS, "schmier": schmier.FINDS}
"""What only one game can be asked, or answers in its own way; the rest is asked of all."""
_ALL: Finds = {**cards.FINDS, **table.FINDS, **matches.FINDS}


def find_value(value: Value, rules: RuleSet, show: str | None, moves: str | None, seat: int) -> Answer:
    """Answer a placeholder of a step that shows a position (or nothing) to the learner on ``seat``.

    Raises :class:`BadQuestionError`, ``Unreadable`` or ``Refused``.
    """
    state = match = None
    if value.at is not None and value.at.startswith("match "):
        match = engine.parse_match(value.at)
        rules = match.rules
    elif value.at is not None:
        state = open_situation(value.at, value.moves, under=value.under)
    elif show is not None:
        joined = ".".join(part for part in (moves, value.moves) if part)
        state = open_situation(show, joined or None, under=value.under)
    elif value.under is not None:
        rules = engine.parse_setup(value.under)
    question = Question(
        value.find,
        state.rules if state else rules,
        state,
        seat if value.seat is None else value.seat,
        cards=value.cards,
        trump=value.trump,
        contract=value.contract,
        move=value.move,
        option=value.option,
        match=match,
    )
    return _answer(question)


def find(example: Example | Separation, setup: str | None = None) -> Answer:
    """Answer an example of the rulebook, perhaps under another set-up."""
    state = open_situation(example.at, example.moves, under=setup)
    seat = example.seat
    if seat is None:
        seat = 0 if state.to_act is None else state.to_act
    return _answer(Question(example.find, state.rules, state, seat, move=example.move))


def _answer(question: Question) -> Answer:
    game = question.rules.game
    numbers = question.constants.NUMBERS
    if question.find in numbers:
        return Answer("number", numbers[question.find](question.rules))
    answered = _GAMES.get(game, {}).get(question.find) or _ALL.get(question.find)
    if answered is None:
        raise BadQuestionError(f"'find: {question.find}' is no question of {game}.")
    return replace(answered(question), sides=GAMES[game].sides(question.rules))

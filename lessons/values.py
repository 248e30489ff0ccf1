"""Answers of the engine to the questions that content asks (``find: legal``, ``find: trick-winner``...).

An answer is a plain value with a kind; :mod:`lessons.render` puts it into words, the linter compares
its text with what an author expects. docs/content.md lists what can be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import engine
from engine import GAMES, SUITS, Match, Reason, RuleSet, Settlement, State, card_text, players
from lessons.constants import Constants, constants_of
from lessons.model import Example, Separation, Value
from lessons.situation import open_situation, side_of

__all__ = ["Answer", "BadQuestionError", "find", "find_value", "same_answer"]

Kind = Literal["number", "seat", "yesno", "cards", "suit", "ranks", "reason", "settlement", "text"]
_SHOWN = tuple("23456789TJQKA".index(rank) for rank in "ATKQJ98765432")


class BadQuestionError(Exception):
    """A question that cannot be put: something it needs is missing; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: its kind and its value.

    ``number`` int, ``seat`` int or ``None``, ``yesno`` bool, ``cards`` tuple of card ints, ``suit``
    letter, ``ranks`` tuple of letters, ``reason`` a pair (Reason or ``None``, legal), ``settlement`` a
    Settlement, ``text`` an option's value.

    >>> Answer("cards", engine.parse_cards("JS.TS")).text
    'TS.JS'
    """

    kind: Kind
    value: Any

    @property
    def text(self) -> str:
        """The answer as an author writes it."""
        if self.kind == "cards":
            return ".".join(card_text(card) for card in sorted(self.value, key=_display)) or "-"
        if self.kind == "ranks":
            return ".".join(self.value)
        if self.kind == "yesno":
            return "yes" if self.value else "no"
        if self.kind == "reason":
            reason, legal = self.value
            return "legal" if legal else str(reason.rule.value)
        if self.kind == "settlement":
            return ".".join(line.rule.value for line in self.value.lines) or "-"
        return "-" if self.value is None else str(self.value)


def _display(card: int) -> tuple[int, int]:
    """Suit by suit, the ten beside the ace, where most of these games rank it."""
    suit, rank = divmod(card, 13)
    return suit, _SHOWN.index(rank) if suit < 4 else 0


@dataclass(frozen=True)
class _Question:
    """What a question has to work with."""

    find: str
    rules: RuleSet
    state: State | None
    seat: int
    cards: str | None = None
    trump: str | None = None
    move: str | None = None
    option: str | None = None
    match: Match | None = None

    def need_match(self) -> Match:
        if self.match is None:
            raise BadQuestionError(f"'find: {self.find}' needs a match in 'at:'.")
        return self.match

    def need_state(self) -> State:
        if self.state is None:
            raise BadQuestionError(f"'find: {self.find}' needs a position.")
        return self.state

    def need(self, name: str) -> str:
        given: str | None = getattr(self, name)
        if given is None:
            raise BadQuestionError(f"'find: {self.find}' needs '{name}:'.")
        return given

    @property
    def constants(self) -> Constants:
        return constants_of(self.rules.game)


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
    question = _Question(
        value.find,
        state.rules if state else rules,
        state,
        seat if value.seat is None else value.seat,
        value.cards,
        value.trump,
        value.move,
        value.option,
        match,
    )
    return _answer(question)


def find(example: Example | Separation, setup: str | None = None) -> Answer:
    """Answer an example of the rulebook, perhaps under another set-up."""
    state = open_situation(example.at, example.moves, under=setup)
    seat = example.seat
    if seat is None:
        seat = 0 if state.to_act is None else state.to_act
    return _answer(_Question(example.find, state.rules, state, seat, move=example.move))


def same_answer(answer: Answer, text: str) -> bool:
    """Whether an author's text names this answer; the order of cards does not matter.

    >>> same_answer(Answer("cards", engine.parse_cards("TS.JS")), "JS.TS")
    True
    """
    if answer.kind == "cards":
        try:
            return set(engine.parse_cards(text)) == set(answer.value)
        except engine.Unreadable:
            return False
    return answer.text == text


def _answer(question: _Question) -> Answer:
    numbers = question.constants.NUMBERS
    if question.find in numbers:
        return Answer("number", numbers[question.find](question.rules))
    if question.find not in _FINDS:
        raise BadQuestionError(f"'find: {question.find}' is no question of {question.rules.game}.")
    return _FINDS[question.find](question)


def _ranks(of: _Question) -> Answer:
    return Answer("ranks", of.constants.ranks(of.rules))


def _card_points(of: _Question) -> Answer:
    return Answer("number", of.constants.card_points(engine.parse_cards(of.need("cards")), of.rules))


def _option(of: _Question) -> Answer:
    name = of.need("option")
    try:
        value = of.rules[name]
    except KeyError:
        raise BadQuestionError(f"{of.rules.game} has no option '{name}'.") from None
    if value in ("yes", "no"):
        return Answer("yesno", value == "yes")
    return Answer("number", int(value)) if value.isdigit() else Answer("text", value)


def _trick_winner(of: _Question) -> Answer:
    if of.cards is not None:
        trump = SUITS.index(of.need("trump")) if of.constants.needs_trump(of.rules) else None
        place = of.constants.trick_place(of.rules, trump, engine.parse_cards(of.cards))
        return Answer("seat", place)
    return Answer("seat", _last_trick(of).winner)


def _trick_points(of: _Question) -> Answer:
    cards = engine.parse_cards(of.cards) if of.cards is not None else _last_trick(of).cards
    return Answer("number", of.constants.card_points(cards, of.rules))


def _last_trick(of: _Question) -> engine.Trick:
    tricks = of.need_state().tricks_played()
    if not tricks:
        raise BadQuestionError(f"'find: {of.find}' needs a trick: no trick is complete here.")
    return tricks[-1]


def _legal(of: _Question) -> Answer:
    return Answer("cards", tuple(move for move in of.need_state().moves() if isinstance(move, int)))


def _best(of: _Question) -> Answer:
    """The cards that gain most, where every continuation can be counted."""
    state = of.need_state()
    if state.to_act is None:
        raise BadQuestionError("'find: best' needs somebody to act.")
    choice = players.choose("sensible", engine.view(state, state.to_act))
    if not choice.exact and len(choice.values) > 1:
        raise BadQuestionError("'find: best' needs a position in which everything is known.")
    most = max(choice.values.values(), default=0.0)
    best = [move for move in state.moves() if choice.values.get(move, most) >= most]
    return Answer("cards", tuple(move for move in best if isinstance(move, int)))


def _refused(of: _Question) -> Answer:
    return Answer("cards", tuple(of.need_state().refused()))


def _judged(of: _Question) -> tuple[Reason | None, bool]:
    state = of.need_state()
    verdict = state.judge(engine.parse_move(GAMES[state.rules.game], of.need("move")))
    return verdict.reason, verdict.legal


def _may(of: _Question) -> Answer:
    return Answer("yesno", _judged(of)[1])


def _why(of: _Question) -> Answer:
    return Answer("reason", _judged(of))


def _beaters(of: _Question) -> Answer:
    """What beats the first of some cards when it is led."""
    if of.state is not None:
        trump = of.state.trump
    else:
        trump = SUITS.index(of.need("trump")) if of.constants.needs_trump(of.rules) else None
    card = engine.parse_cards(of.need("cards"))[0]
    return Answer("cards", engine.cards_of(of.constants.beaters(of.rules, trump, card)))


def _threats(of: _Question) -> Answer:
    """What of it may still be in the other's hand or in the stock, for all that the seat can see."""
    card = engine.parse_cards(of.need("cards"))[0]
    state = of.need_state()
    beaters = of.constants.beaters(of.rules, state.trump, card)
    return Answer("cards", engine.cards_of(beaters & _hidden(state, of.seat)))


def _hidden(state: State, seat: int) -> int:
    """The cards whose place a seat does not know, and those it knows to be in other hands."""
    seen: Any = engine.view(state, seat)
    hidden: int = seen.unseen | seen.known
    return hidden


def _unseen(of: _Question) -> Answer:
    return Answer("cards", engine.cards_of(_hidden(of.need_state(), of.seat)))


def _unseen_count(of: _Question) -> Answer:
    return Answer("number", _hidden(of.need_state(), of.seat).bit_count())


def _hand(of: _Question) -> Answer:
    return Answer("cards", of.need_state().dealt()[of.seat])


def _points(of: _Question) -> Answer:
    state = of.need_state()
    return Answer("number", state.as_json()["points"][side_of(state, of.seat)])


def _pending(of: _Question) -> Answer:
    state = of.need_state()
    return Answer("number", state.as_json()["pending"][side_of(state, of.seat)])


def _tricks_won(of: _Question) -> Answer:
    return Answer("number", of.constants.tricks_won(of.need_state(), of.seat))


def _stock(of: _Question) -> Answer:
    return Answer("number", len(of.need_state().as_json()["stock"]))


def _drawing_left(of: _Question) -> Answer:
    """How many tricks are still played with drawing after them."""
    return Answer("number", len(of.need_state().as_json()["stock"]) // 2)


def _turned(of: _Question) -> Answer:
    stock = of.need_state().as_json()["stock"]
    if not stock:
        raise BadQuestionError("'find: turned' needs a stock.")
    return Answer("cards", engine.parse_cards(stock[-1]))


def _trump(of: _Question) -> Answer:
    trump = of.need_state().trump
    return Answer("suit", None if trump is None else SUITS[trump])


def _trick(of: _Question) -> Answer:
    return Answer("cards", of.need_state().trick)


def _to_act(of: _Question) -> Answer:
    return Answer("seat", of.need_state().to_act)


def _leader(of: _Question) -> Answer:
    return Answer("seat", of.need_state().leader)


def _result(of: _Question) -> Settlement:
    result = of.need_state().result
    if result is None:
        raise BadQuestionError(f"'find: {of.find}' needs a finished deal.")
    return result


def _deal_winner(of: _Question) -> Answer:
    state, result = of.need_state(), _result(of)
    if not result.winners:
        return Answer("seat", None)
    return Answer("seat", state.as_json()["sides"][result.winners[0]][0])


def _game_points(of: _Question) -> Answer:
    return Answer("number", max(_result(of).score))


def _settlement(of: _Question) -> Answer:
    return Answer("settlement", _result(of))


def _match_target(of: _Question) -> Answer:
    return Answer("number", of.need_match().target)


def _match_score(of: _Question) -> Answer:
    """What a seat's side has won so far, or, where a match counts down, what it has left."""
    match = of.need_match()
    side = side_of(engine.replay(match.deals[-1]), of.seat) if match.deals else of.seat
    return Answer("number", match.score[side])


def _match_winner(of: _Question) -> Answer:
    return Answer("seat", of.need_match().winner)


def _next_dealer(of: _Question) -> Answer:
    return Answer("seat", of.need_match().next_dealer)


_FINDS: dict[str, Callable[[_Question], Answer]] = {
    "ranks": _ranks,
    "card-points": _card_points,
    "honours": _card_points,
    "option": _option,
    "trick-winner": _trick_winner,
    "trick-points": _trick_points,
    "legal": _legal,
    "best": _best,
    "refused": _refused,
    "may": _may,
    "why": _why,
    "beaters": _beaters,
    "threats": _threats,
    "unseen": _unseen,
    "unseen-count": _unseen_count,
    "hand": _hand,
    "points": _points,
    "pending": _pending,
    "tricks-won": _tricks_won,
    "stock": _stock,
    "drawing-left": _drawing_left,
    "turned": _turned,
    "trump": _trump,
    "trick": _trick,
    "to-act": _to_act,
    "leader": _leader,
    "deal-winner": _deal_winner,
    "game-points": _game_points,
    "settlement": _settlement,
    "match-target": _match_target,
    "match-left": _match_score,
    "match-points": _match_score,
    "match-winner": _match_winner,
    "next-dealer": _next_dealer,
}

"""Questions about a table: who may do what, who knows what, who has won what."""

from __future__ import annotations

from typing import Any

import engine
from engine import GAMES, SUITS, Reason, State, players
from lessons.situation import side_of
from lessons.values.answer import Answer
from lessons.values.question import BadQuestionError, Finds, Question

__all__ = ["FINDS"]


def _legal(of: Question) -> Answer:
    return Answer("cards", tuple(move for move in of.need_state().moves() if isinstance(move, int)))


def _best(of: Question) -> Answer:
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


def _refused(of: Question) -> Answer:
    return Answer("cards", tuple(of.need_state().refused()))


def _judged(of: Question) -> tuple[Reason | None, bool]:
    state = of.need_state()
    verdict = state.judge(engine.parse_move(GAMES[state.rules.game], of.need("move")))
    return verdict.reason, verdict.legal


def _may(of: Question) -> Answer:
    return Answer("yesno", _judged(of)[1])


def _why(of: Question) -> Answer:
    return Answer("reason", _judged(of))


def _threats(of: Question) -> Answer:
    """What of it may still be in other hands or in the stock, for all that the seat can see."""
    card = engine.parse_cards(of.need("cards"))[0]
    return Answer("cards", engine.cards_of(of.order.beaters[card] & _hidden(of.need_state(), of.seat)))


def _hidden(state: State, seat: int) -> int:
    """The cards whose place a seat does not know, and those it knows to be in other hands."""
    if len(state.hands) > 2:
        # Whatever is neither in hand nor played: every card that is dealt stays in the deal.
        pack = engine.mask_of(GAMES[state.rules.game].pack(state.rules))
        gone = engine.mask_of((*state.trick, *_played(state)))
        return pack & ~(state.hands[seat] | gone)
    seen: Any = engine.view(state, seat)
    hidden: int = seen.unseen | seen.known
    return hidden


def _played(state: State) -> tuple[int, ...]:
    told: Any = state
    cards: tuple[int, ...] = engine.cards_of(told.played)
    return cards


def _unseen(of: Question) -> Answer:
    return Answer("cards", engine.cards_of(_hidden(of.need_state(), of.seat)))


def _unseen_count(of: Question) -> Answer:
    return Answer("number", _hidden(of.need_state(), of.seat).bit_count())


def _hand(of: Question) -> Answer:
    return Answer("cards", of.need_state().dealt()[of.seat])


def _points(of: Question) -> Answer:
    state = of.need_state()
    return Answer("number", state.as_json()["points"][side_of(state, of.seat)])


def _pending(of: Question) -> Answer:
    state = of.need_state()
    return Answer("number", state.as_json()["pending"][side_of(state, of.seat)])


def _tricks_won(of: Question) -> Answer:
    return Answer("number", of.constants.tricks_won(of.need_state(), of.seat))


def _stock(of: Question) -> Answer:
    return Answer("number", len(of.need_state().as_json()["stock"]))


def _drawing_left(of: Question) -> Answer:
    """How many tricks are still played with drawing after them."""
    return Answer("number", len(of.need_state().as_json()["stock"]) // 2)


def _turned(of: Question) -> Answer:
    stock = of.need_state().as_json()["stock"]
    if not stock:
        raise BadQuestionError("'find: turned' needs a stock.")
    return Answer("cards", engine.parse_cards(stock[-1]))


def _trump(of: Question) -> Answer:
    trump = of.need_state().trump
    return Answer("suit", None if trump is None else SUITS[trump])


def _trick(of: Question) -> Answer:
    return Answer("cards", of.need_state().trick)


def _to_act(of: Question) -> Answer:
    return Answer("seat", of.need_state().to_act)


def _leader(of: Question) -> Answer:
    return Answer("seat", of.need_state().leader)


def _deal_winner(of: Question) -> Answer:
    state, result = of.need_state(), of.result
    if not result.winners:
        return Answer("seat", None)
    return Answer("seat", state.as_json()["sides"][result.winners[0]][0])


def _game_points(of: Question) -> Answer:
    return Answer("number", max(of.result.score))


def _settlement(of: Question) -> Answer:
    return Answer("settlement", of.result)


FINDS: Finds = {
    "legal": _legal,
    "best": _best,
    "refused": _refused,
    "may": _may,
    "why": _why,
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
}

"""Presses on the cards of a question: several are picked, told all at once, or one is the answer."""

import engine
from lessons.drills import Drill
from ui.question.answering import Listener, choose, picked, repick
from ui.question.form import cards_among, form_of
from ui.question.laid import situation
from ui.question.memory import Memory
from ui.table.table import Press

__all__ = ["pressed", "table_key"]

_PICKED = "picked-"


def table_key(drill: Drill, key: str) -> str:
    """The name of the table whose cards are the options: that of the position, or one of their own."""
    return f"baza-choose-table-{key}" if form_of(drill) == "hand" else f"baza-asked-table-{key}"


def pressed(drill: Drill, memory: Memory, on_answer: Listener, press: Press) -> None:
    """Take up a press on the present picture: the cards picked, an option, or the card of a seat."""
    if press.seq != memory.seq:
        return
    if drill.multiple:
        _pick(drill, memory, press.token)
    elif memory.picks and press.token.startswith(_PICKED):
        _pick_one(drill, memory, press.token)
    elif form_of(drill) in {"table", "hand"}:
        if press.token in cards_among(drill):
            choose(drill, memory, press.token, on_answer)
    else:
        _point(drill, memory, press.token, on_answer)


def _pick(drill: Drill, memory: Memory, token: str) -> None:
    """Take all picked cards as the table tells them; what is in words beside them stays as it is."""
    if not token.startswith(_PICKED):
        return
    cards, told = cards_among(drill), token.removeprefix(_PICKED).split(".")
    in_words = [option for option in picked(drill, memory) if option not in cards]
    repick(drill, memory, [*(card for card in cards if card in told), *in_words])


def _pick_one(drill: Drill, memory: Memory, token: str) -> None:
    """Take the card that is picked, or none, instead of whatever was picked before."""
    repick(drill, memory, [card for card in cards_among(drill) if token == f"{_PICKED}{card}"])


def _point(drill: Drill, memory: Memory, token: str, on_answer: Listener) -> None:
    """Answer with the seat that played a card."""
    found = situation(drill)
    if found is None:
        return
    state, laid = found
    played = [*(((state.leader or 0), engine.card_text(card)) for card in state.trick), *laid]
    for seat, card in played:
        if card == token:
            choose(drill, memory, str(seat), on_answer)

"""Buttons that an exercise wants to be tried although the rules refuse them: closing, a bid too low..."""

from engine import SUITS, State
from engine.games.schafkopf.contracts import BIDS
from engine.games.schmier.words import bid_of
from engine.games.schnapsen.settle import GOAL
from lessons.model import Try
from lessons.names import CardNames
from ui.pictures.schafkopf import bid_button
from ui.table.data import Action, TableData

__all__ = ["offered", "offers"]

_KEYS = {"exchange": "x", "close": "c", "claim": "b"}
_MARRIAGE_KEYS = "mnvw"


def offers(step: Try) -> tuple[str, ...]:
    """The tokens of a step, cards apart, that the learner is meant to try in vain."""
    tried = [each.moves for each in step.temptations if each.rule is not None]
    if step.goal.refused is not None:
        tried.append(step.solution)
    last = dict.fromkeys(moves.rsplit(".", 1)[-1] for moves in tried)
    return tuple(
        move for move in last if move in _KEYS or move in BIDS or move.startswith(("marriage-", "bid-"))
    )


def offered(data: TableData, step: Try, state: State, names: CardNames) -> TableData:
    """The same table with these buttons too; they look like those that the rules allow."""
    there = {action["token"] for action in data["actions"]}
    free = [key for key in _MARRIAGE_KEYS if key not in {action["key"] for action in data["actions"]}]
    more: list[Action] = []
    for token in offers(step):
        if token in BIDS and token not in there:
            more.append(bid_button(token, names))
        elif token not in there:
            key = _KEYS.get(token) or (free.pop(0) if token.startswith("marriage-") else None)
            label = _label(token, state, names)
            more.append({"token": token, "label": label, "key": key, "legal": True, "reason": None})
    fuller = data.copy()
    fuller["actions"] = sorted([*data["actions"], *more], key=_place)
    return fuller


def _place(action: Action) -> tuple[int, str]:
    """Where a button stands: bids among each other from the lowest, all others where they are."""
    token = action["token"]
    return (BIDS.index(token) if token in BIDS else -1), (token if token.startswith("bid-") else "")


def _label(token: str, state: State, names: CardNames) -> str:
    t = names.translator
    if token == "exchange":
        return t.gettext("Exchange the turned card")
    if token == "close":
        return t.gettext("Close the stock")
    if token == "claim":
        return t.gettext("Claim {goal}", goal=GOAL)
    if token.startswith("bid-"):
        return t.gettext("Bid {number}", number=t.number(bid_of(token)))
    royal = state.trump is not None and token[-1] == SUITS[state.trump]
    return t.gettext("Announce {worth} ({suit})", worth=40 if royal else 20, suit=names.suit(token[-1]))

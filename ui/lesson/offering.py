"""The buttons of an exercise: what has been taught, and what is to be tried although it is refused."""

from functools import lru_cache

from engine import State
from engine.games.schafkopf.contracts import BIDS
from lessons.load import content
from lessons.model import Try
from lessons.names import CardNames
from lessons.wording.moves import move_name
from ui.pictures.schafkopf import bid_button
from ui.table.data import Action, TableData

__all__ = ["offered", "offers", "only_taught"]

_KEYS = {"exchange": "x", "close": "c", "claim": "b"}
_MARRIAGE_KEYS = "mnvw"
_BESIDE = frozenset({"exchange", "close", "claim", "marriage"})
"""What may be done instead of playing a card, or before it."""


def only_taught(data: TableData, lesson: str, step: Try) -> TableData:
    """The same table without what can be pressed beside the cards but has not been taught by this step.

    What a reader has to choose from when no card can be played, as in the bidding, stays whole.
    """
    known = _asked(step) | _taught(lesson, step.id)
    fewer = data.copy()
    fewer["actions"] = [action for action in data["actions"] if _kind(action["token"]) not in _BESIDE - known]
    return fewer


def _kind(token: str) -> str:
    """What a token does: ``marriage-QS`` announces a marriage."""
    return token.partition("-")[0]


def _asked(step: Try) -> frozenset[str]:
    """What the moves of an exercise do beside playing cards."""
    lines = (step.solution, *(each.moves for each in step.temptations))
    return frozenset(_kind(move) for line in lines for move in line.split(".")) & _BESIDE


@lru_cache(maxsize=512)
def _taught(lesson: str, step: str) -> frozenset[str]:
    """What the exercises of the course before a step have asked for beside cards."""
    found: set[str] = set()
    loaded = content().lessons[lesson]
    for each in content().ordered(loaded.game):
        for one in each.lesson.steps:
            if (each.lesson.id, one.id) == (lesson, step):
                return frozenset(found)
            if isinstance(one, Try):
                found |= _asked(one)
    return frozenset(found)


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
            label = move_name(token, state, names)
            more.append({"token": token, "label": label, "key": key, "legal": True, "reason": None})
    fuller = data.copy()
    fuller["actions"] = sorted([*data["actions"], *more], key=_place)
    return fuller


def _place(action: Action) -> tuple[int, str]:
    """Where a button stands: bids among each other from the lowest, all others where they are."""
    token = action["token"]
    return (BIDS.index(token) if token in BIDS else -1), (token if token.startswith("bid-") else "")

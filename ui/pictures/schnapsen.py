"""What the table of Schnapsen shows: counted points, closed stock, marriages, claims."""

from itertools import takewhile

from engine import SUITS, card_text
from engine.cards import rank_of
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import RANKING
from engine.games.schnapsen.view import SchnapsenView
from engine.games.schnapsen.words import SUIT_OF
from lessons.names import CardNames
from ui.pictures.plain import contract, fresh, known, mark, talk, tallies, throw, trick, tricks
from ui.table.data import Action, Labels, Stock

__all__ = [
    "MOST", "actions", "badge", "contract", "doubt", "fresh", "known", "labels", "mark", "place",
    "points", "stock", "talk", "tallies", "throw", "trick", "tricks",
]  # fmt: skip

_KEYS = {"exchange": "x", "close": "c", "claim": "b", "pass": "p"}
_MARRIAGE_KEYS = "mnvw"

MOST = 5
"""How many words may be said beside the cards at once: exchange, close, two marriages, a claim."""


def points(seen: SchnapsenView, seat: int) -> int:
    """The counted points of a seat."""
    return seen.points[seat]


def labels(own: Labels, names: CardNames) -> Labels:  # noqa: ARG001 - the general words fit
    """The words of the table, where this game has others."""
    return own


def place(seen: SchnapsenView, card: int) -> tuple[bool, int, int]:
    """Where a card stands in the hand: by suit, trumps last, each from the top."""
    return card // 13 == seen.trump, card // 13, RANKING.index(rank_of(card))


def badge(seen: SchnapsenView, seat: int, names: CardNames) -> str | None:
    """What is to be known of a seat at a glance: what the other has just said stays as long as the trick."""
    t = names.translator
    if seat == seen.leader != seen.seat:
        if seen.calling >= 0:
            worth = 40 if seen.calling == seen.trump else 20
            # Translators: on the opponent's name plate; keep it short.
            return t.gettext("announces {worth} in {suit}", worth=worth, suit=names.suit(SUITS[seen.calling]))
        if "exchange" in _words(seen):
            # Translators: on the opponent's name plate; keep it short.
            return t.gettext("exchanges the trump")
    if seen.closed and seen.closed.seat == seat:
        return t.gettext("closed the stock")
    if seen.pending[seat]:
        return t.gettext("{points} waiting", points=seen.pending[seat])
    return None


def _words(seen: SchnapsenView) -> list[str]:
    """What has been said since the last trick."""
    before = seen.history[: len(seen.history) - (seen.led >= 0)]
    return list(takewhile(lambda move: isinstance(move, str), reversed(before)))  # type: ignore[arg-type]


def stock(seen: SchnapsenView) -> Stock:
    """The stock with its turned card."""
    closed = seen.closed is not None
    turned = card_text(seen.turned) if seen.turned is not None and not closed else None
    return {"count": seen.stock_count, "turned": turned, "closed": closed}


def actions(seen: SchnapsenView, names: CardNames) -> list[Action]:
    """The buttons beside the cards: what the seat may say now."""
    t = names.translator
    found: list[Action] = []
    marriages = iter(_MARRIAGE_KEYS)
    for move in seen.legal:
        if isinstance(move, int):
            continue
        if move in SUIT_OF:
            worth = 40 if SUIT_OF[move] == seen.trump else 20
            label = t.gettext("Announce {worth} ({suit})", worth=worth, suit=names.suit(move[-1]))
            key = next(marriages)
        else:
            label, key = _label(move, seen, names), _KEYS[move]
        found.append({"token": move, "label": label, "key": key, "legal": True, "reason": None})
    return found


def doubt(seen: SchnapsenView, move: str, names: CardNames, *, hide: bool) -> str | None:
    """What is asked before a claim that is false, or may be where the learner counts in his head.

    The question tells no more than the table shows: where points are hidden it comes whatever they are.
    """
    t, own = names.translator, seen.points[seen.seat]
    if move != "claim" or (own >= GOAL and not hide):
        return None
    if hide:
        return t.gettext("Are you sure? Tap again to claim")
    return t.gettext("You have {points}: tap again to claim", points=t.number(own))


def _label(move: str, seen: SchnapsenView, names: CardNames) -> str:
    t = names.translator
    if move == "exchange" and seen.turned is not None:
        return t.gettext("Exchange for {card:the}", card=names.card(seen.turned))
    if move == "close":
        return t.gettext("Close the stock")
    if move == "claim":
        return t.gettext("Claim {goal}", goal=GOAL)
    return t.gettext("Pass")

"""What the table of Bohemian Schneider shows: honours and the stock."""

from engine import card_text
from engine.cards import rank_of
from engine.games.schneider.terms import RANKING
from engine.games.schneider.view import SchneiderView
from lessons.names import CardNames
from ui.pictures.plain import MOST, contract, doubt, fresh, known, mark, talk, tallies, throw, trick, tricks
from ui.table.data import Action, Labels, Stock

__all__ = [
    "MOST", "actions", "badge", "contract", "doubt", "fresh", "known", "labels", "mark", "place",
    "points", "stock", "talk", "tallies", "throw", "trick", "tricks",
]  # fmt: skip


def points(seen: SchneiderView, seat: int) -> int:
    """The honours a seat has won."""
    return seen.honours[seat]


def labels(own: Labels, names: CardNames) -> Labels:
    """The words of the table: here honours are counted."""
    t = names.translator
    return {
        **own,
        "points": {
            "one": t.ngettext("{number} honour", "{number} honours", 1, number="{n}"),
            "other": t.ngettext("{number} honour", "{number} honours", 2, number="{n}"),
        },
    }


def place(seen: SchneiderView, card: int) -> tuple[bool, int, int]:
    """Where a card stands in the hand: by suit, trumps last, each from the top."""
    return card // 13 == seen.trump, card // 13, RANKING.index(rank_of(card))


def badge(seen: SchneiderView, seat: int, names: CardNames) -> str | None:  # noqa: ARG001
    """What is to be known of a seat at a glance: nothing more here."""
    return None


def stock(seen: SchneiderView) -> Stock:
    """The stock, with the turned card of the trump option."""
    turned = card_text(seen.turned) if seen.turned is not None else None
    return {"count": seen.stock_count, "turned": turned, "closed": False}


def actions(seen: SchneiderView, names: CardNames) -> list[Action]:  # noqa: ARG001
    """The buttons beside the cards: there are none."""
    return []

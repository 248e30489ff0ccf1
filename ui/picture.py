"""A deal as the card table draws it: from the view of one seat, in one reader's words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine import SUITS, State, Trick, card_text, cards_of, view
from engine.cards import rank_of
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import RANKING
from engine.games.schnapsen.view import SchnapsenView
from engine.games.schnapsen.words import SUIT_OF
from lessons import explain
from lessons.names import CardNames
from lessons.settings import Settings
from ui.table.data import PLACES, Action, HandCard, PastTrick, Place, Score, Seat, Stock, TableData
from ui.table.words import words

__all__ = ["Look", "picture"]

_KEYS = {"exchange": "x", "close": "c", "claim": "b", "pass": "p"}
_MARRIAGE_KEYS = "mnvw"


@dataclass(frozen=True)
class Look:
    """How a deal is shown beyond what the seat knows.

    ``mark`` and ``hint`` are card texts (or the token of an action); ``beads`` the match score before
    this deal with its ``target``; ``choose`` what can be pressed; ``opens`` lays the other hands open
    (only for a deal that is over); ``acts`` offers the buttons beside the cards.
    """

    seq: int = 0
    said: str = ""
    mark: Sequence[str] = ()
    hint: Sequence[str] = ()
    beads: Sequence[int] | None = None
    target: int = 7
    choose: Literal["hand", "trick", "none"] = "hand"
    picked: list[str] | None = None
    dim: bool = True
    acts: bool = True
    opens: bool = False
    caption: bool = False
    hide_points: bool = False
    tools: list[Literal["ui:hint", "ui:undo"]] = field(default_factory=list)


def picture(state: State, seat: int, names: CardNames, settings: Settings, look: Look) -> TableData:
    """The table of a deal of Schnapsen as ``seat`` sees it; hidden cards are not in it."""
    seen: SchnapsenView = view(state, seat)  # type: ignore[assignment]
    own = words(names)
    data: TableData = {
        "lang": own["lang"],
        "pattern": own["pattern"],
        "labels": own["labels"],
        "names": own["names"],
        "indices": own["indices"],
        "colours": settings.colours,
        "seq": look.seq,
        "motion": settings.motion,
        "seats": [_seat(state, seen, number, names, look) for number in (seat, 1 - seat)],
        "hand": _hand(state, seen, names),
        "trick": [] if seen.led < 0 else [_played(seen.leader or 0, seen.led)],
        "last_trick": _past(seen.last_trick),
        "stock": _stock(seen),
        "trump": SUITS[seen.trump],
        "actions": _actions(seen, names) if look.acts else [],
        "score": _score(look, names),
        "mark": list(look.mark),
        "hint": list(look.hint),
        "dim": look.dim and look.choose == "hand",
        "said": look.said,
        "caption": look.caption,
        "choose": look.choose,
        "tools": look.tools,
    }
    if look.picked is not None:
        data["picked"] = look.picked
    return data


def _seat(state: State, seen: SchnapsenView, number: int, names: CardNames, look: Look) -> Seat:
    t = names.translator
    mine = number == seen.seat
    places: tuple[Place, ...] = PLACES[2]
    seat: Seat = {
        "seat": number,
        "name": t.gettext("You") if mine else t.gettext("Opponent"),
        "place": places[0] if mine else places[1],
        "count": seen.counts[number],
        "points": None if look.hide_points else seen.points[number],
        "tricks": seen.tricks[number],
        "turn": seen.to_act == number and look.choose == "hand",
        "dealer": seen.dealer == number,
        "badge": _badge(seen, number, names),
    }
    if not mine:
        open_cards = state.hands[number] if look.opens and state.result is not None else seen.known
        if open_cards:
            seat["cards"] = [card_text(card) for card in cards_of(open_cards)]
    return seat


def _badge(seen: SchnapsenView, number: int, names: CardNames) -> str | None:
    t = names.translator
    if seen.closed and seen.closed.seat == number:
        return t.gettext("closed the stock")
    if seen.pending[number]:
        return t.gettext("{points} waiting", points=seen.pending[number])
    return None


def _hand(state: State, seen: SchnapsenView, names: CardNames) -> list[HandCard]:
    refused = state.refused() if seen.to_act == seen.seat else {}
    hand: list[HandCard] = []
    for card in sorted(seen.hand, key=lambda card: (card // 13 == seen.trump, card // 13, -_rank(card))):
        reason = refused.get(card)
        because: Any = [] if reason is None else reason.facts.get("could", [])
        hand.append(
            {
                "card": card_text(card),
                "legal": reason is None,
                "reason": explain.sentence(reason, names.translator, names) if reason else None,
                "because": list(because),
            }
        )
    return hand


def _rank(card: int) -> int:
    return -RANKING.index(rank_of(card))


def _played(seat: int, card: int) -> Any:
    return {"seat": seat, "card": card_text(card)}


def _past(trick: Trick | None) -> PastTrick | None:
    if trick is None:
        return None
    seats = (trick.leader, 1 - trick.leader)
    cards = [_played(seat, card) for seat, card in zip(seats, trick.cards, strict=True)]
    return {"winner": trick.winner, "cards": cards}


def _stock(seen: SchnapsenView) -> Stock | None:
    closed = seen.closed is not None
    turned = card_text(seen.turned) if seen.turned is not None and not closed else None
    return {"count": seen.stock_count, "turned": turned, "closed": closed}


def _score(look: Look, names: CardNames) -> Score | None:
    if look.beads is None:
        return None
    t = names.translator
    return {
        "beads": list(look.beads),
        "target": look.target,
        "names": [t.gettext("You"), t.gettext("Opponent")],
    }


def _actions(seen: SchnapsenView, names: CardNames) -> list[Action]:
    t = names.translator
    actions: list[Action] = []
    marriages = iter(_MARRIAGE_KEYS)
    for move in seen.legal:
        if isinstance(move, int):
            continue
        if move in SUIT_OF:
            worth = 40 if SUIT_OF[move] == seen.trump else 20
            suit = names.suit(move[-1])
            label = t.gettext("Announce {worth} ({suit})", worth=worth, suit=suit)
            key = next(marriages)
        else:
            label, key = _label(move, seen, names), _KEYS[move]
        actions.append({"token": move, "label": label, "key": key, "legal": True, "reason": None})
    return actions


def _label(move: str, seen: SchnapsenView, names: CardNames) -> str:
    t = names.translator
    if move == "exchange" and seen.turned is not None:
        return t.gettext("Exchange for {card:the}", card=names.card(seen.turned))
    if move == "close":
        return t.gettext("Close the stock")
    if move == "claim":
        return t.gettext("Claim {goal}", goal=GOAL)
    return t.gettext("Pass")
